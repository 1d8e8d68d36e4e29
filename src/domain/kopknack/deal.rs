use serde::{Deserialize, Serialize};

use crate::domain::Seat;

/// A deal as the table recorded it (rules §4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deal {
    /// How the deal went.
    pub play: Play,
}

/// Who took the pot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// One player knocked alone and swept the pot. `None`: nobody knocked, so the dealer swept it.
    Swept(Option<Seat>),
    /// Two or more knocked. By seat, as many as there are players: tricks taken, 0 to 3; `None`: folded.
    Tricks(Vec<Option<u8>>),
}

impl Play {
    /// Tricks of that player; `None`: folded, or the pot was swept.
    pub fn tricks_of(&self, seat: Seat) -> Option<u8> {
        match self {
            Play::Swept(_) => None,
            Play::Tricks(tricks) => tricks.get(seat.index()).copied().flatten(),
        }
    }

    /// Who sweeps the pot at a table of so many players when that seat deals; `None`: the tricks were played out.
    ///
    /// Tricks of one player alone, or of nobody, are a sweep as well.
    pub fn sweeper(&self, dealer: Seat, players: usize) -> Option<Seat> {
        match self {
            Play::Swept(seat) => Some(seat.unwrap_or(dealer)),
            Play::Tricks(tricks) => {
                let mut active = active(tricks, players);
                match (active.next(), active.next()) {
                    (None, _) => Some(dealer),
                    (alone, None) => alone,
                    _ => None,
                }
            }
        }
    }
}

/// The seats of a table of so many players that did not fold.
pub(super) fn active(tricks: &[Option<u8>], players: usize) -> impl Iterator<Item = Seat> {
    tricks
        .iter()
        .take(players)
        .enumerate()
        .filter(|(_, taken)| taken.is_some())
        .filter_map(|(index, _)| Seat::from_index(index))
}
