//! Coins between a player and the pot outside the deals, and a stake that is divisible by three.

use ardoise::domain::kopknack::Record;
use ardoise::ui::bridge::Reason;

use super::{AFTER_N4, check, kept, ledger, records, seated, session};
use crate::flows::digits;
use crate::phone::Phone;

#[track_caller]
fn refuses(phone: &Phone, reason: Reason) {
    assert!(!phone.is_enabled("save"), "{reason:?}");
    assert_eq!(phone.reason(), reason);
    assert!(phone.description("save").len() > 5);
}

#[test]
fn ten_is_refused_and_nine_and_twelve_are_offered() {
    let phone = session(4);
    phone.taps("other-entry new-transfer");
    refuses(&phone, Reason::NoTransferPlayer);
    phone.tap("transfer-seat-2");
    refuses(&phone, Reason::NoTransferAmount);
    assert!(!phone.is_enabled("key-erase"));
    phone.tap("key-1");
    refuses(&phone, Reason::NotByThree);
    assert_eq!(phone.label("nearest-1"), "Rather 3");
    assert!(!phone.shows("nearest-2"));
    phone.tap("key-0");
    refuses(&phone, Reason::NotByThree);
    assert_eq!(
        phone.label("assessment"),
        "The amount must be divisible by three: 9 or 12?"
    );
    assert_eq!(phone.label("nearest-1"), "Rather 9");
    assert_eq!(phone.label("nearest-2"), "Rather 12");
    phone.tap("nearest-2");
    assert_eq!(phone.number("amount"), 12);
    assert!(!phone.shows("nearest-1"));
    assert_eq!(phone.number("form-pot"), 6);
    assert_eq!(phone.number("form-left"), 18);
    phone.type_into("note", "  a round   of coffee ");
    phone.tap("save");
    let [a, b, c, d, e, f] = AFTER_N4;
    check(&phone, &[a, b - 12, c, d, e, f], 18);
    assert_eq!(phone.label("dealer"), "Player 5 deals", "it moves no deal");
    assert_eq!(
        phone.label("entry-5"),
        "5: Transfer, Player 2 pays 12 into the pot, a round of coffee, Player 2 \u{2212}12, pot left 18"
    );
    assert_eq!(
        records(&phone)[4],
        Record::Transfer {
            seat: kept(&phone)
                .replay()
                .opening
                .seats()
                .nth(1)
                .expect("a seat"),
            amount: 12,
            note: "a round of coffee".to_owned(),
        }
    );
    // Corrected by the lower of both.
    phone.taps("entry-5 key-erase key-0 nearest-1 save");
    check(&phone, &[a, b - 9, c, d, e, f], 15);
    phone.taps("undo undo");
    check(&phone, &AFTER_N4, 6);
}

#[test]
fn nobody_takes_more_than_there_is() {
    let phone = session(4);
    phone.taps("other-entry new-transfer transfer-seat-6 transfer-takes key-9");
    refuses(&phone, Reason::MoreThanPot);
    assert_eq!(phone.figure("assessment"), Some(6));
    phone.taps("key-erase key-6");
    assert_eq!(phone.label("assessment"), "The pot is empty then.");
    phone.tap("save");
    check(&phone, &[3, 0, -1, 1, -3, 0], 0);
    assert_eq!(ledger(&phone)[4].amount, 6);
    // Without the money of N4 it takes what there is, and no coin is lost.
    phone.taps("entry-4 delete-entry entry-3 delete-entry");
    check(&phone, &[0, -3, 0, 0, 3, 0], 0);
}

#[test]
fn an_amount_ends_where_it_becomes_too_large() {
    let phone = seated(6);
    phone.taps("other-entry new-transfer transfer-seat-1 key-0");
    refuses(&phone, Reason::TransferZero);
    digits(&phone, "9999");
    assert!(phone.is_enabled("key-0"));
    for key in 1..10 {
        assert!(!phone.is_enabled(&format!("key-{key}")), "{key}");
    }
    phone.tap("key-0");
    assert!(!phone.is_enabled("key-0"));
    phone.tap("save");
    check(&phone, &[-99_990, 0, 0, 0, 0, 0], 99_990);
}

#[test]
fn the_keyboard_types_an_amount_only_where_there_is_one() {
    let phone = session(1);
    phone.tap("new-deal");
    phone.keys("12");
    phone.taps("back other-entry new-transfer");
    assert!(!phone.is_enabled("key-erase"), "nothing was typed unseen");
    phone.keys("12");
    assert_eq!(phone.number("amount"), 12);
    phone.key(slint::platform::Key::Backspace);
    assert_eq!(phone.number("amount"), 1);
}

#[test]
fn a_stake_of_ten_is_refused_and_nine_and_twelve_are_offered() {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack");
    for usual in [3, 6, 9, 12] {
        assert!(phone.shows(&format!("target-{usual}")));
    }
    phone.tap("target-own");
    phone.type_into("own-target", "10");
    assert!(!phone.is_enabled("start"));
    assert_eq!(phone.figures("target-misread"), [3, 9990]);
    assert_eq!(phone.label("target-nearest-1"), "9");
    assert_eq!(phone.label("target-nearest-2"), "12");
    phone.taps("target-nearest-2 start");
    assert_eq!(phone.figure("title"), Some(12));
    assert_eq!(kept(&phone).rules.stake, 12);
    // The same on the page of an open sheet.
    phone.taps("new-deal player-3 save");
    check(&phone, &[-12, 0, 12, 0, 0, 0], 0);
    phone.taps("sheet-more details target-own");
    phone.type_into("own-target", "10");
    assert!(!phone.is_enabled("apply-details"));
    phone.taps("target-nearest-1 apply-details");
    assert_eq!(kept(&phone).rules.stake, 9);
    check(&phone, &[-9, 0, 9, 0, 0, 0], 0);
    phone.tap("undo");
    check(&phone, &[-12, 0, 12, 0, 0, 0], 0);
}
