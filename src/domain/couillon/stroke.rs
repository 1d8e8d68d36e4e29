use crate::domain::Points;

/// One side's half of one horizontal stroke of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Rubbed out: only a trace of chalk is left.
    Rubbed,
    /// Still there, with so many loops on it; without one it is plain.
    Drawn { loops: u8 },
}

impl Stroke {
    /// A stroke without a loop.
    pub const PLAIN: Stroke = Stroke::Drawn { loops: 0 };

    /// Deal wins that it takes to rub it out: one, and one more for each loop (rules §2).
    pub fn needed(self) -> Points {
        match self {
            Stroke::Rubbed => 0,
            Stroke::Drawn { loops } => 1 + Points::from(loops),
        }
    }

    /// Loops on it; none on one that was rubbed out.
    pub fn loops(self) -> u8 {
        match self {
            Stroke::Rubbed => 0,
            Stroke::Drawn { loops } => loops,
        }
    }

    /// Whether it is still there and has no loop.
    pub fn is_plain(self) -> bool {
        self == Stroke::PLAIN
    }

    /// Whether it is still there and has a loop.
    pub fn is_looped(self) -> bool {
        self.loops() > 0
    }
}
