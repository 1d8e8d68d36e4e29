//! A sheet as a list and a history as a list of lists: too simple to be wrong.

use ardoise::domain::Roster;
use ardoise::domain::coinche::{NextDealer, Record, Target};

/// The facts of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub records: Vec<Record>,
    pub roster: Roster,
    pub target: Target,
}

/// The facts after every edit in a row, and which of them are in force.
#[derive(Clone, Debug)]
pub struct Past {
    states: Vec<Facts>,
    at: usize,
}

impl Past {
    pub fn new(facts: Facts) -> Past {
        Past {
            states: vec![facts],
            at: 0,
        }
    }

    pub fn now(&self) -> &Facts {
        &self.states[self.at]
    }

    pub fn start(&self) -> &Facts {
        &self.states[0]
    }

    pub fn end(&self) -> &Facts {
        &self.states[self.states.len() - 1]
    }

    /// Changes the facts; what changes nothing is no step.
    pub fn change(&mut self, change: impl FnOnce(&mut Facts)) {
        let mut facts = self.now().clone();
        change(&mut facts);
        if facts != *self.now() {
            self.states.truncate(self.at + 1);
            self.states.push(facts);
            self.at += 1;
        }
    }

    pub fn undo(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub fn redo(&mut self) {
        self.at = (self.at + 1).min(self.states.len() - 1);
    }
}

/// Who deals after these entries, the seat counted from 0.
pub fn dealer_after(first: usize, records: &[Record]) -> usize {
    records.iter().fold(first, |dealer, record| match record {
        Record::Deal(_)
        | Record::Passed {
            next: NextDealer::PassesOn,
        } => (dealer + 1) % 4,
        Record::Passed {
            next: NextDealer::Same,
        }
        | Record::Adjustment { .. } => dealer,
        Record::Dealer { seat } => seat.index(),
    })
}
