use std::ops::RangeInclusive;

use crate::domain::HouseRules;

use super::{AnteBy, Clause, DoubleInto, DoubleSize, Heading, PARTS, Preset, Rules, Switch, how};

/// Stakes that are offered ready-made (coins).
const USUAL_STAKES: [i32; 4] = [3, 6, 9, 12];

impl HouseRules for Rules {
    type Switch = Switch;
    type Preset = Preset;
    type Heading = Heading;
    type Clause = Clause;

    const SWITCHES: &'static [Switch] = Switch::ALL;
    const PRESETS: &'static [Preset] = Preset::ALL;
    const FREE: &'static [Switch] = &[Switch::Stake];
    const HEADLINE: Switch = Switch::Stake;

    fn differs_in(&self, switch: Switch, other: &Self) -> bool {
        self.switch_differs(switch, other)
    }

    fn with(self, switch: Switch, other: &Self) -> Self {
        self.with_switch(switch, other)
    }

    fn choices(switch: Switch) -> Vec<Self> {
        let rules = Rules::default;
        /// Every value of one field, set into rules of its own.
        macro_rules! each {
            ($field:ident: $($value:expr),+ $(,)?) => {
                vec![$(Rules { $field: $value, ..rules() }),+]
            };
        }
        match switch {
            Switch::Stake => USUAL_STAKES
                .into_iter()
                .map(|stake| Rules { stake, ..rules() })
                .collect(),
            Switch::DoubleInto => each!(double_into: DoubleInto::NextPot, DoubleInto::ThisPot),
            Switch::DoubleSize => each!(double_size:
                DoubleSize::TwoStakes, DoubleSize::OneStake, DoubleSize::ThePot),
            Switch::AnteBy => each!(ante_by: AnteBy::Dealer, AnteBy::Everyone),
            Switch::NoAnteOnCarried => each!(no_ante_on_carried: false, true),
        }
    }

    fn own_numbers(switch: Switch) -> Option<RangeInclusive<i32>> {
        (switch == Switch::Stake).then_some(Rules::USUAL_STAKE..=Rules::LARGEST_STAKE)
    }

    fn number(&self, switch: Switch) -> Option<i32> {
        (switch == Switch::Stake).then_some(self.stake)
    }

    fn set_number(&mut self, switch: Switch, number: i32) {
        if switch == Switch::Stake {
            self.stake = number;
        }
    }

    fn of_preset(preset: Preset) -> Self {
        preset.rules()
    }

    fn account(&self) -> Vec<(Heading, Vec<Clause>)> {
        how::account(self)
    }

    /// A stake is divisible by three.
    fn takes(switch: Switch, number: i32) -> bool {
        Self::own_numbers(switch).is_some_and(|numbers| numbers.contains(&number))
            && number % PARTS == 0
    }
}
