use chrono::{DateTime, Utc};

use super::{App, Document, Notice, Outcome, Page, Persist, SheetId};

/// Sheets from elsewhere.
impl App {
    /// Puts these sheets into the drawer, and shows it. None that is there, deleted or not, is ever replaced: one whose id is
    /// not free stays out.
    pub(super) fn take_in(&mut self, documents: Vec<Document>) -> Outcome {
        let is_free = |id: &SheetId| self.find(id).is_none() && self.find_trashed(id).is_none();
        let documents = documents.into_iter();
        let new: Vec<Document> = documents.filter(|it| is_free(&it.id)).collect();
        if new.is_empty() {
            return Outcome::nothing();
        }
        self.taken_in = new.iter().map(|it| it.id.clone()).collect();
        let sheets = self.taken_in.iter().cloned().map(Persist::Sheet);
        let outcome = Outcome::write(sheets.chain([Persist::Session]));
        self.documents.extend(new);
        self.documents.sort_by(Document::newest_first);
        self.session.page = Page::Home;
        outcome.telling(Notice::TakenIn(self.taken_in.len()))
    }

    /// Takes the last import back: its sheets go where deleted ones do.
    pub(super) fn put_out(&mut self, now: DateTime<Utc>) -> Outcome {
        let ids = std::mem::take(&mut self.taken_in);
        let before = self.trash.len();
        let mut persist = Vec::new();
        for id in &ids {
            persist.extend(self.delete_sheet(id, now).persist);
        }
        match self.trash.len() - before {
            0 => Outcome::nothing(),
            gone => Outcome::write(persist).telling(Notice::PutOut(gone)),
        }
    }
}
