//! The account of what moves in a deal under the rules of a sheet (rules §4).

use crate::domain::Game;

use super::{Clause, DoubleInto, DoubleSize, Heading, Kopknack, PARTS, Rules, TRICKS};

/// The account, part by part.
pub(super) fn account(rules: &Rules) -> Vec<(Heading, Vec<Clause>)> {
    vec![
        (Heading::Pot, pot(rules)),
        (Heading::Tricks, tricks()),
        (Heading::Doubles, doubles(rules)),
        (Heading::Ending, ending(rules)),
    ]
}

fn pot(rules: &Rules) -> Vec<Clause> {
    let players = |number: &usize| i32::try_from(*number).unwrap_or(i32::MAX);
    vec![
        Clause::Players {
            least: players(Kopknack::SEATS.start()),
            most: players(Kopknack::SEATS.end()),
        },
        Clause::Comfortable,
        Clause::Ante {
            by: rules.ante_by,
            stake: rules.coins(),
        },
        if rules.no_ante_on_carried {
            Clause::NoAnteOnCarried
        } else {
            Clause::AnteOnTop
        },
        Clause::DealPassesLeft,
    ]
}

fn tricks() -> Vec<Clause> {
    vec![
        Clause::Hands {
            cards: TRICKS.into(),
        },
        Clause::Knock,
        Clause::Sweep,
        Clause::DealerSweeps,
        Clause::Thirds,
    ]
}

fn doubles(rules: &Rules) -> Vec<Clause> {
    // Only the size that follows the pot looks at it.
    let coins = rules.double(0);
    let size = match rules.double_size {
        DoubleSize::TwoStakes => Clause::DoubleOfTwoStakes { coins },
        DoubleSize::OneStake => Clause::DoubleOfOneStake { coins },
        DoubleSize::ThePot => Clause::DoubleOfThePot,
    };
    let into = match rules.double_into {
        DoubleInto::NextPot => Clause::IntoNextPot,
        DoubleInto::ThisPot => Clause::IntoThisPot,
    };
    vec![size, into]
}

fn ending(rules: &Rules) -> Vec<Clause> {
    let mut clauses = vec![Clause::ShareRest];
    // Doubles that were shared at once are never left in a pot.
    clauses.extend((rules.double_into == DoubleInto::NextPot).then_some(Clause::WaiveDoubles));
    clauses.extend([
        Clause::Settle,
        Clause::Transfers { parts: PARTS },
        Clause::AddUpToZero,
    ]);
    clauses
}
