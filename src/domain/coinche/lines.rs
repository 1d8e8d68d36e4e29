use crate::domain::{Points, Side};

use super::{Bid, Declaration};

/// One line of the sum that makes a deal's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose score the line is part of.
    pub side: Side,
    pub kind: LineKind,
    /// What the line adds; below 0 where rounding takes away, 0 where nothing is scored.
    pub points: Points,
}

/// What a line stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The side's card points.
    CardPoints,
    /// All eight tricks, in place of the card points.
    AllTricks,
    /// What the complement rounding does to the card points.
    CardRounding,
    /// So many declarations of one kind.
    Declaration {
        kind: Declaration,
        count: u8,
        from: Origin,
    },
    /// So many belotes.
    Belote { count: u8, from: Origin },
    /// The value of the bid, once.
    Bid(Bid),
    /// What the coinche or surcoinche adds: `of`, being the sum of lines above it, is counted `times` times in all.
    Multiplier { times: Points, of: Points },
    /// The base of a failed contract, in place of the card points.
    FailureBase,
    /// What the winner of a coinched contract scores for the whole pack, in place of the card points.
    WinnerBase,
    /// Something the side had and does not score; such a line adds 0.
    Unscored {
        item: Item,
        /// What it would have been worth (points).
        worth: Points,
        why: Unscored,
    },
    /// The rounding of the side's whole score.
    Rounding,
}

/// Whose a declaration or belote was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The side's own.
    Own,
    /// The other side's, which a house rule gives to this one.
    Received,
}

/// What an [`LineKind::Unscored`] line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    CardPoints,
    Declarations,
    Belotes,
}

/// Why something is not scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unscored {
    /// The side lost the contract.
    Lost,
    /// It went to the other side, which scores it.
    GoesToTheOther,
    /// At the most it decides whether the contract is made.
    OnlyDecides,
    /// The house rules have no declarations.
    SwitchedOff,
}
