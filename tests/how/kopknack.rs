//! The numbers in the account of Köpknack are those that the scoring uses.

use ardoise::domain::kopknack::{
    AnteBy, Clause, DoubleInto, DoubleSize, Kopknack, Record, Rules, Standing,
};
use ardoise::domain::{Game, HouseRules, Roster, Seat};

use crate::how::number;
use crate::kopknack::table::tricks;

/// The money of six players after one deal that the first of them dealt.
fn after(rules: &Rules, deal: &Record) -> Standing {
    let opening = Kopknack::opening(rules, &Roster::unnamed(6));
    Kopknack::play(rules, &opening, Seat::FIRST, deal).1
}

#[test]
fn who_antes_and_how_much() {
    for stake in [3, 12, 9990] {
        for ante_by in [AnteBy::Dealer, AnteBy::Everyone] {
            let rules = Rules {
                stake,
                ante_by,
                ..Rules::default()
            };
            let (by, told) = number!(&rules, Clause::Ante { by, stake } => (by, stake));
            let parts = if by == AnteBy::Everyone { 6 } else { 1 };
            // The second player sweeps all of it.
            let mut balances = vec![-told; 6];
            if by == AnteBy::Dealer {
                balances[2..].fill(0);
                balances[1] = 0;
            }
            balances[1] += told * parts;
            let swept = after(&rules, &crate::kopknack::table::alone(1));
            assert_eq!(swept.balances, balances);
        }
    }
}

#[test]
fn what_an_active_player_without_a_trick_pays() {
    let deal = tricks(6, &[(1, 3), (2, 0)]);
    for double_size in [
        DoubleSize::TwoStakes,
        DoubleSize::OneStake,
        DoubleSize::ThePot,
    ] {
        for double_into in [DoubleInto::NextPot, DoubleInto::ThisPot] {
            let rules = Rules {
                stake: 6,
                ante_by: AnteBy::Everyone,
                double_size,
                double_into,
                ..Rules::default()
            };
            let double = match double_size {
                DoubleSize::TwoStakes => {
                    number!(&rules, Clause::DoubleOfTwoStakes { coins } => coins)
                }
                DoubleSize::OneStake => {
                    number!(&rules, Clause::DoubleOfOneStake { coins } => coins)
                }
                DoubleSize::ThePot => {
                    number!(&rules, Clause::DoubleOfThePot => ());
                    6 * 6
                }
            };
            let standing = after(&rules, &deal);
            assert_eq!(standing.balances[2], -6 - double);
            let left = match double_into {
                DoubleInto::NextPot => double,
                DoubleInto::ThisPot => 0,
            };
            assert_eq!(standing.pot, left);
        }
    }
}

#[test]
fn doubles_that_are_shared_at_once_are_never_waived() {
    let waived = |rules: &Rules| {
        let waive = |clause: &Clause| *clause == Clause::WaiveDoubles;
        rules.clauses().iter().any(waive)
    };
    let rules = Rules::default();
    assert!(waived(&rules));
    let rules = Rules {
        double_into: DoubleInto::ThisPot,
        ..rules
    };
    assert!(!waived(&rules));
}

#[test]
fn hands_and_players() {
    let rules = Rules::default();
    let players = number!(&rules, Clause::Players { least, most } => (least, most));
    assert_eq!(players, (3, 8));
    assert_eq!(Kopknack::SEATS, 3..=8);
    assert_eq!(number!(&rules, Clause::Hands { cards } => cards), 3);
    assert_eq!(number!(&rules, Clause::Transfers { parts } => parts), 3);
}
