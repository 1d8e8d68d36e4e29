use super::AnteBy;

/// A part of the account of how Köpknack is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Pot,
    Tricks,
    Doubles,
    Ending,
}

/// One thing that the account says (rules §4). Amounts are coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// From how many to how many can play.
    Players { least: i32, most: i32 },
    /// With six to eight players it plays well.
    Comfortable,
    /// Who pays how much into the pot before a deal (`stake`, who antes).
    Ante { by: AnteBy, stake: i32 },
    /// A pot that was left stays, and the ante is paid all the same (no ante on a carried pot: off).
    AnteOnTop,
    /// Nobody antes while a pot was left (on).
    NoAnteOnCarried,
    /// The deal passes left, always.
    DealPassesLeft,

    /// How many cards everyone gets, and so how many tricks there are.
    Hands { cards: i32 },
    /// Everyone knocks or folds.
    Knock,
    /// Who is active alone sweeps the pot.
    Sweep,
    /// Nobody knocked: the dealer sweeps.
    DealerSweeps,
    /// Each trick pays a third of the pot.
    Thirds,

    /// An active player without a trick pays twice the stake (size of the double).
    DoubleOfTwoStakes { coins: i32 },
    /// The stake.
    DoubleOfOneStake { coins: i32 },
    /// As much as the pot played for: with the antes, and before the first double.
    DoubleOfThePot,
    /// The doubles start the next pot (where the double goes).
    IntoNextPot,
    /// They go into this pot before the tricks share it.
    IntoThisPot,

    /// What is left in the pot can be shared equally, odd coins from the last dealer's left.
    ShareRest,
    /// Or the last doubles go back first.
    WaiveDoubles,
    /// The fewest payments settle everybody.
    Settle,
    /// Coins move outside a deal too, by threes.
    Transfers { parts: i32 },
    /// Balances and pot add up to zero.
    AddUpToZero,
}
