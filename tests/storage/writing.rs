//! Writing and removing: whole files, nothing beside them, nothing thrown away.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ardoise::app::{Document, Session, Settings};
use ardoise::domain::coinche::Rules;
use ardoise::domain::{AnySheet, Roster};
use ardoise::store::{FileStore, Store, StoreError, format};

const SHEET: &str = include_str!("../files/sheet-v1.json");

fn document() -> Document {
    format::read_sheet(SHEET).expect("our own file")
}

/// Every file under a folder, by its path from there.
pub fn files(folder: &Path) -> BTreeSet<String> {
    fn walk(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, root, found);
            } else {
                let name = path.strip_prefix(root).expect("below");
                found.insert(name.display().to_string());
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(folder, folder, &mut found);
    found
}

#[test]
fn writing_leaves_nothing_beside_the_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().to_owned()).expect("there");
    for _ in 0..5 {
        store.save_sheet(&document()).expect("written");
        store.save_settings(&Settings::default()).expect("written");
        store.save_session(&Session::default()).expect("written");
    }
    let wanted = [
        "lock",
        "session.json",
        "settings.json",
        "sheets/20261129T201500123.json",
    ];
    assert_eq!(files(folder.path()), wanted.map(str::to_owned).into());
}

#[test]
fn a_shorter_version_takes_the_place_of_a_longer_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().to_owned()).expect("there");
    store.save_sheet(&document()).expect("written");
    let short = Document {
        sheet: AnySheet::new(Rules::default().into(), Roster::unnamed(4)),
        ..document()
    };
    store.save_sheet(&short).expect("written");
    assert_eq!(store.load().documents, [short]);
}

#[test]
fn a_write_that_fails_leaves_the_old_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().to_owned()).expect("there");
    let old = document();
    store.save_sheet(&old).expect("written");
    // A folder stands where the settings should be written: that fails whoever runs this.
    fs::create_dir_all(folder.path().join("settings.json/x")).expect("made");
    assert!(store.save_settings(&Settings::default()).is_err());
    fs::remove_dir_all(folder.path().join("settings.json")).expect("removed");
    // And a sheet whose folder is gone.
    let away = folder.path().join("away");
    fs::rename(folder.path().join("sheets"), &away).expect("moved");
    let mut new = old.clone();
    new.sheet
        .edit_rules(Rules::default().into())
        .expect("it fits");
    assert!(store.save_sheet(&new).is_err());
    fs::rename(&away, folder.path().join("sheets")).expect("moved back");
    assert_eq!(store.load().documents, [old]);
    store.save_sheet(&new).expect("the next try");
    assert_eq!(store.load().documents, [new]);
}

#[test]
fn what_the_system_says_is_told_apart() {
    use std::io::{Error, ErrorKind};
    let told = |kind: ErrorKind| StoreError::from(Error::from(kind));
    assert_eq!(told(ErrorKind::StorageFull), StoreError::Full);
    assert_eq!(told(ErrorKind::QuotaExceeded), StoreError::Full);
    assert_eq!(told(ErrorKind::PermissionDenied), StoreError::Denied);
    assert_eq!(told(ErrorKind::ReadOnlyFilesystem), StoreError::Denied);
    assert_eq!(told(ErrorKind::Other), StoreError::Failed);
}

#[test]
fn a_file_where_the_folder_should_be_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("taken");
    fs::write(&file, "").expect("written");
    assert!(FileStore::open(file).is_err());
}
