use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::Seat;

/// One of the two partnerships of a game with fixed sides. Side one holds seats 1 and 3, side two seats 2 and 4 (rules §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    One,
    Two,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::One, Side::Two];

    pub fn other(self) -> Side {
        match self {
            Side::One => Side::Two,
            Side::Two => Side::One,
        }
    }

    /// The side whose player sits there.
    pub fn of(seat: Seat) -> Side {
        match seat.index() % 2 {
            0 => Side::One,
            _ => Side::Two,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    pub one: T,
    pub two: T,
}

impl<T> BySide<T> {
    pub fn new(one: T, two: T) -> Self {
        BySide { one, two }
    }

    /// Each side's value is what `value` says of that side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        BySide {
            one: value(Side::One),
            two: value(Side::Two),
        }
    }

    /// The same values with the sides swapped.
    pub fn swapped(self) -> Self {
        BySide {
            one: self.two,
            two: self.one,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::One => &self.one,
            Side::Two => &self.two,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::One => &mut self.one,
            Side::Two => &mut self.two,
        }
    }
}
