use chrono::{DateTime, Duration, Utc};

use crate::domain::coinche::{Coinche, Draft, Kind, Record, Rules, Standing};
use crate::domain::{Edit, Entry, EntryId, Replay, Roster, Seat, Sheet};

use super::label::{redo_label, undo_label};
use super::{
    Assessment, Command, Desk, Document, Notice, Outcome, Page, Persist, Place, Session, SetUp,
    Settings, SheetId, Way, fill,
};

/// The whole app without its window and its files: what lies in the drawer, where the user is, and what a command does.
#[derive(Clone, Debug, Default)]
pub struct App {
    settings: Settings,
    session: Session,
    /// The sheet changed last comes first.
    documents: Vec<Document>,
}

impl App {
    /// Opens where the session left. A session that points at a sheet that is not there opens at home.
    pub fn new(settings: Settings, session: Session, mut documents: Vec<Document>) -> App {
        documents.sort_by(|a, b| b.changed.cmp(&a.changed).then(b.id.cmp(&a.id)));
        let mut app = App {
            settings,
            session,
            documents,
        };
        let ids: Vec<SheetId> = app.documents.iter().map(|it| it.id.clone()).collect();
        app.session.desks.retain(|id, _| ids.contains(id));
        for document in &app.documents {
            if let Some(desk) = app.session.desks.get_mut(&document.id) {
                desk.forget_missing(&document.sheet);
            }
        }
        if app.session.page.shows_sheet() && app.document().is_none() {
            app.session.page = Page::Home;
        }
        if app.session.page == Page::Details && app.session.details.is_none() {
            app.session.page = Page::Sheet;
        }
        if app.session.page == Page::Form && app.desk().is_none() {
            app.session.page = Page::Sheet;
        }
        app
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn page(&self) -> Page {
        self.session.page
    }

    /// Every sheet, the one changed last first.
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    pub fn find(&self, id: &SheetId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id == *id)
    }

    /// The open sheet.
    pub fn document(&self) -> Option<&Document> {
        self.session.sheet.as_ref().and_then(|id| self.find(id))
    }

    /// The half-filled forms of the open sheet.
    pub fn desk(&self) -> Option<&Desk> {
        let id = self.session.sheet.as_ref()?;
        self.session.desks.get(id)
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

    /// Carries a command out. What cannot be done changes nothing.
    pub fn apply(&mut self, command: Command, now: DateTime<Utc>) -> Outcome {
        match command {
            Command::Go(page) => self.go(page),
            Command::Back => self.back(),
            Command::SetLanguage(language) => {
                self.settings.language = language;
                Outcome::write([Persist::Settings])
            }
            Command::SetTheme(theme) => {
                self.settings.theme = theme;
                Outcome::write([Persist::Settings])
            }
            Command::SetUpRoster(roster) => {
                self.session.set_up_mut().roster = roster;
                Outcome::write([Persist::Session])
            }
            Command::SetUpTarget(target) => {
                self.session.set_up_mut().target = target;
                Outcome::write([Persist::Session])
            }
            Command::StartSheet => self.start_sheet(now),
            Command::OpenSheet(id) => self.open_sheet(id),
            Command::DeleteSheet(id) => self.delete_sheet(&id),
            Command::ApplyDetails => self.apply_details(now),
            Command::Undo => self.travel(now, Travel::Back),
            Command::Redo => self.travel(now, Travel::Forth),
            Command::NewEntry(kind) => self.take(|desk, _| desk.take_new(kind)),
            Command::EditEntry(id) => self.take(|desk, sheet| {
                if let Some(entry) = sheet.position(id).and_then(|at| sheet.entries.get(at)) {
                    desk.take_aside(id, Way::Instead, Draft::of_record(&entry.record));
                }
            }),
            Command::InsertBefore(id) => self.take(|desk, _| {
                desk.take_aside(id, Way::Before, Draft::of_kind(Kind::Deal));
            }),
            Command::ReturnToDraft => {
                self.take(|desk, _| desk.aside_in_hand = desk.aside.is_some())
            }
            Command::DeleteEntry(id) => self.delete_entry(id, now),
            Command::Fill(tap) => self.fill(tap),
            Command::SaveEntry => self.save_entry(now),
            Command::ClearForm => self.clear_form(),
        }
    }

    fn go(&mut self, page: Page) -> Outcome {
        if page.shows_sheet() && self.document().is_none() {
            return Outcome::nothing();
        }
        if page == Page::Details {
            self.session.details = self.document().map(|it| SetUp::of_sheet(&it.sheet));
        }
        self.session.page = page;
        Outcome::write([Persist::Session])
    }

    fn back(&mut self) -> Outcome {
        let left = self.session.page;
        let outcome = self.go(left.behind());
        if left == Page::Form {
            self.put_down(outcome)
        } else {
            outcome
        }
    }

    /// Leaves the form: a half-filled new entry stays on the desk; a correction can be gone back to.
    fn put_down(&mut self, outcome: Outcome) -> Outcome {
        let number = self.draft_index() + 1;
        let Some(desk) = self.desk_mut() else {
            return outcome;
        };
        let changed = desk.aside_in_hand && desk.aside_is_changed();
        if !changed {
            desk.aside = None;
        }
        desk.aside_in_hand = false;
        self.sweep_desk();
        if changed {
            outcome.telling(Notice::DraftLeft { number })
        } else {
            outcome
        }
    }

    fn start_sheet(&mut self, now: DateTime<Utc>) -> Outcome {
        let set_up = &self.session.new_sheet;
        let Some(target) = set_up.target.target() else {
            return Outcome::nothing().telling(Notice::Refused);
        };
        let rules = Rules {
            target,
            ..Rules::default()
        };
        let sheet = Sheet::new(rules, set_up.roster.clone().tidied());
        let id = self.free_id(now);
        self.documents.insert(
            0,
            Document {
                id: id.clone(),
                created: now,
                changed: now,
                sheet,
            },
        );
        self.session.new_sheet = SetUp::default();
        self.session.sheet = Some(id.clone());
        self.session.page = Page::Sheet;
        Outcome::write([Persist::Sheet(id), Persist::Session])
    }

    /// An id that no sheet has, of this moment or the first free millisecond after it.
    fn free_id(&self, now: DateTime<Utc>) -> SheetId {
        let moments = (0..).map(|late| SheetId::of_moment(now + Duration::milliseconds(late)));
        let mut free = moments.filter(|id| self.find(id).is_none());
        free.next().unwrap_or_else(|| SheetId::of_moment(now))
    }

    fn open_sheet(&mut self, id: SheetId) -> Outcome {
        if self.find(&id).is_none() {
            return Outcome::nothing();
        }
        self.session.sheet = Some(id);
        self.session.page = Page::Sheet;
        Outcome::write([Persist::Session])
    }

    fn delete_sheet(&mut self, id: &SheetId) -> Outcome {
        if self.find(id).is_none() {
            return Outcome::nothing();
        }
        self.documents.retain(|document| document.id != *id);
        self.session.desks.remove(id);
        if self.session.sheet.as_ref() == Some(id) {
            self.session.sheet = None;
            self.session.page = Page::Home;
        }
        Outcome::write([Persist::RemovedSheet(id.clone()), Persist::Session])
            .telling(Notice::SheetDeleted)
    }

    /// Names, first dealer and target are an edit each, so that each can be taken back by itself.
    fn apply_details(&mut self, now: DateTime<Utc>) -> Outcome {
        let Some(details) = self.session.details.clone() else {
            return Outcome::nothing();
        };
        let Some(target) = details.target.target() else {
            return Outcome::nothing().telling(Notice::Refused);
        };
        let roster = details.roster.tidied();
        self.session.details = None;
        self.session.page = Page::Sheet;
        let names = self.edit_roster(now, |before| Roster {
            first_dealer: before.first_dealer,
            ..roster.clone()
        });
        let dealer = self.edit_roster(now, |before| Roster {
            first_dealer: roster.first_dealer,
            ..before
        });
        let target = self.edit(now, |sheet| {
            Some(Edit::Rules {
                before: sheet.rules.clone(),
                after: Rules {
                    target,
                    ..sheet.rules.clone()
                },
            })
        });
        [names, dealer, target]
            .into_iter()
            .fold(Outcome::write([Persist::Session]), Outcome::and)
    }

    fn edit_roster(
        &mut self,
        now: DateTime<Utc>,
        change: impl FnOnce(Roster) -> Roster,
    ) -> Outcome {
        self.edit(now, |sheet| {
            Some(Edit::Roster {
                before: sheet.roster.clone(),
                after: change(sheet.roster.clone()),
            })
        })
    }

    /// Makes the edit that `edit` proposes to the open sheet.
    fn edit(
        &mut self,
        now: DateTime<Utc>,
        edit: impl FnOnce(&Sheet<Coinche>) -> Option<Edit<Record, Rules>>,
    ) -> Outcome {
        let Some(document) = self.document_mut() else {
            return Outcome::nothing();
        };
        let Some(edit) = edit(&document.sheet) else {
            return Outcome::nothing();
        };
        let changes = edit != edit.inverse();
        if document.sheet.commit(edit).is_err() {
            return Outcome::nothing().telling(Notice::Refused);
        }
        if !changes {
            return Outcome::nothing();
        }
        document.changed = now;
        let id = document.id.clone();
        let label = undo_label(&document.sheet);
        self.tidy_after_change(&id);
        let outcome = Outcome::write([Persist::Sheet(id), Persist::Session]);
        match label {
            Some(label) => outcome.telling(Notice::Done(label)),
            None => outcome,
        }
    }

    fn travel(&mut self, now: DateTime<Utc>, way: Travel) -> Outcome {
        let Some(document) = self.document_mut() else {
            return Outcome::nothing();
        };
        let sheet = &mut document.sheet;
        let (moved, notice) = match way {
            Travel::Back => {
                let label = undo_label(sheet);
                (sheet.undo(), label.map(Notice::Undone))
            }
            Travel::Forth => {
                let label = redo_label(sheet);
                (sheet.redo(), label.map(Notice::Redone))
            }
        };
        if !moved {
            return Outcome::nothing();
        }
        document.changed = now;
        let id = document.id.clone();
        self.tidy_after_change(&id);
        Outcome {
            persist: vec![Persist::Sheet(id), Persist::Session],
            notice,
        }
    }

    fn delete_entry(&mut self, id: EntryId, now: DateTime<Utc>) -> Outcome {
        let outcome = self.edit(now, |sheet| {
            let at = sheet.position(id)?;
            let entry = sheet.entries.get(at)?.clone();
            Some(Edit::Remove { at, entry })
        });
        if self.session.page == Page::Form && !outcome.persist.is_empty() {
            self.session.page = Page::Sheet;
        }
        outcome
    }

    /// Opens the form with what `take` puts in hand.
    fn take(&mut self, take: impl FnOnce(&mut Desk, &Sheet<Coinche>)) -> Outcome {
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

    fn fill(&mut self, tap: super::Fill) -> Outcome {
        let Some(rules) = self.document().map(|document| document.sheet.rules.clone()) else {
            return Outcome::nothing();
        };
        let Some(desk) = self.desk_mut() else {
            return Outcome::nothing();
        };
        fill::fill(desk.draft_mut(), &rules, tap);
        Outcome::write([Persist::Session])
    }

    fn save_entry(&mut self, now: DateTime<Utc>) -> Outcome {
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

    fn clear_form(&mut self) -> Outcome {
        if let Some(desk) = self.desk_mut() {
            let kind = desk.draft().kind;
            *desk.draft_mut() = Draft::of_kind(kind);
        }
        Outcome::write([Persist::Session])
    }

    fn document_mut(&mut self) -> Option<&mut Document> {
        let id = self.session.sheet.as_ref()?;
        self.documents
            .iter_mut()
            .find(|document| document.id == *id)
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        let id = self.session.sheet.as_ref()?;
        self.session.desks.get_mut(id)
    }

    /// A desk with nothing on it is not kept, but for the one whose form is open.
    fn sweep_desk(&mut self) {
        let open = self.session.sheet.as_ref();
        let in_use = open.filter(|_| self.session.page == Page::Form);
        self.session
            .desks
            .retain(|id, desk| !desk.is_clear() || Some(id) == in_use);
    }

    /// After a change the sheet comes first, and no draft is kept of an entry that is gone.
    fn tidy_after_change(&mut self, id: &SheetId) {
        if let Some(at) = self.documents.iter().position(|it| it.id == *id) {
            self.documents[..=at].rotate_right(1);
        }
        if let Some(document) = self.documents.first()
            && let Some(desk) = self.session.desks.get_mut(id)
        {
            desk.forget_missing(&document.sheet);
        }
        self.sweep_desk();
    }
}

#[derive(Clone, Copy)]
enum Travel {
    Back,
    Forth,
}
