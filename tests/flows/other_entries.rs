//! Passed deals, adjustments and dealer corrections.

use ardoise::domain::coinche::{NextDealer, Record};
use ardoise::ui::bridge::Reason;

use super::{digits, play, seated};
use crate::phone::{Phone, coinche};

fn last(phone: &Phone) -> Record {
    let kept = phone.kept().documents;
    coinche(&kept[0].sheet)
        .entries
        .last()
        .expect("an entry")
        .record
        .clone()
}

#[test]
fn a_passed_deal_passes_on_or_stays() {
    let phone = seated();
    phone.taps("other-entry new-passed");
    assert_eq!(phone.figures("title"), [1, 1]);
    assert_eq!(phone.figure("next-same"), Some(1));
    assert!(phone.is_checked("next-passes-on"), "the default");
    assert!(phone.is_enabled("save"));
    phone.tap("save");
    assert_eq!(phone.figure("dealer"), Some(2));
    phone.taps("other-entry new-passed next-same save");
    let same = Record::Passed {
        next: NextDealer::Same,
    };
    assert_eq!(last(&phone), same);
    assert_eq!(phone.figure("dealer"), Some(2));
    assert_eq!(phone.totals(), (0, 0));
    // The toggle goes both ways, and the next one begins with the default again.
    phone.taps("other-entry new-passed");
    assert!(phone.is_checked("next-passes-on"));
    phone.taps("next-same next-passes-on save");
    assert_eq!(phone.figure("dealer"), Some(3));
    // Corrected, it moves all later deals.
    phone.taps("entry-1 next-same save");
    assert_eq!(phone.figure("dealer"), Some(2));
}

#[test]
fn a_dealer_correction_names_who_deals_next() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    phone.taps("other-entry new-dealer");
    assert_eq!(phone.figures("title"), [2]);
    assert!(!phone.is_enabled("save"));
    assert_eq!(phone.reason(), Reason::NoDealer);
    assert!(phone.description("save").len() > 5);
    phone.taps("seat-3 seat-4 save");
    assert_eq!(phone.figure("dealer"), Some(4));
    assert_eq!(phone.figure("speaker"), Some(1));
    assert_eq!(phone.totals(), (160, 80));
    play(&phone, 1, "80", "82");
    assert_eq!(phone.figure("dealer"), Some(1));
    // It goes into the list like any other entry.
    let numbers: Vec<i32> = phone.ledger().iter().map(|row| row.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
}

#[test]
fn an_adjustment_is_exact_and_moves_no_deal() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    phone.taps("other-entry new-adjustment");
    let refuses = |reason: Reason| {
        assert!(!phone.is_enabled("save"), "{reason:?}");
        assert_eq!(phone.reason(), reason);
        assert!(phone.description("save").len() > 5);
    };
    refuses(Reason::NoAdjustmentSide);
    phone.tap("adjustment-2");
    refuses(Reason::NoAdjustmentPoints);
    phone.tap("key-0");
    refuses(Reason::AdjustmentZero);
    phone.taps("key-7 key-3");
    assert_eq!(phone.number("amount"), 73);
    phone.tap("adjustment-minus");
    assert_eq!(phone.number("amount"), -73);
    phone.type_into("note", "  revoke,   twice ");
    phone.tap("save");
    assert_eq!(phone.totals(), (160, 7));
    assert_eq!(phone.figure("dealer"), Some(2));
    let Record::Adjustment { note, points, .. } = last(&phone) else {
        panic!("an adjustment");
    };
    assert_eq!((note.as_str(), points), ("revoke, twice", -73));
}

#[test]
fn an_adjustment_goes_to_9990() {
    let phone = seated();
    phone.taps("other-entry new-adjustment adjustment-1");
    digits(&phone, "999");
    assert!(phone.is_enabled("key-0"));
    for key in 1..10 {
        assert!(!phone.is_enabled(&format!("key-{key}")), "{key}");
    }
    phone.tap("key-0");
    assert!(!phone.is_enabled("key-0"));
    phone.taps("adjustment-minus save");
    assert_eq!(phone.totals(), (-9990, 0));
    phone.taps("entry-1 key-erase key-erase key-erase key-erase");
    assert!(!phone.shows("amount"));
    assert!(!phone.is_enabled("key-erase"));
    assert!(!phone.is_enabled("save"));
}

#[test]
fn a_long_note_is_cut_and_a_strange_one_kept() {
    let phone = seated();
    phone.taps("other-entry new-adjustment adjustment-1 key-1 key-0");
    let long = "ملاحظة \u{1F0A1} «\"\\» ".repeat(40);
    phone.type_into("note", &long);
    phone.tap("save");
    let phone = phone.restart();
    let Record::Adjustment { note, .. } = last(&phone) else {
        panic!("an adjustment");
    };
    assert_eq!(note.chars().count(), 120);
    assert!(long.starts_with(&note));
    phone.tap("entry-1");
    assert_eq!(phone.value("note"), note);
}

#[test]
fn an_adjustment_after_the_last_deal_can_win() {
    let phone = seated();
    // 112 + 110 = 222, and 1780 are missing.
    play(&phone, 1, "110", "112");
    phone.taps("other-entry new-adjustment adjustment-1");
    digits(&phone, "1780");
    phone.tap("save");
    assert_eq!(phone.figures("winner"), [2, 2000, 50]);
    phone.taps("entry-2 key-erase key-erase key-7 key-9 save");
    assert!(!phone.shows("winner"));
    assert_eq!(phone.totals(), (1999, 50));
}

#[test]
fn holding_new_deal_offers_the_other_kinds() {
    let phone = seated();
    phone.hold("new-deal", std::time::Duration::from_millis(800));
    assert!(phone.shows("new-passed"));
    assert!(phone.shows("new-adjustment"));
    assert!(phone.shows("new-dealer"));
    phone.tap("menu-close");
    assert!(!phone.shows("new-passed"));
    assert!(phone.shows("total-1"));
}
