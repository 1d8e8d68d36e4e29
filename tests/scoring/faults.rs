//! Entries that are refused, and why.

use ardoise::domain::coinche::{
    Declaration, Fault, Generale, NextDealer, Preset, Record, Rules, Trump, TrumpKinds, faults,
};
use ardoise::domain::{Seat, Side};

use super::notation::deal;

fn of(rules: &Rules, text: &str) -> Vec<Fault> {
    faults(rules, &Record::Deal(deal(text)))
}

/// Every switch that lets more be recorded is on.
fn liberal() -> Rules {
    Rules {
        higher_bids: true,
        generale: Generale::Worth(500),
        trump_kinds: TrumpKinds::All,
        ..Rules::default()
    }
}

#[test]
fn what_the_default_rules_allow() {
    for text in [
        "80 0",
        "80 2",
        "80 160",
        "160 162",
        "160 162 all",
        "100 0 their-all",
        "capot 150",
        "capot 162 all",
        "capot 162",
        "120 100 x2 hearts belote",
        "120 100 x4 their-belote",
        "120 100 tierce tierce tierce tierce",
        "120 100 hundred hundred four-nines four-jacks",
        "120 100 their-four-of-a-kind their-four-of-a-kind their-four-of-a-kind their-four-of-a-kind",
    ] {
        assert_eq!(of(&Rules::default(), text), [], "{text}");
    }
}

#[test]
fn what_the_default_rules_refuse() {
    let most = |kind, most| Fault::TooManyDeclarations { kind, most };
    for (text, fault) in [
        ("100 -1", Fault::CardPointsOutOfRange(-1)),
        ("100 163", Fault::CardPointsOutOfRange(163)),
        ("100 182", Fault::CardPointsOutOfRange(182)),
        ("100 1", Fault::NoCardsGive(1)),
        ("100 161", Fault::NoCardsGive(161)),
        ("100 152 all", Fault::AllTricksWithout162(Side::One)),
        ("100 0 all", Fault::AllTricksWithout162(Side::One)),
        ("100 162 their-all", Fault::AllTricksWithout162(Side::Two)),
        ("capot 152 all", Fault::AllTricksWithout162(Side::One)),
        ("100 100 belote belote", Fault::TooManyBelotes { most: 1 }),
        (
            "100 100 belote their-belote",
            Fault::TooManyBelotes { most: 1 },
        ),
        ("70 100", Fault::BidOffLadder(70)),
        ("0 100", Fault::BidOffLadder(0)),
        ("-80 100", Fault::BidOffLadder(-80)),
        ("85 100", Fault::BidOffLadder(85)),
        ("260 100", Fault::BidOffLadder(260)),
        ("170 100", Fault::NoHigherBids),
        ("250 162 all", Fault::NoHigherBids),
        ("generale 162 all alone", Fault::NoGenerale),
        ("100 100 no-trump", Fault::NoSuchTrump(Trump::NoTrump)),
        ("100 100 all-trump", Fault::NoSuchTrump(Trump::AllTrump)),
        ("100 162 all alone", Fault::AloneWithoutGenerale),
        ("capot 162 all not-alone", Fault::AloneWithoutGenerale),
        (
            "100 100 tierce tierce tierce tierce tierce",
            most(Declaration::Tierce, 4),
        ),
        (
            "100 100 their-fifty their-fifty their-fifty their-fifty their-fifty",
            most(Declaration::Fifty, 4),
        ),
        (
            "100 100 hundred hundred hundred",
            most(Declaration::Hundred, 2),
        ),
        (
            "100 100 four-of-a-kind four-of-a-kind four-of-a-kind four-of-a-kind four-of-a-kind",
            most(Declaration::FourOfAKind, 4),
        ),
        (
            "100 100 four-nines four-nines",
            most(Declaration::FourNines, 1),
        ),
        (
            "100 100 four-jacks four-jacks",
            most(Declaration::FourJacks, 1),
        ),
    ] {
        assert_eq!(of(&Rules::default(), text), [fault], "{text}");
    }
}

#[test]
fn what_the_switches_let_in() {
    for text in [
        "170 150 fifty",
        "250 162 all",
        "generale 162 all alone",
        "generale 162 all not-alone",
        "generale 100 not-alone",
        "100 100 no-trump",
        "100 100 all-trump belote belote their-belote their-belote",
        "100 1 all-trump",
        "100 161 all-trump",
    ] {
        assert_eq!(of(&liberal(), text), [], "{text}");
    }
}

#[test]
fn what_no_switch_lets_in() {
    for (text, fault) in [
        ("260 100", Fault::BidOffLadder(260)),
        ("175 100", Fault::BidOffLadder(175)),
        ("generale 162 all", Fault::AloneMissing),
        ("generale 100 alone", Fault::AloneWithoutAllTricks),
        ("generale 0 their-all alone", Fault::AloneWithoutAllTricks),
        ("100 100 no-trump belote", Fault::TooManyBelotes { most: 0 }),
        (
            "100 100 all-trump belote belote belote belote their-belote",
            Fault::TooManyBelotes { most: 4 },
        ),
        ("100 100 belote belote", Fault::TooManyBelotes { most: 1 }),
        ("100 1 no-trump", Fault::NoCardsGive(1)),
        ("100 161", Fault::NoCardsGive(161)),
        ("100 163 all-trump", Fault::CardPointsOutOfRange(163)),
    ] {
        assert_eq!(of(&liberal(), text), [fault], "{text}");
    }
}

#[test]
fn every_reason_is_given_at_once() {
    assert_eq!(
        of(&Rules::default(), "85 161 no-trump belote"),
        [
            Fault::BidOffLadder(85),
            Fault::NoSuchTrump(Trump::NoTrump),
            Fault::NoCardsGive(161),
            Fault::TooManyBelotes { most: 0 },
        ]
    );
}

#[test]
fn declarations_are_facts_even_where_they_score_nothing() {
    assert_eq!(of(&Preset::Contest.rules(), "100 100 tierce"), []);
}

#[test]
fn adjustments() {
    let of = |points| {
        let record = Record::Adjustment {
            side: Side::Two,
            points,
            note: String::new(),
        };
        faults(&Rules::default(), &record)
    };
    for allowed in [-9990, -50, -1, 1, 7, 9990] {
        assert_eq!(of(allowed), [], "{allowed}");
    }
    assert_eq!(of(0), [Fault::AdjustmentOfZero]);
    for refused in [-9991, 9991, i32::MIN, i32::MAX] {
        assert_eq!(of(refused), [Fault::AdjustmentOutOfRange(refused)]);
    }
}

#[test]
fn passed_deals_and_dealer_corrections() {
    for next in [NextDealer::PassesOn, NextDealer::Same] {
        assert_eq!(faults(&Rules::default(), &Record::Passed { next }), []);
    }
    for index in 0..8 {
        let seat = Seat::from_index(index).expect("a seat");
        let faults = faults(&Rules::default(), &Record::Dealer { seat });
        let expected = if index < 4 {
            vec![]
        } else {
            vec![Fault::NoSuchSeat]
        };
        assert_eq!(faults, expected, "seat {}", index + 1);
    }
}
