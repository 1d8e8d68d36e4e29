//! One store at a time may change a folder.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use ardoise::app::{Session, Settings, Trashed};
use ardoise::store::{FileStore, Store, StoreError, format};
use chrono::Utc;

use super::writing::files;

const SHEET: &str = include_str!("../files/sheet-v1.json");

fn open(folder: &Path) -> FileStore {
    FileStore::open(folder.to_owned()).expect("a folder")
}

#[test]
fn only_the_first_may_write_and_every_one_may_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let document = format::read_sheet(SHEET).expect("our own file");
    let mut first = open(folder.path());
    assert!(!first.is_read_only());
    first.save_sheet(&document).expect("written");
    let mut others = [open(folder.path()), open(folder.path())];
    for other in &mut others {
        assert!(other.is_read_only());
        assert_eq!(other.load().documents, std::slice::from_ref(&document));
        let before = files(folder.path());
        let trashed = Trashed {
            document: document.clone(),
            deleted: Utc::now(),
        };
        let refused = Err(StoreError::Taken);
        assert_eq!(other.save_sheet(&document), refused);
        assert_eq!(other.remove_sheet(&trashed), refused);
        assert_eq!(other.forget_trashed(&document.id), refused);
        assert_eq!(other.save_settings(&Settings::default()), refused);
        assert_eq!(other.save_session(&Session::default()), refused);
        assert_eq!(files(folder.path()), before);
    }
    first.save_settings(&Settings::default()).expect("written");
    drop(first);
    assert!(others[0].is_read_only(), "what it knows may be old");
    assert!(!open(folder.path()).is_read_only());
}

#[test]
fn who_only_reads_moves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let document = format::read_sheet(SHEET).expect("our own file");
    let mut first = open(folder.path());
    first.save_sheet(&document).expect("written");
    let mut before = document.clone();
    before.sheet.undo();
    first.save_sheet(&before).expect("written");
    let file = first.sheet_file(&document.id);
    fs::write(&file, "half").expect("written");
    fs::write(folder.path().join("settings.json"), "half").expect("written");
    let being_written = folder.path().join("sheets/.x.json.aB3xY9");
    fs::write(&being_written, "half").expect("written");
    fs::create_dir(folder.path().join("trash")).expect("made");
    let old = folder.path().join("trash/a.20200101T000000Z.json");
    fs::write(&old, "half").expect("written");
    let there = files(folder.path());

    let mut second = open(folder.path());
    assert_eq!(second.purge_trash(Utc::now()), []);
    let loaded = second.load();
    assert_eq!(loaded.documents, [document], "the version before");
    assert_eq!(loaded.damaged.len(), 2);
    assert_eq!(loaded.damaged[0].place, file.display().to_string());
    assert_eq!(files(folder.path()), there);
    drop(first);
    let mut third = open(folder.path());
    assert_eq!(third.purge_trash(Utc::now()).len(), 1);
    third.load();
    assert!(!being_written.exists() && !old.exists());
}

#[test]
fn processes_that_are_begun_meanwhile_keep_nobody_out() {
    let folder = tempfile::tempdir().expect("a folder");
    thread::scope(|scope| {
        let others = scope.spawn(|| {
            for _ in 0..100 {
                let mut other = Command::new(env!("CARGO_BIN_EXE_ardoise"));
                other.arg("--version").output().expect("it runs");
            }
        });
        while !others.is_finished() {
            assert!(!open(folder.path()).is_read_only());
        }
    });
}
