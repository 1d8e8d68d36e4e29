//! The end of a session: what becomes of the pot, and who pays whom.

use ardoise::domain::kopknack::{OpenPot, Record};

use super::{AFTER_N4, N2, check, ledger, play, records, seated, session};
use crate::phone::Phone;

/// Every payment on the page.
fn payments(phone: &Phone) -> Vec<String> {
    let ids = (1..).map(|number| format!("payment-{number}"));
    let shown = ids.take_while(|id| phone.shows(id));
    shown.map(|id| phone.label(&id)).collect()
}

const SHARED: [&str; 3] = [
    "Player 5 pays Player 4 2",
    "Player 6 pays Player 1 4",
    "Player 6 pays Player 2 1",
];

#[test]
fn a_pot_is_shared_and_everybody_settled() {
    let phone = session(4);
    phone.taps("other-entry new-ending");
    assert_eq!(phone.number("form-pot"), 6);
    assert_eq!(phone.label("assessment"), "What becomes of the pot?");
    assert!(!phone.is_enabled("save"));
    assert!(payments(&phone).is_empty());
    phone.tap("ending-share");
    assert_eq!(payments(&phone), SHARED);
    phone.tap("save");
    // One coin each.
    check(&phone, &[4, 1, 0, 2, -2, -5], 0);
    assert_eq!(payments(&phone), SHARED);
    assert!(!phone.shows("hint"), "nothing comes next");
    let open_pot = OpenPot::Share;
    assert_eq!(records(&phone)[4], Record::Ending { open_pot });
    assert!(ledger(&phone)[4].ends);
    assert!(
        phone
            .label("entry-5")
            .starts_with("5: Ending, The pot of 6 is shared equally")
    );
    phone.tap("undo");
    check(&phone, &AFTER_N4, 6);
    assert_eq!(phone.label("hint"), "Player 5 antes 3: the pot will be 9");
    let phone = phone.restart();
    phone.tap("redo");
    assert_eq!(payments(&phone), SHARED);
    // The drawer has it among the finished ones.
    phone.tap("back");
    assert!(phone.shows("sheet-finished-0"));
    assert!(!phone.shows("sheet-running-0"));
}

#[test]
fn the_last_doubles_are_waived() {
    let phone = session(4);
    phone.taps("other-entry new-ending");
    assert!(phone.description("ending-waive").starts_with("6 of it"));
    phone.taps("ending-share ending-waive");
    assert!(!phone.is_checked("ending-share"));
    let waived = [
        "Player 3 pays Player 4 1",
        "Player 6 pays Player 1 3",
        "Player 6 pays Player 5 3",
    ];
    assert_eq!(payments(&phone), waived);
    phone.tap("save");
    check(&phone, &[3, 0, -1, 1, 3, -6], 0);
    assert_eq!(payments(&phone), waived);
    // Changed afterwards to the other way.
    phone.taps("entry-5 ending-share save");
    check(&phone, &[4, 1, 0, 2, -2, -5], 0);
    assert_eq!(payments(&phone), SHARED);
}

#[test]
fn what_was_paid_as_no_double_cannot_be_waived() {
    let phone = seated(6);
    phone.taps("other-entry new-transfer transfer-seat-1 key-6 save");
    phone.taps("other-entry new-ending");
    assert!(!phone.is_enabled("ending-waive"));
    phone.taps("ending-share save");
    check(&phone, &[-5, 1, 1, 1, 1, 1], 0);
    assert_eq!(payments(&phone).len(), 5);
}

#[test]
fn playing_on_is_no_ending() {
    let phone = session(4);
    let before = phone.sheet_text();
    phone.taps("other-entry new-ending ending-share ending-play-on");
    assert!(phone.shows("new-deal"));
    assert!(!phone.shows("snack"), "nothing is left to come back to");
    assert_eq!(phone.sheet_text(), before);
    phone.taps("other-entry new-ending");
    assert!(!phone.is_checked("ending-share"));
    phone.tap("back");
    // Put in before another entry it leaves nothing either.
    phone.taps("entry-4 insert-before form-menu kind-ending ending-share ending-play-on");
    assert!(!phone.shows("snack"));
    assert_eq!(phone.sheet_text(), before);
    // An ending that stands there is taken away, and can be taken back.
    phone.taps("other-entry new-ending ending-share save entry-5 ending-play-on");
    check(&phone, &AFTER_N4, 6);
    phone.tap("snack-action");
    assert_eq!(payments(&phone), SHARED);
}

#[test]
fn an_empty_pot_asks_nothing() {
    let phone = session(1);
    phone.taps("other-entry new-ending");
    assert!(!phone.shows("ending-share"));
    assert!(phone.shows("no-payments"));
    phone.tap("save");
    assert!(phone.shows("no-payments"));
    check(&phone, &[0; 6], 0);
    assert!(
        phone
            .label("entry-2")
            .starts_with("2: Ending, The pot was empty")
    );
}

#[test]
fn what_is_played_after_the_end_is_marked_and_settled_anew() {
    let phone = session(4);
    phone.taps("other-entry new-ending ending-share save");
    play(&phone, N2);
    // Player 5 antes and sweeps: the same payments.
    assert_eq!(payments(&phone), SHARED);
    assert!(ledger(&phone)[5].after_end);
    assert!(phone.label("entry-6").ends_with(", played after the end"));
    // With money in the pot nothing is settled, and a deal comes next.
    play(&phone, &[(0, 3), (1, 0)]);
    check(&phone, &[7, -5, 0, 2, -2, -8], 6);
    assert!(payments(&phone).is_empty());
    assert_eq!(phone.label("hint"), "Player 1 antes 3: the pot will be 9");
    phone.taps("other-entry new-ending ending-waive save");
    check(&phone, &[7, 1, 0, 2, -2, -8], 0);
    assert_eq!(payments(&phone).len(), 3);
    // The deal that the ending stood before moves in front of it when the ending is deleted.
    phone.taps("entry-5 delete-entry");
    assert!(!ledger(&phone)[4].after_end);
}
