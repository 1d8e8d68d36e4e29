use super::registry::{both, each, games, map};
use super::{AnyRules, AnySheet, Edit, EntryId, Game, Misfit, Roster, Sheet};

/// A sheet of whichever game, as far as it does not matter which.
impl AnySheet {
    /// An empty sheet.
    pub fn new(rules: AnyRules, roster: Roster) -> AnySheet {
        games!(map!(rules, AnyRules to AnySheet, rules => Sheet::new(rules, roster)))
    }

    pub fn rules(&self) -> AnyRules {
        games!(map!(self, AnySheet to AnyRules, sheet => sheet.rules.clone()))
    }

    pub fn roster(&self) -> &Roster {
        games!(each!(self, AnySheet, sheet => &sheet.roster))
    }

    /// How many entries it has.
    pub fn len(&self) -> usize {
        games!(each!(self, AnySheet, sheet => sheet.entries.len()))
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether both have the same entries, whatever the history by which they came to have them.
    pub fn same_entries(&self, other: &AnySheet) -> bool {
        let same = games!(both!((self, AnySheet, one), (other, AnySheet, other) => {
            one.entries == other.entries
        }));
        same.unwrap_or(false)
    }

    /// Where the entry stands, counted from 0.
    pub fn position(&self, id: EntryId) -> Option<usize> {
        games!(each!(self, AnySheet, sheet => sheet.position(id)))
    }

    /// The entry that is saved with its second half still to come.
    pub fn unfinished(&self) -> Option<EntryId> {
        games!(each!(self, AnySheet, sheet => sheet.unfinished()))
    }

    /// See [`Sheet::undo`].
    pub fn undo(&mut self) -> bool {
        games!(each!(self, AnySheet, sheet => sheet.undo()))
    }

    /// See [`Sheet::redo`].
    pub fn redo(&mut self) -> bool {
        games!(each!(self, AnySheet, sheet => sheet.redo()))
    }

    /// Whether it is a sheet that the app could have made: its history leads to what it says, at a table of the game's size.
    pub fn is_sound(&self) -> bool {
        self.game().seats().contains(&self.roster().seats())
            && games!(each!(self, AnySheet, sheet => sheet.is_consistent()))
    }

    /// Changes names or first dealer. `Ok(false)` when nothing changes.
    ///
    /// # Errors
    /// When the number of players would change.
    pub fn edit_roster(&mut self, after: Roster) -> Result<bool, Misfit> {
        if after.seats() != self.roster().seats() {
            return Err(Misfit);
        }
        let before = self.roster().clone();
        games!(each!(self, AnySheet, sheet => sheet.commit(Edit::Roster { before, after })))
    }

    /// Changes the house rules. `Ok(false)` when nothing changes.
    ///
    /// # Errors
    /// When they are those of another game.
    pub fn edit_rules(&mut self, after: AnyRules) -> Result<bool, Misfit> {
        let edited = games!(both!((self, AnySheet, sheet), (after, AnyRules, after) => {
            let before = sheet.rules.clone();
            sheet.commit(Edit::Rules { before, after })
        }));
        edited.unwrap_or(Err(Misfit))
    }

    /// Removes an entry.
    ///
    /// # Errors
    /// When there is no such entry.
    pub fn remove(&mut self, id: EntryId) -> Result<bool, Misfit> {
        games!(each!(self, AnySheet, sheet => sheet.remove(id)))
    }
}

impl<G: Game> Sheet<G> {
    /// The entry that is saved with its second half still to come.
    pub fn unfinished(&self) -> Option<EntryId> {
        let last = self.entries.last()?;
        G::is_unfinished(&last.record).then_some(last.id)
    }

    /// Removes an entry.
    ///
    /// # Errors
    /// When there is no such entry.
    pub fn remove(&mut self, id: EntryId) -> Result<bool, Misfit> {
        let at = self.position(id).ok_or(Misfit)?;
        let entry = self.entries.get(at).cloned().ok_or(Misfit)?;
        self.commit(Edit::Remove { at, entry })
    }
}
