use crate::domain::coinche::{Coinche, Fault, Missing, Outcome, Record, Rules, Standing};
use crate::domain::{Game, Seat};

use super::Desk;

/// What the form says of the draft in hand: whether it can be saved, why not, and what it would score.
#[derive(Clone, Debug, PartialEq)]
pub enum Assessment {
    /// Something is not filled in yet.
    Missing(Missing),
    /// It can be read but not saved.
    Refused(Record, Vec<Fault>),
    /// It can be saved and would bring this.
    Sound(Record, Outcome),
}

impl Assessment {
    /// Assesses the draft in hand for a place where the match stands at `before` and `dealer` deals.
    pub fn new(desk: &Desk, rules: &Rules, before: &Standing, dealer: Seat) -> Assessment {
        let record = match desk.draft().record(rules) {
            Ok(record) => record,
            Err(missing) => return Assessment::Missing(missing),
        };
        let faults = Coinche::check(rules, before, &record);
        if faults.is_empty() {
            let (outcome, _) = Coinche::play(rules, before, dealer, &record);
            Assessment::Sound(record, outcome)
        } else {
            Assessment::Refused(record, faults)
        }
    }
}
