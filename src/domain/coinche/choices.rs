use std::ops::RangeInclusive;

use crate::domain::{Direction, HouseRules, Points};

use super::{
    BeloteOnFailure, Clause, CoincheScope, Counting, DeclarationsOnCapot, DeclarationsOnFailure,
    FailedCapot, FailureBase, Generale, Heading, NextDealer, Preset, Rounding, Rules, Surcoinche,
    Switch, Target, TrumpKinds, UnbidCapot, how,
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
}

impl HouseRules for Rules {
    type Switch = Switch;
    type Preset = Preset;
    type Heading = Heading;
    type Clause = Clause;

    const SWITCHES: &'static [Switch] = Switch::ALL;
    const PRESETS: &'static [Preset] = Preset::ALL;
    const FREE: &'static [Switch] = Preset::FREE;
    const HEADLINE: Switch = Switch::Target;

    fn differs_in(&self, switch: Switch, other: &Rules) -> bool {
        self.switch_differs(switch, other)
    }

    fn with(self, switch: Switch, other: &Rules) -> Rules {
        self.with_switch(switch, other)
    }

    fn choices(switch: Switch) -> Vec<Rules> {
        switch.choices()
    }

    fn own_numbers(switch: Switch) -> Option<RangeInclusive<Points>> {
        match switch {
            Switch::Target => Some(1..=Target::LARGEST),
            Switch::CapotBid | Switch::Generale => Some(0..=Rules::LARGEST_VALUE),
            _ => None,
        }
    }

    fn number(&self, switch: Switch) -> Option<Points> {
        match switch {
            Switch::Target => self.target.points(),
            Switch::CapotBid => Some(self.capot_bid),
            Switch::Generale => match self.generale {
                Generale::Worth(points) => Some(points),
                Generale::Off => None,
            },
            _ => None,
        }
    }

    fn set_number(&mut self, switch: Switch, points: Points) {
        match switch {
            Switch::Target => self.target = Target::Points(points),
            Switch::CapotBid => self.capot_bid = points,
            Switch::Generale => self.generale = Generale::Worth(points),
            _ => {}
        }
    }

    fn of_preset(preset: Preset) -> Rules {
        preset.rules()
    }

    fn account(&self) -> Vec<(Heading, Vec<Clause>)> {
        how::account(self)
    }
}
