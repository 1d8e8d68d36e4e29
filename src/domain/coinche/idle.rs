use crate::domain::HouseRules;

use super::{CoincheScope, Counting, Rules, Switch};

/// Why a switch plays no part beside the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// Only the bid is scored.
    BidOnly,
    /// Points-only says itself what a coinche does.
    PointsOnly,
    /// The coinche multiplies no sum that belote could be inside of.
    NotWhole,
    /// Declarations score nothing.
    NoDeclarations,
}

impl Rules {
    /// Why the switch plays no part as the others stand; `None` when it does.
    pub fn idle(&self, switch: Switch) -> Option<Idle> {
        let bid_only = (self.counting == Counting::BidOnly).then_some(Idle::BidOnly);
        let points_only = (self.counting == Counting::PointsOnly).then_some(Idle::PointsOnly);
        let not_whole = (self.coinche_scope != CoincheScope::Whole).then_some(Idle::NotWhole);
        let no_declarations = (!self.declarations).then_some(Idle::NoDeclarations);
        match switch {
            Switch::CoincheScope => bid_only.or(points_only),
            Switch::BeloteMultiplied => bid_only.or(points_only).or(not_whole),
            Switch::DeclarationsOnFailure | Switch::DeclarationsOnCapot => {
                bid_only.or(no_declarations)
            }
            Switch::FailureBase
            | Switch::BeloteOnFailure
            | Switch::UnbidCapot
            | Switch::FailedCapot
            | Switch::DefenceCapot => bid_only,
            Switch::Target
            | Switch::Counting
            | Switch::MustBeat
            | Switch::Surcoinche
            | Switch::BeloteCounts
            | Switch::Declarations
            | Switch::CapotBid
            | Switch::Generale
            | Switch::HigherBids
            | Switch::TrumpKinds
            | Switch::Rounding
            | Switch::PassedDeal
            | Switch::Direction => None,
        }
    }

    /// The rules as they are played: every idle switch at its default.
    pub(super) fn in_force(&self) -> Rules {
        let standard = Rules::default();
        Switch::ALL
            .iter()
            .filter(|switch| self.idle(**switch).is_some())
            .fold(self.clone(), |rules, switch| rules.with(*switch, &standard))
    }
}
