use serde::{Deserialize, Serialize};

use crate::domain::{Kind, Seat, Spot};

use super::form::{row, seats};
use super::{Koetsieren, Offer, Phase, Record, Rules, TRICKS, speaking_order};

/// An entry while it is being filled in. The parts of every kind are kept, so that looking at another kind loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Draft {
    /// The kind whose form is shown.
    pub kind: Kind,
    /// What each player said, by seat.
    pub said: Vec<Option<u8>>,
    /// What each player took as far as it was typed, by seat; what fills itself in is no part of it.
    pub taken: Vec<Option<u8>>,
    /// The half of the form that the user opened; no part of the deal. `None`: the form goes along by itself.
    pub phase: Option<Phase>,
    /// Who deals next, of a dealer correction.
    pub dealer: Option<Seat>,
}

/// What a form still lacks before it can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// What this player said; the first of them in speaking order.
    Said(Seat),
    /// What this player took; the first of them in speaking order.
    Taken(Seat),
    /// Who deals next.
    Dealer,
}

/// A tap in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Shows the form of another kind.
    Kind(Kind),
    /// The player says so many; the same number again takes it back.
    Said(Seat, u8),
    /// The player took so many; the same number again takes it back.
    Taken(Seat, u8),
    /// Whoever is asked next says, or took, so many: a key of the keyboard.
    Number(u8),
    /// Takes the last answer back.
    Backspace,
    /// Opens a half of the form.
    Phase(Phase),
    /// This seat deals next.
    DealerSeat(Seat),
}

impl crate::domain::Draft<Koetsieren> for Draft {
    type Tap = Tap;
    type Missing = Missing;

    fn kind(&self) -> Kind {
        match self.kind {
            Kind::Dealer => Kind::Dealer,
            _ => Kind::Deal,
        }
    }

    /// A kind that Koetsieren does not have is not shown.
    fn set_kind(&mut self, kind: Kind) {
        if matches!(kind, Kind::Deal | Kind::Dealer) {
            self.kind = kind;
        }
    }

    fn of_record(record: &Record) -> Draft {
        let typed = |numbers: &[u8]| numbers.iter().copied().map(Some).collect();
        match record {
            Record::Deal(deal) => Draft {
                kind: Kind::Deal,
                said: typed(&deal.said),
                taken: match &deal.taken {
                    Some(taken) => typed(taken),
                    None => vec![None; deal.said.len()],
                },
                ..Draft::default()
            },
            Record::Dealer { seat } => Draft {
                kind: Kind::Dealer,
                dealer: Some(*seat),
                ..Draft::default()
            },
        }
    }

    fn tap(&mut self, rules: &Rules, spot: &Spot<Koetsieren>, tap: Tap) {
        let seats = seats(spot);
        let sits = |seat: Seat| seat.index() < seats;
        match (tap, self.kind()) {
            (Tap::Kind(kind), _) => self.set_kind(kind),
            (Tap::Said(seat, said), Kind::Deal) if sits(seat) => {
                let again = self.said_by(seat) == Some(said);
                if again || self.offers(rules, spot, seat, said) != Offer::Barred {
                    type_in(&mut self.said, seats, seat, said);
                }
            }
            (Tap::Taken(seat, taken), Kind::Deal) if sits(seat) && taken <= TRICKS => {
                type_in(&mut self.taken, seats, seat, taken);
            }
            (Tap::Number(number), Kind::Deal) => {
                if let Some(tap) = self.answer(spot, number) {
                    self.tap(rules, spot, tap);
                }
            }
            (Tap::Backspace, Kind::Deal) => self.take_back(spot),
            (Tap::Phase(phase), Kind::Deal) => self.phase = Some(phase),
            (Tap::DealerSeat(seat), Kind::Dealer) if sits(seat) => self.dealer = Some(seat),
            _ => {}
        }
    }

    /// A deal of which nothing was taken yet is saved with its tricks to come where it would be the last entry.
    fn record(&self, _: &Rules, spot: &Spot<Koetsieren>) -> Result<Record, Missing> {
        let seats = seats(spot);
        match self.kind() {
            Kind::Dealer => match self.dealer {
                Some(seat) if seat.index() < seats => Ok(Record::Dealer { seat }),
                _ => Err(Missing::Dealer),
            },
            _ => {
                let order = speaking_order(spot.dealer, seats);
                self.deal(&order, spot.last).map(Record::Deal)
            }
        }
    }

    fn clear(&mut self) {
        match self.kind() {
            Kind::Dealer => self.dealer = None,
            _ => {
                self.said.clear();
                self.taken.clear();
                self.phase = None;
            }
        }
    }

    fn is_begun(&self) -> bool {
        let numbers = self.said.iter().chain(&self.taken);
        self.dealer.is_some() || numbers.flatten().next().is_some()
    }

    /// A number that filled itself in says the same as one that was typed. Of two that could be saved only what would be
    /// saved counts.
    fn says_the_same(&self, other: &Draft) -> bool {
        let rows = [&self.said, &self.taken, &other.said, &other.taken];
        let seats = rows.into_iter().map(Vec::len).fold(1, usize::max);
        let order: Vec<Seat> = (0..seats).map_while(Seat::from_index).collect();
        let (one, two) = (self.facts(seats), other.facts(seats));
        match (one.kind, two.kind) {
            (Kind::Deal, Kind::Deal) => match (one.deal(&order, true), two.deal(&order, true)) {
                (Ok(one), Ok(two)) => one == two,
                _ => one == two,
            },
            (Kind::Dealer, Kind::Dealer) if one.dealer.is_some() && two.dealer.is_some() => {
                one.dealer == two.dealer
            }
            _ => one == two,
        }
    }
}

/// Puts a number in the player's place; the one that stands there already is taken out.
fn type_in(numbers: &mut Vec<Option<u8>>, seats: usize, seat: Seat, number: u8) {
    *numbers = row(numbers, seats);
    if let Some(place) = numbers.get_mut(seat.index()) {
        *place = Some(number).filter(|_| *place != Some(number));
    }
}
