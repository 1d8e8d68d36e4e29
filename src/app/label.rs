use crate::domain::{AnySheet, Edit, Game, HouseRules, RulesOf, Sheet, each, games};

use super::{Label, Verb};

/// The name of the edit that undo would take back.
pub fn undo_label(sheet: &AnySheet) -> Option<Label> {
    fn last_done<G: Game>(sheet: &Sheet<G>) -> Option<Label> {
        let entries_before_last = sheet.entries.len().saturating_sub(1);
        let edit = sheet.journal.last_done()?;
        Some(label::<G>(edit, entries_before_last))
    }
    games!(each!(sheet, AnySheet, sheet => last_done(sheet)))
}

/// The name of the edit that redo would do again.
pub fn redo_label(sheet: &AnySheet) -> Option<Label> {
    fn next_undone<G: Game>(sheet: &Sheet<G>) -> Option<Label> {
        let edit = sheet.journal.next_undone()?;
        Some(label::<G>(edit, sheet.entries.len()))
    }
    games!(each!(sheet, AnySheet, sheet => next_undone(sheet)))
}

/// Names an edit. An entry that was put in at `end`, counted from 0, was added rather than inserted.
fn label<G: Game>(edit: &Edit<G::Record, G::Rules>, end: usize) -> Label {
    let entry = |verb, record: &G::Record, at: usize| Label::Entry {
        verb,
        kind: G::kind(record),
        number: at + 1,
    };
    match edit {
        Edit::Insert { at, entry: it } if *at == end => entry(Verb::Add, &it.record, *at),
        Edit::Insert { at, entry: it } => entry(Verb::Insert, &it.record, *at),
        Edit::Remove { at, entry: it } => entry(Verb::Delete, &it.record, *at),
        Edit::Replace {
            at, before, after, ..
        } if G::is_unfinished(before) && !G::is_unfinished(after) => {
            entry(Verb::Complete, after, *at)
        }
        Edit::Replace { at, after, .. } => entry(Verb::Correct, after, *at),
        Edit::Roster { before, after } if before.first_dealer != after.first_dealer => {
            Label::FirstDealer
        }
        Edit::Roster { .. } => Label::Names,
        Edit::Rules { before, after } if before.differences(after) == [RulesOf::<G>::HEADLINE] => {
            Label::Headline
        }
        Edit::Rules { .. } => Label::Rules,
    }
}
