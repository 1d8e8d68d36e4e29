//! When a match is over, and that nothing is closed by it.

use ardoise::domain::coinche::{Coinche, NextDealer, Record, Rules, Target};
use ardoise::domain::{BySide, Entry, EntryId, Replay, Roster, Seat, Side};

use super::notation::deal;

fn adjustment(side: Side, points: i32) -> Record {
    Record::Adjustment {
        side,
        points,
        note: String::new(),
    }
}

/// A made capot: 500 for side one.
fn capot() -> Record {
    Record::Deal(deal("capot 162 all"))
}

/// Side one fails 80: 240 for side two.
fn failed() -> Record {
    Record::Deal(deal("80 70"))
}

fn replay(target: Target, records: &[Record]) -> Replay<Coinche> {
    let rules = Rules {
        target,
        ..Rules::default()
    };
    let entry = |(id, record): (u32, &Record)| Entry {
        id: EntryId(id),
        record: record.clone(),
    };
    let entries: Vec<_> = (1..).zip(records).map(entry).collect();
    Replay::new(&rules, &Roster::unnamed(Coinche::PLAYERS), &entries)
}

fn finish(target: i32, records: &[Record]) -> Option<usize> {
    replay(Target::Points(target), records).finish
}

#[test]
fn a_side_at_the_target_wins() {
    assert_eq!(finish(1000, &[capot(), capot()]), Some(2));
    assert_eq!(finish(1001, &[capot(), capot()]), None);
    assert_eq!(finish(480, &[failed(), failed()]), Some(2));
    assert_eq!(finish(1000, &[]), None);
}

#[test]
fn each_usual_target_has_its_moment() {
    let deals = vec![capot(); 8];
    for (target, moment) in [
        (1000, 2),
        (1500, 3),
        (2000, 4),
        (3000, 6),
        (2750, 6),
        (10, 1),
    ] {
        assert_eq!(finish(target, &deals), Some(moment), "{target}");
    }
    assert_eq!(replay(Target::None, &deals).finish, None);
    assert_eq!(replay(Target::default(), &deals).finish, Some(4));
}

#[test]
fn the_winner_and_the_final_score_are_those_of_the_first_moment() {
    let records = [
        capot(),
        capot(),
        failed(),
        failed(),
        failed(),
        failed(),
        failed(),
    ];
    let replay = replay(Target::Points(1000), &records);
    assert_eq!(replay.finish, Some(2));
    assert_eq!(*replay.standing_before(2), BySide::new(1000, 0));
    // Played on: the totals add up all entries.
    assert_eq!(*replay.standing(), BySide::new(1000, 1200));
}

#[test]
fn with_both_over_the_higher_total_wins() {
    let records = [
        adjustment(Side::Two, 990),
        capot(),
        capot(),
        adjustment(Side::Two, 20),
    ];
    let replay = replay(Target::Points(1000), &records);
    assert_eq!(replay.finish, Some(4));
    assert_eq!(*replay.standing_before(4), BySide::new(1000, 1010));
}

#[test]
fn with_equal_totals_the_match_goes_on() {
    let level = [capot(), capot(), adjustment(Side::Two, 1000)];
    assert_eq!(finish(1000, &level), None);
    let longer: Vec<_> = level.iter().cloned().chain([failed()]).collect();
    assert_eq!(finish(1000, &longer), Some(4));
    let passed = Record::Passed {
        next: NextDealer::PassesOn,
    };
    let passed: Vec<_> = level.iter().cloned().chain([passed]).collect();
    assert_eq!(finish(1000, &passed), None);
}

#[test]
fn adjustments_after_a_deal_are_looked_at_together_with_it() {
    let penalty = adjustment(Side::One, -50);
    assert_eq!(finish(1000, &[capot(), capot(), penalty.clone()]), None);
    assert_eq!(
        finish(1000, &[capot(), capot(), penalty.clone(), failed()]),
        None
    );
    assert_eq!(
        finish(1000, &[capot(), capot(), failed(), penalty]),
        Some(2)
    );
    let bonus = adjustment(Side::One, 500);
    assert_eq!(finish(1000, &[capot(), bonus.clone()]), Some(2));
    assert_eq!(finish(1000, &[capot(), bonus.clone(), bonus]), Some(3));
}

#[test]
fn a_dealer_correction_neither_wins_nor_parts_a_deal_from_its_adjustments() {
    let correction = Record::Dealer { seat: Seat::FIRST };
    let penalty = adjustment(Side::One, -50);
    assert_eq!(
        finish(1000, &[capot(), capot(), correction.clone()]),
        Some(2)
    );
    assert_eq!(finish(1000, &[capot(), capot(), correction, penalty]), None);
}

#[test]
fn a_passed_deal_is_a_deal_for_the_end_of_the_match() {
    let penalty = adjustment(Side::One, -50);
    for next in [NextDealer::PassesOn, NextDealer::Same] {
        let passed = Record::Passed { next };
        let records = [capot(), capot(), passed, penalty.clone()];
        assert_eq!(finish(1000, &records), Some(2), "{next:?}");
    }
}

#[test]
fn nobody_wins_before_the_first_deal() {
    let gift = adjustment(Side::One, 1000);
    assert_eq!(finish(1000, std::slice::from_ref(&gift)), None);
    assert_eq!(finish(1000, &[gift.clone(), gift.clone()]), None);
    assert_eq!(finish(1000, &[gift, failed()]), Some(2));
}
