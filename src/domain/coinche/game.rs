use std::ops::RangeInclusive;

use crate::domain::{BySide, Direction, Game, Kind, Points, Roster, Seat, Side, Spot, Step, Turn};

use super::{Draft, Fault, NextDealer, Record, Rules, Score, check, score};

/// The game of Coinche as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coinche;

/// Both totals.
pub type Standing = BySide<Points>;

/// What one entry of a Coinche sheet brought.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Deal(Score),
    /// An adjustment: that many points for that side.
    Adjustment(Side, Points),
    /// A passed deal or a dealer correction.
    NoScore,
}

impl Outcome {
    /// What the entry added to each side's total.
    pub fn points(&self) -> BySide<Points> {
        match self {
            Outcome::Deal(score) => score.points(),
            Outcome::Adjustment(side, points) => {
                BySide::from_fn(|of| if of == *side { *points } else { 0 })
            }
            Outcome::NoScore => BySide::default(),
        }
    }
}

impl Coinche {
    /// Players at the table.
    pub const PLAYERS: usize = 4;
}

impl Game for Coinche {
    type Rules = Rules;
    type Record = Record;
    type Draft = Draft;
    type Standing = Standing;
    type Outcome = Outcome;
    type Fault = Fault;

    const SEATS: RangeInclusive<usize> = Coinche::PLAYERS..=Coinche::PLAYERS;
    const USUAL_SEATS: usize = Coinche::PLAYERS;
    const HAS_SIDES: bool = true;
    const KINDS: &'static [Kind] = &[Kind::Deal, Kind::Passed, Kind::Adjustment, Kind::Dealer];

    fn kind(record: &Record) -> Kind {
        match record {
            Record::Deal(_) => Kind::Deal,
            Record::Passed { .. } => Kind::Passed,
            Record::Adjustment { .. } => Kind::Adjustment,
            Record::Dealer { .. } => Kind::Dealer,
        }
    }

    fn direction(rules: &Rules) -> Direction {
        rules.direction
    }

    fn opening(_: &Rules, _: &Roster) -> Standing {
        BySide::default()
    }

    fn turn(record: &Record) -> Turn {
        match record {
            Record::Deal(_)
            | Record::Passed {
                next: NextDealer::PassesOn,
            } => Turn::PassesOn,
            Record::Passed {
                next: NextDealer::Same,
            } => Turn::Stays,
            Record::Adjustment { .. } => Turn::NotADeal,
            Record::Dealer { seat } => Turn::GoesTo(*seat),
        }
    }

    fn play(rules: &Rules, before: &Standing, _: Seat, record: &Record) -> (Outcome, Standing) {
        let outcome = match record {
            Record::Deal(deal) => Outcome::Deal(score(rules, deal)),
            Record::Adjustment { side, points, .. } => Outcome::Adjustment(*side, *points),
            Record::Passed { .. } | Record::Dealer { .. } => Outcome::NoScore,
        };
        let won = outcome.points();
        let standing = BySide::from_fn(|side| before[side].saturating_add(won[side]));
        (outcome, standing)
    }

    fn check(rules: &Rules, _: &Spot<Self>, record: &Record) -> Vec<Fault> {
        check::faults(rules, record)
    }

    /// The match is looked at after each deal together with the adjustments that follow it (a dealer correction among
    /// them does not part them): over when one side is at the target and the sides differ.
    fn finish(rules: &Rules, steps: &[Step<Self>]) -> Option<usize> {
        let target = rules.target.points()?;
        let is_deal = |step: &Step<Self>| step.turn.is_deal();
        let first_deal = steps.iter().position(is_deal)?;
        (first_deal..steps.len()).find_map(|last| {
            let next_is_deal = steps.get(last + 1).is_none_or(is_deal);
            let totals = steps[last].standing;
            let over = totals.one.max(totals.two) >= target && totals.one != totals.two;
            (next_is_deal && over).then(|| after_last_score(&steps[..=last]))
        })
    }
}

/// The number of steps up to the last one that is no dealer correction: a correction behind the winning deal does not win.
fn after_last_score(steps: &[Step<Coinche>]) -> usize {
    steps
        .iter()
        .rposition(|step| !matches!(step.turn, Turn::GoesTo(_)))
        .map_or(steps.len(), |last| last + 1)
}
