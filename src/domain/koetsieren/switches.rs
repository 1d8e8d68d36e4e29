//! The values of those house rules that have names of their own (rules §3, "House rules"), the default first in each.

use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// What becomes of sayings that add up to five, with which everybody could be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BarredSum {
    /// The trump maker is not offered the number, and such a deal is refused.
    Enforced,
    /// It is pointed out and can be said.
    Warned,
    /// It is a number like any other.
    Allowed,
}

/// Who loses when a deal takes somebody to the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtTheLimit {
    /// Whoever has the highest total; equal highest share the loss.
    HighestLoses,
    /// Everybody who is at the limit.
    AllLose,
    /// The one who has the highest total; while several have it the match goes on.
    PlayOn,
}

/// What it costs to take more or fewer tricks than one said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// One for each trick too many or too few.
    Difference,
    /// The difference times itself.
    Squared,
}

impl Penalty {
    /// The penalty of a player who was off by so many tricks.
    pub fn of(self, off: Points) -> Points {
        match self {
            Penalty::Difference => off,
            Penalty::Squared => off.saturating_mul(off),
        }
    }
}
