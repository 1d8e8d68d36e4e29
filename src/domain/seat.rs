use serde::{Deserialize, Serialize};

/// A chair at the table, counted in playing order from the one that sits in the sheet's first place.
///
/// Written to files (and said to users) from one: seat 1, seat 2, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The way in which the deal and the play go round the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    #[default]
    Clockwise,
    Anticlockwise,
}

impl Seat {
    /// More seats than this no game of the app has (rules §4: Köpknack takes up to eight players).
    pub const MOST: u8 = 8;
    /// Seat 1.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, counted from 0; `None` from [`Seat::MOST`] on.
    pub fn from_index(index: usize) -> Option<Seat> {
        u8::try_from(index)
            .ok()
            .filter(|index| *index < Self::MOST)
            .map(Seat)
    }

    /// Counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Counted from 1, as users and files count.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat to play at a table of `seats` seats. A seat that the table does not have counts as its first.
    pub fn next(self, seats: usize, direction: Direction) -> Seat {
        let seats = seats.clamp(1, usize::from(Self::MOST));
        let here = self.index() % seats;
        let step = match direction {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => seats - 1,
        };
        Seat::from_index((here + step) % seats).unwrap_or(Seat::FIRST)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        match number {
            1..=Self::MOST => Ok(Seat(number - 1)),
            _ => Err(format!("seat {number} is not one of 1 to {}", Self::MOST)),
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}
