use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use chrono::{DateTime, Utc};

use crate::app::{Document, Session, Settings, SheetId, Trashed};

use super::format::{self, Format};
use super::{Damaged, Loaded, Store, StoreError, opening};

/// Keeps the same texts as the files would have, in memory: for tests, and where there is no disk. Clones share what is kept.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    shelf: Rc<RefCell<Shelf>>,
}

#[derive(Debug, Default)]
struct Shelf {
    sheets: BTreeMap<SheetId, String>,
    /// With the moments of their deletion.
    trash: BTreeMap<SheetId, (DateTime<Utc>, String)>,
    settings: Option<String>,
    session: Option<String>,
    failure: Option<StoreError>,
}

impl MemoryStore {
    /// From now on every write fails that way, or none.
    pub fn fail(&self, failure: Option<StoreError>) {
        self.shelf.borrow_mut().failure = failure;
    }

    /// The text of a sheet as it was last written.
    pub fn sheet_text(&self, id: &SheetId) -> Option<String> {
        self.shelf.borrow().sheets.get(id).cloned()
    }

    /// The ids of all sheets, in their order.
    pub fn sheet_ids(&self) -> Vec<SheetId> {
        self.shelf.borrow().sheets.keys().cloned().collect()
    }

    fn keep(&self, keep: impl FnOnce(&mut Shelf)) -> Result<(), StoreError> {
        let mut shelf = self.shelf.borrow_mut();
        if let Some(failure) = shelf.failure {
            return Err(failure);
        }
        keep(&mut shelf);
        Ok(())
    }
}

impl Store for MemoryStore {
    fn load(&mut self) -> Loaded {
        let shelf = self.shelf.borrow();
        let mut loaded = Loaded::default();
        for (id, text) in &shelf.sheets {
            match format::read_sheet(text) {
                Ok(document) => loaded.documents.push(document),
                Err(error) => loaded.damaged.push(Damaged {
                    place: id.to_string(),
                    damage: opening::damage_of(&error),
                    older_opened: false,
                    reason: error.to_string(),
                }),
            }
        }
        for (deleted, text) in shelf.trash.values() {
            loaded
                .trash
                .extend(format::read_sheet(text).ok().map(|document| Trashed {
                    document,
                    deleted: *deleted,
                }));
        }
        if let Some(text) = &shelf.settings {
            loaded.settings = format::read(Format::Settings, text).unwrap_or_default();
        }
        if let Some(text) = &shelf.session {
            loaded.session = format::read(Format::Session, text).unwrap_or_default();
        }
        loaded
    }

    fn names_given(&self) -> BTreeSet<SheetId> {
        let shelf = self.shelf.borrow();
        shelf
            .sheets
            .keys()
            .chain(shelf.trash.keys())
            .cloned()
            .collect()
    }

    fn save_sheet(&mut self, document: &Document) -> Result<(), StoreError> {
        let text = format::write_sheet(document).map_err(|_| StoreError::Failed)?;
        self.keep(|shelf| {
            shelf.sheets.insert(document.id.clone(), text);
        })
    }

    fn remove_sheet(&mut self, trashed: &Trashed) -> Result<(), StoreError> {
        let id = trashed.document.id.clone();
        let text = format::write_sheet(&trashed.document).map_err(|_| StoreError::Failed)?;
        self.keep(|shelf| {
            shelf.sheets.remove(&id);
            shelf.trash.insert(id, (trashed.deleted, text));
        })
    }

    fn forget_trashed(&mut self, id: &SheetId) -> Result<(), StoreError> {
        self.keep(|shelf| {
            shelf.trash.remove(id);
        })
    }

    fn purge_trash(&mut self, now: DateTime<Utc>) -> Vec<SheetId> {
        let mut shelf = self.shelf.borrow_mut();
        let old = |(id, (deleted, _)): (&SheetId, &(DateTime<Utc>, String))| {
            (Trashed::end_of(*deleted) <= now).then(|| id.clone())
        };
        let purged: Vec<SheetId> = shelf.trash.iter().filter_map(old).collect();
        for id in &purged {
            shelf.trash.remove(id);
        }
        purged
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        let text = format::write(Format::Settings, settings).map_err(|_| StoreError::Failed)?;
        self.keep(|shelf| shelf.settings = Some(text))
    }

    fn save_session(&mut self, session: &Session) -> Result<(), StoreError> {
        let text = format::write(Format::Session, session).map_err(|_| StoreError::Failed)?;
        self.keep(|shelf| shelf.session = Some(text))
    }
}
