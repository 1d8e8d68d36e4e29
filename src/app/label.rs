use crate::domain::coinche::{Coinche, Kind, Record, Rules, Switch};
use crate::domain::{Edit, Sheet};

use super::{Label, Verb};

/// The kind of a record.
pub fn kind_of(record: &Record) -> Kind {
    match record {
        Record::Deal(_) => Kind::Deal,
        Record::Passed { .. } => Kind::Passed,
        Record::Adjustment { .. } => Kind::Adjustment,
        Record::Dealer { .. } => Kind::Dealer,
    }
}

/// The name of the edit that undo would take back.
pub fn undo_label(sheet: &Sheet<Coinche>) -> Option<Label> {
    let entries_before_last = sheet.entries.len().saturating_sub(1);
    let edit = sheet.journal.last_done()?;
    Some(label(edit, entries_before_last))
}

/// The name of the edit that redo would do again.
pub fn redo_label(sheet: &Sheet<Coinche>) -> Option<Label> {
    let edit = sheet.journal.next_undone()?;
    Some(label(edit, sheet.entries.len()))
}

/// Names an edit. An entry that was put in at `end`, counted from 0, was added rather than inserted.
fn label(edit: &Edit<Record, Rules>, end: usize) -> Label {
    let entry = |verb, record: &Record, at: usize| Label::Entry {
        verb,
        kind: kind_of(record),
        number: at + 1,
    };
    match edit {
        Edit::Insert { at, entry: it } if *at == end => entry(Verb::Add, &it.record, *at),
        Edit::Insert { at, entry: it } => entry(Verb::Insert, &it.record, *at),
        Edit::Remove { at, entry: it } => entry(Verb::Delete, &it.record, *at),
        Edit::Replace { at, after, .. } => entry(Verb::Correct, after, *at),
        Edit::Roster { before, after } if before.first_dealer != after.first_dealer => {
            Label::FirstDealer
        }
        Edit::Roster { .. } => Label::Names,
        Edit::Rules { before, after } if before.differences(after) == [Switch::Target] => {
            Label::Target
        }
        Edit::Rules { .. } => Label::Rules,
    }
}
