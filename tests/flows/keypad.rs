//! The keypad and the ladder of the deal form.

use std::time::Duration;

use ardoise::domain::Side;
use ardoise::domain::coinche::Cards;
use ardoise::ui::bridge::Verdict;

use super::deal_form::{saved, says};
use super::{digits, seated};
use crate::phone::Phone;

#[test]
fn the_points_of_either_side() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-90 points-2 key-6 key-1");
    assert_eq!(phone.figure("points-1"), Some(101));
    assert_eq!(phone.figure("points-2"), Some(61));
    says(&phone, Verdict::Made, 190, 60);
    // Turned to the other side, a digit begins a new number.
    phone.taps("points-1 key-9");
    assert_eq!(phone.figure("points-1"), Some(9));
    assert_eq!(phone.figure("points-2"), Some(153));
    phone.taps("points-2 key-6 key-1 save");
    let counted = Cards {
        side: Side::Two,
        points: 61,
    };
    assert_eq!(saved(&phone, 1).cards, counted);
}

#[test]
fn digits_that_lead_above_162_are_off() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-90");
    let on = |phone: &Phone| -> String {
        let keys = (0..10).filter(|key| phone.is_enabled(&format!("key-{key}")));
        keys.map(|key| key.to_string()).collect()
    };
    assert_eq!(on(&phone), "0123456789");
    phone.tap("key-1");
    assert_eq!(on(&phone), "0123456789");
    phone.tap("key-6");
    assert_eq!(on(&phone), "012");
    phone.tap("key-0");
    assert_eq!(on(&phone), "");
    phone.poke("key-5");
    assert_eq!(phone.figure("points-1"), Some(160));
    phone.taps("key-erase key-erase key-7");
    assert_eq!(phone.figure("points-1"), Some(17));
    assert_eq!(on(&phone), "");
    phone.taps("key-erase key-erase");
    assert_eq!(phone.figure("points-1"), None);
    assert!(!phone.is_enabled("key-erase"));
}

#[test]
fn the_ladder_ends_at_80_and_160() {
    let phone = seated();
    phone.tap("new-deal");
    assert_eq!(phone.figure("bid"), None);
    phone.tap("bid-up");
    assert_eq!(phone.figure("bid"), Some(80));
    assert!(!phone.is_enabled("bid-down"));
    for bid in (90..=160).step_by(10) {
        phone.tap("bid-up");
        assert_eq!(phone.figure("bid"), Some(bid));
    }
    assert!(!phone.is_enabled("bid-up"));
    phone.poke("bid-up");
    assert_eq!(phone.figure("bid"), Some(160));
    for bid in (80..=150).rev().step_by(10) {
        phone.tap("bid-down");
        assert_eq!(phone.figure("bid"), Some(bid));
    }
    assert!(!phone.is_enabled("bid-down"));
    phone.taps("bid bid-capot bid-down");
    assert_eq!(phone.figure("bid"), Some(160));
}

#[test]
fn more_than_capot_is_not_160() {
    let phone = seated();
    phone.taps("new-deal bid-capot");
    if phone.is_enabled("bid-up") {
        phone.tap("bid-up");
    }
    assert!(phone.label("bid").contains("capot"));
}

#[test]
fn holding_plus_climbs_on_and_stops_at_the_end() {
    let phone = seated();
    phone.taps("new-deal bid-80 bid-up");
    assert_eq!(phone.figure("bid"), Some(90));
    // Half a second until it is a hold, then some steps a second; letting go adds none.
    phone.hold("bid-up", Duration::from_millis(900));
    let after = phone.figure("bid");
    let bid = after.expect("a number");
    assert!((110..=150).contains(&bid), "{bid}");
    phone.wait(Duration::from_secs(2));
    assert_eq!(phone.figure("bid"), after, "nobody holds it any more");
    phone.hold("bid-up", Duration::from_secs(5));
    assert_eq!(phone.figure("bid"), Some(160));
    phone.hold("bid-down", Duration::from_secs(5));
    assert_eq!(phone.figure("bid"), Some(80));
}

#[test]
fn holding_erase_empties_the_points() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80 key-1 key-0 key-0");
    phone.hold("key-erase", Duration::from_secs(2));
    assert_eq!(phone.figure("points-1"), None);
}

#[test]
fn holding_any_other_key_types_it_once() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80");
    phone.hold("key-1", Duration::from_secs(2));
    assert_eq!(phone.figure("points-1"), Some(1));
}

#[test]
fn a_double_tap_on_a_digit_types_it_twice() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110");
    phone.double_tap("key-1");
    phone.tap("key-2");
    assert_eq!(phone.figure("points-1"), Some(112));
}

#[test]
fn digits_typed_one_by_one_are_one_number() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80");
    digits(&phone, "82");
    phone.tap("save");
    assert_eq!(saved(&phone, 1).cards.points, 82);
}
