//! The form of a deal: few taps, every reason, nothing that cannot be.

use ardoise::domain::Side;
use ardoise::domain::coinche::{Cards, Deal, Record};
use ardoise::ui::bridge::{self, Reason, Trump, Verdict};
use slint::{ComponentHandle, Model};

use super::{play, seat, seated};
use crate::phone::{Phone, coinche};

/// The deal that stands in the sheet at this number.
pub fn saved(phone: &Phone, number: usize) -> Deal {
    let kept = phone.kept().documents;
    match &coinche(&kept[0].sheet).entries[number - 1].record {
        Record::Deal(deal) => deal.clone(),
        other => panic!("{other:?} is no deal"),
    }
}

/// Save is off for this reason; the page and a screen reader say it in the same words.
#[track_caller]
fn refuses(phone: &Phone, reason: Reason) {
    assert!(!phone.is_enabled("save"), "can be saved, not {reason:?}");
    assert_eq!(phone.reason(), reason);
    let words = phone.label("assessment");
    assert!(words.len() > 5, "{words:?}");
    assert_eq!(phone.description("save"), words);
    let entries = |phone: &Phone| phone.kept().documents[0].sheet.len();
    let before = entries(phone);
    phone.poke("save");
    assert!(phone.shows("save"), "still in the form");
    assert_eq!(entries(phone), before);
}

/// The form says that the deal can be saved, and what it brings.
#[track_caller]
pub fn says(phone: &Phone, verdict: Verdict, one: i32, two: i32) {
    assert_eq!(phone.verdict(), verdict);
    assert_eq!(phone.figures("assessment"), [one, two]);
    assert!(phone.is_enabled("save"));
}

#[test]
fn a_usual_deal_takes_six_taps_on_a_small_phone() {
    let phone = seat(Phone::builder().size(360.0, 640.0).start());
    phone.tap("new-deal");
    let taps = ["bidder-1", "bid-110", "key-1", "key-1", "key-2", "save"];
    assert_eq!(taps.len(), 6);
    for tap in taps {
        phone.tap(tap);
    }
    assert_eq!(phone.totals(), (220, 50));
    assert!(phone.shows("entry-1"));
}

#[test]
fn all_of_a_usual_deal_is_in_sight_on_a_small_phone() {
    let phone = seat(Phone::builder().size(360.0, 640.0).start());
    phone.tap("new-deal");
    for id in "back bidder-1 bidder-2 bid-down bid bid-up trump double-none double-coinche double-surcoinche belote-1 \
               belote-2 declarations points-1 points-2 all-tricks bid-80 bid-160 bid-capot trump-clubs assessment save"
        .split_whitespace()
    {
        assert!(phone.shows(id), "{id}");
    }
    phone.tap("bid-80");
    for key in 0..10 {
        assert!(phone.shows(&format!("key-{key}")), "key {key}");
    }
    assert!(phone.shows("key-erase"));
}

#[test]
fn every_reason_in_the_order_of_the_form() {
    let phone = seated();
    phone.tap("new-deal");
    refuses(&phone, Reason::NoBidder);
    phone.tap("bidder-2");
    refuses(&phone, Reason::NoBid);
    phone.tap("bid-100");
    refuses(&phone, Reason::NoPoints);
    phone.tap("key-1");
    refuses(&phone, Reason::UnfinishedPoints);
    assert!(!impossible(&phone), "the 1 of 102 is neutral");
    phone.taps("key-6 key-1");
    refuses(&phone, Reason::PointsImpossible);
    let named = phone.figures("assessment");
    assert_eq!((named.contains(&161), named.contains(&1)), (true, true));
    assert!(impossible(&phone));
    phone.taps("key-erase key-2");
    refuses(&phone, Reason::NoAllTricks);
    assert!(!impossible(&phone));
    phone.tap("all-tricks-nobody");
    // 162 + 100 is 262.
    says(&phone, Verdict::Made, 0, 260);
    phone.taps("points-1 key-1 key-6 key-1");
    refuses(&phone, Reason::PointsImpossible);
    let named = phone.figures("assessment");
    assert_eq!((named.contains(&161), named.contains(&1)), (true, true));
}

fn impossible(phone: &Phone) -> bool {
    phone.ui.window().global::<bridge::Entry>().get_impossible()
}

#[test]
fn what_is_missing_first_can_be_filled_in_last() {
    let phone = seated();
    phone.taps("new-deal points-1 key-1 key-0 key-1");
    refuses(&phone, Reason::NoBidder);
    phone.taps("bid bid-90");
    refuses(&phone, Reason::NoBidder);
    phone.tap("bidder-1");
    says(&phone, Verdict::Made, 190, 60);
}

#[test]
fn zero_is_a_value() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80");
    assert_eq!(phone.figure("points-1"), None);
    phone.tap("key-0");
    assert_eq!(phone.figure("points-1"), Some(0));
    assert_eq!(phone.figure("points-2"), Some(162));
    refuses(&phone, Reason::NoAllTricks);
    phone.tap("all-tricks-nobody");
    // Failed: 160 and the bid of 80 for the other side.
    says(&phone, Verdict::Failed, 0, 240);
    phone.tap("save");
    let deal = saved(&phone, 1);
    let none = Cards {
        side: Side::One,
        points: 0,
    };
    assert_eq!((deal.cards, deal.all_tricks), (none, None));
    phone.tap("entry-1");
    assert_eq!(phone.figure("points-1"), Some(0));
    assert!(phone.is_enabled("save"), "the answer is still known");
    phone.tap("back");
    assert_eq!(phone.totals(), (0, 240));
}

#[test]
fn nought_and_all_tricks_for_the_other_side() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80 key-0 all-tricks-2");
    says(&phone, Verdict::Failed, 0, 240);
    phone.tap("save");
    assert_eq!(saved(&phone, 1).all_tricks, Some(Side::Two));
    // Not bid, all tricks are worth 250 to the side that took them and bid: 250 + 80.
    phone.taps("new-deal bidder-2 bid-80 key-1 key-6 key-2 all-tricks-2");
    says(&phone, Verdict::Made, 0, 330);
}

#[test]
fn verdict_and_scores_follow_every_tap() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    says(&phone, Verdict::Made, 220, 50);
    phone.tap("double-coinche");
    // 112 + 2 × 110 = 332.
    says(&phone, Verdict::Made, 330, 50);
    phone.tap("double-surcoinche");
    // 112 + 4 × 110 = 552.
    says(&phone, Verdict::Made, 550, 50);
    phone.tap("belote-1");
    // 132 + 440 = 572.
    says(&phone, Verdict::Made, 570, 50);
    phone.tap("belote-2");
    // 552, and 50 + 20.
    says(&phone, Verdict::Made, 550, 70);
    phone.tap("belote-2");
    says(&phone, Verdict::Made, 550, 50);
    phone.taps("declarations declaring-2 more-0");
    // 50 + 20.
    says(&phone, Verdict::Made, 550, 70);
    phone.taps("bid trump-hearts");
    says(&phone, Verdict::Made, 550, 70);
    phone.tap("bid-up");
    // 112 is not 120: 160 + 4 × 120 + 20 = 660.
    says(&phone, Verdict::Failed, 0, 660);
    phone.taps("declarations declaring-1");
    // 112 + 20 is 132: made, 132 + 480 = 612 against 50.
    says(&phone, Verdict::Made, 610, 50);
    phone.tap("bidder-2");
    // Side two bid 120 and has 50: failed, 160 + 480 + 20 = 660 for side one.
    says(&phone, Verdict::Failed, 660, 0);
    phone.tap("save");
    assert_eq!(phone.totals(), (660, 0));
}

#[test]
fn the_sum_adds_up_to_the_scores_on_show() {
    let phone = seated();
    phone.taps("new-deal bidder-1 trump-spades double-coinche belote-1 bid-110 key-1 key-1 key-2 assessment");
    let form = phone.ui.window().global::<bridge::Form>();
    let (mut one, mut two) = (0, 0);
    for line in form.get_lines().iter() {
        match line.side {
            bridge::Side::One => one += line.points,
            bridge::Side::Two => two += line.points,
            bridge::Side::None => panic!("a line of no side: {line:?}"),
        }
    }
    // 112 + 20 + 2 × 110 = 352, and 50.
    assert_eq!((one, two), (350, 50));
    assert_eq!((form.get_score_1(), form.get_score_2()), (350, 50));
    // Back to the keypad, and a digit begins anew.
    phone.taps("assessment key-9");
    assert_eq!(phone.figure("points-1"), Some(9));
}

#[test]
fn declarations_stop_at_their_caps() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80 key-1 key-0 key-1 declarations declaring-1");
    for (place, cap) in [4, 4, 2, 4, 1, 1].into_iter().enumerate() {
        let (more, fewer) = (format!("more-{place}"), format!("fewer-{place}"));
        let count = format!("count-{place}");
        assert!(!phone.is_enabled(&fewer), "{fewer}");
        for number in 1..=cap {
            phone.tap(&more);
            assert_eq!(phone.number(&count), number);
        }
        assert!(!phone.is_enabled(&more), "{more}");
        phone.poke(&more);
        assert_eq!(phone.number(&count), cap);
    }
    // 4 × 20 + 4 × 50 + 2 × 100 + 4 × 100 + 150 + 200 = 1230; 101 + 1230 + 80 = 1411.
    says(&phone, Verdict::Made, 1410, 60);
    assert_eq!(phone.figure("declarations"), Some(1230));
    phone.taps("fewer-5 fewer-4");
    says(&phone, Verdict::Made, 1060, 60);
    phone.tap("declaring-none");
    says(&phone, Verdict::Made, 180, 60);
    assert_eq!(phone.figure("declarations"), None);
    phone.tap("save");
    assert_eq!(saved(&phone, 1).declarations, None);
}

#[test]
fn a_capot_asks_who_took_all_tricks() {
    let phone = seated();
    phone.taps("new-deal bidder-2 bid-capot");
    assert!(phone.shows("all-tricks-nobody"), "the question is open");
    phone.tap("all-tricks-2");
    assert_eq!(phone.figure("points-2"), Some(162));
    // 250 + 250.
    says(&phone, Verdict::Made, 0, 500);
    phone.taps("all-tricks all-tricks-nobody");
    // 160 + 250 for the other side.
    says(&phone, Verdict::Failed, 410, 0);
    phone.taps("points-2 key-1 key-0 key-0");
    says(&phone, Verdict::Failed, 410, 0);
}

#[test]
fn points_typed_anew_ask_again() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80 key-1 key-6 key-2 all-tricks-1");
    says(&phone, Verdict::Made, 330, 0);
    phone.taps("points-1 key-1 key-0 key-0");
    // 100 + 80 and 62.
    says(&phone, Verdict::Made, 180, 60);
    phone.taps("points-1 key-1 key-6 key-2");
    refuses(&phone, Reason::NoAllTricks);
}

#[test]
fn a_trump_tapped_again_is_not_noted() {
    let phone = seated();
    phone.taps("new-deal trump-hearts");
    assert!(phone.is_checked("trump-hearts"));
    assert_eq!(phone.trump(), Trump::Hearts);
    phone.tap("trump-hearts");
    assert_eq!(phone.trump(), Trump::None);
    phone.taps("trump-clubs trump-spades bidder-1 bid-80 key-8 key-2 save");
    assert_eq!(
        saved(&phone, 1).trump,
        Some(ardoise::domain::coinche::Trump::Spades)
    );
}

#[test]
fn a_double_tap_on_save_saves_once() {
    let phone = seat(Phone::builder().size(360.0, 640.0).start());
    play(&phone, 1, "110", "112");
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    phone.double_tap("save");
    assert_eq!(phone.kept().documents[0].sheet.len(), 2);
    if !phone.shows("total-1") {
        phone.tap("back");
    }
    assert_eq!(phone.totals(), (440, 100));
}

#[test]
fn a_second_tap_meant_for_save_begins_no_new_deal() {
    let phone = seat(Phone::builder().size(360.0, 640.0).start());
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    phone.double_tap("save");
    assert!(phone.shows("total-1"), "the score page is in front");
}

#[test]
fn all_tricks_taken_back_leave_the_points_that_were_typed() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110 key-1 key-2 key-0");
    // The wrong thing was tapped.
    phone.taps("all-tricks all-tricks-1");
    assert_eq!(phone.figure("points-1"), Some(162));
    phone.taps("all-tricks all-tricks-nobody");
    // Not 162 with nobody's all tricks, which could be saved unseen: the 120, or nothing.
    assert_ne!(phone.figure("points-1"), Some(162));
}
