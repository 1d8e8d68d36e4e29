//! A table of players P0, P1 … at which the tests play.

use ardoise::domain::kopknack::{
    Account, Deal, Dealt, Fault, Kopknack, OpenPot, Outcome, Play, Record, Rules, Standing, faults,
};
use ardoise::domain::{Edit, Entry, Replay, Roster, Seat, Sheet};

/// Player P0, P1, …
pub fn p(index: usize) -> Seat {
    Seat::from_index(index).expect("a seat of the largest table")
}

/// That player knocked alone.
pub fn alone(index: usize) -> Record {
    swept(Some(index))
}

/// Nobody knocked.
pub fn nobody() -> Record {
    swept(None)
}

fn swept(index: Option<usize>) -> Record {
    let play = Play::Swept(index.map(p));
    Record::Deal(Deal { play })
}

/// Tricks of the active players of a table of so many, each as player and tricks.
pub fn tricks(players: usize, taken: &[(usize, u8)]) -> Record {
    let mut tricks = vec![None; players];
    for (player, count) in taken {
        tricks[*player] = Some(*count);
    }
    let play = Play::Tricks(tricks);
    Record::Deal(Deal { play })
}

/// That player pays (below 0: takes) so many coins.
pub fn transfer(index: usize, amount: i32) -> Record {
    Record::Transfer {
        seat: p(index),
        amount,
        note: String::new(),
    }
}

pub fn ending(open_pot: OpenPot) -> Record {
    Record::Ending { open_pot }
}

pub fn dealer(index: usize) -> Record {
    Record::Dealer { seat: p(index) }
}

/// A session of a table of so many, the first seat dealing first.
pub struct Table {
    pub sheet: Sheet<Kopknack>,
}

impl Table {
    pub fn new(rules: Rules, players: usize, records: &[Record]) -> Table {
        let sheet = Sheet::new(rules, Roster::unnamed(players));
        let mut table = Table { sheet };
        for record in records {
            table.add(record);
        }
        table
    }

    /// Six players, stake 3, all other rules at their defaults.
    pub fn usual(records: &[Record]) -> Table {
        Table::new(Rules::default(), 6, records)
    }

    /// Adds an entry at the end.
    pub fn add(&mut self, record: &Record) {
        let entry = Entry {
            id: self.sheet.fresh_id(),
            record: record.clone(),
        };
        let at = self.sheet.entries.len();
        self.sheet
            .commit(Edit::Insert { at, entry })
            .expect("an entry fits at the end");
    }

    pub fn replay(&self) -> Replay<Kopknack> {
        self.sheet.replay()
    }

    pub fn standing(&self) -> Standing {
        self.replay().standing().clone()
    }

    pub fn balances(&self) -> Vec<i32> {
        self.standing().balances
    }

    pub fn pot(&self) -> i32 {
        self.standing().pot
    }

    /// What the last entry brought.
    pub fn outcome(&self) -> Outcome {
        let replay = self.replay();
        replay.steps.last().expect("an entry").outcome.clone()
    }

    /// What the last deal brought; the last entry is one.
    pub fn dealt(&self) -> Dealt {
        match self.outcome() {
            Outcome::Deal(dealt) => dealt,
            other => panic!("the last entry is no deal: {other:?}"),
        }
    }

    /// That player's part in the last deal.
    pub fn account(&self, index: usize) -> Account {
        self.dealt().accounts[index]
    }

    /// Why the entry would be refused at the end of the sheet.
    pub fn faults(&self, record: &Record) -> Vec<Fault> {
        let replay = self.replay();
        let spot = replay.spot(self.sheet.entries.len());
        faults(&self.sheet.rules, &spot, record)
    }
}
