use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use crate::app::{App, Command, Notice, Outcome, Page, Persist, Place, SetUp};
use crate::domain::{EntryId, GameName};
use crate::platform;
use crate::store::{Store, StoreError};

use super::bridge::{self, AppWindow, Note};
use super::models::Models;
use super::show::View;
use super::{convert, language};

/// For so long a disk that refused is left alone before it is asked again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Carries commands out: first on the app, then on the disk, then on the window.
pub struct Dispatch {
    app: RefCell<App>,
    store: RefCell<Box<dyn Store>>,
    /// Another window has the folder: here it is only looked at.
    read_only: bool,
    /// What is only in memory, because it could not be written; tried again at every command, when `again` strikes, and when
    /// the window is left.
    unsaved: RefCell<Vec<Persist>>,
    again: Timer,
    window: slint::Weak<AppWindow>,
    models: Models,
    /// A language that was asked for on the command line; until another is chosen it comes before the setting.
    spoken: RefCell<Option<String>>,
}

impl Dispatch {
    pub fn new(
        app: App,
        store: Box<dyn Store>,
        window: &AppWindow,
        spoken: Option<String>,
    ) -> Dispatch {
        Dispatch {
            app: RefCell::new(app),
            read_only: store.is_read_only(),
            store: RefCell::new(store),
            unsaved: RefCell::default(),
            again: Timer::default(),
            window: window.as_weak(),
            models: Models::of(window),
            spoken: RefCell::new(spoken),
        }
    }

    /// The window, as long as it is there.
    pub fn window(&self) -> Option<AppWindow> {
        self.window.upgrade()
    }

    pub fn page(&self) -> Page {
        self.app.borrow().page()
    }

    /// The game of the open sheet.
    pub fn game(&self) -> Option<GameName> {
        self.app.borrow().document().map(|it| it.sheet.game())
    }

    /// What stands on the set-up page in front.
    pub fn set_up(&self) -> SetUp {
        self.app.borrow().session().set_up().clone()
    }

    /// The entry that the open form corrects.
    pub fn entry_in_hand(&self) -> Option<EntryId> {
        match self.app.borrow().desk()?.place() {
            Place::Instead(id) => Some(id),
            Place::Before(_) | Place::End => None,
        }
    }

    /// Carries a command out. What changed is on the disk before the window shows it.
    pub fn carry_out(&self, command: Command) {
        if self.read_only && command.changes() {
            // What was typed or chosen on the page stands there as it stood.
            self.show();
            self.tell(Outcome::nothing().telling(Notice::ReadOnly));
            return;
        }
        let sets_language = matches!(command, Command::SetLanguage(_));
        let page = self.page();
        let outcome = self.app.borrow_mut().apply(command, platform::now());
        if sets_language {
            self.spoken.replace(None);
        }
        let failure = self.persist(outcome.persist.clone());
        if sets_language {
            self.speak();
        }
        self.show();
        if let Some(window) = self.window.upgrade()
            && self.page() != page
        {
            window.global::<bridge::Nav>().set_settling(true);
        }
        self.say_unsaved(failure);
        self.tell(outcome);
    }

    /// From now on what could not be written is tried again every few seconds, for as long as there is any. Where nothing may be
    /// written, that is said.
    pub fn keep_trying(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        self.again.start(TimerMode::Repeated, PATIENCE, move || {
            if let Some(dispatch) = weak.upgrade() {
                let failure = dispatch.persist(Vec::new());
                dispatch.say_unsaved(failure);
            }
        });
        self.again.stop();
        if self.read_only {
            self.say_unsaved(Some(StoreError::Taken));
        }
    }

    /// Writes what is still unsaved once more: when the window is left.
    pub fn leave(&self) {
        self.persist(Vec::new());
    }

    /// Shows the page in front.
    pub fn show(&self) {
        let view = View::of(&self.app.borrow());
        if let Some(window) = self.window.upgrade() {
            view.show(&window, &self.models);
        }
    }

    /// Speaks the language that was asked for, or the best that the system's preferences allow.
    pub fn speak(&self) {
        let asked = self.spoken.borrow().clone();
        let chosen = asked.or_else(|| self.app.borrow().settings().language.clone());
        let tag = match chosen {
            Some(tag) => language::best_of([tag]),
            None => language::best_of(platform::languages()),
        };
        let tag = tag.unwrap_or(language::TAGS[0]);
        language::speak(tag);
        if let Some(window) = self.window.upgrade() {
            let dir = window.global::<bridge::Dir>();
            dir.set_rtl(language::is_right_to_left(tag));
            let figures = window.global::<bridge::Figures>();
            figures.set_groups_four(language::groups_four_digits(tag));
        }
    }

    /// Writes these and what could not be written before; says why the first one that fails does.
    fn persist(&self, persist: Vec<Persist>) -> Option<StoreError> {
        if self.read_only {
            return Some(StoreError::Taken);
        }
        let mut due = self.unsaved.take();
        for item in persist {
            if !due.contains(&item) {
                due.push(item);
            }
        }
        let app = self.app.borrow();
        let mut store = self.store.borrow_mut();
        let mut failure = None;
        let mut left = Vec::new();
        for item in due {
            let written = match &item {
                Persist::Sheet(id) => app
                    .find(id)
                    .map_or(Ok(()), |document| store.save_sheet(document)),
                // One that was taken back in the meantime is not removed, and the other way round.
                Persist::RemovedSheet(id) => app
                    .find_trashed(id)
                    .map_or(Ok(()), |trashed| store.remove_sheet(trashed)),
                Persist::RestoredSheet(id) => {
                    app.find(id).map_or(Ok(()), |_| store.forget_trashed(id))
                }
                Persist::Settings => store.save_settings(app.settings()),
                Persist::Session => store.save_session(app.session()),
            };
            if let Err(error) = written {
                failure.get_or_insert(error);
                left.push(item);
            }
        }
        if left.is_empty() {
            self.again.stop();
        } else if !self.again.running() {
            self.again.restart();
        }
        self.unsaved.replace(left);
        failure
    }

    /// Says over every page what could not be written, or no longer.
    fn say_unsaved(&self, failure: Option<StoreError>) {
        if let Some(window) = self.window.upgrade() {
            window.global::<bridge::Snack>().set_unsaved(match failure {
                None => Note::None,
                Some(StoreError::Full) => Note::NotSavedFull,
                Some(StoreError::Denied) => Note::NotSavedDenied,
                Some(StoreError::Taken) => Note::ReadOnly,
                Some(StoreError::Failed) => Note::NotSaved,
            });
        }
    }

    fn tell(&self, outcome: Outcome) {
        let Some(window) = self.window.upgrade() else {
            return;
        };
        let snack = window.global::<bridge::Snack>();
        let (note, name, number) = match outcome.notice {
            Some(Notice::Done(label)) => (Note::Done, Some(label), 0),
            Some(Notice::Undone(label)) => (Note::Undone, Some(label), 0),
            Some(Notice::Redone(label)) => (Note::Redone, Some(label), 0),
            Some(Notice::DraftLeft { number }) => (Note::DraftLeft, None, convert::count(number)),
            Some(Notice::SheetDeleted(id)) => {
                snack.set_sheet(id.as_str().into());
                (Note::SheetDeleted, None, 0)
            }
            Some(Notice::SheetRestored) => (Note::SheetRestored, None, 0),
            Some(Notice::Refused) => (Note::Refused, None, 0),
            Some(Notice::ReadOnly) => (Note::ReadOnly, None, 0),
            // What was said before is no longer about the last thing done.
            None => (Note::None, None, 0),
        };
        snack.set_name(convert::edit_name(name));
        snack.set_number(number);
        snack.set_note(note);
        snack.set_count(snack.get_count().wrapping_add(1));
    }
}
