use std::ops::RangeInclusive;

use crate::domain::{Direction, Game, Kind, Roster, Seat, Spot, Step, Turn};

use super::play::play_out;
use super::{Draft, Fault, Outcome, Record, Rules, Standing, faults};

/// The game of Köpknack as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kopknack;

impl Kopknack {
    /// With this many players the game plays well; fewer or more are accepted.
    pub const COMFORTABLE: RangeInclusive<usize> = 6..=8;
}

impl Game for Kopknack {
    type Rules = Rules;
    type Record = Record;
    type Draft = Draft;
    type Standing = Standing;
    type Outcome = Outcome;
    type Fault = Fault;

    const SEATS: RangeInclusive<usize> = 3..=8;
    const USUAL_SEATS: usize = 6;
    const KINDS: &'static [Kind] = &[Kind::Deal, Kind::Transfer, Kind::Ending, Kind::Dealer];

    fn kind(record: &Record) -> Kind {
        match record {
            Record::Deal(_) => Kind::Deal,
            Record::Transfer { .. } => Kind::Transfer,
            Record::Ending { .. } => Kind::Ending,
            Record::Dealer { .. } => Kind::Dealer,
        }
    }

    /// The deal passes left, always.
    fn direction(_: &Rules) -> Direction {
        Direction::Clockwise
    }

    fn opening(_: &Rules, roster: &Roster) -> Standing {
        Standing::opening(roster.seats())
    }

    fn turn(record: &Record) -> Turn {
        match record {
            Record::Deal(_) => Turn::PassesOn,
            Record::Transfer { .. } | Record::Ending { .. } => Turn::NotADeal,
            Record::Dealer { seat } => Turn::GoesTo(*seat),
        }
    }

    fn play(
        rules: &Rules,
        before: &Standing,
        dealer: Seat,
        record: &Record,
    ) -> (Outcome, Standing) {
        let (outcome, till) = play_out(rules, before, dealer, record);
        (outcome, till.standing)
    }

    fn check(rules: &Rules, spot: &Spot<Self>, record: &Record) -> Vec<Fault> {
        faults(rules, spot, record)
    }

    /// The session is over with its first ending.
    fn finish(_: &Rules, steps: &[Step<Self>]) -> Option<usize> {
        let ending = steps.iter().position(|step| step.standing.ended)?;
        Some(ending + 1)
    }
}
