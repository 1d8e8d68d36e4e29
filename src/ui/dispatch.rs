use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slint::{ComponentHandle, Timer};

use crate::app::{App, Command, Notice, Outcome, Page, Persist, Place, SetUp};
use crate::domain::{EntryId, GameName};
use crate::outside::Outside;
use crate::platform;
use crate::store::Store;
use crate::store::exchange::Preview;

use super::bridge::{self, AppWindow, Note};
use super::models::Models;
use super::show::View;
use super::{convert, language};

/// Carries commands out: first on the app, then on the disk, then on the window.
pub struct Dispatch {
    pub(super) app: RefCell<App>,
    pub(super) store: RefCell<Box<dyn Store>>,
    /// Another window has the folder: here it is only looked at.
    pub(super) read_only: bool,
    /// What is only in memory, because it could not be written; tried again at every command, when `again` strikes, and when
    /// the window is left.
    pub(super) unsaved: RefCell<Vec<Persist>>,
    pub(super) again: Timer,
    pub(super) window: slint::Weak<AppWindow>,
    pub(super) models: Models,
    pub(super) outside: Rc<dyn Outside>,
    /// The user is being asked for a file; a second tap does not ask again.
    pub(super) asking: Cell<bool>,
    /// What the import page shows.
    pub(super) preview: RefCell<Preview>,
    /// A language that was asked for on the command line; until another is chosen it comes before the setting.
    spoken: RefCell<Option<String>>,
    /// The language that is spoken.
    pub(super) tag: Cell<&'static str>,
}

impl Dispatch {
    pub fn new(
        app: App,
        store: Box<dyn Store>,
        outside: Rc<dyn Outside>,
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
            outside,
            asking: Cell::new(false),
            preview: RefCell::default(),
            spoken: RefCell::new(spoken),
            tag: Cell::new(language::TAGS[0]),
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
            self.forget_what_was_said();
            self.forget_preview();
        }
        self.say_unsaved(failure);
        self.tell(outcome);
    }

    /// Shows the page in front.
    pub fn show(&self) {
        if let Some(window) = self.window.upgrade() {
            let most = window.global::<bridge::Home>().get_most();
            let most = usize::try_from(most).unwrap_or_default();
            let view = View::of(&self.app.borrow(), most);
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
        self.tag.set(tag);
        if let Some(window) = self.window.upgrade() {
            let dir = window.global::<bridge::Dir>();
            dir.set_rtl(language::is_right_to_left(tag));
            let figures = window.global::<bridge::Figures>();
            figures.set_groups_four(language::groups_four_digits(tag));
            let around = window.global::<bridge::Around>();
            around.set_spoken(around.get_spoken().wrapping_add(1));
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
            Some(Notice::TakenIn(number)) => (Note::TakenIn, None, convert::count(number)),
            Some(Notice::PutOut(number)) => (Note::PutOut, None, convert::count(number)),
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
