use serde::{Deserialize, Serialize};

use super::{BySide, Seat, tidy_line};

/// Who sits at the table. Any name may be empty: the pages then show a default in the reader's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// Names of the two sides; present but unused in games without sides.
    #[serde(default)]
    pub sides: BySide<String>,
    /// One name for each seat, in playing order; as many as there are players.
    pub players: Vec<String>,
    /// Who deals the first deal: a fact of the sheet, changed like a name (rules §1).
    pub first_dealer: Seat,
}

impl Roster {
    /// A name longer than this is cut when it is entered (characters).
    pub const LONGEST_NAME: usize = 60;

    /// Nobody named yet, at a table of this many seats, seat 1 dealing.
    pub fn unnamed(seats: usize) -> Roster {
        Roster {
            sides: BySide::default(),
            players: vec![String::new(); seats],
            first_dealer: Seat::FIRST,
        }
    }

    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The same roster with every name trimmed and cut to [`Roster::LONGEST_NAME`].
    pub fn tidied(self) -> Roster {
        let tidy = |name: String| tidy_line(&name, Self::LONGEST_NAME);
        Roster {
            sides: BySide::new(tidy(self.sides.one), tidy(self.sides.two)),
            players: self.players.into_iter().map(tidy).collect(),
            first_dealer: self.first_dealer,
        }
    }
}
