use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// A card that is worth points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Ace,
    King,
    Queen,
    Jack,
}

/// How many of each rank a side took, to be counted together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Counts {
    pub ace: u8,
    pub king: u8,
    pub queen: u8,
    pub jack: u8,
}

impl Rank {
    /// Every rank that is worth points, the highest first.
    pub const ALL: [Rank; 4] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];
    /// How many of a rank the pack has.
    pub const IN_THE_PACK: u8 = 4;

    /// What one card of the rank is worth (rules §2).
    pub fn points(self) -> Points {
        match self {
            Rank::Ace => 4,
            Rank::King => 3,
            Rank::Queen => 2,
            Rank::Jack => 1,
        }
    }
}

impl Counts {
    /// How many of the rank.
    pub fn of(self, rank: Rank) -> u8 {
        match rank {
            Rank::Ace => self.ace,
            Rank::King => self.king,
            Rank::Queen => self.queen,
            Rank::Jack => self.jack,
        }
    }

    /// The same count, to be changed.
    pub fn of_mut(&mut self, rank: Rank) -> &mut u8 {
        match rank {
            Rank::Ace => &mut self.ace,
            Rank::King => &mut self.king,
            Rank::Queen => &mut self.queen,
            Rank::Jack => &mut self.jack,
        }
    }

    /// What they are worth together: 0 to 40.
    pub fn points(self) -> Points {
        let worth = |rank: Rank| Points::from(self.of(rank)) * rank.points();
        Rank::ALL.into_iter().map(worth).sum()
    }
}
