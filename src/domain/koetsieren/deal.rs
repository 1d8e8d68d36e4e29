use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// A deal as the table recorded it: what everybody said before the tricks, and what they took (rules §3, "Recorded").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deal {
    /// How many tricks each player said, by seat; 0 to 5.
    pub said: Vec<u8>,
    /// How many tricks each player took, by seat; 0 to 5, together 5. `None`: the tricks are still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Vec<u8>>,
}

impl Deal {
    /// Whether only the sayings are in.
    pub fn is_unfinished(&self) -> bool {
        self.taken.is_none()
    }
}

/// How many tricks these sayings, or these takings, are together.
pub fn tricks_in(numbers: &[u8]) -> Points {
    let add = |sum: Points, number: &u8| sum.saturating_add(Points::from(*number));
    numbers.iter().fold(0, add)
}
