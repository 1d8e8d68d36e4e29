use super::{Edit, Entry, EntryId, Game, Journal, Replay, Roster};

/// One evening's record: the facts as the table gave them, and the history of how they came to stand there.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet<G: Game> {
    pub rules: G::Rules,
    pub roster: Roster,
    pub entries: Vec<Entry<G::Record>>,
    pub journal: Journal<G::Record, G::Rules>,
}

/// Why an edit does not fit the sheet; the sheet is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl<G: Game> Sheet<G> {
    /// An empty sheet.
    pub fn new(rules: G::Rules, roster: Roster) -> Self {
        Sheet {
            rules,
            roster,
            entries: Vec::new(),
            journal: Journal::default(),
        }
    }

    /// The entries played out under the sheet's rules.
    pub fn replay(&self) -> Replay<G> {
        Replay::new(&self.rules, &self.roster, &self.entries)
    }

    /// Where the entry stands, counted from 0.
    pub fn position(&self, id: EntryId) -> Option<usize> {
        self.entries.iter().position(|entry| entry.id == id)
    }

    /// An id that no entry of this sheet has or ever had.
    pub fn fresh_id(&self) -> EntryId {
        let standing = self.entries.iter().map(|entry| entry.id);
        let noted = self.journal.edits.iter().filter_map(Edit::entry);
        let highest = standing.chain(noted).max().map_or(0, |id| id.0);
        EntryId(highest.saturating_add(1))
    }

    /// Makes the edit and notes it in the journal. An edit that changes nothing is not noted: `Ok(false)`.
    ///
    /// # Errors
    /// When the edit does not fit the sheet, which is then unchanged.
    pub fn commit(&mut self, edit: Edit<G::Record, G::Rules>) -> Result<bool, Misfit> {
        if edit == edit.inverse() {
            return Ok(false);
        }
        self.make(&edit)?;
        self.journal.note(edit);
        Ok(true)
    }

    /// Takes the last edit back. `false` when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(edit) = self.journal.last_done().map(Edit::inverse) else {
            return false;
        };
        if self.make(&edit).is_err() {
            return false;
        }
        self.journal.done -= 1;
        true
    }

    /// Does the edit again that was taken back last. `false` when there is none.
    pub fn redo(&mut self) -> bool {
        let Some(edit) = self.journal.next_undone().cloned() else {
            return false;
        };
        if self.make(&edit).is_err() {
            return false;
        }
        self.journal.done += 1;
        true
    }

    fn make(&mut self, edit: &Edit<G::Record, G::Rules>) -> Result<(), Misfit> {
        match edit {
            Edit::Insert { at, entry } => {
                if *at > self.entries.len() || self.position(entry.id).is_some() {
                    return Err(Misfit);
                }
                self.entries.insert(*at, entry.clone());
            }
            Edit::Remove { at, entry } => {
                if self.entries.get(*at) != Some(entry) {
                    return Err(Misfit);
                }
                self.entries.remove(*at);
            }
            Edit::Replace {
                at,
                id,
                before,
                after,
            } => {
                let entry = self.entries.get_mut(*at).ok_or(Misfit)?;
                if entry.id != *id || entry.record != *before {
                    return Err(Misfit);
                }
                entry.record = after.clone();
            }
            Edit::Roster { before, after } => {
                if self.roster != *before {
                    return Err(Misfit);
                }
                self.roster = after.clone();
            }
            Edit::Rules { before, after } => {
                if self.rules != *before {
                    return Err(Misfit);
                }
                self.rules = after.clone();
            }
        }
        Ok(())
    }

    /// Whether the journal fits the facts: taken back to its start and done again it ends in this very sheet.
    pub fn is_consistent(&self) -> bool {
        if self.journal.done > self.journal.edits.len() {
            return false;
        }
        let mut copy = self.clone();
        while copy.undo() {}
        if copy.journal.done != 0 {
            return false;
        }
        while copy.redo() {}
        if copy.journal.done != copy.journal.edits.len() {
            return false;
        }
        while copy.journal.done > self.journal.done && copy.undo() {}
        copy == *self
    }
}
