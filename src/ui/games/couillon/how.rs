use slint::ModelRc;

use crate::domain::Direction;
use crate::domain::couillon::{Clause, Heading, Rank, SecondLoop, Silence, Ties};

use crate::ui::bridge::{self, CardColumn, CardRow, HowClause, HowHeading};
use crate::ui::games::CardTable;

/// A sentence without numbers.
const PLAIN: [i32; 3] = [0; 3];

pub fn heading(heading: Heading) -> HowHeading {
    match heading {
        Heading::Cards => HowHeading::Cards,
        Heading::Board => HowHeading::Board,
        Heading::Ties => HowHeading::Ties,
        Heading::Loops => HowHeading::Loops,
        Heading::Table => HowHeading::Table,
    }
}

/// The code of the sentence and its numbers, in its order.
#[rustfmt::skip] // One line a sentence.
pub fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
    match clause {
        Clause::Pack { points } => (HowClause::Pack, [points, 0, 0]),
        Clause::SixteenCards { least, most } => (HowClause::SixteenCards, [least, most, 0]),
        Clause::AllCards { points } => (HowClause::AllCards, [points, 0, 0]),
        Clause::DealWon => (HowClause::DealWon, PLAIN),
        Clause::Strokes { count } => (HowClause::Strokes, [count, 0, 0]),
        Clause::WinRemoves { count } => (HowClause::WinRemoves, [count, 0, 0]),
        Clause::AllTricksRemove { more } => (HowClause::AllTricksRemove, [more, 0, 0]),
        Clause::PlainFirst => (HowClause::PlainFirst, PLAIN),
        Clause::SurplusLost => (HowClause::SurplusLost, PLAIN),
        Clause::TieMark => (HowClause::TieMark, PLAIN),
        Clause::NextWin { ties: Ties::WorthTwo, units } => (HowClause::NextWinWorth, [units, 0, 0]),
        Clause::NextWin { ties: Ties::Stack, units } => (HowClause::TiesAdd, [units, 0, 0]),
        Clause::MarkCleared => (HowClause::MarkCleared, PLAIN),
        Clause::Loop => (HowClause::Loop, PLAIN),
        Clause::LoopAsks { wins } => (HowClause::LoopAsks, [wins, 0, 0]),
        Clause::NoPlainStroke(SecondLoop::Allowed) => (HowClause::LoopOnLooped, PLAIN),
        Clause::NoPlainStroke(SecondLoop::Dropped) => (HowClause::LoopDropped, PLAIN),
        Clause::NoLoopAtTheEnd => (HowClause::NoLoopAtTheEnd, PLAIN),
        Clause::Silence(Silence::Asks) => (HowClause::YesIsAsked, PLAIN),
        Clause::Silence(Silence::Nobody) => (HowClause::YesIsTapped, PLAIN),
        Clause::Direction(Direction::Clockwise) => (HowClause::Clockwise, PLAIN),
        Clause::Direction(Direction::Anticlockwise) => (HowClause::Anticlockwise, PLAIN),
        Clause::BoardStands => (HowClause::BoardStands, PLAIN),
    }
}

/// What the cards are worth, whatever is trump.
pub fn cards() -> CardTable {
    let row = |rank: Rank| CardRow {
        rank: match rank {
            Rank::Ace => bridge::Rank::Ace,
            Rank::King => bridge::Rank::King,
            Rank::Queen => bridge::Rank::Queen,
            Rank::Jack => bridge::Rank::Jack,
        },
        points: ModelRc::from([rank.points()].as_slice()),
    };
    (vec![CardColumn::Points], Rank::ALL.map(row).to_vec())
}
