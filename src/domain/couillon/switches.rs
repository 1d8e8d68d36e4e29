//! The values of those house rules that have names of their own (rules §2, "House rules"), the default first in each.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::domain::Points;

use super::{FEWEST_OF_SIXTEEN, PACK};

/// What the next win is worth after ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Two units, after however many ties.
    #[default]
    WorthTwo,
    /// One unit, and one more for each tie.
    Stack,
}

/// Where a loop goes that finds no plain stroke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecondLoop {
    /// On the looped stroke with the fewest loops.
    #[default]
    Allowed,
    /// Nowhere.
    Dropped,
}

/// Whether all tricks ("kapot") are recorded of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AllTricks {
    #[default]
    Off,
    /// Yes or no is recorded, and yes is worth one more unit.
    OneMore,
}

/// How many of the cards are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsPlayed {
    /// Four tricks of the 24 cards: together 12 to 40 points.
    #[default]
    Sixteen,
    /// The whole pack: together exactly 40 points.
    All,
}

impl CardsPlayed {
    /// What the card points of both sides can add up to.
    pub fn sums(self) -> RangeInclusive<Points> {
        match self {
            CardsPlayed::Sixteen => FEWEST_OF_SIXTEEN..=PACK,
            CardsPlayed::All => PACK..=PACK,
        }
    }
}

/// What it means when nobody was tapped as having said yes to the trump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Silence {
    /// The question is still open.
    #[default]
    Asks,
    /// Nobody said yes.
    Nobody,
}

/// The name under which the table plays. It scores nothing itself: it keeps its name on a sheet whose other switches were
/// changed, and tells apart variants that are scored alike (rules §2, "Variants").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    #[default]
    Couillon,
    /// Couillon Forcé.
    Force,
    Kwajongen,
    Tongres,
    Troeven,
}
