use chrono::{DateTime, Utc};

use crate::domain::{
    AnySheet, Draft, Edit, Entry, EntryId, Game, Kind, Misfit, Sheet, both, games,
};

use super::command::TapOf;
use super::{
    AnyDesk, AnyTap, App, Assessment, Desk, Notice, Outcome, Page, Persist, Place, SheetId,
};

/// The form of an entry: what is in hand, filling it in, saving it.
impl App {
    /// The half-filled forms of the open sheet.
    pub fn desk(&self) -> Option<&AnyDesk> {
        self.session.desks.get(&self.document()?.id)
    }

    fn desk_mut(&mut self) -> Option<&mut AnyDesk> {
        let id = self.session.sheet.as_ref()?;
        self.session.desks.get_mut(id)
    }

    /// The open sheet with its desk, which is laid when there is none.
    fn table(&mut self) -> Option<(&mut AnySheet, &mut AnyDesk)> {
        let id: &SheetId = self.session.sheet.as_ref()?;
        let document = self.documents.iter_mut().find(|it| it.id == *id)?;
        let game = document.sheet.game();
        let desk = self.session.desks.entry(id.clone());
        let desk = desk.or_insert_with(|| AnyDesk::new(game));
        Some((&mut document.sheet, desk))
    }

    /// Opens the form with what `take` puts in hand.
    pub(super) fn take(&mut self, take: impl FnOnce(&AnySheet, &mut AnyDesk)) -> Outcome {
        let Some((sheet, desk)) = self.table() else {
            return Outcome::nothing();
        };
        take(sheet, desk);
        if self.session.page != Page::Form {
            self.session.over_chart = self.session.page == Page::Chart;
        }
        self.session.page = Page::Form;
        Outcome::write([Persist::Session])
    }

    /// Opens the form for the next entry; while the last one waits for its second half, for that.
    pub(super) fn new_entry(&mut self, kind: Kind) -> Outcome {
        self.take(|sheet, desk| match sheet.unfinished() {
            Some(id) => {
                games!(both!((sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
                    desk.take_unfinished(sheet, id)));
            }
            None => desk.take_new(kind),
        })
    }

    /// Leaves the form: a half-filled new entry stays on the desk, a changed correction can be gone back to.
    pub(super) fn leave_form(&mut self, outcome: Outcome) -> Outcome {
        let corrected = self.desk().is_some_and(|desk| desk.place() != Place::End);
        if let Some(desk) = self.desk_mut() {
            desk.put_down();
        }
        self.sweep_desk();
        let left = self.desk().and_then(AnyDesk::left).filter(|_| corrected);
        let at = left.and_then(|left| self.document()?.sheet.position(left));
        match at {
            Some(at) => outcome.telling(Notice::DraftLeft { number: at + 1 }),
            None => outcome,
        }
    }

    /// Shows the form of another kind of entry; what was begun of this one stays.
    pub(super) fn set_kind(&mut self, kind: Kind) -> Outcome {
        if let Some(desk) = self.desk_mut() {
            desk.set_kind(kind);
        }
        Outcome::write([Persist::Session])
    }

    pub(super) fn fill(&mut self, tap: AnyTap) -> Outcome {
        if let Some((sheet, desk)) = self.table() {
            fill(sheet, desk, tap);
        }
        Outcome::write([Persist::Session])
    }

    /// Carries a tap out on the next entry, on the page of the sheet itself.
    pub(super) fn fill_next(&mut self, tap: AnyTap) -> Outcome {
        if self.session.page != Page::Sheet {
            return Outcome::nothing();
        }
        if let Some((sheet, desk)) = self.table() {
            desk.take_new(Kind::Deal);
            fill(sheet, desk, tap);
        }
        self.sweep_desk();
        Outcome::write([Persist::Session])
    }

    /// Carries a tap out on the next entry and saves it, on the page of the sheet itself.
    pub(super) fn save_next(&mut self, tap: AnyTap, now: DateTime<Utc>) -> Outcome {
        if self.session.page != Page::Sheet {
            return Outcome::nothing();
        }
        let filled = self.fill_next(tap);
        filled.and(self.save_draft(now))
    }

    pub(super) fn save_form(&mut self, now: DateTime<Utc>) -> Outcome {
        if self.session.page != Page::Form {
            return Outcome::nothing();
        }
        self.save_draft(now)
    }

    /// Saves the draft in hand, if it can be.
    fn save_draft(&mut self, now: DateTime<Utc>) -> Outcome {
        let Some((sheet, desk)) = self.table() else {
            return Outcome::nothing();
        };
        let saved = games!(both!((sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
            save(sheet, desk)));
        let edited = saved.unwrap_or(Err(Misfit));
        if edited.is_ok() && self.session.page == Page::Form {
            self.session.page = self.session.under_form();
        }
        let mut outcome = self.after_edit(now, edited);
        if edited.is_ok() && outcome.persist.is_empty() {
            outcome.persist.push(Persist::Session);
        }
        self.sweep_desk();
        outcome
    }

    pub(super) fn delete_entry(&mut self, id: EntryId, now: DateTime<Utc>) -> Outcome {
        let outcome = self.edit(now, |sheet| {
            sheet.position(id).map_or(Ok(false), |_| sheet.remove(id))
        });
        if self.session.page == Page::Form && !outcome.persist.is_empty() {
            self.session.page = self.session.under_form();
            self.sweep_desk();
        }
        outcome
    }

    /// Empties the form in hand; what was begun of a new entry of another kind stays.
    pub(super) fn clear_form(&mut self) -> Outcome {
        if let Some(desk) = self.desk_mut() {
            desk.clear_draft();
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

/// Carries a tap out on the draft in hand; a tap of another game's form does nothing.
fn fill(sheet: &AnySheet, desk: &mut AnyDesk, tap: AnyTap) {
    fn carry_out<G: Game>(sheet: &Sheet<G>, desk: &mut Desk<G>, tap: TapOf<G>) {
        let replay = sheet.replay();
        let spot = desk.spot(sheet, &replay);
        desk.draft_mut().tap(&sheet.rules, &spot, tap);
    }
    games!(both!((sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
    if let Ok(tap) = tap.try_into() {
        carry_out(sheet, desk, tap);
    }));
}

/// Saves the draft in hand into the sheet and clears it away. `Ok(false)` when it is a correction that changes nothing.
fn save<G: Game>(sheet: &mut Sheet<G>, desk: &mut Desk<G>) -> Result<bool, Misfit> {
    let Assessment::Sound(record, ..) = Assessment::new(sheet, desk, &sheet.replay()) else {
        return Err(Misfit);
    };
    let at = desk.index(sheet);
    let edit = match desk.place() {
        Place::Instead(id) => Edit::Replace {
            at,
            id,
            before: sheet.entries.get(at).ok_or(Misfit)?.record.clone(),
            after: record,
        },
        Place::End | Place::Before(_) => Edit::Insert {
            at,
            entry: Entry {
                id: sheet.fresh_id(),
                record,
            },
        },
    };
    let edited = sheet.commit(edit)?;
    desk.clear_hand();
    Ok(edited)
}
