use chrono::{DateTime, Utc};

use crate::domain::coinche::{Coinche, Draft, Standing};
use crate::domain::{Edit, Entry, EntryId, Replay, Seat, Sheet};

use super::{App, Assessment, Desk, Fill, Notice, Outcome, Page, Persist, Place, fill};

/// The form of an entry: what is in hand, filling it in, saving it.
impl App {
    /// The half-filled forms of the open sheet.
    pub fn desk(&self) -> Option<&Desk> {
        self.session.desks.get(&self.document()?.id)
    }

    pub(super) fn desk_mut(&mut self) -> Option<&mut Desk> {
        let id = self.session.sheet.as_ref()?;
        self.session.desks.get_mut(id)
    }

    /// Where the draft in hand would stand in the open sheet, counted from 0.
    pub fn draft_index(&self) -> usize {
        let (Some(document), Some(desk)) = (self.document(), self.desk()) else {
            return 0;
        };
        let end = document.sheet.entries.len();
        match desk.place() {
            Place::End => end,
            Place::Instead(id) | Place::Before(id) => document.sheet.position(id).unwrap_or(end),
        }
    }

    /// What the form says of the draft in hand.
    pub fn assess(&self, replay: &Replay<Coinche>) -> Option<Assessment> {
        let (document, desk) = (self.document()?, self.desk()?);
        let (before, dealer) = self.draft_setting(replay);
        Some(Assessment::new(desk, &document.sheet.rules, before, dealer))
    }

    fn draft_setting<'a>(&self, replay: &'a Replay<Coinche>) -> (&'a Standing, Seat) {
        let index = self.draft_index();
        (replay.standing_before(index), replay.dealer_at(index))
    }

    /// Opens the form with what `take` puts in hand.
    pub(super) fn take(&mut self, take: impl FnOnce(&mut Desk, &Sheet<Coinche>)) -> Outcome {
        let Some(id) = self.session.sheet.clone() else {
            return Outcome::nothing();
        };
        let Some(document) = self.documents.iter().find(|document| document.id == id) else {
            return Outcome::nothing();
        };
        let desk = self.session.desks.entry(id).or_default();
        take(desk, &document.sheet);
        self.session.page = Page::Form;
        Outcome::write([Persist::Session])
    }

    /// Leaves the form: a half-filled new entry stays on the desk, a changed correction can be gone back to.
    pub(super) fn leave_form(&mut self, outcome: Outcome) -> Outcome {
        if let Some(desk) = self.desk_mut() {
            desk.put_down();
        }
        self.sweep_desk();
        let left = self.desk().and_then(|desk| desk.left.as_ref());
        let at = left.and_then(|left| self.document()?.sheet.position(left.entry));
        match at {
            Some(at) => outcome.telling(Notice::DraftLeft { number: at + 1 }),
            None => outcome,
        }
    }

    pub(super) fn fill(&mut self, tap: Fill) -> Outcome {
        let Some(rules) = self.document().map(|document| document.sheet.rules.clone()) else {
            return Outcome::nothing();
        };
        let Some(desk) = self.desk_mut() else {
            return Outcome::nothing();
        };
        fill::fill(desk.draft_mut(), &rules, tap);
        Outcome::write([Persist::Session])
    }

    pub(super) fn save_entry(&mut self, now: DateTime<Utc>) -> Outcome {
        if self.session.page != Page::Form {
            return Outcome::nothing();
        }
        let Some(replay) = self.document().map(|document| document.sheet.replay()) else {
            return Outcome::nothing();
        };
        let Some(Assessment::Sound(record, _)) = self.assess(&replay) else {
            return Outcome::nothing().telling(Notice::Refused);
        };
        let (at, place) = (self.draft_index(), self.desk().map(Desk::place));
        // The form closes first, so that the edit finds no draft of the entry it is about.
        if let Some(desk) = self.desk_mut() {
            desk.clear_hand();
        }
        self.session.page = Page::Sheet;
        let mut outcome = self.edit(now, |sheet| {
            Some(match place? {
                Place::Instead(id) => Edit::Replace {
                    at,
                    id,
                    before: sheet.entries.get(at)?.record.clone(),
                    after: record,
                },
                Place::End | Place::Before(_) => Edit::Insert {
                    at,
                    entry: Entry {
                        id: sheet.fresh_id(),
                        record,
                    },
                },
            })
        });
        if outcome.persist.is_empty() {
            outcome.persist.push(Persist::Session);
        }
        self.sweep_desk();
        outcome
    }

    pub(super) fn delete_entry(&mut self, id: EntryId, now: DateTime<Utc>) -> Outcome {
        let outcome = self.edit(now, |sheet| {
            let at = sheet.position(id)?;
            let entry = sheet.entries.get(at)?.clone();
            Some(Edit::Remove { at, entry })
        });
        if self.session.page == Page::Form && !outcome.persist.is_empty() {
            self.session.page = Page::Sheet;
            self.sweep_desk();
        }
        outcome
    }

    /// Empties the form in hand; what was begun of a new entry of another kind stays.
    pub(super) fn clear_form(&mut self) -> Outcome {
        if let Some(desk) = self.desk_mut() {
            match &mut desk.aside {
                Some(aside) => aside.draft = Draft::of_kind(aside.draft.kind),
                None => desk.new.clear(),
            }
        }
        Outcome::write([Persist::Session])
    }

    /// A desk with nothing on it is not kept, but for the one whose form is open.
    pub(super) fn sweep_desk(&mut self) {
        let open = self.session.sheet.as_ref();
        let in_use = open.filter(|_| self.session.page == Page::Form);
        self.session
            .desks
            .retain(|id, desk| !desk.is_clear() || Some(id) == in_use);
    }
}
