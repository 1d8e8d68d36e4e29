//! Entries that stand on the sheet: corrected, put in, deleted, and the later ones replayed.

use ardoise::domain::koetsieren::Record;
use ardoise::ui::bridge::{EditVerb, EntryKind, Note};

use super::{ONE, THREE, TWO, edit, play, records, roles, rows, seated, totals};
use crate::koetsieren::table::{deal, seat};
use crate::phone::Phone;

/// A sheet of three deals: 1, 3, 3 and 1.
fn played() -> Phone {
    let phone = seated(4);
    play(&phone, &[ONE, TWO, THREE]);
    check(&phone);
    phone
}

#[track_caller]
fn check(phone: &Phone) {
    assert_eq!(totals(phone), [1, 3, 3, 1]);
    assert_eq!(records(phone), [ONE, TWO, THREE].map(deal));
}

/// Every player's total after each entry, as the ledger has it.
fn running(phone: &Phone) -> Vec<Vec<i32>> {
    use slint::Model;
    let rows = rows(phone).into_iter();
    rows.map(|row| row.cells.iter().map(|cell| cell.total).collect())
        .collect()
}

#[test]
fn an_early_deal_is_corrected_and_the_later_ones_follow() {
    let phone = played();
    assert_eq!(running(&phone), [[0, 1, 0, 0], [1, 3, 1, 0], [1, 3, 3, 1]]);
    phone.tap("entry-1");
    assert!(phone.is_checked("taken-1-1"), "as it was saved");
    phone.taps("taken-1-2 taken-2-1");
    assert_eq!(phone.figure("penalty-2"), Some(2));
    phone.tap("save");
    assert_eq!(running(&phone), [[1, 2, 0, 0], [2, 4, 1, 0], [2, 4, 3, 1]]);
    assert_eq!(totals(&phone), [2, 4, 3, 1]);
    let heard = phone.label("entry-3");
    assert!(
        heard.contains("Player 2: said 1, took 1, penalty 0, total 4"),
        "{heard}"
    );
    assert_eq!(records(&phone)[0], deal("1/2 3/1 2/2 0/0"));
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 1));
    phone.tap("undo");
    check(&phone);
}

#[test]
fn a_correction_can_move_the_end_of_the_match() {
    let phone = seated(3);
    // 0, 5 and 5 each time.
    play(&phone, &["5/5 5/0 5/0", "5/5 5/0 5/0"]);
    assert_eq!(phone.label("loser"), "Player 2 and Player 3 share the loss");
    // The second takes four of them in the first deal: 4, 1 and 5.
    phone.taps("entry-1 taken-1-1 taken-2-4 save");
    assert_eq!(totals(&phone), [4, 6, 10]);
    assert_eq!(phone.label("loser"), "Player 3 loses with 10");
    phone.taps("entry-1 taken-1-0 taken-2-0 taken-3-5 save");
    assert_eq!(totals(&phone), [5, 10, 5]);
    assert_eq!(phone.label("loser"), "Player 2 loses with 10");
}

#[test]
fn everything_is_taken_back_to_the_start_and_done_again() {
    let phone = played();
    phone.taps("entry-2 taken-1-2 taken-3-0 save");
    phone.taps("entry-1 delete-entry");
    phone.taps("other-entry new-dealer seat-4 save");
    let (end, all, who) = (totals(&phone), records(&phone), roles(&phone));
    let mut phone = phone;
    for step in 0..6 {
        phone.tap("undo");
        if step % 2 == 0 {
            phone = phone.restart();
        }
    }
    assert!(!phone.is_enabled("undo"));
    assert_eq!(totals(&phone), [0, 0, 0, 0]);
    assert_eq!(records(&phone), []);
    assert_eq!(roles(&phone), [Some(1), Some(2), Some(3)]);
    for _ in 0..3 {
        phone.tap("redo");
    }
    check(&phone);
    phone.taps("redo redo redo");
    assert!(!phone.is_enabled("redo"));
    assert_eq!(
        (totals(&phone), records(&phone), roles(&phone)),
        (end, all, who)
    );
}

#[test]
fn a_deal_is_put_in_before_another() {
    let phone = played();
    phone.taps("entry-2 insert-before");
    assert_eq!(phone.label("title"), "2 · Player 2 deals");
    // The tricks of a deal in the middle cannot come later.
    super::say(&phone, "1 1 1 1");
    assert!(!phone.is_enabled("save"));
    super::take(&phone, "2 1 1");
    phone.tap("save");
    assert_eq!(totals(&phone), [2, 3, 3, 1]);
    let put_in = "1/2 1/1 1/1 1/1";
    assert_eq!(records(&phone), [ONE, put_in, TWO, THREE].map(deal));
    let dealers: Vec<i32> = rows(&phone).iter().map(|row| row.dealer + 1).collect();
    assert_eq!(dealers, [1, 2, 3, 4]);
    assert_eq!(phone.undo(), edit(EditVerb::Insert, EntryKind::Deal, 2));
    phone.tap("undo");
    check(&phone);
}

#[test]
fn a_deal_is_deleted_without_asking_and_comes_back() {
    let phone = played();
    phone.taps("entry-2 delete-entry");
    assert_eq!(totals(&phone), [0, 1, 2, 1]);
    assert_eq!(records(&phone), [ONE, THREE].map(deal));
    let dealers: Vec<i32> = rows(&phone).iter().map(|row| row.dealer + 1).collect();
    assert_eq!(dealers, [1, 2]);
    assert_eq!(phone.snack().0, Note::Done);
    phone.tap("snack-action");
    check(&phone);
}

#[test]
fn a_changed_correction_that_is_left_can_be_gone_back_to() {
    let phone = played();
    let before = phone.sheet_text();
    // Too many tricks: it could not be saved as it stands.
    phone.taps("entry-2 taken-1-5 back");
    assert_eq!(phone.sheet_text(), before);
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(2));
    phone.tap("snack-action");
    assert!(phone.is_checked("taken-1-5"));
    assert_eq!(
        phone.label("assessment"),
        "The tricks taken add up to 9: there are five."
    );
    let phone = phone.restart();
    assert!(phone.is_checked("taken-1-5"), "also after a restart");
    phone.taps("taken-1-1 save");
    check(&phone);
}

#[test]
fn looking_and_leaving_changes_nothing() {
    let phone = played();
    let before = phone.sheet_text();
    for entry in ["entry-1", "entry-2", "entry-3"] {
        phone.taps(entry);
        phone.taps("phase-sayings phase-tricks back");
        assert!(!phone.shows("snack"), "{entry}: nothing to come back to");
        phone.taps(entry);
        phone.tap("save");
        assert_eq!(phone.sheet_text(), before, "{entry}");
    }
}

#[test]
fn the_dealer_is_corrected() {
    let phone = played();
    assert_eq!(roles(&phone), [Some(4), Some(1), Some(2)]);
    phone.taps("other-entry new-dealer");
    assert_eq!(phone.label("assessment"), "Who deals next?");
    phone.tap("seat-2");
    let phone = phone.restart();
    assert!(phone.is_checked("seat-2"));
    phone.tap("save");
    assert_eq!(roles(&phone), [Some(2), Some(3), Some(4)]);
    assert_eq!(totals(&phone), [1, 3, 3, 1]);
    assert_eq!(records(&phone)[3], Record::Dealer { seat: seat('B') });
    assert!(
        phone
            .label("entry-4")
            .contains("Dealer correction: Player 2 deals next")
    );
    assert_eq!(phone.undo(), edit(EditVerb::Add, EntryKind::Dealer, 4));
    phone.taps("entry-4 seat-3 save");
    assert_eq!(roles(&phone), [Some(3), Some(4), Some(1)]);
    // Put in before the second deal, it moves those after it.
    phone.taps("undo undo entry-2 insert-before form-menu kind-dealer seat-1 save");
    let dealers: Vec<i32> = rows(&phone).iter().map(|row| row.dealer + 1).collect();
    assert_eq!(dealers, [1, 1, 1, 2]);
    assert_eq!(roles(&phone), [Some(3), Some(4), Some(1)]);
}
