use crate::domain::switches;

use super::Rules;

switches! {
    /// Names one switch of the house rules, in the order in which rules §1 lists them.
    Target => target,
    Counting => counting,
    MustBeat => must_beat,
    FailureBase => failure_base,
    CoincheScope => coinche_scope,
    BeloteMultiplied => belote_multiplied,
    Surcoinche => surcoinche,
    BeloteCounts => belote_counts,
    BeloteOnFailure => belote_on_failure,
    Declarations => declarations,
    DeclarationsOnFailure => declarations_on_failure,
    DeclarationsOnCapot => declarations_on_capot,
    UnbidCapot => unbid_capot,
    CapotBid => capot_bid,
    FailedCapot => failed_capot,
    DefenceCapot => defence_capot,
    Generale => generale,
    HigherBids => higher_bids,
    TrumpKinds => trump_kinds,
    Rounding => rounding,
    PassedDeal => passed_deal,
    Direction => direction,
}
