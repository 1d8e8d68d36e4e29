use serde::{Deserialize, Serialize};

/// What an entry is. Each game has some of these; entries of every kind are numbered in one row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A deal that was played.
    #[default]
    Deal,
    /// A deal that nobody bid on, or a misdeal (Coinche).
    Passed,
    /// Points given or taken outside a deal (Coinche).
    Adjustment,
    /// Coins moved between a player and the pot outside a deal (Köpknack).
    Transfer,
    /// The end of the session (Köpknack).
    Ending,
    /// "This seat deals next" (every game; rules §5).
    Dealer,
}
