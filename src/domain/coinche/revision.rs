use crate::domain::{Game, Points, Replay, Sheet};

use super::{Coinche, Fault, Outcome, Rules, Standing, Verdict};

/// What other rules would make of a sheet, to be shown before they are applied.
#[derive(Clone, Debug, PartialEq)]
pub struct Revision {
    pub old: Standing,
    pub new: Standing,
    /// The entries that come out differently in more than points, in their order.
    pub changes: Vec<Change>,
    /// How many entries score differently.
    pub rescored: usize,
}

/// An entry whose verdict changes, or that the new rules would refuse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Counted from 0.
    pub index: usize,
    /// The verdicts before and after, of a deal.
    pub verdicts: Option<(Verdict, Verdict)>,
    /// Why the new rules would not take the entry today; it stays and scores as recorded.
    pub refused: Option<Fault>,
}

impl Revision {
    /// What these rules would make of the sheet.
    pub fn new(sheet: &Sheet<Coinche>, rules: &Rules) -> Revision {
        let old = sheet.replay();
        let new: Replay<Coinche> = Replay::new(rules, &sheet.roster, &sheet.entries);
        let steps = || old.steps.iter().zip(&new.steps);
        let points = |outcome: &Outcome| -> (Points, Points) {
            let won = outcome.points();
            (won.one, won.two)
        };
        let rescored = steps()
            .filter(|(old, new)| points(&old.outcome) != points(&new.outcome))
            .count();
        let changes = steps()
            .zip(&sheet.entries)
            .enumerate()
            .map(|(index, ((before, after), entry))| {
                let faults = |rules| Coinche::check(rules, &Standing::default(), &entry.record);
                let old_faults = faults(&sheet.rules);
                Change {
                    index,
                    verdicts: verdict(&before.outcome).zip(verdict(&after.outcome)),
                    refused: faults(rules)
                        .into_iter()
                        .find(|fault| !old_faults.contains(fault)),
                }
            })
            .filter(Change::matters)
            .collect();
        Revision {
            old: *old.standing(),
            new: *new.standing(),
            changes,
            rescored,
        }
    }
}

impl Change {
    fn matters(&self) -> bool {
        self.refused.is_some() || self.verdicts.is_some_and(|(before, after)| before != after)
    }
}

fn verdict(outcome: &Outcome) -> Option<Verdict> {
    match outcome {
        Outcome::Deal(score) => Some(score.verdict),
        Outcome::Adjustment(..) | Outcome::NoScore => None,
    }
}
