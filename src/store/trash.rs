use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, Utc};

use crate::app::{SheetId, Trashed};

use super::{FileStore, StoreError, opening};

/// How the moment of the deletion stands in the name of a file: `trash/<id>.20261130T081500Z.json`.
const MOMENT: &str = "%Y%m%dT%H%M%SZ";

/// A file in the trash, as its name tells.
struct Found {
    file: PathBuf,
    id: SheetId,
    deleted: Option<DateTime<Utc>>,
}

impl FileStore {
    fn trash_file(&self, id: &SheetId, deleted: DateTime<Utc>) -> PathBuf {
        let name = format!("{id}.{}.json", deleted.format(MOMENT));
        self.folder.join("trash").join(name)
    }

    fn found_in_trash(&self) -> Vec<Found> {
        let files = self.disk.list(&self.folder.join("trash"));
        let found = files.unwrap_or_default().into_iter().filter_map(named);
        found.collect()
    }

    /// The sheets in the trash.
    pub(super) fn trashed_ids(&self) -> BTreeSet<SheetId> {
        self.found_in_trash().into_iter().map(|it| it.id).collect()
    }

    /// The deleted sheets that can be read. Of one that was deleted twice, how it was last.
    pub(super) fn load_trash(&self) -> Vec<Trashed> {
        let mut trash: Vec<Trashed> = Vec::new();
        for Found { file, id, deleted } in self.found_in_trash() {
            let read = self.disk.read(&file).ok();
            let document = read.and_then(|bytes| opening::document_of(&id, &bytes).ok());
            if let (Some(document), Some(deleted)) = (document, deleted) {
                trash.retain(|it| it.document.id != id);
                trash.push(Trashed { document, deleted });
            }
        }
        trash
    }

    pub(super) fn put_into_trash(&mut self, trashed: &Trashed) -> Result<(), StoreError> {
        let id = &trashed.document.id;
        let (file, bin) = (self.sheet_file(id), self.trash_file(id, trashed.deleted));
        // First, so that what is left of it after a power cut is not taken for a sheet that has gone missing.
        self.disk.remove(&self.previous(&file))?;
        self.disk.remove(&bin)?;
        self.disk.rename(&file, &bin)?;
        self.take_out_of_trash(id, Some(&bin))
    }

    /// Deletes what lies in the trash of a sheet, but for this file.
    pub(super) fn take_out_of_trash(
        &self,
        id: &SheetId,
        but: Option<&Path>,
    ) -> Result<(), StoreError> {
        for found in self.found_in_trash() {
            if found.id == *id && but != Some(&found.file) {
                self.disk.remove(&found.file)?;
            }
        }
        Ok(())
    }

    /// Deletes what has lain in the trash for its time. What does not tell its moment has it from now on.
    pub(super) fn purge(&self, now: DateTime<Utc>) -> Vec<SheetId> {
        let mut purged = Vec::new();
        for Found { file, id, deleted } in self.found_in_trash() {
            match deleted {
                None => {
                    let _ = self.disk.rename(&file, &self.trash_file(&id, now));
                }
                Some(deleted) if Trashed::end_of(deleted) <= now => {
                    if self.disk.remove(&file).is_ok() {
                        purged.push(id);
                    }
                }
                Some(_) => {}
            }
        }
        purged
    }
}

fn named(file: PathBuf) -> Option<Found> {
    let name = file.file_name()?.to_str()?.strip_suffix(".json")?;
    let (id, moment) = name.split_once('.').unwrap_or((name, ""));
    let deleted = NaiveDateTime::parse_from_str(moment, MOMENT);
    Some(Found {
        id: SheetId::parse(id)?,
        deleted: deleted.ok().map(|it| it.and_utc()),
        file,
    })
}
