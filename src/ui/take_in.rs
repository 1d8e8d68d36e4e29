//! What comes from elsewhere: a file is read, its sheets are held against those that are there, and taken in when the user says so.

use std::rc::Rc;

use slint::{ComponentHandle, SharedString};

use crate::app::{App, Command, Page, SheetId};
use crate::outside::Trouble;
use crate::store::exchange::{self, Arrival, Incoming, Preview, Unreadable};

use super::bridge::{self, ArrivalRow, ImportFault, SheetRow};
use super::convert;
use super::dispatch::Dispatch;
use super::show::{Card, refused};

impl Dispatch {
    /// Has the user choose a file, and looks into it.
    pub fn pick(self: &Rc<Self>) {
        if self.asking.replace(true) {
            return;
        }
        let weak = Rc::downgrade(self);
        self.outside.pick(
            exchange::LARGEST,
            Box::new(move |picked| {
                if let Some(dispatch) = weak.upgrade() {
                    dispatch.asking.set(false);
                    if let Some(read) = picked.transpose() {
                        dispatch.look_into(read);
                    }
                }
            }),
        );
    }

    /// Looks into the file whose place was typed.
    pub fn read(self: &Rc<Self>, place: &str) {
        let weak = Rc::downgrade(self);
        self.outside.read(
            place,
            exchange::LARGEST,
            Box::new(move |read| {
                if let Some(dispatch) = weak.upgrade() {
                    dispatch.look_into(read);
                }
            }),
        );
    }

    /// Shows what is in a file, or why that cannot be said. Nothing is taken in yet.
    fn look_into(&self, read: Result<String, Trouble>) {
        let Some(window) = self.window().filter(|_| self.page() == Page::Import) else {
            return;
        };
        self.forget_preview();
        let import = window.global::<bridge::Import>();
        let text = match read {
            Ok(text) => text,
            Err(Trouble::NoDialog) => {
                import.set_asks_place(true);
                return;
            }
            Err(trouble) => {
                import.set_fault(of_trouble(trouble));
                return;
            }
        };
        match exchange::read(&text) {
            Err(why) => {
                let (fault, field) = of_unreadable(why);
                import.set_field(field.into());
                import.set_fault(fault);
            }
            Ok(incoming) => self.show_preview(incoming),
        }
    }

    fn show_preview(&self, incoming: Vec<Incoming>) {
        let names = self.store.borrow().names_given();
        let (preview, rows) = {
            let app = self.app.borrow();
            let taken = |id: &SheetId| names.contains(id) || app.find_trashed(id).is_some();
            let preview = Preview::new(incoming, app.documents(), taken);
            let rows = preview.arrivals.iter().map(|it| row(&app, it));
            let rows: Vec<ArrivalRow> = rows.collect();
            (preview, rows)
        };
        let Some(window) = self.window() else {
            return;
        };
        // The reasons name players of sheets that are not open.
        let table = window.global::<bridge::Table>();
        table.set_side_1(SharedString::default());
        table.set_side_2(SharedString::default());
        self.models.players.set_vec(Vec::new());
        let import = window.global::<bridge::Import>();
        import.set_fresh(convert::count(preview.to_write().count()));
        import.set_has_read(true);
        self.preview.replace(preview);
        self.models.arrivals.set_vec(rows);
    }

    /// Takes in what the page shows.
    pub fn take_in(&self) {
        let documents = self.preview.borrow().to_write().cloned().collect();
        self.carry_out(Command::TakeIn(documents));
    }

    /// Nothing has been read: the page is left, or another file is looked into.
    pub(super) fn forget_preview(&self) {
        self.preview.replace(Preview::default());
        self.models.arrivals.set_vec(Vec::new());
        if let Some(window) = self.window() {
            let import = window.global::<bridge::Import>();
            import.set_read_only(self.read_only);
            import.set_has_read(false);
            import.set_fresh(0);
            import.set_fault(ImportFault::None);
            import.set_field(SharedString::default());
        }
    }
}

/// A sheet of the file, and what would become of it.
fn row(app: &App, (incoming, arrival): &(Incoming, Arrival)) -> ArrivalRow {
    let sheet = incoming.sheet.as_ref().ok();
    let refusal = incoming.sheet.as_ref().err();
    // A deleted sheet keeps its name, and to the drawer it is not there.
    let name = incoming.name.as_deref().and_then(SheetId::parse);
    let was_deleted = name.is_some_and(|id| app.find_trashed(&id).is_some());
    ArrivalRow {
        number: convert::count(incoming.number),
        sheet: sheet.map_or_else(SheetRow::default, |document| Card::of(document).row()),
        arrival: match arrival {
            Arrival::Beside(_) if was_deleted => bridge::Arrival::Fresh,
            Arrival::New => bridge::Arrival::Fresh,
            Arrival::Beside(_) => bridge::Arrival::Beside,
            Arrival::AlreadyThere(_) => bridge::Arrival::AlreadyThere,
            Arrival::Refused => bridge::Arrival::Refused,
        },
        refused: refusal.map(refused).unwrap_or_default(),
    }
}

fn of_trouble(trouble: Trouble) -> ImportFault {
    match trouble {
        Trouble::TooLarge => ImportFault::TooLarge,
        Trouble::NotText => ImportFault::NotText,
        Trouble::Missing => ImportFault::Missing,
        Trouble::Denied => ImportFault::Denied,
        Trouble::Full | Trouble::NoDialog | Trouble::Failed => ImportFault::Failed,
    }
}

/// Why nothing is read, and the field that it is about.
fn of_unreadable(why: Unreadable) -> (ImportFault, String) {
    match why {
        Unreadable::TooLarge => (ImportFault::TooLarge, String::new()),
        Unreadable::NotJson(_) => (ImportFault::NotJson, String::new()),
        Unreadable::Foreign => (ImportFault::Foreign, String::new()),
        Unreadable::Newer(_) => (ImportFault::Newer, String::new()),
        Unreadable::TooManySheets => (ImportFault::TooManySheets, String::new()),
        Unreadable::TooManyValues => (ImportFault::TooManyValues, String::new()),
        Unreadable::RepeatedField(field) => (ImportFault::RepeatedField, field),
        Unreadable::UnknownField(field) => (ImportFault::UnknownField, field),
    }
}
