//! What everybody says is saved before the tricks, and what they took afterwards: two steps.

use ardoise::ui::bridge::{EditVerb, EntryKind};

use super::{ONE, TWO, edit, fill, play, records, roles, rows, say, seated, take, totals};
use crate::koetsieren::table::deal;
use crate::phone::Phone;

/// The deal of [`ONE`] with its tricks to come.
const SAID: &str = "1/ 3/ 2/ 0/";

/// A sheet of one deal of which only the sayings are in.
fn waiting() -> Phone {
    let phone = seated(4);
    phone.tap("new-deal");
    say(&phone, "1 3 2 0");
    assert!(phone.is_checked("phase-tricks"), "the tricks come next");
    assert_eq!(phone.label("save"), "Save the sayings");
    phone.tap("save");
    phone
}

#[track_caller]
fn check_waiting(phone: &Phone) {
    assert_eq!(records(phone), [deal(SAID)]);
    assert_eq!(totals(phone), [0, 0, 0, 0]);
    assert_eq!(roles(phone), [Some(1), Some(2), Some(3)], "the same deal");
    assert_eq!(phone.label("new-deal"), "Tricks of deal 1");
    assert!(rows(phone)[0].unfinished);
    assert!(phone.label("entry-1").contains("tricks to come"));
}

#[track_caller]
fn check_complete(phone: &Phone) {
    assert_eq!(records(phone), [deal(ONE)]);
    assert_eq!(totals(phone), [0, 1, 0, 0]);
    assert_eq!(roles(phone), [Some(2), Some(3), Some(4)]);
    assert_eq!(phone.label("new-deal"), "New deal");
    assert!(!rows(phone)[0].unfinished);
}

#[test]
fn sayings_and_tricks_are_two_steps_back_and_forth() {
    let phone = waiting();
    check_waiting(&phone);
    assert_eq!(phone.undo(), edit(EditVerb::Add, EntryKind::Deal, 1));
    let phone = phone.restart();
    check_waiting(&phone);
    phone.tap("new-deal");
    assert!(phone.is_checked("phase-tricks"));
    take(&phone, "1 2 2");
    assert_eq!(phone.label("save"), "Save");
    phone.tap("save");
    check_complete(&phone);
    assert_eq!(phone.undo(), edit(EditVerb::Complete, EntryKind::Deal, 1));
    assert_eq!(phone.label("undo"), "Undo: Tricks of deal 1");
    let phone = phone.restart();
    phone.tap("undo");
    check_waiting(&phone);
    assert_eq!(phone.redo(), edit(EditVerb::Complete, EntryKind::Deal, 1));
    let phone = phone.restart();
    phone.tap("undo");
    assert_eq!(records(&phone), []);
    assert!(!phone.is_enabled("undo"));
    assert_eq!(phone.label("new-deal"), "New deal");
    let phone = phone.restart();
    phone.tap("redo");
    check_waiting(&phone);
    phone.tap("redo");
    check_complete(&phone);
    assert!(!phone.is_enabled("redo"));
}

#[test]
fn half_the_tricks_survive_leaving_and_a_restart_at_every_tap() {
    let mut phone = waiting();
    for tap in ["new-deal", "taken-1-1", "taken-3-2"] {
        phone.tap(tap);
        phone = phone.restart();
    }
    assert!(phone.is_checked("taken-1-1"));
    assert!(phone.is_checked("taken-3-2"));
    phone.tap("back");
    check_waiting(&phone);
    let phone = phone.restart();
    phone.tap("new-deal");
    assert!(
        phone.is_checked("taken-3-2"),
        "it goes on where it was left"
    );
    phone.taps("taken-2-2 save");
    check_complete(&phone);
}

#[test]
fn half_the_sayings_survive_a_restart_at_every_tap() {
    let mut phone = seated(4);
    for tap in ["new-deal", "said-3-2", "said-1-1"] {
        phone.tap(tap);
        phone = phone.restart();
    }
    assert_eq!(phone.label("assessment"), "What does Player 4 say?");
    assert!(!phone.is_enabled("phase-tricks"), "first everyone says");
    assert!(!phone.is_enabled("save"));
    phone.tap("back");
    assert_eq!(phone.label("new-deal"), "Continue deal 1");
    phone.tap("new-deal");
    assert!(phone.is_checked("said-3-2") && phone.is_checked("said-1-1"));
    // The same number again takes it back.
    phone.taps("said-1-1 said-1-0");
    assert!(phone.is_checked("said-1-0"));
    phone.taps("form-menu clear-form");
    assert!(!phone.is_checked("said-3-2"));
    phone.tap("back");
    assert_eq!(phone.label("new-deal"), "New deal");
    assert_eq!(records(&phone), []);
}

#[test]
fn the_form_turns_to_the_half_that_is_asked_for() {
    let phone = seated(4);
    phone.tap("new-deal");
    say(&phone, "1 3 2 0");
    phone.tap("phase-sayings");
    assert!(phone.is_checked("said-2-3"));
    phone.tap("said-2-4");
    assert!(phone.is_checked("phase-sayings"), "it was asked for");
    phone.tap("phase-tricks");
    take(&phone, "1 2 2");
    phone.tap("save");
    assert_eq!(records(&phone), [deal("1/1 4/2 2/2 0/0")]);
}

#[test]
fn the_barred_number_is_told_when_another_saying_makes_it_so() {
    let phone = seated(4);
    phone.tap("new-deal");
    say(&phone, "1 3 2 0");
    // 0 + 2 + 0 and the trump maker's 3.
    phone.taps("phase-sayings said-1-0");
    assert_eq!(
        phone.label("assessment"),
        "The sayings may not add up to five."
    );
    assert_eq!(
        phone.label("barred"),
        "3 is barred now: the sayings add up to five"
    );
    assert!(!phone.is_enabled("save"));
    phone.tap("said-2-3");
    assert!(!phone.is_checked("said-2-3"));
    assert!(!phone.is_enabled("said-2-3"));
    phone.tap("said-2-2");
    assert!(phone.is_enabled("save"));
}

#[test]
fn a_waiting_deal_is_corrected_and_left_waiting() {
    let phone = waiting();
    phone.taps("entry-1 phase-sayings said-4-1 save");
    assert_eq!(records(&phone), [deal("1/ 3/ 2/ 1/")]);
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 1));
    phone.tap("undo");
    check_waiting(&phone);
}

#[test]
fn a_waiting_deal_can_be_deleted_and_comes_back() {
    let phone = waiting();
    phone.taps("entry-1 delete-entry");
    assert_eq!(records(&phone), []);
    assert_eq!(phone.label("new-deal"), "New deal");
    phone.tap("undo");
    check_waiting(&phone);
}

#[test]
fn nothing_comes_after_a_waiting_deal() {
    let phone = waiting();
    assert!(!phone.is_enabled("other-entry"));
    // A deal before it is complete.
    phone.taps("entry-1 insert-before");
    say(&phone, "2 2 0 3");
    assert_eq!(
        phone.label("assessment"),
        "How many tricks did Player 3 take?"
    );
    take(&phone, "1 0 1");
    phone.tap("save");
    assert_eq!(records(&phone), [deal(TWO), deal(SAID)]);
    assert_eq!(totals(&phone), [1, 2, 1, 0]);
    assert_eq!(roles(&phone), [Some(2), Some(3), Some(4)]);
    assert_eq!(phone.label("new-deal"), "Tricks of deal 2");
}

#[test]
fn the_tricks_of_a_later_deal() {
    let phone = seated(4);
    play(&phone, &[ONE]);
    fill(&phone, TWO);
    phone.taps("taken-1-1 taken-2-0 taken-3-1");
    assert_eq!(
        phone.label("save"),
        "Save the sayings",
        "nothing is taken any more"
    );
    phone.tap("save");
    assert_eq!(records(&phone), [deal(ONE), deal("2/ 2/ 0/ 3/")]);
    let phone = phone.restart();
    phone.tap("new-deal");
    take(&phone, "1 0 1");
    phone.tap("save");
    assert_eq!(records(&phone), [deal(ONE), deal(TWO)]);
    assert_eq!(totals(&phone), [1, 3, 1, 0]);
}
