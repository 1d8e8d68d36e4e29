use serde::{Deserialize, Serialize};

use crate::domain::{Points, Side};

/// A combination of cards that scores when it is declared (rules §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declaration {
    /// Three in a row.
    Tierce,
    /// Four in a row (cinquante).
    Fifty,
    /// Five or more in a row (cent).
    Hundred,
    /// Four aces, tens, kings or queens.
    FourOfAKind,
    FourNines,
    FourJacks,
}

impl Declaration {
    /// From the cheapest to the dearest, as the form lists them.
    pub const ALL: [Declaration; 6] = [
        Declaration::Tierce,
        Declaration::Fifty,
        Declaration::Hundred,
        Declaration::FourOfAKind,
        Declaration::FourNines,
        Declaration::FourJacks,
    ];

    /// What one of them scores.
    pub fn points(self) -> Points {
        match self {
            Declaration::Tierce => 20,
            Declaration::Fifty => 50,
            Declaration::Hundred | Declaration::FourOfAKind => 100,
            Declaration::FourNines => 150,
            Declaration::FourJacks => 200,
        }
    }

    /// How many of them one side's sixteen cards can hold at the most, as the rules cap it.
    pub fn most(self) -> u8 {
        match self {
            Declaration::Tierce | Declaration::Fifty | Declaration::FourOfAKind => 4,
            Declaration::Hundred => 2,
            Declaration::FourNines | Declaration::FourJacks => 1,
        }
    }
}

/// How many declarations of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counts {
    pub tierce: u8,
    pub fifty: u8,
    pub hundred: u8,
    pub four_of_a_kind: u8,
    pub four_nines: u8,
    pub four_jacks: u8,
}

impl Counts {
    pub fn of(&self, kind: Declaration) -> u8 {
        match kind {
            Declaration::Tierce => self.tierce,
            Declaration::Fifty => self.fifty,
            Declaration::Hundred => self.hundred,
            Declaration::FourOfAKind => self.four_of_a_kind,
            Declaration::FourNines => self.four_nines,
            Declaration::FourJacks => self.four_jacks,
        }
    }

    pub fn of_mut(&mut self, kind: Declaration) -> &mut u8 {
        match kind {
            Declaration::Tierce => &mut self.tierce,
            Declaration::Fifty => &mut self.fifty,
            Declaration::Hundred => &mut self.hundred,
            Declaration::FourOfAKind => &mut self.four_of_a_kind,
            Declaration::FourNines => &mut self.four_nines,
            Declaration::FourJacks => &mut self.four_jacks,
        }
    }

    /// None of any kind.
    pub fn is_empty(&self) -> bool {
        *self == Counts::default()
    }

    /// What they score together.
    pub fn points(&self) -> Points {
        Declaration::ALL
            .iter()
            .map(|kind| kind.points() * Points::from(self.of(*kind)))
            .sum()
    }
}

/// The declarations of a deal. Only the side with the best one scores, and it scores all of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declarations {
    pub side: Side,
    pub counts: Counts,
}
