//! Half-filled forms: kept, corrected, left and offered again.

use ardoise::ui::bridge::Note;

use super::{AFTER_N3, AFTER_N4, N4, check, knock, records, session};

#[test]
fn a_half_filled_deal_survives_a_restart_at_every_tap() {
    let mut phone = session(2);
    for tap in "new-deal player-3 player-3 player-3 player-4 player-6".split(' ') {
        phone.tap(tap);
        phone = phone.restart();
    }
    assert_eq!(phone.label("tricks-taken"), "2 of 3 tricks");
    phone.tap("back");
    assert_eq!(phone.figure("new-deal"), Some(3));
    phone.taps("back sheet-running-0 sheet-more details back");
    let phone = phone.restart();
    phone.taps("new-deal player-4 save");
    check(&phone, &AFTER_N3, 6);
    assert_eq!(phone.figure("new-deal"), None);
}

#[test]
fn a_half_filled_deal_goes_round_other_entries_and_corrections() {
    let phone = session(3);
    phone.tap("new-deal");
    knock(&phone, &N4[..2]);
    phone.taps("back other-entry new-transfer transfer-seat-1 transfer-takes key-3 save");
    check(&phone, &[3, -3, -1, 1, 3, -6], 3);
    phone.taps("undo entry-1 player-2 save undo");
    check(&phone, &AFTER_N3, 6);
    phone.tap("new-deal");
    assert_eq!(phone.label("tricks-taken"), "2 of 3 tricks");
    knock(&phone, &N4[2..]);
    phone.tap("save");
    check(&phone, &AFTER_N4, 6);
}

#[test]
fn a_half_filled_deal_survives_turning() {
    let phone = session(2);
    phone.taps("new-deal player-3 player-3 player-1");
    for size in [
        (844.0, 390.0),
        (320.0, 568.0),
        (800.0, 1280.0),
        (360.0, 1600.0),
    ] {
        phone.resize(size.0, size.1);
        assert!(phone.is_checked("player-3") && phone.is_checked("player-1"));
    }
    phone.taps("form-menu clear-form");
    assert!(!phone.is_checked("player-3"));
    assert!(phone.shows("sweep"));
    phone.taps("back");
    assert_eq!(phone.figure("new-deal"), None);
}

#[test]
fn a_transfer_and_a_deal_are_half_filled_side_by_side() {
    let phone = session(2);
    phone.taps("new-deal player-1 form-menu kind-transfer transfer-seat-2 key-1");
    let phone = phone.restart();
    assert!(phone.is_checked("transfer-seat-2"));
    assert_eq!(phone.number("amount"), 1);
    phone.taps("form-menu kind-deal");
    assert!(phone.is_checked("player-1"));
    phone.taps("form-menu kind-transfer key-2 save");
    check(&phone, &[0, -15, 0, 0, 3, 0], 12);
    phone.tap("new-deal");
    assert!(phone.is_checked("player-1"));
}

#[test]
fn a_changed_correction_that_is_left_is_offered_again() {
    let phone = session(4);
    let before = phone.sheet_text();
    phone.taps("entry-2 fold-5 player-6 back");
    assert_eq!(phone.snack().0, Note::DraftLeft);
    assert_eq!(phone.figure("snack"), Some(2));
    assert_eq!(phone.sheet_text(), before);
    check(&phone, &AFTER_N4, 6);
    phone.tap("snack-action");
    assert_eq!(phone.label("player-6"), "Player 6: sweeps the pot");
    let phone = phone.restart();
    assert!(phone.is_checked("player-6"));
    phone.tap("save");
    // The 3 of N2 go to Player 6.
    check(&phone, &[3, 0, -1, 1, -6, -3], 6);
}

#[test]
fn looking_and_leaving_changes_nothing() {
    let phone = session(4);
    phone.taps("other-entry new-transfer transfer-seat-1 key-6 save");
    phone.taps("other-entry new-dealer seat-3 save other-entry new-ending ending-waive save");
    let before = phone.sheet_text();
    for number in 1..=7 {
        let entry = format!("entry-{number}");
        phone.wait(std::time::Duration::from_secs(10));
        phone.tap(&entry);
        phone.tap("back");
        assert!(!phone.shows("snack"), "{entry}: nothing to come back to");
        phone.tap(&entry);
        assert!(phone.is_enabled("save"), "{entry} opens as it was saved");
        phone.tap("save");
        assert_eq!(phone.sheet_text(), before, "{entry}");
    }
    assert_eq!(records(&phone).len(), 7);
}
