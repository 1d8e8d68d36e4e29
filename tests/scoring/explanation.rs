//! How a deal's score is explained, line by line, side one bidding.

use ardoise::domain::Side;
use ardoise::domain::coinche::{
    BeloteOnFailure, Bid, CoincheScope, Counting, Declaration, DeclarationsOnFailure, Item,
    LineKind, Origin, Rounding, Rules, Unscored, score,
};

use super::notation::deal;

use LineKind::{
    AllTricks, CardPoints, CardRounding, FailureBase, Multiplier, Rounding as Round, WinnerBase,
};

fn lines(rules: &Rules, text: &str, side: Side) -> Vec<(LineKind, i32)> {
    let score = score(rules, &deal(text));
    score
        .lines_of(side)
        .map(|line| (line.kind, line.points))
        .collect()
}

fn bid(points: i32) -> LineKind {
    LineKind::Bid(Bid::Points(points))
}

fn declared(kind: Declaration, count: u8, from: Origin) -> LineKind {
    LineKind::Declaration { kind, count, from }
}

fn belote(from: Origin) -> LineKind {
    LineKind::Belote { count: 1, from }
}

fn unscored(item: Item, worth: i32, why: Unscored) -> (LineKind, i32) {
    (LineKind::Unscored { item, worth, why }, 0)
}

#[test]
fn a_contract_made() {
    let rules = Rules::default();
    let text = "120 107 x2 belote tierce tierce";
    assert_eq!(
        lines(&rules, text, Side::One),
        [
            (CardPoints, 107),
            (declared(Declaration::Tierce, 2, Origin::Own), 40),
            (belote(Origin::Own), 20),
            (bid(120), 120),
            (Multiplier { times: 2, of: 120 }, 120),
            (Round, 3),
        ]
    );
    assert_eq!(
        lines(&rules, text, Side::Two),
        [(CardPoints, 55), (Round, 5)]
    );
}

#[test]
fn a_contract_failed() {
    let rules = Rules::default();
    let text = "140 99 belote tierce";
    assert_eq!(
        lines(&rules, text, Side::One),
        [
            unscored(Item::CardPoints, 99, Unscored::Lost),
            unscored(Item::Declarations, 20, Unscored::Lost),
            (belote(Origin::Own), 20),
        ]
    );
    assert_eq!(
        lines(&rules, text, Side::Two),
        [(FailureBase, 160), (bid(140), 140)]
    );
}

#[test]
fn all_tricks_against_card_points_of_nothing() {
    let rules = Rules::default();
    assert_eq!(
        lines(&rules, "120 162 all", Side::One),
        [(AllTricks, 250), (bid(120), 120)]
    );
    assert_eq!(lines(&rules, "120 162 all", Side::Two), [(CardPoints, 0)]);
    assert_eq!(
        lines(&rules, "capot 162 all", Side::One),
        [(AllTricks, 250), (LineKind::Bid(Bid::CAPOT), 250)]
    );
}

#[test]
fn what_goes_over_is_shown_on_both_sides() {
    let rules = Rules {
        belote_on_failure: BeloteOnFailure::ToTheDefenders,
        declarations_on_failure: DeclarationsOnFailure::ToTheDefenders,
        ..Rules::default()
    };
    let text = "150 90 belote fifty";
    let text_failed = "160 80 belote fifty";
    assert_eq!(
        lines(&rules, text, Side::One).len(),
        4,
        "90 + 20 + 50 makes 150"
    );
    assert_eq!(
        lines(&rules, text_failed, Side::One),
        [
            unscored(Item::CardPoints, 80, Unscored::Lost),
            unscored(Item::Declarations, 50, Unscored::GoesToTheOther),
            unscored(Item::Belotes, 20, Unscored::GoesToTheOther),
        ]
    );
    assert_eq!(
        lines(&rules, text_failed, Side::Two),
        [
            (FailureBase, 160),
            (declared(Declaration::Fifty, 1, Origin::Received), 50),
            (belote(Origin::Received), 20),
            (bid(160), 160),
        ]
    );
}

#[test]
fn the_multiplier_stands_under_what_it_multiplies() {
    let whole = Rules {
        coinche_scope: CoincheScope::Whole,
        ..Rules::default()
    };
    assert_eq!(
        lines(&whole, "120 110 x4 belote", Side::One),
        [
            (CardPoints, 110),
            (bid(120), 120),
            (Multiplier { times: 4, of: 230 }, 690),
            (belote(Origin::Own), 20),
        ]
    );
    let inside = Rules {
        belote_multiplied: true,
        ..whole
    };
    assert_eq!(
        lines(&inside, "120 110 x2 belote", Side::One),
        [
            (CardPoints, 110),
            (belote(Origin::Own), 20),
            (bid(120), 120),
            (Multiplier { times: 2, of: 250 }, 250),
        ]
    );
}

#[test]
fn the_winner_takes_all() {
    let rules = Rules {
        coinche_scope: CoincheScope::WinnerTakesAll,
        ..Rules::default()
    };
    let text = "120 130 x2 their-belote their-fifty";
    assert_eq!(
        lines(&rules, text, Side::One),
        [
            (WinnerBase, 160),
            (bid(120), 120),
            (Multiplier { times: 2, of: 280 }, 280),
        ]
    );
    assert_eq!(
        lines(&rules, text, Side::Two),
        [
            unscored(Item::CardPoints, 32, Unscored::Lost),
            unscored(Item::Declarations, 50, Unscored::Lost),
            (belote(Origin::Own), 20),
        ]
    );
}

#[test]
fn what_only_decides_or_counts_for_nothing_is_named() {
    let bid_only = Rules {
        counting: Counting::BidOnly,
        ..Rules::default()
    };
    assert_eq!(
        lines(&bid_only, "90 80 belote", Side::One),
        [
            unscored(Item::CardPoints, 80, Unscored::OnlyDecides),
            (bid(90), 90),
            unscored(Item::Belotes, 20, Unscored::OnlyDecides),
        ]
    );
    assert_eq!(
        lines(&bid_only, "90 80 belote", Side::Two),
        [unscored(Item::CardPoints, 82, Unscored::OnlyDecides)]
    );
    let off = Rules {
        declarations: false,
        ..Rules::default()
    };
    assert_eq!(
        lines(&off, "100 110 tierce", Side::One),
        [
            (CardPoints, 110),
            unscored(Item::Declarations, 20, Unscored::SwitchedOff),
            (bid(100), 100),
        ]
    );
}

#[test]
fn the_complement_rounds_card_points_first() {
    let rules = Rules {
        rounding: Rounding::Complement,
        ..Rules::default()
    };
    assert_eq!(
        lines(&rules, "80 97", Side::One),
        [(CardPoints, 97), (CardRounding, -7), (bid(80), 80)]
    );
    assert_eq!(
        lines(&rules, "80 97", Side::Two),
        [(CardPoints, 65), (CardRounding, 5)]
    );
}

#[test]
fn the_margin_is_what_was_above_or_short_of_the_bid() {
    let standard = Rules::default();
    let must_beat = Rules {
        must_beat: true,
        ..standard.clone()
    };
    for (rules, text, margin) in [
        (&standard, "100 99", Some(-1)),
        (&standard, "100 100", Some(0)),
        (&standard, "110 122 belote", Some(32)),
        (&standard, "100 162 all", Some(150)),
        (&standard, "capot 150", None),
        (&standard, "80 80", Some(0)),
        // 80 against 82: three more were needed to have more than the defenders.
        (&must_beat, "80 80", Some(-3)),
        (&must_beat, "80 110", Some(30)),
    ] {
        assert_eq!(score(rules, &deal(text)).margin, margin, "{text}");
    }
}
