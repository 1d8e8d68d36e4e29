use crate::domain::{Draft, Game, Replay, Sheet, Spot};

use super::{Desk, Place};

/// What a form lacks.
pub type MissingOf<G> = <<G as Game>::Draft as Draft<G>>::Missing;

/// What the form says of the draft in hand: whether it can be saved, why not, and what it would score.
#[derive(Clone, Debug, PartialEq)]
pub enum Assessment<G: Game> {
    /// Something is not filled in yet.
    Missing(MissingOf<G>),
    /// It can be read but not saved.
    Refused(G::Record, Vec<G::Fault>),
    /// It can be saved, would bring this, and the match would then stand so.
    Sound(G::Record, G::Outcome, G::Standing),
}

impl<G: Game> Assessment<G> {
    /// Assesses the draft in hand where it would stand in the sheet.
    pub fn new(sheet: &Sheet<G>, desk: &Desk<G>, replay: &Replay<G>) -> Assessment<G> {
        let rules = &sheet.rules;
        let spot = desk.spot(sheet, replay);
        let record = match desk.draft().record(rules, &spot) {
            Ok(record) => record,
            Err(missing) => return Assessment::Missing(missing),
        };
        let faults = G::check(rules, &spot, &record);
        if faults.is_empty() {
            let (outcome, standing) = G::play(rules, spot.before, spot.dealer, &record);
            Assessment::Sound(record, outcome, standing)
        } else {
            Assessment::Refused(record, faults)
        }
    }
}

impl<G: Game> Desk<G> {
    /// The place in the sheet of the draft in hand.
    pub fn spot<'a>(&self, sheet: &Sheet<G>, replay: &'a Replay<G>) -> Spot<'a, G> {
        let spot = replay.spot(self.index(sheet));
        Spot {
            last: spot.last && !matches!(self.place(), Place::Before(_)),
            ..spot
        }
    }
}
