use serde::{Deserialize, Serialize};

use crate::domain::Seat;

use super::Deal;

/// One entry of a Köpknack sheet. Entries of every kind are numbered in one row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Record {
    /// A deal that was played.
    Deal(Deal),
    /// Coins moved between a player and the pot outside a deal. It does not move the deal.
    Transfer {
        /// The player.
        seat: Seat,
        /// Coins, a multiple of three but not 0: above 0 the player pays into the pot, below 0 the player takes out of it.
        amount: i32,
        /// What for.
        #[serde(default)]
        note: String,
    },
    /// The end of the session.
    Ending {
        /// What becomes of money left in the pot. With an empty pot it plays no part.
        open_pot: OpenPot,
    },
    /// "This seat deals next", without any payment.
    Dealer {
        /// Who deals next.
        seat: Seat,
    },
}

/// What becomes of money that is left in the pot at the end (rules §4, "Ending"). To play on is to record no ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpenPot {
    /// Shared equally; what cannot be shared goes coin by coin, beginning at the last dealer's left.
    #[default]
    Share,
    /// The doubles paid since the pot was last taken are given back; anything else in the pot is shared equally.
    WaiveDoubles,
}

impl OpenPot {
    /// Every way, in the order in which the form offers them.
    pub const ALL: [OpenPot; 2] = [OpenPot::Share, OpenPot::WaiveDoubles];
}

impl Record {
    /// The largest transfer, either way (coins).
    pub const LARGEST_TRANSFER: i32 = 99_990;
    /// A note longer than this is cut when it is entered (characters).
    pub const LONGEST_NOTE: usize = 120;
}
