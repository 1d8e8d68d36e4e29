use crate::domain::{Direction, Points};

use super::{
    BeloteOnFailure, CoincheScope, Counting, DeclarationsOnCapot, DeclarationsOnFailure,
    FailedCapot, FailureBase, Generale, NextDealer, Rounding, Rules, Surcoinche, Switch, Target,
    TrumpKinds, UnbidCapot,
};

/// A larger capot value that is offered ready-made (points).
const LARGE_CAPOT_BID: Points = 500;

impl Switch {
    /// The ready-made values of the switch, each as rules in which only this switch matters. The default is the first but
    /// for the target, whose values go upward.
    fn choices(self) -> Vec<Rules> {
        let rules = Rules::default;
        /// Every value of one field, set into rules of its own.
        macro_rules! each {
            ($field:ident: $($value:expr),+ $(,)?) => {
                vec![$(Rules { $field: $value, ..rules() }),+]
            };
        }
        match self {
            Switch::Target => Target::USUAL
                .map(Target::Points)
                .into_iter()
                .chain([Target::None])
                .map(|target| Rules { target, ..rules() })
                .collect(),
            Switch::Counting => each!(counting:
                Counting::PointsAndBid, Counting::BidOnly, Counting::BidVsPoints, Counting::PointsOnly),
            Switch::MustBeat => each!(must_beat: false, true),
            Switch::FailureBase => each!(failure_base: FailureBase::Of160, FailureBase::Of162),
            Switch::CoincheScope => each!(coinche_scope:
                CoincheScope::Bid, CoincheScope::Whole, CoincheScope::WinnerTakesAll),
            Switch::BeloteMultiplied => each!(belote_multiplied: false, true),
            Switch::Surcoinche => each!(surcoinche: Surcoinche::Four, Surcoinche::Three),
            Switch::BeloteCounts => each!(belote_counts: true, false),
            Switch::BeloteOnFailure => each!(belote_on_failure:
                BeloteOnFailure::Kept, BeloteOnFailure::ToTheDefenders),
            Switch::Declarations => each!(declarations: true, false),
            Switch::DeclarationsOnFailure => each!(declarations_on_failure:
                DeclarationsOnFailure::Lost, DeclarationsOnFailure::ToTheDefenders,
                DeclarationsOnFailure::Kept),
            Switch::DeclarationsOnCapot => each!(declarations_on_capot:
                DeclarationsOnCapot::Kept, DeclarationsOnCapot::ToTheSideWithAllTricks),
            Switch::UnbidCapot => each!(unbid_capot:
                UnbidCapot::Of250, UnbidCapot::Of252, UnbidCapot::Of162),
            Switch::CapotBid => each!(capot_bid: Rules::USUAL_CAPOT_BID, LARGE_CAPOT_BID),
            Switch::FailedCapot => each!(failed_capot:
                FailedCapot::FailureBase, FailedCapot::Of250),
            Switch::DefenceCapot => each!(defence_capot: false, true),
            Switch::Generale => each!(generale: Generale::Off, Generale::Worth(Generale::USUAL)),
            Switch::HigherBids => each!(higher_bids: false, true),
            Switch::TrumpKinds => each!(trump_kinds: TrumpKinds::Suits, TrumpKinds::All),
            Switch::Rounding => each!(rounding:
                Rounding::FiveUp, Rounding::FiveDown, Rounding::Complement, Rounding::None),
            Switch::PassedDeal => each!(passed_deal: NextDealer::PassesOn, NextDealer::Same),
            Switch::Direction => each!(direction: Direction::Clockwise, Direction::Anticlockwise),
        }
    }

    /// How many ready-made values the switch has.
    pub fn choice_count(self) -> usize {
        self.choices().len()
    }

    /// The numbers of one's own that the switch takes beside the ready-made values (points).
    pub fn own_numbers(self) -> Option<std::ops::RangeInclusive<Points>> {
        match self {
            Switch::Target => Some(1..=Target::LARGEST),
            Switch::CapotBid | Switch::Generale => Some(0..=Rules::LARGEST_VALUE),
            _ => None,
        }
    }
}

impl Rules {
    /// Which ready-made value the switch has, counted from 0; `None`: a number of one's own.
    pub fn choice(&self, switch: Switch) -> Option<usize> {
        let same = |choice: &Rules| !self.differs_in(switch, choice);
        switch.choices().iter().position(same)
    }

    /// The same rules with the switch at that ready-made value; one that is not there changes nothing.
    pub fn choose(self, switch: Switch, choice: usize) -> Rules {
        match switch.choices().get(choice) {
            Some(chosen) => self.with(switch, chosen),
            None => self,
        }
    }

    /// The number of points at which the switch stands, where it has one.
    pub fn number(&self, switch: Switch) -> Option<Points> {
        match switch {
            Switch::Target => match self.target {
                Target::Points(points) => Some(points),
                Target::None => None,
            },
            Switch::CapotBid => Some(self.capot_bid),
            Switch::Generale => match self.generale {
                Generale::Worth(points) => Some(points),
                Generale::Off => None,
            },
            _ => None,
        }
    }

    /// The same rules with the switch at a number of one's own; one that it does not take changes nothing.
    pub fn with_number(mut self, switch: Switch, points: Points) -> Rules {
        if !switch
            .own_numbers()
            .is_some_and(|taken| taken.contains(&points))
        {
            return self;
        }
        match switch {
            Switch::Target => self.target = Target::Points(points),
            Switch::CapotBid => self.capot_bid = points,
            Switch::Generale => self.generale = Generale::Worth(points),
            _ => {}
        }
        self
    }
}
