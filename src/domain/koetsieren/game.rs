use std::ops::RangeInclusive;

use crate::domain::{Direction, Game, Kind, Roster, Seat, Spot, Step, Turn};

use super::{Draft, Fault, Outcome, Record, Rules, Standing, check};

/// The game of Koetsieren as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Koetsieren;

impl Game for Koetsieren {
    type Rules = Rules;
    type Record = Record;
    type Draft = Draft;
    type Standing = Standing;
    type Outcome = Outcome;
    type Fault = Fault;

    const SEATS: RangeInclusive<usize> = 2..=6;
    const USUAL_SEATS: usize = 4;
    const KINDS: &'static [Kind] = &[Kind::Deal, Kind::Dealer];

    fn kind(record: &Record) -> Kind {
        match record {
            Record::Deal(_) => Kind::Deal,
            Record::Dealer { .. } => Kind::Dealer,
        }
    }

    /// The deal moves left.
    fn direction(_: &Rules) -> Direction {
        Direction::Clockwise
    }

    fn opening(_: &Rules, roster: &Roster) -> Standing {
        Standing::opening(roster.seats())
    }

    /// The deal passes on when the tricks are in, not when the sayings are.
    fn turn(record: &Record) -> Turn {
        match record {
            Record::Deal(deal) if deal.is_unfinished() => Turn::NotADeal,
            Record::Deal(_) => Turn::PassesOn,
            Record::Dealer { seat } => Turn::GoesTo(*seat),
        }
    }

    fn play(rules: &Rules, before: &Standing, _: Seat, record: &Record) -> (Outcome, Standing) {
        let outcome = match record {
            Record::Deal(deal) => Outcome::of_deal(rules, before.totals.len(), deal),
            Record::Dealer { .. } => Outcome::NoScore,
        };
        let standing = before.after(rules, &outcome);
        (outcome, standing)
    }

    fn check(rules: &Rules, spot: &Spot<Self>, record: &Record) -> Vec<Fault> {
        check::faults(rules, spot, record)
    }

    /// The first deal at which the rule *at the limit* names somebody who loses.
    fn finish(_: &Rules, steps: &[Step<Self>]) -> Option<usize> {
        let over = |step: &Step<Self>| !step.standing.losers.is_empty();
        steps.iter().position(over).map(|last| last + 1)
    }

    fn is_unfinished(record: &Record) -> bool {
        match record {
            Record::Deal(deal) => deal.is_unfinished(),
            Record::Dealer { .. } => false,
        }
    }
}
