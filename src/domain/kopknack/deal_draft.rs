use serde::{Deserialize, Serialize};

use crate::domain::Seat;

use super::deal::active;
use super::{Deal, Missing, Play, TRICKS};

/// A deal while it is being filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DealDraft {
    /// By seat: tricks of a player who knocked; `None`: has not (yet) knocked.
    pub tricks: [Option<u8>; Seat::MOST as usize],
    /// Nobody knocked, which is to say that the dealer sweeps.
    pub nobody_knocked: bool,
}

impl DealDraft {
    /// The draft that shows a saved deal exactly as it was saved.
    pub fn of_deal(deal: &Deal) -> DealDraft {
        let mut draft = DealDraft::default();
        match &deal.play {
            Play::Swept(None) => draft.nobody_knocked = true,
            Play::Swept(Some(seat)) => draft.sweep(*seat),
            Play::Tricks(tricks) => {
                for (place, taken) in draft.tricks.iter_mut().zip(tricks) {
                    *place = *taken;
                }
            }
        }
        draft
    }

    /// The deal of a table of so many players as it stands, or what is missing for one. One player alone sweeps; no tricks
    /// are asked.
    pub fn deal(&self, players: usize) -> Result<Deal, Missing> {
        if self.nobody_knocked {
            let play = Play::Swept(None);
            return Ok(Deal { play });
        }
        let mut knocked = self.knocked(players);
        let play = match (knocked.next(), knocked.next()) {
            (None, _) => return Err(Missing::Knocked),
            (alone, None) => Play::Swept(alone),
            _ => match self.tricks_left(players) {
                left @ 1.. => return Err(Missing::Tricks { left }),
                _ => Play::Tricks(self.tricks.iter().copied().take(players).collect()),
            },
        };
        Ok(Deal { play })
    }

    /// Who knocked at a table of so many players.
    pub fn knocked(&self, players: usize) -> impl Iterator<Item = Seat> {
        active(&self.tricks, players)
    }

    /// Tricks of that player; `None`: has not knocked.
    pub fn tricks_of(&self, seat: Seat) -> Option<u8> {
        self.tricks.get(seat.index()).copied().flatten()
    }

    /// How many of the three tricks are still to be given out at a table of so many players; below 0: that many too many.
    pub fn tricks_left(&self, players: usize) -> i32 {
        let given = self.tricks.iter().take(players).flatten();
        i32::from(TRICKS) - given.copied().map(i32::from).sum::<i32>()
    }

    /// The player knocks, or did not after all.
    pub(super) fn toggle(&mut self, seat: Seat) {
        let tricks = match self.tricks_of(seat) {
            Some(_) => None,
            None => Some(0),
        };
        self.set(seat, tricks);
    }

    /// One trick more, as long as there are any; then folded.
    pub(super) fn cycle(&mut self, seat: Seat, players: usize) {
        let tricks = match self.tricks_of(seat) {
            None => Some(0),
            Some(taken) if taken < TRICKS && self.tricks_left(players) > 0 => Some(taken + 1),
            Some(_) => None,
        };
        self.set(seat, tricks);
    }

    /// Tricks of a player; `None`: folded.
    pub(super) fn set(&mut self, seat: Seat, tricks: Option<u8>) {
        if tricks.is_some() {
            self.nobody_knocked = false;
        }
        if let Some(place) = self.tricks.get_mut(seat.index()) {
            *place = tricks.map(|taken| taken.min(TRICKS));
        }
    }

    /// Everyone but this player folded.
    pub(super) fn sweep(&mut self, seat: Seat) {
        *self = DealDraft::default();
        self.set(seat, Some(0));
    }

    /// Everyone folded; or that was not so.
    pub(super) fn toggle_nobody(&mut self) {
        *self = DealDraft {
            nobody_knocked: !self.nobody_knocked,
            ..DealDraft::default()
        };
    }

    /// Without the tricks of a player who knocked alone: they say nothing.
    pub(super) fn facts(&self) -> DealDraft {
        let mut knocked = self.knocked(self.tricks.len());
        match (knocked.next(), knocked.next()) {
            (Some(alone), None) => DealDraft::of_deal(&Deal {
                play: Play::Swept(Some(alone)),
            }),
            _ => self.clone(),
        }
    }
}
