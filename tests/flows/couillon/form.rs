//! A deal by its card points, and the form half-filled.

use ardoise::domain::couillon::Tally;
use ardoise::domain::{BySide, Side};
use ardoise::ui::bridge::Reason;
use slint::platform::Key;

use super::{check_board, check_replay, deal, kept, last, needed, seated};
use crate::phone::Phone;

#[track_caller]
fn reads(phone: &Phone, reason: Reason, words: &str) {
    assert_eq!(phone.reason(), reason);
    assert_eq!(phone.label("assessment"), words);
    assert!(!phone.is_enabled("save"));
}

#[test]
fn k1_by_card_points() {
    let phone = seated();
    phone.tap("new-deal");
    reads(&phone, Reason::NoYes, "Who said yes to the trump?");
    phone.tap("yes-1");
    reads(&phone, Reason::NoResult, "Who won, or was it a tie?");
    phone.taps("key-2 key-1");
    reads(
        &phone,
        Reason::NoSidePoints,
        "Type the card points of Them.",
    );
    phone.taps("points-2 key-1 key-3");
    assert_eq!(
        phone.chosen(&["won-1", "tie", "won-2"]),
        Some("won-1"),
        "as the points make it"
    );
    assert_eq!(phone.label("effect-0"), "Us: 1 stroke rubbed out");
    assert!(!phone.shows("effect-1"));
    phone.tap("save");
    check_board(&phone, &[0, 0, 0, 0, -1], &[0; 5], (4, 5));
    let points = Tally::Points(BySide::new(21, 13));
    assert_eq!(last(&phone), (Some(Side::One), points));
    assert_eq!(
        phone.label("entry-1"),
        "1: Us won, 21 to 13 card points, Us said yes, wins to go 4 and 5"
    );
    // It opens again as it was saved.
    phone.tap("entry-1");
    assert_eq!(phone.label("points-1"), "Us: 21 card points");
    assert_eq!(phone.label("points-2"), "Them: 13 card points");
    assert!(phone.is_checked("yes-1"));
}

#[test]
fn k2_and_k3_by_card_points() {
    let phone = seated();
    phone.taps("new-deal yes-1 points-1 key-1 key-2 points-2 key-2 key-0");
    assert_eq!(phone.label("effect-0"), "Them: 1 stroke rubbed out");
    assert_eq!(phone.label("effect-1"), "Us: a loop");
    phone.tap("save");
    assert_eq!(needed(&phone), (6, 4));
    phone.taps("new-deal yes-2 key-1 key-0 points-2 key-1 key-0");
    assert_eq!(
        phone.label("effect-0"),
        "Tie: the next win rubs out 2 strokes"
    );
    phone.tap("save");
    assert_eq!(needed(&phone), (6, 4));
    assert_eq!(phone.number("tie-mark"), 1);
    assert_eq!(last(&phone).1, Tally::Points(BySide::new(10, 10)));
    check_replay(&phone);
}

#[test]
fn points_that_cannot_be_are_refused() {
    let phone = seated();
    phone.taps("new-deal yes-nobody key-3 points-2 key-5");
    reads(
        &phone,
        Reason::PackFour,
        "Four tricks are worth 12 to 40 points together, not 8.",
    );
    phone.taps("points-1 key-2 key-1 points-2 key-2");
    assert!(phone.is_enabled("save"));
    phone.tap("key-0");
    reads(
        &phone,
        Reason::PackFour,
        "Four tricks are worth 12 to 40 points together, not 41.",
    );
    assert!(!phone.is_enabled("key-1"), "no number of three digits");
    phone.poke("save");
    assert!(kept(&phone).entries.is_empty());
    phone.taps("key-erase key-erase");
    reads(
        &phone,
        Reason::NoSidePoints,
        "Type the card points of Them.",
    );
    // A tapped result stands in place of the points.
    phone.tap("won-2");
    assert_eq!(phone.label("points-1"), "Us: no card points yet");
    phone.tap("save");
    assert_eq!(last(&phone), (None, Tally::Won(Side::Two)));
}

#[test]
fn keys_of_a_keyboard_type_the_points() {
    let phone = seated();
    phone.taps("new-deal yes-1");
    phone.keys("2x13");
    assert_eq!(phone.label("points-1"), "Us: 21 card points");
    phone.key(Key::Backspace);
    assert_eq!(phone.label("points-1"), "Us: 2 card points");
    phone.keys("0");
    phone.tap("points-2");
    phone.keys("19");
    phone.key(Key::Return);
    assert_eq!(last(&phone).1, Tally::Points(BySide::new(20, 19)));
}

#[test]
fn a_pile_is_counted_card_by_card() {
    let phone = seated();
    phone.taps("new-deal yes-1 points-1 key-pile");
    // Three aces, two kings, one queen, one jack.
    phone.taps("pile-0-up pile-0-up pile-0-up pile-1-up pile-1-up pile-2-up pile-3-up");
    assert_eq!(phone.number("pile-0"), 3);
    assert_eq!(phone.label("use-pile"), "21 for Us");
    phone.tap("use-pile");
    assert_eq!(phone.label("points-1"), "Us: 21 card points");
    // It turns to the other side.
    phone.taps("key-1 key-3");
    assert_eq!(phone.label("points-2"), "Them: 13 card points");
    phone.taps("key-pile pile-0-up");
    assert_eq!(phone.label("use-pile"), "4 for Them");
    phone.taps("pile-0-down keys");
    assert_eq!(phone.label("points-2"), "Them: 13 card points");
    phone.taps("points-1 key-pile");
    assert_eq!(phone.label("use-pile"), "21 for Us");
    phone.taps("keys save");
    assert_eq!(last(&phone).1, Tally::Points(BySide::new(21, 13)));
}

#[test]
fn a_half_filled_form_survives_a_restart_at_every_tap() {
    let mut phone = seated();
    for tap in "new-deal yes-2 points-1 key-2 key-1 points-2 key-1".split(' ') {
        phone.tap(tap);
        phone = phone.restart();
    }
    assert!(phone.is_checked("yes-2"));
    assert_eq!(phone.label("points-1"), "Us: 21 card points");
    assert_eq!(phone.label("points-2"), "Them: 1 card point");
    // The number goes on where it was.
    phone.tap("key-3");
    assert_eq!(phone.label("points-2"), "Them: 13 card points");
    phone.tap("back");
    assert_eq!(phone.label("new-deal"), "Continue deal 1");
    assert!(phone.is_checked("yes-2"), "the board has the answer, too");
    let phone = phone.restart();
    phone.taps("new-deal save");
    assert_eq!(needed(&phone), (4, 6));
    assert_eq!(phone.label("new-deal"), "By card points");
}

#[test]
fn what_is_tapped_on_the_board_goes_on_in_the_form() {
    let phone = seated();
    phone.tap("yes-2");
    let phone = phone.restart();
    assert!(phone.is_checked("yes-2"));
    phone.tap("new-deal");
    assert!(phone.is_checked("yes-2"));
    phone.taps("form-menu clear-form back");
    assert_eq!(phone.chosen(&["yes-nobody", "yes-1", "yes-2"]), None);
    assert_eq!(phone.label("new-deal"), "By card points");
}

#[test]
fn a_result_tapped_on_the_board_stands_in_place_of_other_points() {
    let phone = seated();
    phone.taps("new-deal yes-1 key-2 key-1 points-2 key-1 key-3 back");
    // The points say so, too: they stay.
    phone.tap("won-1");
    assert_eq!(last(&phone).1, Tally::Points(BySide::new(21, 13)));
    phone.taps("new-deal yes-1 key-2 key-1 points-2 key-1 key-3 back");
    phone.tap("won-2");
    assert_eq!(last(&phone).1, Tally::Won(Side::Two));
    deal(&phone, "nobody", "tie");
    check_replay(&phone);
}
