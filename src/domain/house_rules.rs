use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The house rules of a game: a row of switches, each at one of its ready-made values or at a number of one's own.
pub trait HouseRules: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned {
    /// Names one switch.
    type Switch: Copy + PartialEq + Debug + 'static;
    /// A set of house rules with a name.
    type Preset: Copy + PartialEq + Debug + 'static;
    /// A part of the account of the scoring.
    type Heading: Copy + PartialEq + Debug + 'static;
    /// One thing that the account says, with its numbers.
    type Clause: Copy + PartialEq + Debug + 'static;

    /// Every switch, in the order in which rules.md lists them.
    const SWITCHES: &'static [Self::Switch];
    /// Every preset, the standard first.
    const PRESETS: &'static [Self::Preset];
    /// Switches that no preset says anything about.
    const FREE: &'static [Self::Switch];
    /// The switch that is asked for when a sheet is begun: target, strokes, limit or stake. It takes numbers.
    const HEADLINE: Self::Switch;

    /// Whether this one switch stands differently in the other rules.
    fn differs_in(&self, switch: Self::Switch, other: &Self) -> bool;

    /// The same rules with this one switch as it stands in the other rules.
    fn with(self, switch: Self::Switch, other: &Self) -> Self;

    /// The ready-made values of the switch, the standard one among them: rules that stand at their defaults elsewhere.
    fn choices(switch: Self::Switch) -> Vec<Self>;

    /// The numbers of one's own that the switch takes beside the ready-made values; `None` when it takes none.
    fn own_numbers(switch: Self::Switch) -> Option<RangeInclusive<i32>>;

    /// The number at which the switch stands, where it has one.
    fn number(&self, switch: Self::Switch) -> Option<i32>;

    /// The same rules with the switch at that number, which it takes.
    fn set_number(&mut self, switch: Self::Switch, number: i32);

    /// The rules of the preset, what it says nothing about at its default.
    fn of_preset(preset: Self::Preset) -> Self;

    /// How a deal is scored under these rules, for a player to read: only what holds under them, in reading order. Rules
    /// that score differently have different accounts.
    fn account(&self) -> Vec<(Self::Heading, Vec<Self::Clause>)>;

    /// All that the account says, without its headings.
    fn clauses(&self) -> Vec<Self::Clause> {
        let parts = self.account().into_iter();
        parts.flat_map(|(_, clauses)| clauses).collect()
    }

    /// Whether the switch takes this number.
    fn takes(switch: Self::Switch, number: i32) -> bool {
        Self::own_numbers(switch).is_some_and(|numbers| numbers.contains(&number))
    }

    /// The numbers nearest to one that the switch does not take, the lower one first.
    fn nearest(switch: Self::Switch, number: i32) -> Vec<i32> {
        let Some(numbers) = Self::own_numbers(switch) else {
            return Vec::new();
        };
        let within = |number: &i32| Self::takes(switch, *number);
        let number = number.clamp(*numbers.start(), *numbers.end());
        let below = (*numbers.start()..=number).rev().find(within);
        let above = (number..=*numbers.end()).find(within);
        let mut nearest: Vec<i32> = below.into_iter().chain(above).collect();
        nearest.dedup();
        nearest
    }

    /// Which ready-made value the switch has, counted from 0; `None`: a number of one's own.
    fn choice(&self, switch: Self::Switch) -> Option<usize> {
        let same = |choice: &Self| !self.differs_in(switch, choice);
        Self::choices(switch).iter().position(same)
    }

    /// The same rules with the switch at that ready-made value; one that is not there changes nothing.
    fn choose(self, switch: Self::Switch, choice: usize) -> Self {
        match Self::choices(switch).get(choice) {
            Some(chosen) => self.with(switch, chosen),
            None => self,
        }
    }

    /// The same rules with the switch at a number of one's own; one that it does not take changes nothing.
    fn with_number(mut self, switch: Self::Switch, number: i32) -> Self {
        if Self::takes(switch, number) {
            self.set_number(switch, number);
        }
        self
    }

    /// The switches that stand differently in the other rules.
    fn differences(&self, other: &Self) -> Vec<Self::Switch> {
        let differs = |switch: &Self::Switch| self.differs_in(*switch, other);
        Self::SWITCHES.iter().copied().filter(differs).collect()
    }

    /// The preset that these rules follow; `None` when they are the table's own.
    fn preset(&self) -> Option<Self::Preset> {
        let follows = |preset: &Self::Preset| self.follow(&Self::of_preset(*preset));
        Self::PRESETS.iter().copied().find(follows)
    }

    /// Whether all switches but those that no preset says anything about stand alike in both.
    fn follow(&self, other: &Self) -> bool {
        let free = |switch: &Self::Switch| Self::FREE.contains(switch);
        self.differences(other).iter().all(free)
    }

    /// These rules with the switches that no preset says anything about as they stand in `free`.
    fn with_free_of(self, free: &Self) -> Self {
        let take = |rules: Self, switch: &Self::Switch| rules.with(*switch, free);
        Self::FREE.iter().fold(self, take)
    }

    /// The rules of the preset with the switches that it says nothing about as they stand here.
    fn with_preset(self, preset: Self::Preset) -> Self {
        Self::of_preset(preset).with_free_of(&self)
    }
}

/// Makes the enum of a game's switches and the two functions that look one up in its `Rules`, so that none of the three
/// can miss one.
macro_rules! switches {
    ($(#[$meta:meta])* $($name:ident => $field:ident),* $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Switch {
            $($name),*
        }

        impl Switch {
            /// Every switch, in the order in which rules.md lists them.
            pub const ALL: &[Switch] = &[$(Switch::$name),*];
        }

        impl Rules {
            /// Whether this one switch stands differently in the other rules.
            pub(super) fn switch_differs(&self, switch: Switch, other: &Rules) -> bool {
                match switch {
                    $(Switch::$name => self.$field != other.$field),*
                }
            }

            /// The same rules with this one switch as it stands in the other rules.
            pub(super) fn with_switch(mut self, switch: Switch, other: &Rules) -> Rules {
                match switch {
                    $(Switch::$name => self.$field.clone_from(&other.$field)),*
                }
                self
            }
        }
    };
}

pub(super) use switches;
