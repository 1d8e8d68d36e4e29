use serde::{Deserialize, Serialize};

use super::{AnteBy, DoubleInto, DoubleSize};

/// The house rules of a Köpknack sheet, one field for each switch of rules §4.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// What an ante is (coins; a multiple of three up to [`Rules::LARGEST_STAKE`]).
    pub stake: i32,
    /// Which pot the double goes into.
    pub double_into: DoubleInto,
    /// How much the double is.
    pub double_size: DoubleSize,
    /// Who antes.
    pub ante_by: AnteBy,
    /// Nobody antes while money lies in the pot.
    pub no_ante_on_carried: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            stake: Rules::USUAL_STAKE,
            double_into: DoubleInto::NextPot,
            double_size: DoubleSize::TwoStakes,
            ante_by: AnteBy::Dealer,
            no_ante_on_carried: false,
        }
    }
}

impl Rules {
    /// The stake by default, and the smallest one (coins).
    pub const USUAL_STAKE: i32 = 3;
    /// The largest stake of one's own (coins). A larger one counts as this, one below 0 as 0.
    pub const LARGEST_STAKE: i32 = 9990;

    /// The stake as it is played for (coins), whatever stands in the file.
    pub(super) fn coins(&self) -> i32 {
        self.stake.clamp(0, Rules::LARGEST_STAKE)
    }

    /// What an active player without a trick owes when `pot` was played for (coins).
    pub(super) fn double(&self, pot: i32) -> i32 {
        match self.double_size {
            DoubleSize::TwoStakes => self.coins() * 2,
            DoubleSize::OneStake => self.coins(),
            DoubleSize::ThePot => pot,
        }
    }
}
