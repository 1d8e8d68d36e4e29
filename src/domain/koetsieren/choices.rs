use std::ops::RangeInclusive;

use crate::domain::{HouseRules, Points};

use super::{AtTheLimit, BarredSum, Clause, Heading, Penalty, Preset, Rules, Switch, how};

/// The limits that are offered ready-made, upward (penalties).
const USUAL_LIMITS: [Points; 3] = [5, Rules::USUAL_LIMIT, 15];

impl HouseRules for Rules {
    type Switch = Switch;
    type Preset = Preset;
    type Heading = Heading;
    type Clause = Clause;

    const SWITCHES: &'static [Switch] = Switch::ALL;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const FREE: &'static [Switch] = &[Switch::Limit];
    const HEADLINE: Switch = Switch::Limit;

    fn differs_in(&self, switch: Switch, other: &Rules) -> bool {
        self.switch_differs(switch, other)
    }

    fn with(self, switch: Switch, other: &Rules) -> Rules {
        self.with_switch(switch, other)
    }

    /// The default is the first but for the limit, whose values go upward.
    fn choices(switch: Switch) -> Vec<Rules> {
        let rules = Rules::default;
        /// Every value of one field, set into rules of its own.
        macro_rules! each {
            ($field:ident: $values:expr) => {
                $values
                    .into_iter()
                    .map(|$field| Rules { $field, ..rules() })
                    .collect()
            };
        }
        match switch {
            Switch::Limit => each!(limit: USUAL_LIMITS),
            Switch::BarredSum => {
                each!(barred_sum: [BarredSum::Enforced, BarredSum::Warned, BarredSum::Allowed])
            }
            Switch::AtTheLimit => each!(at_the_limit:
                [AtTheLimit::HighestLoses, AtTheLimit::AllLose, AtTheLimit::PlayOn]),
            Switch::Penalty => each!(penalty: [Penalty::Difference, Penalty::Squared]),
        }
    }

    fn own_numbers(switch: Switch) -> Option<RangeInclusive<i32>> {
        (switch == Switch::Limit).then_some(1..=Rules::LARGEST_LIMIT)
    }

    fn number(&self, switch: Switch) -> Option<i32> {
        (switch == Switch::Limit).then_some(self.limit)
    }

    fn set_number(&mut self, switch: Switch, number: i32) {
        if switch == Switch::Limit {
            self.limit = number;
        }
    }

    fn of_preset(preset: Preset) -> Rules {
        match preset {
            Preset::Standard => Rules::default(),
        }
    }

    fn account(&self) -> Vec<(Heading, Vec<Clause>)> {
        how::account(self)
    }
}
