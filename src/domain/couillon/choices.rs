use std::ops::RangeInclusive;

use crate::domain::{Direction, HouseRules};

use super::{
    AllTricks, CardsPlayed, Clause, Heading, Preset, Rules, SecondLoop, Silence, Switch, Ties,
    Variant, how,
};

impl HouseRules for Rules {
    type Switch = Switch;
    type Preset = Preset;
    type Heading = Heading;
    type Clause = Clause;

    const SWITCHES: &'static [Switch] = Switch::ALL;
    const PRESETS: &'static [Preset] = Preset::ALL;
    const FREE: &'static [Switch] = &[Switch::Direction];
    const HEADLINE: Switch = Switch::Strokes;

    fn differs_in(&self, switch: Switch, other: &Rules) -> bool {
        self.switch_differs(switch, other)
    }

    fn with(self, switch: Switch, other: &Rules) -> Rules {
        self.with_switch(switch, other)
    }

    /// The default is the first of each.
    fn choices(switch: Switch) -> Vec<Rules> {
        /// Every value of one field, set into rules of its own.
        macro_rules! each {
            ($field:ident: $($value:expr),+ $(,)?) => {
                vec![$(Rules { $field: $value, ..Rules::default() }),+]
            };
        }
        match switch {
            Switch::Strokes => each!(strokes: Rules::USUAL_STROKES, 7, 10),
            Switch::Ties => each!(ties: Ties::WorthTwo, Ties::Stack),
            Switch::SecondLoop => each!(second_loop: SecondLoop::Allowed, SecondLoop::Dropped),
            Switch::AllTricks => each!(all_tricks: AllTricks::Off, AllTricks::OneMore),
            Switch::Cards => each!(cards: CardsPlayed::Sixteen, CardsPlayed::All),
            Switch::Silence => each!(silence: Silence::Asks, Silence::Nobody),
            Switch::Variant => each!(variant:
                Variant::Couillon, Variant::Force, Variant::Kwajongen, Variant::Tongres,
                Variant::Troeven),
            Switch::Direction => each!(direction: Direction::Clockwise, Direction::Anticlockwise),
        }
    }

    fn own_numbers(switch: Switch) -> Option<RangeInclusive<i32>> {
        (switch == Switch::Strokes).then_some(1..=Rules::MOST_STROKES)
    }

    fn number(&self, switch: Switch) -> Option<i32> {
        (switch == Switch::Strokes).then_some(self.strokes)
    }

    fn set_number(&mut self, switch: Switch, number: i32) {
        if switch == Switch::Strokes {
            self.strokes = number;
        }
    }

    fn of_preset(preset: Preset) -> Rules {
        preset.rules()
    }

    fn account(&self) -> Vec<(Heading, Vec<Clause>)> {
        how::account(self)
    }
}
