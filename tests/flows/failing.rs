//! A disk that refuses: nothing is lost, it is said, and the next change writes everything.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::time::Duration;

use ardoise::store::StoreError;

use super::{THREE, play, play_three, seated};
use crate::phone::Phone;
use crate::phone::faulty_disk::{Failing, FaultyDisk, Stage};

#[test]
fn each_failure_is_named_and_the_sheet_goes_on() {
    let mut sentences = BTreeSet::new();
    for failure in [StoreError::Full, StoreError::Denied, StoreError::Failed] {
        let phone = seated();
        assert!(!phone.shows("unsaved"));
        play(&phone, 1, "110", "112");
        let kept = phone.sheet_text();
        phone.store.fail(Some(failure));
        play(&phone, 2, "90", "101");
        assert_eq!(phone.totals(), (280, 240), "it is kept in memory");
        sentences.insert(phone.label("unsaved"));
        assert_eq!(phone.sheet_text(), kept, "and not on the disk");
        // It is said on every page, and what is under it can still be tapped.
        phone.taps("back sheet-running-0 new-deal");
        assert!(phone.shows("unsaved"));
        phone.tap("back");

        phone.store.fail(None);
        play(&phone, 1, "80", "74");
        assert!(!phone.shows("unsaved"));
        let phone = phone.restart();
        assert_eq!(phone.totals(), THREE);
    }
    assert_eq!(sentences.len(), 3, "each has words of its own");
}

#[test]
fn it_is_tried_again_every_few_seconds() {
    let phone = seated();
    phone.store.fail(Some(StoreError::Full));
    play_three(&phone);
    phone.wait(Duration::from_secs(30));
    assert!(phone.shows("unsaved"), "as long as it does not succeed");
    // Another reason is said as soon as it is known.
    let full = phone.label("unsaved");
    phone.store.fail(Some(StoreError::Denied));
    phone.wait(Duration::from_secs(6));
    assert_ne!(phone.label("unsaved"), full);
    phone.store.fail(None);
    assert!(phone.shows("unsaved"));
    phone.wait(Duration::from_secs(6));
    assert!(!phone.shows("unsaved"), "without a tap");
    assert_eq!(phone.kept().documents[0].sheet.len(), 3);
}

#[test]
fn a_message_stays_when_the_next_try_succeeds() {
    let phone = seated();
    phone.store.fail(Some(StoreError::Full));
    phone.wait(Duration::from_secs(3));
    play(&phone, 1, "80", "82");
    phone.store.fail(None);
    phone.wait(Duration::from_millis(5200));
    assert!(!phone.shows("unsaved"));
    phone.tap("snack-action");
    assert_eq!(phone.totals(), (0, 0), "Undo was still offered");
}

#[test]
fn what_is_unsaved_is_written_at_leaving() {
    let phone = seated();
    phone.store.fail(Some(StoreError::Full));
    play_three(&phone);
    phone.store.fail(None);
    phone.ui.leave();
    assert_eq!(phone.kept().documents[0].sheet.len(), 3);
}

#[test]
fn a_disk_that_fails_at_any_act_loses_no_deal() {
    let folder = crate::storage::quick_folder();
    let disk = FaultyDisk::default();
    let mut phone = Phone::builder().folder(folder.path()).disk(&disk).start();
    phone.taps("new-sheet target-none start");
    let mut deals = 0;
    for (stage, error) in [
        (Stage::Before, ErrorKind::PermissionDenied),
        (Stage::Half, ErrorKind::StorageFull),
        (Stage::After, ErrorKind::Other),
    ] {
        // While it is filled in, and at each act of its saving.
        for after in [0, 5, 12, 13, 14, 15, 16, 17] {
            disk.fail(Some(Failing {
                after,
                times: 1,
                stage,
                error,
            }));
            play(&phone, 1, "80", "82");
            deals += 1;
        }
        // The last failure is made good with time.
        phone.wait(Duration::from_secs(6));
        assert!(!phone.shows("unsaved"));
        assert_eq!(phone.totals(), (160 * deals, 80 * deals));
        disk.fail(None);
        phone = phone.restart();
        assert!(!phone.shows("damaged-0"));
        assert_eq!(phone.totals(), (160 * deals, 80 * deals));
    }
}

#[test]
fn a_disk_that_fills_up_in_the_middle_of_a_write_keeps_what_there_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = FaultyDisk::default();
    let phone = Phone::builder().folder(folder.path()).disk(&disk).start();
    let phone = super::seat(phone);
    play(&phone, 1, "110", "112");
    let kept = phone.sheet_text();
    disk.fill_up();
    play(&phone, 2, "90", "101");
    assert!(phone.shows("unsaved"));
    assert_eq!(phone.totals(), (280, 240));
    // The phone is switched off in this moment: half a file lies beside.
    disk.fail(None);
    let phone = phone.restart();
    assert!(!phone.shows("damaged-0"));
    assert_eq!(phone.sheet_text(), kept);
    assert_eq!(phone.totals(), (220, 50));
}

#[test]
fn any_tap_that_is_kept_writes_what_was_not() {
    let phone = seated();
    phone.store.fail(Some(StoreError::Full));
    play_three(&phone);
    phone.taps("back open-settings theme-dark");
    phone.store.fail(None);
    phone.tap("back");
    assert!(!phone.shows("unsaved"));
    let kept = phone.kept();
    assert_eq!(kept.documents[0].sheet.len(), 3);
    assert_eq!(kept.settings.theme, ardoise::app::Theme::Dark);
}

#[test]
fn everything_begun_while_the_disk_was_full_is_written_in_the_end() {
    let phone = Phone::new();
    phone.store.fail(Some(StoreError::Full));
    phone.taps("open-settings language-fr back");
    for name in ["A", "B"] {
        phone.tap("new-sheet");
        phone.type_into("side-name-1", name);
        phone.tap("start");
        play(&phone, 1, "80", "82");
        phone.tap("back");
    }
    assert!(phone.shows("unsaved"));
    assert!(phone.kept().documents.is_empty());
    phone.store.fail(None);
    phone.tap("sheet-running-0");
    assert!(!phone.shows("unsaved"));
    let kept = phone.kept();
    assert_eq!(kept.documents.len(), 2);
    assert_eq!(kept.settings.language.as_deref(), Some("fr"));
    for document in kept.documents {
        assert_eq!(document.sheet.len(), 1);
    }
}

#[test]
fn a_sheet_deleted_while_the_disk_was_full_stays_deleted() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    phone.tap("back");
    phone.store.fail(Some(StoreError::Failed));
    phone.taps("sheet-menu-running-0 sheet-delete sheet-delete-yes");
    assert!(!phone.shows("sheet-running-0"));
    assert!(phone.shows("unsaved"));
    assert_eq!(phone.kept().documents.len(), 1);
    phone.store.fail(None);
    phone.tap("open-settings");
    assert!(!phone.shows("unsaved"));
    assert!(phone.kept().documents.is_empty());
}

#[test]
fn a_sheet_begun_and_deleted_while_nothing_could_be_written_is_gone_without_a_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = Phone::builder().folder(folder.path()).start();
    // The folder of the sheets is gone: a card that was taken out.
    let (sheets, away) = (folder.path().join("sheets"), folder.path().join("away"));
    std::fs::rename(&sheets, &away).expect("moved");
    phone.taps("new-sheet start");
    assert!(phone.shows("unsaved"));
    phone.taps("back sheet-menu-running-0 sheet-delete sheet-delete-yes");
    std::fs::rename(&away, &sheets).expect("moved back");
    phone.tap("open-settings");
    assert!(!phone.shows("unsaved"), "there is nothing left to write");
    assert!(phone.kept().documents.is_empty());
}

#[test]
fn the_notice_leaves_every_button_in_reach() {
    let phone = super::seat(Phone::builder().size(360.0, 640.0).start());
    phone.store.fail(Some(StoreError::Full));
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    assert!(phone.shows("unsaved"));
    phone.tap("save");
    assert_eq!(phone.totals(), (220, 50));
    phone.taps("undo redo new-deal back sheet-more details back back");
}

#[test]
fn undo_works_without_a_disk() {
    let phone = seated();
    play_three(&phone);
    phone.store.fail(Some(StoreError::Denied));
    phone.taps("undo undo undo");
    assert_eq!(phone.totals(), (0, 0));
    phone.taps("redo redo");
    assert_eq!(phone.totals(), (280, 240));
    phone.store.fail(None);
    phone.tap("redo");
    let phone = phone.restart();
    assert_eq!(phone.totals(), THREE);
    assert!(!phone.is_enabled("redo"));
}
