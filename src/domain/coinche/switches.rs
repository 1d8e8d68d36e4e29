//! The values of those house rules that have names of their own (rules §1, "House rules"), the default first in each.

use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// What a contract brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// The points made and the bid.
    #[serde(rename = "points+bid")]
    PointsAndBid,
    /// The winner of the contract scores the bid; everything else only decides whether it is made.
    BidOnly,
    /// The bidders score the bid, the defenders their points.
    BidVsPoints,
    /// A bid in points only decides.
    PointsOnly,
}

/// What the defenders of a failed contract score in place of card points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailureBase {
    #[serde(rename = "160")]
    Of160,
    #[serde(rename = "162")]
    Of162,
}

impl FailureBase {
    pub fn points(self) -> Points {
        match self {
            FailureBase::Of160 => 160,
            FailureBase::Of162 => 162,
        }
    }
}

/// What a coinche multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoincheScope {
    Bid,
    /// All that the winner of the contract scores.
    Whole,
    /// All the points of the deal and the bid, for the winner; the loser has its belote at the most.
    WinnerTakesAll,
}

/// By how much a surcoinche multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surcoinche {
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "3")]
    Three,
}

impl Surcoinche {
    pub fn times(self) -> Points {
        match self {
            Surcoinche::Four => 4,
            Surcoinche::Three => 3,
        }
    }
}

/// Where the bidders' belote goes when they fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeloteOnFailure {
    Kept,
    ToTheDefenders,
}

/// Where the bidders' declarations go when they fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeclarationsOnFailure {
    Lost,
    ToTheDefenders,
    Kept,
}

/// Where the declarations of a side without a trick go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeclarationsOnCapot {
    Kept,
    ToTheSideWithAllTricks,
}

/// What all tricks are worth to a side that did not bid them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnbidCapot {
    #[serde(rename = "250")]
    Of250,
    #[serde(rename = "252")]
    Of252,
    /// No more than the cards.
    #[serde(rename = "162")]
    Of162,
}

impl UnbidCapot {
    pub fn points(self) -> Points {
        match self {
            UnbidCapot::Of250 => 250,
            UnbidCapot::Of252 => 252,
            UnbidCapot::Of162 => 162,
        }
    }
}

/// What the defenders of a failed capot or générale score beside the bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailedCapot {
    FailureBase,
    #[serde(rename = "250")]
    Of250,
}

/// Whether a générale can be bid, and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Generale {
    Off,
    /// Points; 0 to [`super::Rules::LARGEST_VALUE`].
    Worth(Points),
}

impl Generale {
    /// The value that is offered ready-made, and that of a générale recorded before the switch went off (points).
    pub const USUAL: Points = 500;
}

/// Which trumps can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrumpKinds {
    Suits,
    /// No trump and all trump beside the suits.
    All,
}

/// How each side's score of a deal is rounded. It never decides whether a contract is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// To the nearest ten, five up.
    FiveUp,
    /// To the nearest ten, five down.
    FiveDown,
    /// First the defenders' card points to the nearest ten, five up, and the bidders' to 160 less that; then like five up.
    Complement,
    None,
}
