//! An entry that stands on the sheet, opened again: seen, corrected, left, deleted, or something put in before it.

use std::time::Duration;

use ardoise::domain::coinche::Record;
use slint::platform::Key;

use ardoise::ui::bridge::{EditVerb, EntryKind, Note, Trump};

use super::{THREE, edit, facts, play_three, seated};
use crate::phone::{Phone, coinche};

/// A sheet with an entry of every kind, filled in as fully as can be.
fn one_of_each() -> Phone {
    let phone = seated();
    phone.taps("new-deal bidder-2 trump-clubs double-coinche belote-1 declarations declaring-2 more-0 more-0 more-2");
    phone.taps("bid bid-120 points-1 key-5 key-0 save");
    phone.taps("new-deal bidder-1 trump-hearts bid-capot all-tricks-1 save");
    phone.taps("new-deal bidder-1 bid-90 key-1 key-6 key-2 all-tricks-nobody save");
    phone.taps("other-entry new-passed next-same save");
    phone.taps("other-entry new-adjustment adjustment-2 adjustment-minus key-1 key-5 key-0");
    phone.type_into("note", "a card shown too early");
    phone.taps("save other-entry new-dealer seat-3 save");
    assert_eq!(phone.ledger().len(), 6);
    phone.wait(Duration::from_secs(10));
    phone
}

fn records(phone: &Phone) -> Vec<Record> {
    let kept = phone.kept().documents;
    let entries = coinche(&kept[0].sheet).entries.iter();
    entries.map(|entry| entry.record.clone()).collect()
}

#[test]
fn a_deal_opens_exactly_as_it_was_saved() {
    let phone = one_of_each();
    phone.tap("entry-1");
    assert_eq!(phone.figures("title"), [1, 1]);
    assert_eq!(phone.chosen(&["bidder-1", "bidder-2"]), Some("bidder-2"));
    assert_eq!(phone.figure("bid"), Some(120));
    assert_eq!(phone.trump(), Trump::Clubs);
    let doubles = ["double-none", "double-coinche", "double-surcoinche"];
    assert_eq!(phone.chosen(&doubles), Some("double-coinche"));
    assert_eq!(phone.chosen(&["belote-1", "belote-2"]), Some("belote-1"));
    assert_eq!(phone.figure("declarations"), Some(140));
    assert_eq!(phone.figure("points-1"), Some(50));
    assert_eq!(phone.figure("points-2"), Some(112));
    assert!(!phone.is_checked("all-tricks"));
    assert!(phone.is_enabled("save"));
    // The keypad is turned to the side that was counted, and begins anew.
    phone.keys("70");
    assert_eq!(phone.figure("points-1"), Some(70));
    phone.tap("declarations");
    let sides = ["declaring-none", "declaring-1", "declaring-2"];
    assert_eq!(phone.chosen(&sides), Some("declaring-2"));
    let counts: Vec<i32> = (0..6)
        .map(|at| phone.number(&format!("count-{at}")))
        .collect();
    assert_eq!(counts, [2, 0, 1, 0, 0, 0]);
}

#[test]
fn all_tricks_and_nobody_open_as_they_were_answered() {
    let phone = one_of_each();
    phone.tap("entry-2");
    assert!(phone.label("bid").contains("capot"));
    assert!(phone.is_checked("all-tricks"));
    assert!(phone.label("all-tricks").contains("Us"));
    assert_eq!(phone.figure("points-1"), Some(162));
    assert!(phone.is_enabled("save"));
    phone.taps("back entry-3");
    assert_eq!(phone.figure("points-1"), Some(162));
    assert_eq!(phone.trump(), Trump::None);
    assert!(!phone.is_checked("all-tricks"));
    assert!(phone.is_enabled("save"), "nobody is an answer");
    phone.tap("all-tricks");
    assert!(phone.is_checked("all-tricks-nobody"));
}

#[test]
fn the_other_kinds_open_as_they_were_saved() {
    let phone = one_of_each();
    phone.tap("entry-4");
    let next = ["next-passes-on", "next-same"];
    assert_eq!(phone.chosen(&next), Some("next-same"));
    phone.taps("back entry-5");
    let sides = ["adjustment-1", "adjustment-2"];
    assert_eq!(phone.chosen(&sides), Some("adjustment-2"));
    let signs = ["adjustment-plus", "adjustment-minus"];
    assert_eq!(phone.chosen(&signs), Some("adjustment-minus"));
    assert_eq!(phone.number("amount"), -150);
    assert_eq!(phone.value("note"), "a card shown too early");
    phone.taps("back entry-6");
    let seats = ["seat-1", "seat-2", "seat-3", "seat-4"];
    assert_eq!(phone.chosen(&seats), Some("seat-3"));
}

#[test]
fn looking_and_leaving_changes_nothing() {
    let phone = one_of_each();
    let before = phone.sheet_text();
    for number in 1..=6 {
        let entry = format!("entry-{number}");
        phone.taps(&entry);
        phone.tap("back");
        assert_eq!(phone.sheet_text(), before, "{entry} left");
        assert!(!phone.shows("snack"), "{entry}: nothing to come back to");
        phone.tap(&entry);
        phone.tap("save");
        assert_eq!(phone.sheet_text(), before, "{entry} saved as it stands");
        assert!(!phone.shows("snack"), "{entry}: nothing was done");
    }
    // Looking into every panel is no change.
    phone.taps("entry-1 bid declarations all-tricks assessment points-2 points-1 back");
    assert!(!phone.shows("snack"));
    assert_eq!(phone.sheet_text(), before);
    assert_eq!(phone.undo(), edit(EditVerb::Add, EntryKind::Dealer, 6));
}

#[test]
fn the_same_points_typed_again_are_no_change() {
    let phone = one_of_each();
    let before = phone.sheet_text();
    phone.taps("entry-1 points-1 key-5 key-0 back");
    assert!(!phone.shows("snack"));
    phone.taps("entry-3 points-1 key-1 key-6 key-2 all-tricks-nobody save");
    assert_eq!(phone.sheet_text(), before);
}

#[test]
fn a_changed_correction_that_is_left_can_be_gone_back_to() {
    let phone = seated();
    play_three(&phone);
    let before = phone.sheet_text();
    phone.taps("entry-2 bid-up double-coinche");
    phone.tap("back");
    assert_eq!(phone.sheet_text(), before);
    assert_eq!(phone.totals(), THREE);
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(2));
    assert!(phone.label("snack-action").len() > 2);
    phone.tap("snack-action");
    assert_eq!(phone.figures("title"), [2, 2]);
    assert_eq!(phone.figure("bid"), Some(100));
    assert!(phone.is_checked("double-coinche"));
    phone.tap("save");
    // 101 + 2 × 100 = 301 in place of 190.
    assert_eq!(phone.totals(), (280, 590));
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 2));
}

#[test]
fn escape_leaves_a_correction_like_the_cross() {
    let phone = seated();
    play_three(&phone);
    let before = phone.sheet_text();
    phone.taps("entry-1 bidder-2");
    phone.key(Key::Escape);
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(1));
    assert_eq!(phone.sheet_text(), before);
    phone.tap("snack-action");
    assert!(phone.is_checked("bidder-2"));
}

#[test]
fn opened_by_itself_a_left_correction_is_as_saved() {
    let phone = seated();
    play_three(&phone);
    phone.taps("entry-2 bid-up back");
    phone.wait(Duration::from_secs(10));
    assert!(!phone.shows("snack"), "it does not stay for ever");
    phone.tap("entry-2");
    assert_eq!(phone.figure("bid"), Some(90));
}

#[test]
fn an_open_correction_survives_turning_and_a_restart() {
    let phone = seated();
    play_three(&phone);
    let before = phone.sheet_text();
    phone.taps("entry-2 bid-up belote-1");
    for size in [
        (640.0, 360.0),
        (320.0, 480.0),
        (1280.0, 800.0),
        (360.0, 1600.0),
    ] {
        phone.resize(size.0, size.1);
        assert_eq!(phone.figure("bid"), Some(100), "{size:?}");
    }
    let phone = phone.restart();
    assert_eq!(phone.figures("title"), [2, 2]);
    assert_eq!(phone.figure("bid"), Some(100));
    assert!(phone.is_checked("belote-1"));
    assert_eq!(phone.sheet_text(), before);
    phone.tap("save");
    // 61 + 20 = 81 and 101 + 100 = 201, in place of 60 and 190.
    assert_eq!(phone.totals(), (300, 490));
    assert_eq!(records(&phone).len(), 3);
}

#[test]
fn a_deal_is_put_in_before_another() {
    let phone = seated();
    play_three(&phone);
    let before = records(&phone);
    phone.taps("entry-2 insert-before");
    assert_eq!(phone.figures("title"), [2, 2]);
    assert_eq!(phone.figure("bid"), None);
    assert!(
        !phone.shows("delete-entry"),
        "there is nothing to delete yet"
    );
    // 82 + 80 = 162 and 80.
    phone.taps("bidder-2 bid-80 key-8 key-2 save");
    assert_eq!(phone.totals(), (THREE.0 + 80, THREE.1 + 160));
    let after = records(&phone);
    assert_eq!(after[0], before[0]);
    assert_eq!(after[2..], before[1..]);
    let dealers: Vec<i32> = phone.ledger().iter().map(|row| row.dealer + 1).collect();
    assert_eq!(dealers, [1, 2, 3, 4]);
    assert_eq!(phone.undo(), edit(EditVerb::Insert, EntryKind::Deal, 2));
    phone.tap("undo");
    assert_eq!(records(&phone), before);
    assert_eq!(phone.redo(), edit(EditVerb::Insert, EntryKind::Deal, 2));
}

#[test]
fn another_kind_is_put_in_before_the_first() {
    let phone = seated();
    play_three(&phone);
    phone.taps("entry-1 insert-before form-menu kind-passed save");
    let dealers: Vec<i32> = phone.ledger().iter().map(|row| row.dealer + 1).collect();
    assert_eq!(dealers, [1, 2, 3, 4]);
    assert_eq!(phone.undo(), edit(EditVerb::Insert, EntryKind::Passed, 1));
    phone.taps("entry-3 insert-before form-menu kind-dealer seat-1 save");
    assert_eq!(phone.undo(), edit(EditVerb::Insert, EntryKind::Dealer, 3));
    assert_eq!(phone.figure("dealer"), Some(3));
    phone.taps("entry-5 insert-before form-menu kind-adjustment adjustment-1 key-3 key-0 save");
    assert_eq!(
        phone.undo(),
        edit(EditVerb::Insert, EntryKind::Adjustment, 5)
    );
    assert_eq!(phone.totals(), (THREE.0 + 30, THREE.1));
}

#[test]
fn a_left_insertion_can_be_gone_back_to() {
    let phone = seated();
    play_three(&phone);
    phone.taps("entry-3 insert-before bidder-2 bid-130 back");
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(3));
    phone.tap("snack-action");
    assert_eq!(phone.figure("bid"), Some(130));
    assert_eq!(phone.figures("title"), [3, 3]);
    // Nothing filled in is nothing to come back to.
    phone.taps("back entry-3 insert-before back");
    assert!(!phone.shows("snack"));
    assert_eq!(records(&phone).len(), 3);
}

#[test]
fn a_changed_correction_is_not_lost_to_an_insertion() {
    let phone = seated();
    play_three(&phone);
    // The thumb meant the cross.
    phone.taps("entry-2 bid-up insert-before");
    let offered = phone.shows("snack-action");
    if !offered {
        phone.tap("back");
    }
    assert!(
        phone.shows("snack-action"),
        "the correction is offered again"
    );
    phone.tap("snack-action");
    assert_eq!(phone.figure("bid"), Some(100));
}

#[test]
fn deleting_does_not_ask_and_can_be_taken_back() {
    let phone = seated();
    play_three(&phone);
    let before = records(&phone);
    phone.taps("entry-2 delete-entry");
    assert_eq!(
        phone.snack(),
        (Note::Done, edit(EditVerb::Delete, EntryKind::Deal, 2), 0)
    );
    assert!(phone.label("snack-action").len() > 2);
    // Without the 60 and 190.
    assert_eq!(phone.totals(), (220, 290));
    assert_eq!(records(&phone).len(), 2);
    phone.tap("snack-action");
    assert_eq!(phone.totals(), THREE);
    assert_eq!(records(&phone), before);
    assert_eq!(phone.redo(), edit(EditVerb::Delete, EntryKind::Deal, 2));
}

#[test]
fn the_last_and_only_entry_can_be_deleted() {
    let phone = seated();
    super::play(&phone, 1, "80", "82");
    phone.taps("entry-1 delete-entry");
    assert_eq!(phone.totals(), (0, 0));
    assert!(!phone.shows("entry-1"));
    let phone = phone.restart();
    phone.tap("undo");
    assert_eq!(phone.totals(), (160, 80));
}

#[test]
fn a_deal_becomes_a_passed_one() {
    let phone = seated();
    play_three(&phone);
    let before = facts(&phone);
    phone.taps("entry-3 form-menu kind-passed save");
    assert_eq!(phone.totals(), (280, 240));
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Passed, 3));
    phone.tap("entry-3");
    assert!(phone.is_checked("next-passes-on"));
    phone.taps("back undo");
    assert_eq!(phone.totals(), THREE);
    assert_ne!(facts(&phone), before, "the way back is noted");
}

#[test]
fn a_cleared_correction_says_nothing_and_leaves_the_entry() {
    let phone = seated();
    play_three(&phone);
    let before = phone.sheet_text();
    phone.taps("entry-2 form-menu clear-form");
    assert!(!phone.is_enabled("save"));
    assert_eq!(phone.figure("bid"), None);
    phone.tap("back");
    assert_eq!(phone.sheet_text(), before);
    phone.tap("entry-2");
    assert_eq!(phone.figure("bid"), Some(90));
}
