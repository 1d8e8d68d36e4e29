use serde::{Deserialize, Serialize};

use super::{Entry, EntryId, Roster};

/// One change to a sheet, with what was there before and what is there after, so that it can be done and taken back
/// without looking anything up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case")]
pub enum Edit<Record, Rules> {
    /// The entry came to stand at `at`, counted from 0; those behind it moved on.
    Insert { at: usize, entry: Entry<Record> },
    /// The entry that stood at `at` went.
    Remove { at: usize, entry: Entry<Record> },
    /// The entry was corrected where it stands.
    Replace {
        at: usize,
        id: EntryId,
        before: Record,
        after: Record,
    },
    /// Names or the first dealer changed.
    Roster { before: Roster, after: Roster },
    /// The house rules (the target among them) changed.
    Rules { before: Rules, after: Rules },
}

impl<Record: Clone, Rules: Clone> Edit<Record, Rules> {
    /// The edit that takes this one back.
    pub fn inverse(&self) -> Self {
        match self.clone() {
            Edit::Insert { at, entry } => Edit::Remove { at, entry },
            Edit::Remove { at, entry } => Edit::Insert { at, entry },
            Edit::Replace {
                at,
                id,
                before,
                after,
            } => Edit::Replace {
                at,
                id,
                before: after,
                after: before,
            },
            Edit::Roster { before, after } => Edit::Roster {
                before: after,
                after: before,
            },
            Edit::Rules { before, after } => Edit::Rules {
                before: after,
                after: before,
            },
        }
    }

    /// The entry that the edit is about.
    pub fn entry(&self) -> Option<EntryId> {
        match self {
            Edit::Insert { entry, .. } | Edit::Remove { entry, .. } => Some(entry.id),
            Edit::Replace { id, .. } => Some(*id),
            Edit::Roster { .. } | Edit::Rules { .. } => None,
        }
    }
}
