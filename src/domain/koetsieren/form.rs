use serde::{Deserialize, Serialize};

use crate::domain::{Points, Seat, Spot};

use super::{
    Deal, Draft, Koetsieren, Missing, Offer, Rules, TRICKS, Tap, Warning, barred, speaking_order,
    trump_maker,
};

/// A half of the form of a deal; one is open at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// What everybody says, before the tricks.
    Sayings,
    /// What everybody took.
    Tricks,
}

/// What the form of a deal shows as it is being filled in.
impl Draft {
    /// What the player said.
    pub fn said_by(&self, seat: Seat) -> Option<u8> {
        number(&self.said, seat)
    }

    /// What the player took, as typed.
    pub fn taken_by(&self, seat: Seat) -> Option<u8> {
        number(&self.taken, seat)
    }

    /// What the player took, as typed; for the only one for whom nothing was typed it is what the others leave of five. It is
    /// worked out anew whenever it is asked for, so that it follows a correction.
    pub fn taken_shown(&self, spot: &Spot<Koetsieren>, seat: Seat) -> Option<u8> {
        number(&self.taken_filled(seats(spot)), seat)
    }

    /// How many of the five tricks nobody has as the form stands; below 0 when too many were given out.
    pub fn tricks_left(&self, spot: &Spot<Koetsieren>) -> Points {
        let taken = self.taken_filled(seats(spot)).into_iter().flatten();
        taken.fold(Points::from(TRICKS), |left, taken| {
            left.saturating_sub(Points::from(taken))
        })
    }

    /// The first player in speaking order who has not said yet.
    pub fn next_to_say(&self, spot: &Spot<Koetsieren>) -> Option<Seat> {
        let order = speaking_order(spot.dealer, seats(spot));
        order.into_iter().find(|seat| self.said_by(*seat).is_none())
    }

    /// The tap by which whoever is asked in the open half of the form answers with this number; `None`: nobody is asked.
    pub(super) fn answer(&self, spot: &Spot<Koetsieren>, number: u8) -> Option<Tap> {
        if self.phase(spot) == Phase::Sayings {
            return self.next_to_say(spot).map(|seat| Tap::Said(seat, number));
        }
        let open = |seat: &Seat| self.taken_shown(spot, *seat).is_none();
        let mut order = speaking_order(spot.dealer, seats(spot)).into_iter();
        order.find(open).map(|seat| Tap::Taken(seat, number))
    }

    /// Takes the last answer in speaking order back: of the tricks, and where there is none of the sayings.
    pub(super) fn take_back(&mut self, spot: &Spot<Koetsieren>) {
        let order = speaking_order(spot.dealer, seats(spot));
        let looks_at_tricks = self.phase(spot) == Phase::Tricks;
        let last = |row: &[Option<u8>]| {
            let mut answered = order.iter().filter(|seat| number(row, **seat).is_some());
            answered.next_back().map(|seat| seat.index())
        };
        let row = match last(&self.taken) {
            Some(_) if looks_at_tricks => &mut self.taken,
            _ => &mut self.said,
        };
        if let Some(place) = last(row).and_then(|index| row.get_mut(index)) {
            *place = None;
        }
    }

    /// The half of the form that is open: the one that the user opened, else the tricks as soon as everybody has said.
    pub fn phase(&self, spot: &Spot<Koetsieren>) -> Phase {
        self.phase.unwrap_or(match self.next_to_say(spot) {
            Some(_) => Phase::Sayings,
            None => Phase::Tricks,
        })
    }

    /// Whether the player may say the number. Only the trump maker, who says last, is ever barred from one, and only when all
    /// the others have said.
    pub fn offers(&self, rules: &Rules, spot: &Spot<Koetsieren>, seat: Seat, said: u8) -> Offer {
        let seats = seats(spot);
        if said > TRICKS {
            return Offer::Barred;
        }
        if seat != trump_maker(spot.dealer, seats) {
            return Offer::Free;
        }
        let row = row(&self.said, seats).into_iter().enumerate();
        let others: Option<Vec<u8>> = row
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, said)| said)
            .collect();
        if others.and_then(|others| barred(&others)) == Some(said) {
            rules.offer_of_barred()
        } else {
            Offer::Free
        }
    }

    /// What the table wants to be told about the sayings; nothing until everybody has said.
    pub fn warns(&self, rules: &Rules, spot: &Spot<Koetsieren>) -> Option<Warning> {
        let said: Option<Vec<u8>> = row(&self.said, seats(spot)).into_iter().collect();
        said.and_then(|said| rules.warning(&said))
    }

    /// What everybody took at a table of so many seats, the last one filled in where it can be.
    fn taken_filled(&self, seats: usize) -> Vec<Option<u8>> {
        let mut taken = row(&self.taken, seats);
        let typed: Vec<u8> = taken.iter().copied().flatten().collect();
        if typed.len() + 1 == seats {
            let open = taken.iter_mut().find(|taken| taken.is_none());
            open.into_iter().for_each(|open| *open = barred(&typed));
        }
        taken
    }

    /// The deal as it stands, or what is missing for one. The players are looked at in this order, and all of them are in it.
    pub(super) fn deal(&self, order: &[Seat], may_wait: bool) -> Result<Deal, Missing> {
        let taken = self.taken_filled(order.len());
        let first_open = |row: &[Option<u8>]| {
            let open = |seat: &&Seat| number(row, **seat).is_none();
            order.iter().find(open).copied()
        };
        if let Some(seat) = first_open(&self.said) {
            return Err(Missing::Said(seat));
        }
        let waits = may_wait && taken.iter().all(Option::is_none);
        match first_open(&taken) {
            Some(seat) if !waits => Err(Missing::Taken(seat)),
            _ => Ok(Deal {
                said: row(&self.said, order.len()).into_iter().flatten().collect(),
                taken: (!waits).then(|| taken.into_iter().flatten().collect()),
            }),
        }
    }

    /// Everything that was filled in, of every kind, as it shows; what is only looked at plays no part.
    pub(super) fn facts(&self, seats: usize) -> Draft {
        Draft {
            kind: crate::domain::Draft::kind(self),
            said: row(&self.said, seats),
            taken: self.taken_filled(seats),
            phase: None,
            ..self.clone()
        }
    }
}

/// Players at the table.
pub(super) fn seats(spot: &Spot<Koetsieren>) -> usize {
    spot.before.totals.len()
}

/// One place for each seat of the table, those that are missing empty.
pub(super) fn row(numbers: &[Option<u8>], seats: usize) -> Vec<Option<u8>> {
    let mut row = numbers.to_vec();
    row.resize(seats, None);
    row
}

fn number(row: &[Option<u8>], seat: Seat) -> Option<u8> {
    row.get(seat.index()).copied().flatten()
}
