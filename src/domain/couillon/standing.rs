use crate::domain::{BySide, Points, Side};

use super::{Half, Rules, Ties, Units};

/// The board between two entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub board: BySide<Half>,
    /// Ties since the last win. From one on the tie mark stands on the board.
    pub ties: Points,
    /// The side that has won the match; the board then stands still.
    pub winner: Option<Side>,
}

impl Standing {
    /// A board on which nothing was rubbed out yet, with so many strokes a side.
    pub fn fresh(strokes: usize) -> Standing {
        Standing {
            board: BySide::from_fn(|_| Half::fresh(strokes)),
            ties: 0,
            winner: None,
        }
    }

    /// Deal wins that the side still needs.
    pub fn needed(&self, side: Side) -> Points {
        self.board[side].needed()
    }

    /// The side's strokes without a loop that are still there.
    pub fn plain(&self, side: Side) -> usize {
        self.board[side].plain()
    }

    /// The side's strokes with one loop or more.
    pub fn looped(&self, side: Side) -> usize {
        self.board[side].looped()
    }

    /// Whether the tie mark stands on the board ("craie dans le trou").
    pub fn mark(&self) -> bool {
        self.ties > 0
    }

    /// What a win of the next deal is worth, as long as it is not one with all tricks.
    pub fn next_win(&self, rules: &Rules) -> Units {
        let for_ties = match rules.ties {
            Ties::WorthTwo => self.ties.min(1),
            Ties::Stack => self.ties,
        };
        Units {
            for_ties: for_ties.max(0),
            for_all_tricks: 0,
        }
    }
}
