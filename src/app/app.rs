use chrono::{DateTime, Utc};

use crate::domain::{AnySheet, Misfit, both, games};

use super::label::{redo_label, undo_label};
use super::{
    AnyDesk, Command, Document, Notice, Outcome, Page, Persist, Session, SetUp, Settings, SheetId,
    Trashed,
};

/// The whole app without its window and its files: what lies in the drawer, where the user is, and what a command does.
#[derive(Clone, Debug, Default)]
pub struct App {
    pub(super) settings: Settings,
    pub(super) session: Session,
    /// The sheet changed last comes first.
    pub(super) documents: Vec<Document>,
    /// The sheet deleted last comes first.
    pub(super) trash: Vec<Trashed>,
    /// What was taken in last, as long as that can be taken back by one tap.
    pub(super) taken_in: Vec<SheetId>,
}

impl App {
    /// Opens where the session left. A session that points at a sheet that is not there opens at home.
    pub fn new(settings: Settings, session: Session, mut documents: Vec<Document>) -> App {
        documents.sort_by(Document::newest_first);
        let mut app = App {
            settings,
            session,
            documents,
            trash: Vec::new(),
            taken_in: Vec::new(),
        };
        // The desk of a sheet that is not there stays: the sheet may only be damaged, and come back.
        for document in &app.documents {
            forget_missing(&mut app.session, document);
        }
        if app.session.page.shows_sheet() && app.document().is_none() {
            app.session.page = Page::Home;
        }
        if app.session.page == Page::Details && app.session.details.is_none() {
            app.session.page = Page::Sheet;
        }
        if app.session.page == Page::Rules && !app.rules_have_a_place() {
            app.session.page = Page::Home;
        }
        if app.session.page == Page::How && app.rules_told().is_none() {
            app.session.page = Page::Home;
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

    /// Carries a command out. What cannot be done changes nothing.
    pub fn apply(&mut self, command: Command, now: DateTime<Utc>) -> Outcome {
        match command {
            Command::Go(page) => self.go(page),
            Command::Back => self.back(),
            Command::SetLanguage(language) => self.set(|settings| settings.language = language),
            Command::SetTheme(theme) => self.set(|settings| settings.theme = theme),
            Command::SetTextSize(size) => self.set(|settings| settings.text_size = size),
            Command::SetDigits(digits) => self.set(|settings| settings.digits = digits),
            Command::SetMotion(motion) => self.set(|settings| settings.motion = motion),
            Command::SetFarHalf(half) => self.set(|settings| settings.far_half = half),
            Command::SetScreen(screen) => self.set(|settings| settings.screen = screen),
            Command::SetUpGame(game) => self.set_up_game(game),
            Command::SetUpSeats(seats) => {
                self.session.new_sheet.seat(seats);
                Outcome::write([Persist::Session])
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
            Command::DeleteSheet(id) => self.delete_sheet(&id, now),
            Command::RestoreSheet(id) => self.restore_sheet(&id),
            Command::ShareSheet(id) => {
                let outcome = self.open_sheet(id);
                outcome.and(self.go(Page::Share))
            }
            Command::TakeIn(documents) => self.take_in(documents),
            Command::PutOut => self.put_out(now),
            Command::ApplyDetails => self.apply_details(now),
            Command::Rules(tap) => self.tap_rules(tap),
            Command::KeepPreset => self.keep_preset(),
            Command::ForgetPreset(index) => self.forget_preset(index),
            Command::ApplyRules => self.apply_rules(now),
            Command::Undo => self.travel(now, Travel::Back),
            Command::Redo => self.travel(now, Travel::Forth),
            Command::NewEntry(kind) => self.new_entry(kind),
            Command::EditEntry(id) => self.take(|sheet, desk| {
                games!(both!((sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
                    desk.take_entry(sheet, id)));
            }),
            Command::InsertBefore(id) => self.take(|_, desk| desk.take_insertion(id)),
            Command::ReturnToDraft => self.take(|_, desk| desk.take_left()),
            Command::DeleteEntry(id) => self.delete_entry(id, now),
            Command::SetKind(kind) => self.set_kind(kind),
            Command::Fill(tap) => self.fill(tap),
            Command::SaveEntry => self.save_form(now),
            Command::FillNext(tap) => self.fill_next(tap),
            Command::SaveNext(tap) => self.save_next(tap, now),
            Command::ClearForm => self.clear_form(),
        }
    }

    fn go(&mut self, page: Page) -> Outcome {
        if page.shows_sheet() && self.document().is_none() {
            return Outcome::nothing();
        }
        match page {
            // What was half-filled there is still in hand.
            Page::Details if matches!(self.session.page, Page::Rules | Page::How) => {}
            Page::Rules if self.session.page == Page::How => {}
            Page::Details => {
                self.session.details = self.document().map(|it| SetUp::of_sheet(&it.sheet));
            }
            Page::NewSheet if self.session.new_sheet == SetUp::default() => {
                // The same table plays again.
                let last = self.documents.first().map(|it| it.sheet.game());
                let rules = self.last_rules(last.unwrap_or_default());
                self.session.new_sheet = SetUp::of_rules(rules);
            }
            Page::Rules => self.open_rules(),
            Page::How if !self.open_how() => return Outcome::nothing(),
            _ => {}
        }
        if page != Page::How {
            self.session.how = None;
        }
        self.session.page = page;
        Outcome::write([Persist::Session])
    }

    fn back(&mut self) -> Outcome {
        let left = self.session.page;
        let outcome = self.go(self.behind(left));
        if left == Page::Form {
            self.leave_form(outcome)
        } else {
            outcome
        }
    }

    /// The page that stands behind this one now.
    fn behind(&self, page: Page) -> Page {
        match (&self.session.rules, self.session.how) {
            (Some(draft), _) if page == Page::Rules => draft.from,
            (_, Some(from)) if page == Page::How => from,
            _ if page == Page::Form => self.session.under_form(),
            _ => page.behind(),
        }
    }

    /// How many pages stand behind the one in front, one behind the other.
    pub fn pages_below(&self) -> usize {
        let behind = |page: &Page| (*page != Page::Home).then(|| self.behind(*page));
        // There are not so many pages, should two ever stand behind one another.
        std::iter::successors(Some(self.page()), behind)
            .take(10)
            .count()
            - 1
    }

    /// Makes an edit of the open sheet; `edit` answers whether it changed anything.
    pub(super) fn edit(
        &mut self,
        now: DateTime<Utc>,
        edit: impl FnOnce(&mut AnySheet) -> Result<bool, Misfit>,
    ) -> Outcome {
        let Some(document) = self.document_mut() else {
            return Outcome::nothing();
        };
        let edited = edit(&mut document.sheet);
        self.after_edit(now, edited)
    }

    /// What has to follow an edit of the open sheet.
    pub(super) fn after_edit(
        &mut self,
        now: DateTime<Utc>,
        edited: Result<bool, Misfit>,
    ) -> Outcome {
        let document = match edited {
            Err(Misfit) => return Outcome::nothing().telling(Notice::Refused),
            Ok(false) => return Outcome::nothing(),
            Ok(true) => self.document_mut(),
        };
        let Some(document) = document else {
            return Outcome::nothing();
        };
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

    fn set(&mut self, change: impl FnOnce(&mut Settings)) -> Outcome {
        change(&mut self.settings);
        Outcome::write([Persist::Settings])
    }

    fn document_mut(&mut self) -> Option<&mut Document> {
        let id = self.session.sheet.as_ref()?;
        self.documents
            .iter_mut()
            .find(|document| document.id == *id)
    }

    /// After a change the sheet comes first, and no draft is kept of an entry that is gone.
    fn tidy_after_change(&mut self, id: &SheetId) {
        if let Some(at) = self.documents.iter().position(|it| it.id == *id) {
            self.documents[..=at].rotate_right(1);
        }
        if let Some(document) = self.documents.first() {
            forget_missing(&mut self.session, document);
        }
        self.sweep_desk();
    }
}

/// Drops corrections and insertions whose entry is no longer in the sheet, and a desk of another game.
fn forget_missing(session: &mut Session, document: &Document) {
    let Some(desk) = session.desks.get_mut(&document.id) else {
        return;
    };
    let fits = games!(
        both!((&document.sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
        desk.forget_missing(sheet))
    );
    if fits.is_none() {
        session.desks.remove(&document.id);
    }
}

#[derive(Clone, Copy)]
enum Travel {
    Back,
    Forth,
}
