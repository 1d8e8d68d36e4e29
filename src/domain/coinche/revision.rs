use crate::domain::Revision;

use super::{Coinche, Outcome, Verdict};

/// Other verdicts that other rules would come to.
impl Revision<Coinche> {
    /// How many entries would score differently.
    pub fn rescored(&self) -> usize {
        let steps = self.old.steps.iter().zip(&self.new.steps);
        steps
            .filter(|(old, new)| old.outcome.points() != new.outcome.points())
            .count()
    }

    /// The deals that would come out with another verdict, counted from 0: the old one and the new.
    pub fn verdicts(&self) -> Vec<(usize, Verdict, Verdict)> {
        let steps = self.old.steps.iter().zip(&self.new.steps).enumerate();
        steps
            .filter_map(|(index, (old, new))| match (&old.outcome, &new.outcome) {
                (Outcome::Deal(old), Outcome::Deal(new)) if old.verdict != new.verdict => {
                    Some((index, old.verdict, new.verdict))
                }
                _ => None,
            })
            .collect()
    }
}
