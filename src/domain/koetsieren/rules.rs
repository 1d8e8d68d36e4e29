use serde::{Deserialize, Serialize};

use crate::domain::Points;

use super::{AtTheLimit, BarredSum, Penalty};

/// The house rules of a Koetsieren sheet, one field for each switch of rules §3 under the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// Who has this many penalties or more loses; 1 to [`Rules::LARGEST_LIMIT`]. One below 1 counts as 1.
    pub limit: Points,
    /// What becomes of sayings that add up to five.
    pub barred_sum: BarredSum,
    /// Who loses when the limit is reached.
    pub at_the_limit: AtTheLimit,
    /// What it costs to be wrong.
    pub penalty: Penalty,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            limit: Rules::USUAL_LIMIT,
            barred_sum: BarredSum::Enforced,
            at_the_limit: AtTheLimit::HighestLoses,
            penalty: Penalty::Difference,
        }
    }
}

impl Rules {
    /// The limit by default (penalties).
    pub const USUAL_LIMIT: Points = 10;
    /// The largest limit of one's own (penalties).
    pub const LARGEST_LIMIT: Points = 999;

    /// The limit as it is played to: at least 1, since a match cannot be over before it begins.
    pub fn limit_in_force(&self) -> Points {
        self.limit.max(1)
    }
}
