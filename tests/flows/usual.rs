//! What is done most takes fewest taps.

use std::time::Duration;

use super::seated;
use crate::phone::Phone;

/// How many taps that is, each of them on a place that is there when its turn comes.
#[track_caller]
fn tapped(phone: &Phone, way: &str) -> usize {
    phone.taps(way);
    way.split_whitespace().count()
}

#[test]
fn a_usual_deal_takes_six_taps() {
    let phone = seated();
    phone.tap("new-deal");
    assert_eq!(tapped(&phone, "bidder-2 bid-110 key-1 key-1 key-2 save"), 6);
    assert_eq!(phone.totals(), (50, 220));
}

#[test]
fn with_two_digits_it_takes_five() {
    let phone = seated();
    phone.tap("new-deal");
    assert_eq!(tapped(&phone, "bidder-1 bid-80 key-9 key-0 save"), 5);
    assert_eq!(phone.totals(), (170, 70));
}

#[test]
fn a_capot_takes_four() {
    let phone = seated();
    phone.tap("new-deal");
    assert_eq!(tapped(&phone, "bidder-1 bid-capot all-tricks-1 save"), 4);
    assert_eq!(phone.totals(), (500, 0));
}

#[test]
fn nothing_that_could_be_wrong_is_chosen_before() {
    let phone = seated();
    phone.tap("new-deal");
    let sides = ["bidder-1", "bidder-2", "belote-1", "belote-2"];
    for id in sides {
        assert!(!phone.is_checked(id), "{id}");
    }
    for bid in [
        "80", "90", "100", "110", "120", "130", "140", "150", "160", "capot",
    ] {
        assert!(!phone.is_checked(&format!("bid-{bid}")), "{bid}");
    }
    for suit in ["spades", "hearts", "diamonds", "clubs"] {
        assert!(!phone.is_checked(&format!("trump-{suit}")), "{suit}");
    }
    // No doubling is what a deal has unless somebody says so.
    assert!(phone.is_checked("double-none"));
    assert!(!phone.is_enabled("save"));
}

#[test]
fn a_sheet_is_begun_in_two_taps_and_the_empty_drawer_says_how() {
    let phone = Phone::new();
    assert!(!phone.label("how-to-begin").is_empty());
    assert_eq!(tapped(&phone, "new-sheet start"), 2);
    phone.wait(Duration::from_secs(1));
    assert!(phone.shows("new-deal"));
    assert!(
        phone
            .label("empty-ledger")
            .contains(&phone.label("new-deal"))
    );
}
