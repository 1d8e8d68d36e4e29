use serde::{Deserialize, Serialize};

/// Which pot an active player without a trick pays the double into (rules §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoubleInto {
    /// The pot of this deal is shared first; the doubles start the next one.
    #[default]
    NextPot,
    /// The doubles go into the pot of this deal before it is shared.
    ThisPot,
}

/// How much an active player without a trick pays (rules §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoubleSize {
    /// Twice the stake.
    #[default]
    TwoStakes,
    /// The stake once.
    OneStake,
    /// As much as the pot that was played for: what lay in it after the antes and before the first double.
    ThePot,
}

/// Who pays the stake before a deal (rules §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnteBy {
    /// The dealer alone.
    #[default]
    Dealer,
    /// Every player at the table, each the whole stake.
    Everyone,
}
