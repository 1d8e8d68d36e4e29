use serde::{Deserialize, Serialize};

use super::Edit;

/// Every edit of a sheet in the order in which they were made, those that were taken back included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal<Record, Rules> {
    /// How many of `edits`, from the first, are in force; the rest were taken back and can be done again.
    pub done: usize,
    pub edits: Vec<Edit<Record, Rules>>,
}

impl<Record, Rules> Default for Journal<Record, Rules> {
    fn default() -> Self {
        Journal {
            done: 0,
            edits: Vec::new(),
        }
    }
}

impl<Record, Rules> Journal<Record, Rules> {
    /// The edit that undo would take back.
    pub fn last_done(&self) -> Option<&Edit<Record, Rules>> {
        self.done.checked_sub(1).and_then(|at| self.edits.get(at))
    }

    /// The edit that redo would do again.
    pub fn next_undone(&self) -> Option<&Edit<Record, Rules>> {
        self.edits.get(self.done)
    }

    /// Notes an edit that was just made. What had been taken back before it can no longer be redone.
    pub fn note(&mut self, edit: Edit<Record, Rules>) {
        self.edits.truncate(self.done);
        self.edits.push(edit);
        self.done = self.edits.len();
    }
}
