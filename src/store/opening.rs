use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::Path;

use serde::de::DeserializeOwned;

use crate::app::{Document, SheetId, Trashed};

use super::format::{self, Format, FormatError};
use super::{Damage, Damaged, FileStore, Loaded, Store};

/// Makes something of what a file holds.
type Reader<'a, T> = &'a dyn Fn(&[u8]) -> Result<T, FormatError>;

/// Why a file cannot be opened, and what is wrong with it for a log.
type Trouble = (Damage, String);

/// Whether a file of a newer version is left where it lies, or put aside because this version writes one of its own.
#[derive(Clone, Copy, PartialEq)]
enum Newer {
    Stays,
    MakesRoom,
}

impl FileStore {
    pub(super) fn load_all(&mut self) -> Loaded {
        let mut loaded = Loaded::default();
        if !self.is_read_only() {
            self.sweep();
        }
        let trashed = self.trashed_ids();
        self.load_sheets(&trashed, &mut loaded);
        // One that lies in both was being taken back when the power went.
        loaded.trash = self.load_trash();
        let back = |trashed: &Trashed| {
            loaded
                .documents
                .iter()
                .any(|it| it.id == trashed.document.id)
        };
        loaded.trash.retain(|trashed| !back(trashed));
        loaded.settings = self.load_one(&self.settings(), Format::Settings, &mut loaded);
        loaded.session = self.load_one(&self.session(), Format::Session, &mut loaded);
        loaded
    }

    fn load_sheets(&mut self, trashed: &BTreeSet<SheetId>, loaded: &mut Loaded) {
        let mut files = BTreeSet::new();
        for folder in [self.sheets(), self.previous(&self.sheets())] {
            match self.disk.list(&folder) {
                Ok(found) => files.extend(found.into_iter().filter_map(|it| {
                    let json = it.extension().is_some_and(|it| it == "json");
                    json.then(|| self.sheets().join(it.file_name().unwrap_or_default()))
                })),
                Err(error) => loaded.damaged.push(Damaged {
                    place: folder.display().to_string(),
                    damage: Damage::Unreadable,
                    older_opened: false,
                    reason: error.to_string(),
                }),
            }
        }
        for file in files {
            let name = file.file_stem().and_then(|name| name.to_str());
            let id = name.and_then(SheetId::parse);
            if id.is_some_and(|id| trashed.contains(&id)) && !self.disk.has(&file) {
                continue;
            }
            let read = |bytes: &[u8]| read_document(&file, bytes);
            let document = self.open_file(&file, &read, Newer::Stays, &mut loaded.damaged);
            loaded.documents.extend(document);
        }
    }

    fn load_one<T: DeserializeOwned + Default>(
        &mut self,
        file: &Path,
        format: Format,
        loaded: &mut Loaded,
    ) -> T {
        let read = |bytes: &[u8]| format::read(format, &text_of(bytes)?);
        let one = self.open_file(file, &read, Newer::MakesRoom, &mut loaded.damaged);
        one.unwrap_or_default()
    }

    /// Opens a file; one that cannot be read is put aside and named, and the version before its last change is opened.
    fn open_file<T>(
        &mut self,
        file: &Path,
        read: Reader<T>,
        newer: Newer,
        damaged: &mut Vec<Damaged>,
    ) -> Option<T> {
        let (damage, reason) = match self.read_file(file, read) {
            Ok(it) => return Some(it),
            Err(trouble) => trouble,
        };
        if damage == Damage::Gone && !self.disk.has(&self.previous(file)) {
            return None;
        }
        let stays = damage == Damage::Newer && newer == Newer::Stays;
        // Who only reads leaves everything to the one who writes.
        let moves = !stays && damage != Damage::Gone && !self.is_read_only();
        let aside = moves.then(|| self.put_aside(file));
        let place = aside
            .and_then(Result::ok)
            .unwrap_or_else(|| file.to_owned());
        let older = if stays {
            None
        } else {
            self.open_previous(file, read)
        };
        damaged.push(Damaged {
            place: place.display().to_string(),
            damage,
            older_opened: older.is_some(),
            reason,
        });
        older
    }

    fn read_file<T>(&mut self, file: &Path, read: Reader<T>) -> Result<T, Trouble> {
        let bytes = self.disk.read(file).map_err(|error| {
            let damage = match error.kind() {
                ErrorKind::NotFound => Damage::Gone,
                _ => Damage::Unreadable,
            };
            (damage, error.to_string())
        })?;
        let it = read(&bytes).map_err(|error| (damage_of(&error), error.to_string()))?;
        self.know(file, &bytes);
        Ok(it)
    }

    /// The version before the last change, which takes the file's place again.
    fn open_previous<T>(&mut self, file: &Path, read: Reader<T>) -> Option<T> {
        let bytes = self.disk.read(&self.previous(file)).ok()?;
        let it = read(&bytes).ok()?;
        // Where that fails it is opened from there the next time as well.
        if !self.is_read_only() && !self.disk.has(file) && self.disk.write(file, &bytes).is_ok() {
            self.know(file, &bytes);
        }
        Some(it)
    }

    /// Removes what a write leaves beside the files when the process is killed: it was never shown, and may be half a file.
    fn sweep(&self) {
        for folder in [self.folder.clone(), self.sheets()] {
            let found = self.disk.list(&folder).unwrap_or_default();
            for file in found.iter().filter(|file| is_left_over(file)) {
                let _ = self.disk.remove(file);
            }
        }
    }
}

/// Whether a file is called `.<name>.json.` and six letters and digits.
fn is_left_over(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str());
    let parts = name.and_then(|name| name.strip_prefix('.')?.split_once(".json."));
    parts.is_some_and(|(_, end)| end.len() == 6 && end.bytes().all(|b| b.is_ascii_alphanumeric()))
}

fn text_of(bytes: &[u8]) -> Result<String, FormatError> {
    String::from_utf8(bytes.to_vec()).map_err(|_| FormatError::NoText)
}

fn read_document(file: &Path, bytes: &[u8]) -> Result<Document, FormatError> {
    let name = file.file_stem().and_then(|name| name.to_str());
    let id = name.and_then(SheetId::parse);
    // Whatever else is wrong with it is told first.
    match id {
        Some(id) => document_of(&id, bytes),
        None => format::read_sheet(&text_of(bytes)?).and(Err(FormatError::Misnamed)),
    }
}

/// The sheet of this name. A copy under another name would be written over the original.
pub(super) fn document_of(id: &SheetId, bytes: &[u8]) -> Result<Document, FormatError> {
    let document = format::read_sheet(&text_of(bytes)?)?;
    match document.id == *id {
        true => Ok(document),
        false => Err(FormatError::Misnamed),
    }
}

/// What a text that cannot be read is taken for.
pub(super) fn damage_of(error: &FormatError) -> Damage {
    match error {
        FormatError::Newer(_) => Damage::Newer,
        FormatError::Foreign | FormatError::Misnamed => Damage::Foreign,
        FormatError::Malformed(_) | FormatError::NoText | FormatError::Inconsistent => {
            Damage::Unreadable
        }
    }
}
