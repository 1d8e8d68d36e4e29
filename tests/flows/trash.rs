//! A sheet that was deleted and is wanted back.

use std::fs;

use ardoise::store::StoreError;
use ardoise::ui::bridge::Note;
use chrono::{Duration, Utc};

use super::{play, seat};
use crate::phone::Phone;

/// A phone with three sheets of a deal each, at the drawer.
fn phone(phone: Phone) -> Phone {
    let mut phone = phone;
    for name in ["A", "B", "C"] {
        phone = seat(phone);
        phone.taps("sheet-more details");
        phone.type_into("side-name-1", name);
        phone.tap("apply-details");
        play(&phone, 1, "80", "82");
        phone.tap("back");
    }
    phone
}

/// The first letters of the sheets in the drawer.
fn order(phone: &Phone) -> String {
    (0..)
        .map(|at| format!("sheet-running-{at}"))
        .take_while(|id| phone.shows(id))
        .map(|id| phone.label(&id).remove(0))
        .collect()
}

fn delete(phone: &Phone, at: usize) {
    phone.tap(&format!("sheet-menu-running-{at}"));
    phone.taps("sheet-delete sheet-delete-yes");
}

#[test]
fn the_message_takes_a_deletion_back() {
    let phone = phone(Phone::new());
    delete(&phone, 1);
    assert_eq!(order(&phone), "CA");
    assert_eq!(phone.snack().0, Note::SheetDeleted);
    phone.tap("snack-action");
    assert_eq!(order(&phone), "CBA");
    assert_eq!(phone.snack().0, Note::SheetRestored);
    assert!(
        !phone.shows("snack-action"),
        "there is nothing to do about it"
    );
    assert!(!phone.shows("deleted-sheets"));
    let phone = phone.restart();
    assert_eq!(order(&phone), "CBA");
    phone.tap("sheet-running-1");
    assert_eq!(phone.totals(), (160, 80));
    assert!(phone.is_enabled("undo"), "with its history");
}

#[test]
fn a_deleted_sheet_is_restored_from_its_page_days_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = phone(Phone::builder().folder(folder.path()).start());
    assert!(!phone.shows("deleted-sheets"));
    delete(&phone, 0);
    delete(&phone, 0);
    delete(&phone, 0);
    assert_eq!(
        phone.figure("deleted-sheets"),
        Some(3),
        "in an empty drawer"
    );
    phone.tap("deleted-sheets");
    // The one deleted last comes first.
    let titles = [0, 1, 2].map(|at| phone.label(&format!("deleted-{at}")).remove(0));
    assert_eq!(titles, ['A', 'B', 'C']);
    assert_eq!(phone.figure("days-left-0"), Some(30));
    // One of them was deleted 21 days ago, another 31.
    for (file, days) in fs::read_dir(folder.path().join("trash"))
        .expect("the trash")
        .map(|entry| entry.expect("a file").path())
        .zip([21, 31])
    {
        let name = file.file_name().and_then(|name| name.to_str());
        let id = name
            .and_then(|name| name.split_once('.'))
            .expect("a name")
            .0;
        let moment = (Utc::now() - Duration::days(days)).format("%Y%m%dT%H%M%SZ");
        fs::rename(&file, file.with_file_name(format!("{id}.{moment}.json"))).expect("moved");
    }
    let phone = phone.restart();
    assert!(phone.shows("restore-1"), "the page is where it was left");
    assert!(!phone.shows("restore-2"), "one has been thrown away");
    assert_eq!(phone.figure("days-left-0"), Some(30));
    assert_eq!(phone.figure("days-left-1"), Some(9));
    let name = phone.label("deleted-1").remove(0);
    phone.tap("restore-1");
    assert!(!phone.shows("restore-1"));
    phone.tap("back");
    assert_eq!(order(&phone), name.to_string());
    assert_eq!(phone.figure("deleted-sheets"), Some(1));
    let phone = phone.restart();
    assert_eq!(order(&phone), name.to_string());
}

#[test]
fn a_half_filled_form_comes_back_with_its_sheet() {
    let phone = seat(Phone::new());
    phone.taps("new-deal bidder-2 bid-110 key-9 back back");
    delete(&phone, 0);
    let phone = phone.restart();
    phone.taps("deleted-sheets restore-0 back sheet-running-0 new-deal");
    assert!(phone.is_checked("bidder-2"));
}

#[test]
fn a_deletion_taken_back_while_the_disk_is_full_is_as_if_it_had_not_been() {
    let phone = phone(Phone::new());
    phone.store.fail(Some(StoreError::Full));
    delete(&phone, 0);
    phone.tap("snack-action");
    assert!(phone.shows("unsaved"));
    assert_eq!(order(&phone), "CBA");
    phone.store.fail(None);
    phone.tap("open-settings");
    assert!(!phone.shows("unsaved"));
    let kept = phone.kept();
    assert_eq!((kept.documents.len(), kept.trash.len()), (3, 0));
}

#[test]
fn what_was_not_saved_is_in_the_trash_too() {
    let phone = phone(Phone::new());
    phone.tap("sheet-running-0");
    phone.store.fail(Some(StoreError::Full));
    play(&phone, 2, "90", "101");
    phone.tap("back");
    delete(&phone, 0);
    phone.store.fail(None);
    phone.tap("deleted-sheets");
    assert!(!phone.shows("unsaved"));
    assert_eq!(phone.kept().trash[0].document.sheet.len(), 2);
}
