use serde::{Deserialize, Serialize};

use crate::domain::{Points, Seat, Side};

use super::Deal;

/// One entry of a Coinche sheet. Entries of every kind are numbered in one row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Record {
    /// A deal that was played.
    Deal(Deal),
    /// Four passes or a misdeal: no score.
    Passed { next: NextDealer },
    /// Points given or taken outside a deal, never rounded. It does not move the deal.
    Adjustment {
        side: Side,
        /// −9990 to 9990, not 0.
        points: Points,
        #[serde(default)]
        note: String,
    },
    /// "This seat deals next", without a score.
    Dealer { seat: Seat },
}

/// Who deals after a passed deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextDealer {
    /// The next seat.
    #[default]
    PassesOn,
    /// The same dealer again, as after a misdeal.
    Same,
}

impl Record {
    /// The largest adjustment, either way (points).
    pub const LARGEST_ADJUSTMENT: Points = 9990;
    /// A note longer than this is cut when it is entered (characters).
    pub const LONGEST_NOTE: usize = 120;
}
