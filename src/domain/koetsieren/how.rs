//! The account of how a deal is scored under the rules of a sheet (rules §3).

use crate::domain::{Game, Points};

use super::{BarredSum, Clause, Heading, Koetsieren, Penalty, Rules, TRICKS};

/// How far off the player is in the example of the squared penalty (tricks).
const OFF: Points = 2;

/// The account, part by part.
pub(super) fn account(rules: &Rules) -> Vec<(Heading, Vec<Clause>)> {
    let limit = Clause::Limit {
        limit: rules.limit_in_force(),
        loses: rules.at_the_limit,
    };
    vec![
        (Heading::Roles, roles()),
        (Heading::Sayings, sayings(rules)),
        (Heading::Penalties, penalties(rules)),
        (Heading::Limit, vec![limit]),
    ]
}

fn roles() -> Vec<Clause> {
    let players = |number: &usize| Points::try_from(*number).unwrap_or(Points::MAX);
    vec![
        Clause::Players {
            least: players(Koetsieren::SEATS.start()),
            most: players(Koetsieren::SEATS.end()),
        },
        Clause::Hands {
            cards: TRICKS.into(),
        },
        Clause::TrumpMaker,
        Clause::Speaking,
        Clause::DealMovesLeft,
    ]
}

fn sayings(rules: &Rules) -> Vec<Clause> {
    let sum = TRICKS.into();
    let says = Clause::Sayings {
        most: TRICKS.into(),
    };
    let barred = match rules.barred_sum {
        BarredSum::Enforced => Clause::SumBarred { sum },
        BarredSum::Warned => Clause::SumWarned { sum },
        BarredSum::Allowed => Clause::SumAllowed { sum },
    };
    vec![says, barred]
}

fn penalties(rules: &Rules) -> Vec<Clause> {
    let penalty = match rules.penalty {
        Penalty::Difference => Clause::Difference {
            each: rules.penalty.of(1),
        },
        Penalty::Squared => Clause::Squared {
            off: OFF,
            penalty: rules.penalty.of(OFF),
        },
    };
    vec![Clause::Right, penalty, Clause::AddUp]
}
