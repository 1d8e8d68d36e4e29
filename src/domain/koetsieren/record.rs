use serde::{Deserialize, Serialize};

use crate::domain::Seat;

use super::Deal;

/// One entry of a Koetsieren sheet. Entries of every kind are numbered in one row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Record {
    /// A deal that was played, or one of which only the sayings are in.
    Deal(Deal),
    /// "This seat deals next", without a score.
    Dealer {
        /// Who deals next.
        seat: Seat,
    },
}
