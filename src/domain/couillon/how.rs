//! The account of how a deal is scored under the rules of a sheet (rules §2).

use crate::domain::Points;

use super::{AllTricks, CardsPlayed, Clause, Heading, PACK, Rules, Stroke, Ties, Units};

/// The account, part by part. The name of the variant is no part of it: it scores nothing.
pub(super) fn account(rules: &Rules) -> Vec<(Heading, Vec<Clause>)> {
    vec![
        (Heading::Cards, cards(rules)),
        (Heading::Board, board(rules)),
        (Heading::Ties, ties(rules)),
        (Heading::Loops, loops(rules)),
        (
            Heading::Table,
            vec![Clause::Direction(rules.direction), Clause::BoardStands],
        ),
    ]
}

fn cards(rules: &Rules) -> Vec<Clause> {
    let sums = rules.cards.sums();
    let played = match rules.cards {
        CardsPlayed::Sixteen => Clause::SixteenCards {
            least: *sums.start(),
            most: *sums.end(),
        },
        CardsPlayed::All => Clause::AllCards {
            points: *sums.end(),
        },
    };
    vec![Clause::Pack { points: PACK }, played, Clause::DealWon]
}

fn board(rules: &Rules) -> Vec<Clause> {
    let kapot = Clause::AllTricksRemove {
        more: ALL_TRICKS.total() - Units::FOR_THE_WIN,
    };
    let mut clauses = vec![
        Clause::Strokes {
            count: Points::try_from(rules.strokes_drawn()).unwrap_or(Rules::MOST_STROKES),
        },
        Clause::WinRemoves {
            count: Units::FOR_THE_WIN,
        },
    ];
    clauses.extend((rules.all_tricks == AllTricks::OneMore).then_some(kapot));
    clauses.extend([Clause::PlainFirst, Clause::SurplusLost]);
    clauses
}

/// A win with all tricks.
const ALL_TRICKS: Units = Units {
    for_ties: 0,
    for_all_tricks: 1,
};

fn ties(rules: &Rules) -> Vec<Clause> {
    let after_one = Units {
        for_ties: 1,
        for_all_tricks: 0,
    };
    let units = match rules.ties {
        Ties::WorthTwo => after_one.total(),
        Ties::Stack => after_one.for_ties,
    };
    let next_win = Clause::NextWin {
        ties: rules.ties,
        units,
    };
    vec![Clause::TieMark, next_win, Clause::MarkCleared]
}

fn loops(rules: &Rules) -> Vec<Clause> {
    let looped = Stroke::Drawn { loops: 1 };
    vec![
        Clause::Loop,
        Clause::LoopAsks {
            wins: looped.needed() - Stroke::PLAIN.needed(),
        },
        Clause::NoPlainStroke(rules.second_loop),
        Clause::NoLoopAtTheEnd,
        Clause::Silence(rules.silence),
    ]
}
