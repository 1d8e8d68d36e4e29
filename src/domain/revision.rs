use super::{Game, Replay, Sheet};

/// What other rules would make of a sheet, to be shown before they are applied.
#[derive(Clone, Debug, PartialEq)]
pub struct Revision<G: Game> {
    pub old: Replay<G>,
    pub new: Replay<G>,
    /// The entries that the new rules would not take today and the old ones would, counted from 0, and why. They stay and
    /// score as recorded.
    pub refused: Vec<(usize, G::Fault)>,
}

impl<G: Game> Revision<G> {
    /// What these rules would make of the sheet.
    pub fn new(sheet: &Sheet<G>, rules: &G::Rules) -> Revision<G> {
        let old = sheet.replay();
        let new = Replay::new(rules, &sheet.roster, &sheet.entries);
        let fault = |(index, record): (usize, &G::Record)| {
            let before = G::check(&sheet.rules, &old.spot(index), record);
            let after = G::check(rules, &new.spot(index), record);
            let fault = after.into_iter().find(|fault| !before.contains(fault))?;
            Some((index, fault))
        };
        let records = sheet.entries.iter().map(|entry| &entry.record);
        let refused = records.enumerate().filter_map(fault).collect();
        Revision { old, new, refused }
    }
}
