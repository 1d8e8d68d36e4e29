use crate::domain::{Points, Side};

use super::Units;

/// What a won deal did to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The side that won the deal.
    pub side: Side,
    /// What the win was worth.
    pub units: Units,
    /// What the winner removed from its half.
    pub removed: Removed,
    /// What became of the loop for the losing side; `None`: it got none, as it had not said yes or the match was won.
    pub looped: Option<Looped>,
    /// Whether it won the match.
    pub wins_match: bool,
}

/// What a winner removed from its half of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Removed {
    /// Plain strokes.
    pub strokes: Points,
    /// Loops.
    pub loops: Points,
}

/// What became of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looped {
    /// It is on a stroke that was plain.
    OnPlain,
    /// It is on a stroke that had one already.
    OnLooped,
    /// It found no plain stroke and was dropped.
    Dropped,
}

impl Removed {
    /// Units that were of use.
    pub fn units(self) -> Points {
        self.strokes + self.loops
    }
}

impl Win {
    /// Units for which the winner had nothing left to remove.
    pub fn surplus(&self) -> Points {
        self.units.total() - self.removed.units()
    }
}
