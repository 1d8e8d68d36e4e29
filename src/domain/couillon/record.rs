use serde::{Deserialize, Serialize};

use crate::domain::Seat;

use super::Deal;

/// One entry of a Couillon sheet. Entries of both kinds are numbered in one row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Record {
    /// A deal that was played.
    Deal(Deal),
    /// "This seat deals next", without a score.
    Dealer { seat: Seat },
}
