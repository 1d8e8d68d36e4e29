//! A half-filled new entry waits until it is saved or cleared.

use ardoise::ui::bridge::Trump;

use super::{digits, play, seated};
use crate::phone::Phone;

/// Half a deal: everything but the points.
fn begin(phone: &Phone) {
    phone.taps("new-deal bidder-2 trump-diamonds double-coinche belote-2 bid-140 points-1 key-3");
}

#[track_caller]
fn check(phone: &Phone) {
    assert!(phone.is_checked("bidder-2"));
    assert_eq!(phone.figure("bid"), Some(140));
    assert_eq!(phone.trump(), Trump::Diamonds);
    assert!(phone.is_checked("double-coinche"));
    assert!(phone.is_checked("belote-2"));
    assert_eq!(phone.figure("points-1"), Some(3));
}

#[test]
fn it_survives_turning_and_resizing() {
    let phone = seated();
    begin(&phone);
    for size in [
        (1600.0, 360.0),
        (320.0, 480.0),
        (800.0, 1280.0),
        (1280.0, 800.0),
    ] {
        phone.resize(size.0, size.1);
    }
    phone.resize(360.0, 1600.0);
    check(&phone);
    // The number goes on where it was.
    phone.tap("key-9");
    assert_eq!(phone.figure("points-1"), Some(39));
}

#[test]
fn it_survives_a_restart_at_every_tap() {
    let mut phone = seated();
    let taps = "new-deal bidder-2 trump-diamonds double-coinche belote-2 bid-140 points-1 key-3";
    for tap in taps.split(' ') {
        phone.tap(tap);
        phone = phone.restart();
    }
    check(&phone);
    phone.tap("key-9");
    assert_eq!(phone.figure("points-1"), Some(39));
    phone.tap("save");
    // 123 + 20 = 143: made, 143 + 2 × 140 = 423 against 39.
    assert_eq!(phone.totals(), (40, 420));
}

#[test]
fn it_survives_visits_to_every_other_page() {
    let phone = seated();
    begin(&phone);
    phone.tap("back");
    assert_eq!(phone.figure("new-deal"), Some(1));
    phone.taps("sheet-more details back back open-settings open-about back back new-sheet back");
    phone.taps("sheet-running-0");
    assert_eq!(phone.figure("new-deal"), Some(1));
    phone.tap("new-deal");
    check(&phone);
}

#[test]
fn each_sheet_has_its_own() {
    let phone = seated();
    begin(&phone);
    phone.taps("back back new-sheet start");
    assert_eq!(phone.figure("new-deal"), None);
    phone.tap("new-deal");
    assert_eq!(phone.figure("bid"), None);
    phone.taps("bidder-1 bid-capot back back");
    let phone = phone.restart();
    // Nothing on either sheet has changed: the one begun last stands first.
    phone.taps("sheet-running-1 new-deal");
    check(&phone);
    phone.taps("back back sheet-running-0 new-deal");
    assert!(phone.label("bid").contains("capot"));
}

#[test]
fn it_can_be_cleared() {
    let phone = seated();
    begin(&phone);
    phone.taps("form-menu clear-form");
    for id in [
        "bidder-1",
        "bidder-2",
        "belote-1",
        "belote-2",
        "double-coinche",
    ] {
        assert!(!phone.is_checked(id), "{id}");
    }
    assert_eq!(phone.figure("bid"), None);
    assert_eq!(phone.trump(), Trump::None);
    assert_eq!(phone.figure("points-1"), None);
    phone.tap("form-menu");
    assert!(!phone.is_enabled("clear-form"), "nothing is left to clear");
    phone.tap("menu-close");
    phone.tap("back");
    assert_eq!(phone.figure("new-deal"), None);
}

#[test]
fn other_entries_and_corrections_go_round_it() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    begin(&phone);
    phone.taps("back other-entry new-passed save");
    assert_eq!(phone.figure("new-deal"), Some(3));
    phone.taps("other-entry new-adjustment adjustment-1 key-9 key-0 save");
    phone.taps("entry-1 bid-up save undo entry-1 delete-entry undo");
    phone.tap("new-deal");
    check(&phone);
    digits(&phone, "9");
    phone.tap("save");
    assert_eq!(phone.figure("new-deal"), None);
    phone.tap("new-deal");
    assert_eq!(phone.figure("bid"), None);
    assert!(!phone.is_checked("bidder-2"));
}

#[test]
fn a_half_filled_adjustment_is_no_deal_to_continue() {
    let phone = seated();
    phone.taps("other-entry new-adjustment adjustment-1 key-5 back");
    assert_eq!(phone.figure("new-deal"), None);
    phone.taps("other-entry new-adjustment");
    assert!(phone.is_checked("adjustment-1"), "it is kept all the same");
    assert_eq!(phone.number("amount"), 5);
}

#[test]
fn clearing_an_adjustment_leaves_the_deal() {
    let phone = seated();
    begin(&phone);
    phone.taps("back other-entry new-adjustment adjustment-1 key-5 form-menu clear-form");
    assert!(!phone.is_checked("adjustment-1"));
    phone.taps("back new-deal");
    check(&phone);
}

#[test]
fn looking_at_another_kind_loses_nothing() {
    let phone = seated();
    begin(&phone);
    phone.taps(
        "form-menu kind-adjustment adjustment-2 key-7 form-menu kind-passed form-menu kind-deal",
    );
    check(&phone);
    phone.taps("form-menu kind-adjustment");
    assert_eq!(phone.number("amount"), 7);
    // What is saved is the one in front.
    phone.taps("key-0 save");
    assert_eq!(phone.totals(), (0, 70));
    phone.tap("new-deal");
    check(&phone);
}
