use serde::{Deserialize, Serialize};

use crate::domain::{BySide, Points, Side};

use super::{Bid, CARD_POINTS, Declarations, Double, Trump};

/// A played deal as the table recorded it (rules §1, "What is recorded of a deal").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deal {
    pub bidder: Side,
    pub bid: Bid,
    /// `None`: not recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trump: Option<Trump>,
    #[serde(default)]
    pub double: Double,
    pub cards: Cards,
    /// The side that took all eight tricks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all_tricks: Option<Side>,
    /// Of a générale: did one player take all eight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<bool>,
    /// How many belotes each side had.
    #[serde(default)]
    pub belotes: BySide<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declarations: Option<Declarations>,
}

/// The card points as they were counted: those of one side, the other has the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// The side that was counted.
    pub side: Side,
    /// 0 to 162, the last ten included.
    pub points: Points,
}

impl Cards {
    /// The card points of a side: as counted, or what that leaves.
    pub fn of(self, side: Side) -> Points {
        if side == self.side {
            self.points
        } else {
            CARD_POINTS.saturating_sub(self.points)
        }
    }
}
