use chrono::{DateTime, Duration, Utc};

use super::{App, Document, Notice, Outcome, Page, Persist, SheetId};

/// For how many days a deleted sheet can be taken back.
pub const TRASH_DAYS: u16 = 30;

/// A deleted sheet. It can be taken back until it is thrown away.
#[derive(Clone, Debug, PartialEq)]
pub struct Trashed {
    pub document: Document,
    pub deleted: DateTime<Utc>,
}

impl Trashed {
    /// When a sheet that was deleted at that moment is thrown away.
    pub fn end_of(deleted: DateTime<Utc>) -> DateTime<Utc> {
        deleted + Duration::days(TRASH_DAYS.into())
    }

    /// For how many days it can still be taken back; a day that has begun counts.
    pub fn days_left(&self, now: DateTime<Utc>) -> u16 {
        let left = Trashed::end_of(self.deleted) - now;
        let begun = (left + Duration::days(1) - Duration::milliseconds(1)).num_days();
        // A clock that was set back does not make it more.
        u16::try_from(begun.max(0)).map_or(TRASH_DAYS, |days| days.min(TRASH_DAYS))
    }
}

/// Sheets out of the drawer, and back in.
impl App {
    /// With these deleted sheets; the one deleted last comes first.
    pub fn with_trash(mut self, trash: Vec<Trashed>) -> App {
        self.trash = trash;
        self.trash.sort_by(|a, b| {
            b.deleted
                .cmp(&a.deleted)
                .then_with(|| a.document.id.cmp(&b.document.id))
        });
        self
    }

    /// The deleted sheets, the one deleted last first.
    pub fn trash(&self) -> &[Trashed] {
        &self.trash
    }

    /// A deleted sheet.
    pub fn find_trashed(&self, id: &SheetId) -> Option<&Trashed> {
        self.trash.iter().find(|trashed| trashed.document.id == *id)
    }

    /// Puts a sheet away. Its half-filled form stays on its desk, in case the sheet comes back.
    pub(super) fn delete_sheet(&mut self, id: &SheetId, now: DateTime<Utc>) -> Outcome {
        let Some(at) = self.documents.iter().position(|it| it.id == *id) else {
            return Outcome::nothing();
        };
        let trashed = Trashed {
            document: self.documents.remove(at),
            deleted: now,
        };
        self.trash.insert(0, trashed);
        if self.session.sheet.as_ref() == Some(id) {
            self.session.sheet = None;
            self.session.page = Page::Home;
        }
        Outcome::write([Persist::RemovedSheet(id.clone()), Persist::Session])
            .telling(Notice::SheetDeleted(id.clone()))
    }

    /// Takes a deleted sheet back: it lies in the drawer where it lay.
    pub(super) fn restore_sheet(&mut self, id: &SheetId) -> Outcome {
        let at = self.trash.iter().position(|it| it.document.id == *id);
        let Some(at) = at.filter(|_| self.find(id).is_none()) else {
            return Outcome::nothing();
        };
        let document = self.trash.remove(at).document;
        let place = self
            .documents
            .partition_point(|it| it.newest_first(&document).is_lt());
        self.documents.insert(place, document);
        // First back into the drawer, then out of the trash.
        Outcome::write([
            Persist::Sheet(id.clone()),
            Persist::RestoredSheet(id.clone()),
        ])
        .telling(Notice::SheetRestored)
    }
}
