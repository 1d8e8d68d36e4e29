//! What is done to a sheet of Couillon afterwards: undone, corrected, put in, deleted, renamed.

use ardoise::domain::couillon::Record;
use ardoise::domain::{Seat, Side};
use ardoise::ui::bridge::{EditVerb, EntryKind, Note};

use super::{board, check_replay, deal, kept, ledger, needed, seated};
use crate::flows::{edit, facts, plain};
use crate::phone::Phone;

/// Four deals: 6 : 4 after the loop, a tie, and a win of two.
fn four() -> Phone {
    let phone = seated();
    deal(&phone, "1", "won-2");
    deal(&phone, "2", "tie");
    deal(&phone, "2", "won-1");
    deal(&phone, "nobody", "won-2");
    assert_eq!(needed(&phone), (4, 4));
    phone
}

fn dealers(phone: &Phone) -> Vec<i32> {
    ledger(phone).iter().map(|row| row.dealer + 1).collect()
}

#[test]
fn every_step_is_taken_back_to_the_start_and_made_again() {
    let phone = four();
    phone.taps("other-entry new-dealer seat-3 save");
    phone.taps("entry-2 insert-before yes-2 won-2 save");
    phone.taps("entry-1 yes-2 save");
    phone.taps("entry-3 delete-entry");
    let steps = [
        edit(EditVerb::Add, EntryKind::Deal, 1),
        edit(EditVerb::Add, EntryKind::Deal, 2),
        edit(EditVerb::Add, EntryKind::Deal, 3),
        edit(EditVerb::Add, EntryKind::Deal, 4),
        edit(EditVerb::Add, EntryKind::Dealer, 5),
        edit(EditVerb::Insert, EntryKind::Deal, 2),
        edit(EditVerb::Correct, EntryKind::Deal, 1),
        edit(EditVerb::Delete, EntryKind::Deal, 3),
    ];
    let end = facts(&phone);
    let mut phone = phone;
    for step in steps.iter().rev() {
        assert_eq!(&phone.undo(), step);
        phone.tap("undo");
        check_replay(&phone);
        phone = phone.restart();
    }
    assert!(!phone.is_enabled("undo"));
    assert_eq!(needed(&phone), (5, 5));
    assert!(!phone.shows("entry-1"));
    for step in &steps {
        assert_eq!(&phone.redo(), step);
        phone.tap("redo");
        check_replay(&phone);
    }
    assert!(!phone.is_enabled("redo"));
    assert_eq!(facts(&phone), end);
}

#[test]
fn an_early_deal_corrected_replays_the_later_ones() {
    let phone = four();
    // Nobody said yes: no loop, so side one's double win takes two strokes of five.
    phone.taps("entry-1 yes-nobody save");
    assert_eq!(needed(&phone), (3, 4));
    check_replay(&phone);
    // Without the tie the third deal is worth one.
    phone.taps("entry-2 won-1 save");
    assert_eq!(needed(&phone), (3, 5));
    check_replay(&phone);
    assert!(!phone.label("entry-3").contains("worth"));
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 2));
}

#[test]
fn the_form_of_an_early_deal_says_what_it_does_there() {
    let phone = four();
    phone.tap("entry-3");
    assert_eq!(phone.label("effect-0"), "Us: 2 strokes rubbed out");
    assert_eq!(phone.label("effect-1"), "Them: a loop");
    assert_eq!(phone.figures("title"), [3, 3]);
    phone.tap("tie");
    assert_eq!(
        phone.label("effect-0"),
        "Tie: the next win rubs out 2 strokes"
    );
    phone.tap("back");
    assert_eq!(needed(&phone), (4, 4), "left, not saved");
}

#[test]
fn a_deal_is_put_in_before_another_and_deleted_again() {
    let phone = four();
    let before = kept(&phone).entries;
    phone.taps("entry-3 insert-before");
    assert_eq!(phone.figures("title"), [3, 3]);
    assert_eq!(phone.chosen(&["yes-nobody", "yes-1", "yes-2"]), None);
    phone.taps("yes-nobody won-1 save");
    // The mark is cleared by the deal put in: the next one is worth one.
    assert_eq!(needed(&phone), (3, 4));
    assert_eq!(dealers(&phone), [1, 2, 3, 4, 1]);
    check_replay(&phone);
    phone.taps("entry-3 delete-entry");
    assert_eq!(phone.snack().0, Note::Done);
    assert_eq!(kept(&phone).entries, before);
    phone.tap("snack-action");
    assert_eq!(kept(&phone).entries.len(), 5);
    check_replay(&phone);
}

#[test]
fn a_correction_that_is_left_is_offered_again() {
    let phone = four();
    let before = phone.sheet_text();
    phone.taps("entry-2 won-2 back");
    assert_eq!(phone.sheet_text(), before);
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(2));
    phone.tap("snack-action");
    assert!(phone.is_checked("won-2"));
    phone.tap("save");
    check_replay(&phone);
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 2));
    // Looking only is nothing to come back to.
    phone.taps("entry-1 points-1 key-pile keys back");
    assert!(!phone.shows("snack-action"));
}

#[test]
fn an_open_correction_survives_a_restart() {
    let phone = four();
    phone.taps("entry-1 points-1 key-3 key-0 points-2 key-1");
    let phone = phone.restart();
    assert_eq!(phone.label("points-1"), "Us: 30 card points");
    phone.taps("key-0 save");
    // Side one said yes and won, with 30 to 10.
    assert_eq!(ledger(&phone)[0].points_2, 10);
    check_replay(&phone);
}

#[test]
fn the_dealer_is_corrected() {
    let phone = four();
    assert_eq!(phone.label("dealer"), "Player 1 deals");
    phone.taps("other-entry new-dealer");
    assert!(!phone.is_enabled("save"));
    assert_eq!(phone.label("assessment"), "Who deals next?");
    phone.taps("seat-3 save");
    assert_eq!(phone.label("dealer"), "Player 3 deals");
    assert_eq!(needed(&phone), (4, 4));
    let entries = kept(&phone).entries;
    let seat = Seat::from_index(2).expect("a seat");
    assert_eq!(entries[4].record, Record::Dealer { seat });
    assert!(phone.label("entry-5").contains("Player 3 deals next"));
    // A half-filled deal stays beside it.
    phone.tap("yes-1");
    phone.taps("other-entry new-dealer seat-2 back");
    assert!(phone.is_checked("yes-1"));
    phone.taps("won-1 other-entry new-dealer");
    assert!(phone.is_checked("seat-2"), "kept until it is saved");
    phone.tap("back");
    assert_eq!(phone.label("dealer"), "Player 4 deals");
    phone.tap("entry-5");
    assert!(phone.is_checked("seat-3"));
}

#[test]
fn names_are_changed_in_the_details() {
    let phone = four();
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "Nord");
    phone.type_into("player-name-1", "Ana");
    phone.tap("apply-details");
    assert_eq!(phone.undo(), plain(EditVerb::Names));
    assert_eq!(phone.label("dealer"), "Ana deals");
    assert!(phone.label("board").starts_with("Nord: "));
    assert!(phone.label("entry-1").contains("Nord said yes: a loop"));
    assert_eq!(kept(&phone).roster.sides[Side::One], "Nord");
    phone.taps("sheet-more details target-7 apply-details");
    assert_eq!(phone.undo(), plain(EditVerb::Headline));
    assert_eq!(needed(&phone), (6, 6));
    assert_eq!(phone.figure("title"), Some(7));
    phone.taps("undo undo");
    assert_eq!(phone.label("dealer"), "Player 1 deals");
    assert_eq!(needed(&phone), (4, 4));
}

#[test]
fn the_drawer_says_how_the_match_stands() {
    let phone = seated();
    board(&phone, 0, 2);
    phone.tap("back");
    let label = phone.label("sheet-running-0");
    assert!(label.starts_with("Us 2, Them 2, 7 deals"), "{label}");
    phone.tap("sheet-running-0");
    deal(&phone, "nobody", "won-2");
    deal(&phone, "nobody", "won-2");
    phone.tap("back");
    assert!(!phone.shows("sheet-running-0"));
    let label = phone.label("sheet-finished-0");
    assert!(label.starts_with("Us 2, Them 0, 9 deals"), "{label}");
}
