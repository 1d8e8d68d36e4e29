use std::ops::RangeInclusive;

use crate::domain::{Direction, Game, Kind, Roster, Seat, Spot, Step, Turn};

use super::{Draft, Fault, Outcome, Record, Rules, Standing, check, score};

/// The game of Couillon as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Couillon;

impl Couillon {
    /// Whether the table has this seat: it has seats 1 to 4.
    pub fn has_seat(seat: Seat) -> bool {
        seat.index() < *Self::SEATS.end()
    }
}

impl Game for Couillon {
    type Rules = Rules;
    type Record = Record;
    type Draft = Draft;
    type Standing = Standing;
    type Outcome = Outcome;
    type Fault = Fault;

    const SEATS: RangeInclusive<usize> = 4..=4;
    const USUAL_SEATS: usize = 4;
    const HAS_SIDES: bool = true;
    const KINDS: &'static [Kind] = &[Kind::Deal, Kind::Dealer];

    fn kind(record: &Record) -> Kind {
        match record {
            Record::Deal(_) => Kind::Deal,
            Record::Dealer { .. } => Kind::Dealer,
        }
    }

    fn direction(rules: &Rules) -> Direction {
        rules.direction
    }

    fn opening(rules: &Rules, _: &Roster) -> Standing {
        Standing::fresh(rules.strokes_drawn())
    }

    /// A correction to a seat that the table does not have leaves the deal where it is.
    fn turn(record: &Record) -> Turn {
        match record {
            Record::Deal(_) => Turn::PassesOn,
            Record::Dealer { seat } if Couillon::has_seat(*seat) => Turn::GoesTo(*seat),
            Record::Dealer { .. } => Turn::NotADeal,
        }
    }

    fn play(rules: &Rules, before: &Standing, _: Seat, record: &Record) -> (Outcome, Standing) {
        match record {
            Record::Deal(deal) => score(rules, before, deal),
            Record::Dealer { .. } => (Outcome::NoScore, before.clone()),
        }
    }

    fn check(rules: &Rules, _: &Spot<Self>, record: &Record) -> Vec<Fault> {
        check::faults(rules, record)
    }

    /// The match is over with the deal that rubs out a side's last stroke.
    fn finish(_: &Rules, steps: &[Step<Self>]) -> Option<usize> {
        let won = |step: &Step<Self>| step.standing.winner.is_some();
        steps.iter().position(won).map(|last| last + 1)
    }
}
