use crate::domain::{Direction, Points};

use super::{NextDealer, Rounding};

/// A part of the account of how Coinche is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Cards,
    Bids,
    Contract,
    Made,
    Failed,
    Coinche,
    Belote,
    Declarations,
    AllTricks,
    Rounding,
    Table,
}

/// One thing that the account says (rules §1). A side's *points* are its card points, declarations and belote, as the first
/// clauses of [`Heading::Contract`] say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// What the cards are worth together, what the last trick adds, and both ("Counting a pile of cards").
    CardPoints {
        cards: Points,
        last_trick: Points,
        all: Points,
    },

    /// From where to where bids in points go, and by which step ("What is recorded of a deal").
    Bids {
        lowest: Points,
        highest: Points,
        step: Points,
    },
    /// The value of a capot bid (`capot-bid`).
    CapotBid {
        worth: Points,
    },
    /// The value of a générale bid (`generale`).
    GeneraleBid {
        worth: Points,
    },
    /// No trump and all trump beside the suits (`trump-kinds`).
    TrumpKinds,

    /// What a side's points are.
    OwnPoints(Own),
    /// The bidders' points must reach a bid in points.
    BidReached,
    /// The same without their belote (`belote-counts`).
    BidReachedWithoutBelote,
    /// They must also have more than the defenders (`must-beat`).
    MustBeat,

    /// The bidders score their points and the bid, the defenders their points (`counting`).
    MadePointsAndBid,
    /// Only the bid is scored.
    MadeBidOnly,
    /// The bidders score bid and belote, the defenders their points.
    MadeBidVsPoints,
    /// Each side scores its points.
    MadePointsOnly,
    /// A bid of all tricks adds its value, made or failed, though bids in points only decide.
    TricksBidAdds,

    /// The defenders score the base, the bid, and their own extras (`failure-base`).
    FailedWithBid {
        base: Points,
        extras: Extras,
    },
    /// The same without the bid, which only decides.
    FailedWithoutBid {
        base: Points,
        extras: Extras,
    },
    /// The defenders score the bid alone.
    FailedBidOnly,
    /// The bidders' card points are lost.
    CardPointsLost,
    /// The bidders' declarations are lost (`declarations-on-failure`).
    DeclarationsLost,
    /// The defenders score them.
    DeclarationsGoOver,
    /// The bidders score them all the same.
    DeclarationsKept,
    /// The bidders score their belote (`belote-on-failure`).
    BeloteKept,
    /// The defenders score it.
    BeloteGoesOver,

    /// How often the bid counts (`coinche-scope`, `surcoinche`).
    BidMultiplied {
        coinche: Points,
        surcoinche: Points,
    },
    /// How often the whole score of the contract's winner counts.
    WholeMultiplied {
        coinche: Points,
        surcoinche: Points,
    },
    /// Belote is inside that sum (`belote-multiplied`).
    BeloteInside,
    /// Belote is beside it.
    BeloteBeside,
    /// The winner scores the base and the bid so many times.
    WinnerTakesAll {
        base: Points,
        coinche: Points,
        surcoinche: Points,
    },
    /// When only points count: the winner scores the base, and a bid of all tricks, so many times.
    BaseMultiplied {
        base: Points,
        coinche: Points,
        surcoinche: Points,
    },
    /// The winner's extras come on top, unmultiplied.
    WinnerExtras(Extras),
    /// The loser scores its belote at the most.
    LoserHasBelote,
    /// A winner with all tricks has this in place of the base.
    WinnerSweeps {
        all_tricks: Points,
        base: Points,
    },
    /// The same, but only of all tricks that were bid.
    WinnerSweepsBid {
        all_tricks: Points,
        base: Points,
    },

    /// What a belote is worth.
    Belote {
        worth: Points,
    },
    /// How many there can be in all trump.
    BelotesInAllTrump {
        most: Points,
    },
    /// Belote neither scores nor helps.
    BeloteIdle,

    /// Declarations are not scored (`declarations`).
    NoDeclarations,
    /// What three, four, and five or more in a row are worth.
    Sequences {
        tierce: Points,
        fifty: Points,
        hundred: Points,
    },
    /// What four of a kind, four nines and four jacks are worth.
    Fours {
        kind: Points,
        nines: Points,
        jacks: Points,
    },
    /// Only one side's declarations count.
    BestDeclaration,

    /// All tricks in place of card points, bid or not (`unbid-capot`).
    AllTricks {
        worth: Points,
    },
    /// What they are worth to a side that bid them, and to one that did not.
    AllTricksBidOrNot {
        bid: Points,
        unbid: Points,
    },
    /// To a side that did not bid them they are worth the card points alone.
    AllTricksOnlyBid {
        bid: Points,
        cards: Points,
    },
    /// Defenders with all tricks have this in place of the base (`defence-capot`).
    DefendersSweep {
        all_tricks: Points,
        base: Points,
    },
    /// The same, of contracts that were not coinched.
    DefendersSweepUncoinched {
        all_tricks: Points,
        base: Points,
    },
    /// What takes the place of the base when a bid of all tricks fails (`failed-capot`); with a générale among those bids.
    TricksBidFailed {
        instead: Points,
        base: Points,
        generale: bool,
    },
    /// The side with all tricks has the other's declarations too (`declarations-on-capot`).
    DeclarationsFollowTricks,

    /// How each side's score is rounded (`rounding`).
    Rounding(Rounding),
    /// Rounding makes no contract: so many do not make so many.
    ExactPoints {
        short: Points,
        bid: Points,
    },

    /// Who deals next (`direction`).
    Direction(Direction),
    /// Who deals after a passed deal (`passed-deal`).
    Passed(NextDealer),
    /// What the match is played to (`target`).
    Target {
        points: Points,
    },
    NoTarget,
}

/// What a side's points are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// Card points, declarations and belote.
    All,
    /// Card points and belote.
    NoDeclarations,
    /// Card points and declarations.
    NoBelote,
    /// Card points.
    Cards,
}

/// What a side scores beside cards and bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extras {
    /// Declarations and belote.
    All,
    /// Belote.
    Belote,
}
