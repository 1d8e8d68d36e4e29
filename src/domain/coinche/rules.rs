use serde::{Deserialize, Serialize};

use crate::domain::{Direction, Points};

use super::{
    BeloteOnFailure, Bid, CoincheScope, Counting, DeclarationsOnCapot, DeclarationsOnFailure,
    Double, FailedCapot, FailureBase, Generale, NextDealer, Rounding, Surcoinche, Target,
    TrumpKinds, UnbidCapot,
};

/// The house rules of a Coinche sheet, one field for each switch of rules §1 under the same name.
///
/// A switch that the others put out of use ([`Rules::idle`]) keeps its value and plays no part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    pub target: Target,
    /// What a contract brings.
    pub counting: Counting,
    /// To make a bid in points the bidders must also have more than the defenders; not asked of a side with all tricks.
    pub must_beat: bool,
    /// What the defenders of a failed contract score in place of card points.
    pub failure_base: FailureBase,
    /// What a coinche multiplies.
    pub coinche_scope: CoincheScope,
    /// Whether belote is inside the sum that *whole* multiplies.
    pub belote_multiplied: bool,
    /// By how much a surcoinche multiplies.
    pub surcoinche: Surcoinche,
    /// Whether belote helps to make the bid; it is scored all the same.
    pub belote_counts: bool,
    /// Where the bidders' belote goes when they fail.
    pub belote_on_failure: BeloteOnFailure,
    /// Whether declarations score; when they do not, recorded ones are kept as facts.
    pub declarations: bool,
    /// Where the bidders' declarations go when they fail.
    pub declarations_on_failure: DeclarationsOnFailure,
    /// Where the declarations of a side without a trick go.
    pub declarations_on_capot: DeclarationsOnCapot,
    /// What all tricks are worth to a side that did not bid them.
    pub unbid_capot: UnbidCapot,
    /// The value of the capot bid (points; 0 to [`Rules::LARGEST_VALUE`]).
    pub capot_bid: Points,
    /// What the defenders of a failed capot or générale score.
    pub failed_capot: FailedCapot,
    /// Defenders with all tricks have a base of 250.
    pub defence_capot: bool,
    /// Whether a générale can be bid, and its value.
    pub generale: Generale,
    /// Whether 170 to 250 can be bid.
    pub higher_bids: bool,
    /// Which trumps can be named.
    pub trump_kinds: TrumpKinds,
    /// How each side's score of a deal is rounded, last of all.
    pub rounding: Rounding,
    /// Who deals after a passed deal, unless its entry says otherwise.
    pub passed_deal: NextDealer,
    pub direction: Direction,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            target: Target::default(),
            counting: Counting::PointsAndBid,
            must_beat: false,
            failure_base: FailureBase::Of160,
            coinche_scope: CoincheScope::Bid,
            belote_multiplied: false,
            surcoinche: Surcoinche::Four,
            belote_counts: true,
            belote_on_failure: BeloteOnFailure::Kept,
            declarations: true,
            declarations_on_failure: DeclarationsOnFailure::Lost,
            declarations_on_capot: DeclarationsOnCapot::Kept,
            unbid_capot: UnbidCapot::Of250,
            capot_bid: Rules::USUAL_CAPOT_BID,
            failed_capot: FailedCapot::FailureBase,
            defence_capot: false,
            generale: Generale::Off,
            higher_bids: false,
            trump_kinds: TrumpKinds::Suits,
            rounding: Rounding::FiveUp,
            passed_deal: NextDealer::PassesOn,
            direction: Direction::Clockwise,
        }
    }
}

impl Rules {
    /// The value of a capot bid by default (points).
    pub const USUAL_CAPOT_BID: Points = 250;
    /// The largest value of one's own for a capot or générale bid (points). A larger one counts as this, one below 0 as 0.
    pub const LARGEST_VALUE: Points = 9990;

    /// By how much the double multiplies: 1, 2, and 4 or 3.
    pub fn times(&self, double: Double) -> Points {
        match double {
            Double::None => 1,
            Double::Coinche => 2,
            Double::Surcoinche => self.surcoinche.times(),
        }
    }

    /// The highest bid in points that these rules allow.
    pub fn highest_bid(&self) -> Points {
        if self.higher_bids {
            Bid::HIGHEST_OF_ALL
        } else {
            Bid::HIGHEST
        }
    }
}
