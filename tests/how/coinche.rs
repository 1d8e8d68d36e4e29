//! The numbers in the account of Coinche are those that the scoring uses.

use ardoise::domain::coinche::{
    Clause, CoincheScope, Counting, FailedCapot, FailureBase, Fault, Generale, Record, Rounding,
    Rules, Surcoinche, Target, TrumpKinds, UnbidCapot, Verdict, faults, score,
};
use ardoise::domain::{HouseRules, Side};

use crate::how::number;
use crate::scoring::notation::deal;

/// The standard rules without rounding, so that every number is seen as it is.
fn exact() -> Rules {
    Rules {
        rounding: Rounding::None,
        ..Rules::default()
    }
}

/// What the bidders and the defenders score.
fn scores(rules: &Rules, text: &str) -> (i32, i32) {
    let points = score(rules, &deal(text)).points();
    (points[Side::One], points[Side::Two])
}

#[test]
fn the_base_of_a_failed_contract() {
    for failure_base in [FailureBase::Of160, FailureBase::Of162] {
        let rules = Rules {
            failure_base,
            ..exact()
        };
        let base = number!(&rules, Clause::FailedWithBid { base, .. } => base);
        assert_eq!(scores(&rules, "80 70"), (0, base + 80));
        let rules = Rules {
            counting: Counting::PointsOnly,
            ..rules
        };
        let base = number!(&rules, Clause::FailedWithoutBid { base, .. } => base);
        assert_eq!(scores(&rules, "80 70"), (0, base));
        let times = number!(&rules, Clause::BaseMultiplied { base, coinche, surcoinche } =>
            (base * coinche, base * surcoinche));
        assert_eq!(scores(&rules, "80 70 x2"), (0, times.0));
        assert_eq!(scores(&rules, "80 70 x4"), (0, times.1));
    }
}

#[test]
fn what_a_coinche_multiplies() {
    for surcoinche in [Surcoinche::Four, Surcoinche::Three] {
        let rules = Rules {
            surcoinche,
            ..exact()
        };
        let (two, four) =
            number!(&rules, Clause::BidMultiplied { coinche, surcoinche } => (coinche, surcoinche));
        assert_eq!(scores(&rules, "100 112 x2"), (112 + 100 * two, 50));
        assert_eq!(scores(&rules, "100 112 x4"), (112 + 100 * four, 50));
        let rules = Rules {
            coinche_scope: CoincheScope::Whole,
            ..rules
        };
        let (two, four) = number!(&rules, Clause::WholeMultiplied { coinche, surcoinche } => (coinche, surcoinche));
        assert_eq!(scores(&rules, "100 112 x2"), ((112 + 100) * two, 50));
        assert_eq!(scores(&rules, "100 112 x4"), ((112 + 100) * four, 50));
        let rules = Rules {
            coinche_scope: CoincheScope::WinnerTakesAll,
            ..rules
        };
        let (base, two, four) = number!(&rules, Clause::WinnerTakesAll { base, coinche, surcoinche } =>
            (base, coinche, surcoinche));
        assert_eq!(scores(&rules, "100 112 x2"), ((base + 100) * two, 0));
        assert_eq!(scores(&rules, "100 112 x4"), ((base + 100) * four, 0));
    }
}

#[test]
fn all_tricks() {
    let rules = exact();
    let worth = number!(&rules, Clause::AllTricks { worth } => worth);
    assert_eq!(scores(&rules, "80 162 all"), (worth + 80, 0));
    let capot = number!(&rules, Clause::CapotBid { worth } => worth);
    assert_eq!(scores(&rules, "capot 162 all"), (worth + capot, 0));
    for unbid_capot in [UnbidCapot::Of252, UnbidCapot::Of162] {
        let rules = Rules {
            unbid_capot,
            ..exact()
        };
        let (bid, unbid) = match unbid_capot {
            UnbidCapot::Of252 => {
                number!(&rules, Clause::AllTricksBidOrNot { bid, unbid } => (bid, unbid))
            }
            _ => number!(&rules, Clause::AllTricksOnlyBid { bid, cards } => (bid, cards)),
        };
        assert_eq!(scores(&rules, "80 162 all"), (unbid + 80, 0));
        assert_eq!(scores(&rules, "capot 162 all"), (bid + capot, 0));
    }
}

#[test]
fn all_tricks_in_place_of_the_base() {
    let rules = Rules {
        defence_capot: true,
        failed_capot: FailedCapot::Of250,
        ..exact()
    };
    let (swept, base) =
        number!(&rules, Clause::DefendersSweep { all_tricks, base } => (all_tricks, base));
    assert_eq!(scores(&rules, "80 0 their-all"), (0, swept + 80));
    assert_eq!(scores(&rules, "80 70"), (0, base + 80));
    let instead = number!(&rules, Clause::TricksBidFailed { instead, .. } => instead);
    assert_eq!(scores(&rules, "capot 150"), (0, instead + 250));

    let rules = Rules {
        coinche_scope: CoincheScope::WinnerTakesAll,
        failed_capot: FailedCapot::FailureBase,
        ..rules
    };
    let swept = number!(&rules, Clause::WinnerSweeps { all_tricks, .. } => all_tricks);
    assert_eq!(scores(&rules, "80 162 all x2"), ((swept + 80) * 2, 0));
    let rules = Rules {
        unbid_capot: UnbidCapot::Of162,
        ..rules
    };
    let (swept, base) =
        number!(&rules, Clause::WinnerSweepsBid { all_tricks, base } => (all_tricks, base));
    assert_eq!(scores(&rules, "80 162 all x2"), ((base + 80) * 2, 0));
    assert_eq!(scores(&rules, "80 0 their-all x2"), (0, (base + 80) * 2));
    assert_eq!(scores(&rules, "capot 162 all x2"), ((swept + 250) * 2, 0));
    let (swept, base) = number!(&rules, Clause::DefendersSweepUncoinched { all_tricks, base } => (all_tricks, base));
    assert_eq!(scores(&rules, "80 0 their-all"), (0, swept + 80));
    assert_eq!(scores(&rules, "80 70"), (0, base + 80));
}

#[test]
fn belote_and_declarations() {
    let rules = exact();
    let belote = number!(&rules, Clause::Belote { worth } => worth);
    assert_eq!(scores(&rules, "80 100 belote"), (180 + belote, 62));
    let sequences =
        number!(&rules, Clause::Sequences { tierce, fifty, hundred } => [tierce, fifty, hundred]);
    let fours = number!(&rules, Clause::Fours { kind, nines, jacks } => [kind, nines, jacks]);
    let kinds = [
        "tierce",
        "fifty",
        "hundred",
        "four-of-a-kind",
        "four-nines",
        "four-jacks",
    ];
    for (kind, points) in kinds.iter().zip(sequences.iter().chain(&fours)) {
        let scored = scores(&rules, &format!("80 100 {kind}"));
        assert_eq!(scored, (180 + points, 62), "{kind}");
    }
}

#[test]
fn bids_and_their_values() {
    for higher_bids in [false, true] {
        let rules = Rules {
            higher_bids,
            ..exact()
        };
        let (lowest, highest, step) =
            number!(&rules, Clause::Bids { lowest, highest, step } => (lowest, highest, step));
        let refused = |bid: i32| {
            let deal = deal(&format!("{bid} 100"));
            !faults(&rules, &Record::Deal(deal)).is_empty()
        };
        assert!(refused(lowest - step) && !refused(lowest) && refused(lowest + step / 2));
        assert!(!refused(highest) && refused(highest + step));
    }
    let rules = Rules {
        generale: Generale::Worth(700),
        capot_bid: 300,
        ..exact()
    };
    let capot = number!(&rules, Clause::CapotBid { worth } => worth);
    assert_eq!(scores(&rules, "capot 162 all"), (250 + capot, 0));
    let generale = number!(&rules, Clause::GeneraleBid { worth } => worth);
    let scored = scores(&rules, "generale 162 all alone");
    assert_eq!(scored, (250 + generale, 0));
}

#[test]
fn points_that_rounding_does_not_lift() {
    for rounding in [
        Rounding::FiveUp,
        Rounding::FiveDown,
        Rounding::Complement,
        Rounding::None,
    ] {
        let rules = Rules {
            rounding,
            ..Rules::default()
        };
        if rounding == Rounding::None {
            let exact = |clause: &Clause| matches!(clause, Clause::ExactPoints { .. });
            assert!(!rules.clauses().iter().any(exact));
            continue;
        }
        let (short, bid) = number!(&rules, Clause::ExactPoints { short, bid } => (short, bid));
        let verdict = |points: i32| score(&rules, &deal(&format!("{bid} {points}"))).verdict;
        assert_eq!(verdict(short), Verdict::Failed);
        assert_eq!(verdict(bid), Verdict::Made);
    }
}

#[test]
fn how_many_belotes_all_trump_has() {
    let rules = Rules {
        trump_kinds: TrumpKinds::All,
        ..exact()
    };
    let most = number!(&rules, Clause::BelotesInAllTrump { most } => most);
    let faults_of = |count: i32| {
        let belotes = "belote ".repeat(usize::try_from(count).expect("a count"));
        let deal = deal(&format!("80 100 all-trump {belotes}"));
        faults(&rules, &Record::Deal(deal))
    };
    assert_eq!(faults_of(most), []);
    assert!(matches!(
        faults_of(most + 1)[..],
        [Fault::TooManyBelotes { .. }]
    ));
}

#[test]
fn the_target_is_the_one_of_the_sheet() {
    let rules = Rules {
        target: Target::Points(1230),
        ..Rules::default()
    };
    assert_eq!(number!(&rules, Clause::Target { points } => points), 1230);
    let rules = Rules {
        target: Target::None,
        ..rules
    };
    number!(&rules, Clause::NoTarget => ());
}

#[test]
fn the_cards_are_worth_what_the_pile_counts() {
    use ardoise::domain::coinche::{Card, Pile, Trump};
    let (cards, last, all) = number!(&Rules::default(), Clause::CardPoints { cards, last_trick, all } =>
        (cards, last_trick, all));
    let pack: Pile = Card::all().collect();
    for trump in [Trump::Hearts, Trump::NoTrump, Trump::AllTrump] {
        assert_eq!(pack.points(trump, false), cards);
        assert_eq!(pack.points(trump, true), all);
    }
    assert_eq!(cards + last, all);
}

#[test]
fn of_tens_alone_no_rounding_is_told() {
    let rounded = |rules: &Rules| {
        let rounding = |clause: &Clause| matches!(clause, Clause::Rounding(_));
        rules.clauses().iter().any(rounding)
    };
    let rules = Rules {
        counting: Counting::BidOnly,
        ..Rules::default()
    };
    assert!(!rounded(&rules));
    let rules = Rules {
        capot_bid: 255,
        ..rules
    };
    assert!(rounded(&rules));
    assert_eq!(scores(&rules, "capot 162 all"), (260, 0));
}
