//! Files that are not as they were written: what the drawer says of them, and what it opens instead.

use std::fs;
use std::path::Path;

use ardoise::ui::bridge::{FileDamage, Home};
use slint::{ComponentHandle, Model};

use super::{play, seat};
use crate::phone::Phone;

/// A phone with one sheet of two deals in this folder, back at the drawer.
fn phone(folder: &Path) -> Phone {
    let phone = seat(Phone::builder().folder(folder).start());
    play(&phone, 1, "80", "82");
    play(&phone, 2, "90", "101");
    phone.tap("back");
    phone
}

/// The only sheet's file.
fn sheet(folder: &Path) -> std::path::PathBuf {
    let mut files = fs::read_dir(folder.join("sheets")).expect("a folder");
    files.next().expect("a sheet").expect("a sheet").path()
}

/// What is said of the files, and that each sentence is on the page and names the file's place, where it must be.
fn said(phone: &Phone) -> Vec<FileDamage> {
    let home = phone.ui.window().global::<Home>();
    let files: Vec<_> = home.get_damaged().iter().collect();
    for (at, file) in files.iter().enumerate() {
        let sentence = phone.label(&format!("damaged-{at}"));
        assert!(sentence.contains(file.place.as_str()), "{sentence:?}");
        let there = Path::new(file.place.as_str()).exists();
        assert!(there || file.damage == FileDamage::Gone, "{}", file.place);
    }
    files.into_iter().map(|file| file.damage).collect()
}

#[test]
fn a_damaged_sheet_opens_as_it_was_before_the_last_deal() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = phone(folder.path());
    assert_eq!(said(&phone), []);
    let whole = fs::read(sheet(folder.path())).expect("a sheet");
    fs::write(sheet(folder.path()), &whole[..whole.len() / 2]).expect("written");
    let phone = phone.restart();
    assert_eq!(said(&phone), [FileDamage::OlderOpened]);
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), (160, 80), "the first deal is there");
    // It goes on from there, and the damage is not told twice.
    play(&phone, 2, "90", "101");
    phone.tap("back");
    let phone = phone.restart();
    assert_eq!(said(&phone), []);
    assert_eq!(phone.kept().documents[0].sheet.len(), 2);
}

#[test]
fn a_sheet_that_vanished_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = phone(folder.path());
    fs::remove_file(sheet(folder.path())).expect("removed");
    let phone = phone.restart();
    assert_eq!(said(&phone), [FileDamage::Gone]);
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), (160, 80));
}

#[test]
fn bad_files_are_named_and_the_good_sheet_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = phone(folder.path());
    let newer = "{ \"format\": \"ardoise-sheet\", \"version\": 99 }";
    let bad = [
        ("20200101T000000000", "{ \"format\": \"ardoise-sheet\", "),
        ("20200102T000000000", newer),
        ("20200103T000000000", "[\"a shopping list\"]"),
    ];
    for (name, text) in bad {
        let file = folder.path().join(format!("sheets/{name}.json"));
        fs::write(file, text).expect("written");
    }
    let phone = phone.restart();
    let all = [
        FileDamage::Unreadable,
        FileDamage::Newer,
        FileDamage::Foreign,
    ];
    assert_eq!(said(&phone), all);
    assert!(phone.shows("sheet-running-0"));
    assert!(!phone.shows("sheet-running-1"));
    // Only what a newer version has written is still where it was.
    let phone = phone.restart();
    assert_eq!(said(&phone), [FileDamage::Newer]);
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), (220, 270));
}

#[test]
fn damage_is_told_in_an_empty_drawer_too() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("sheets")).expect("made");
    fs::write(folder.path().join("sheets/20200101T000000000.json"), "").expect("written");
    let phone = Phone::builder().folder(folder.path()).start();
    assert_eq!(said(&phone), [FileDamage::Unreadable]);
    assert!(phone.is_enabled("new-sheet"));
}
