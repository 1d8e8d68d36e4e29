use serde::{Deserialize, Serialize};

/// What the bidding side undertakes to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Bid {
    /// A number of points: 80 to 160 by tens, to 250 where the house rules have higher bids.
    Points(i32),
    /// All the tricks.
    Tricks(TrickBid),
}

/// A bid of all eight tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrickBid {
    /// The side takes all eight.
    Capot,
    /// One player alone takes all eight (a house rule).
    Generale,
}

impl Bid {
    pub const CAPOT: Bid = Bid::Tricks(TrickBid::Capot);
    pub const GENERALE: Bid = Bid::Tricks(TrickBid::Generale);
    /// The lowest bid.
    pub const LOWEST: i32 = 80;
    /// The highest bid in points by the default rules.
    pub const HIGHEST: i32 = 160;
    /// The highest bid in points under the house rule `higher-bids`.
    pub const HIGHEST_OF_ALL: i32 = 250;
    /// From one bid to the next.
    pub const STEP: i32 = 10;
}

/// The trump of a deal. It never changes the score of a suit contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trump {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
    /// A house rule.
    NoTrump,
    /// A house rule.
    AllTrump,
}

impl Trump {
    /// How many belotes a deal can have, both sides together: one for each suit that is trump.
    pub fn most_belotes(trump: Option<Trump>) -> u8 {
        match trump {
            Some(Trump::NoTrump) => 0,
            Some(Trump::AllTrump) => 4,
            Some(Trump::Spades | Trump::Hearts | Trump::Diamonds | Trump::Clubs) | None => 1,
        }
    }
}

/// Whether the other side doubled the bid, and the bidders doubled it again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Double {
    #[default]
    None,
    Coinche,
    Surcoinche,
}
