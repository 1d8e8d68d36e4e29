use serde::{Deserialize, Serialize};

use crate::domain::{BySide, Points, Side};

/// A played deal as the table recorded it (rules §2, "Recorded of a deal").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deal {
    /// The side that said yes to the trump; `None`: nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said_yes: Option<Side>,
    pub result: Tally,
    /// Whether the winner took all tricks ("kapot"). It scores only where the house rules say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_tricks: bool,
}

/// How a deal came out, exactly as it was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tally {
    /// This side was tapped as the winner.
    Won(Side),
    /// A tie was tapped.
    Tie,
    /// Both sides' card points, each 0 to 40. Both are facts: in the four-trick form neither follows from the other.
    Points(BySide<Points>),
}

/// Who won a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Won(Side),
    Tie,
}

impl Tally {
    /// Who won: as tapped, or the side with more card points; equal points are a tie (rules §2).
    pub fn verdict(self) -> Verdict {
        match self {
            Tally::Won(side) => Verdict::Won(side),
            Tally::Tie => Verdict::Tie,
            Tally::Points(points) if points.one > points.two => Verdict::Won(Side::One),
            Tally::Points(points) if points.one < points.two => Verdict::Won(Side::Two),
            Tally::Points(_) => Verdict::Tie,
        }
    }
}
