use crate::domain::{Direction, Points};

use super::{SecondLoop, Silence, Ties};

/// A part of the account of how Couillon is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Cards,
    Board,
    Ties,
    Loops,
    Table,
}

/// One thing that the account says (rules §2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// What all the cards are worth together.
    Pack { points: Points },
    /// Sixteen cards are played: from where to where both sides' points together can go ("Recorded of a deal").
    SixteenCards { least: Points, most: Points },
    /// All cards are played: what both sides' points are together.
    AllCards { points: Points },
    /// More card points win the deal, equal ones are a tie.
    DealWon,

    /// How many strokes each side has to rub out (`strokes`).
    Strokes { count: Points },
    /// How many a won deal removes.
    WinRemoves { count: Points },
    /// How many more all tricks remove ("kapot").
    AllTricksRemove { more: Points },
    /// Plain strokes go before loops.
    PlainFirst,
    /// What is won beyond the last stroke is lost.
    SurplusLost,

    /// A tie sets the tie mark, and nothing else.
    TieMark,
    /// What the next win is worth after ties (`ties`); each tie adds so many, or they make it so many in all.
    NextWin { ties: Ties, units: Points },
    /// A win clears the mark.
    MarkCleared,

    /// The side that said yes and loses gets a loop.
    Loop,
    /// How many more wins a loop asks for.
    LoopAsks { wins: Points },
    /// Where a loop goes that finds no plain stroke (`second loop`).
    NoPlainStroke(SecondLoop),
    /// The match is won before a loop is drawn.
    NoLoopAtTheEnd,
    /// What it means when nobody was tapped (`Silence`).
    Silence(Silence),

    /// Who deals next.
    Direction(Direction),
    /// After the win the board stands still.
    BoardStands,
}
