use crate::domain::Points;

use super::AtTheLimit;

/// A part of the account of how Koetsieren is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Roles,
    Sayings,
    Penalties,
    Limit,
}

/// One thing that the account says (rules §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// From how many to how many can play.
    Players { least: Points, most: Points },
    /// How many cards everyone gets, and so how many tricks there are.
    Hands { cards: Points },
    /// Who makes trump and leads.
    TrumpMaker,
    /// Who says first, and who last.
    Speaking,
    /// The deal moves left.
    DealMovesLeft,

    /// From what to what a player can say.
    Sayings { most: Points },
    /// The sayings may not add up to so many (`barred sum`).
    SumBarred { sum: Points },
    /// It is pointed out when they do.
    SumWarned { sum: Points },
    /// They may.
    SumAllowed { sum: Points },

    /// Who takes what was said has no penalty.
    Right,
    /// What each trick too many or too few costs (`penalty`).
    Difference { each: Points },
    /// The difference times itself; so many tricks off cost so much.
    Squared { off: Points, penalty: Points },
    /// Penalties add up.
    AddUp,

    /// What happens at so many penalties (`limit`, `at the limit`).
    Limit { limit: Points, loses: AtTheLimit },
}
