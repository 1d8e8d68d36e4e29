use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::app::{Document, Session, Settings, SheetId};

use super::format::{self, Format};
use super::{Damaged, Loaded, Store, StoreError};

/// Keeps one file a sheet in a folder of the disk. The only place in the app that opens files.
///
/// ```text
/// settings.json   session.json   sheets/<id>.json   trash/<id>.json
/// ```
#[derive(Debug)]
pub struct FileStore {
    folder: PathBuf,
}

impl FileStore {
    /// Opens the folder, and makes it when it is not there.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn open(folder: PathBuf) -> Result<FileStore, std::io::Error> {
        let store = FileStore { folder };
        fs::create_dir_all(store.sheets())?;
        Ok(store)
    }

    /// The file of a sheet.
    pub fn sheet_file(&self, id: &SheetId) -> PathBuf {
        self.sheets().join(format!("{id}.json"))
    }

    fn sheets(&self) -> PathBuf {
        self.folder.join("sheets")
    }

    fn settings(&self) -> PathBuf {
        self.folder.join("settings.json")
    }

    fn session(&self) -> PathBuf {
        self.folder.join("session.json")
    }

    fn load_sheets(&self, loaded: &mut Loaded) {
        let entries = match fs::read_dir(self.sheets()) {
            Ok(entries) => entries,
            Err(error) => {
                loaded.damaged.push(damaged(&self.sheets(), error));
                return;
            }
        };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            match read_document(&path) {
                Ok(document) => loaded.documents.push(document),
                Err(reason) => loaded.damaged.push(damaged(&path, reason)),
            }
        }
    }

    /// Reads a file that is written again and again; one that cannot be read is put aside first, so that nothing is lost.
    fn load_or_put_aside<T: DeserializeOwned + Default>(
        &self,
        path: &Path,
        format: Format,
        loaded: &mut Loaded,
    ) -> T {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return T::default(),
            Err(error) => {
                loaded.damaged.push(put_aside(path, error));
                return T::default();
            }
        };
        format::read(format, &text).unwrap_or_else(|error| {
            loaded.damaged.push(put_aside(path, error));
            T::default()
        })
    }
}

impl Store for FileStore {
    fn load(&mut self) -> Loaded {
        let mut loaded = Loaded::default();
        self.load_sheets(&mut loaded);
        loaded.settings = self.load_or_put_aside(&self.settings(), Format::Settings, &mut loaded);
        loaded.session = self.load_or_put_aside(&self.session(), Format::Session, &mut loaded);
        loaded
    }

    fn save_sheet(&mut self, document: &Document) -> Result<(), StoreError> {
        let text = format::write_sheet(document).map_err(|_| StoreError::Failed)?;
        write_whole(&self.sheet_file(&document.id), &text)
    }

    fn remove_sheet(&mut self, id: &SheetId) -> Result<(), StoreError> {
        let trash = self.folder.join("trash");
        fs::create_dir_all(&trash)?;
        match fs::rename(self.sheet_file(id), trash.join(format!("{id}.json"))) {
            // It was never written: there is nothing to put aside.
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            moved => Ok(moved?),
        }
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        save(&self.settings(), Format::Settings, settings)
    }

    fn save_session(&mut self, session: &Session) -> Result<(), StoreError> {
        save(&self.session(), Format::Session, session)
    }
}

fn save<T: Serialize>(path: &Path, format: Format, body: &T) -> Result<(), StoreError> {
    let text = format::write(format, body).map_err(|_| StoreError::Failed)?;
    write_whole(path, &text)
}

/// Writes beside, syncs, and renames over the old version, which is there until the new one is whole.
fn write_whole(path: &Path, text: &str) -> Result<(), StoreError> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()?;
    Ok(())
}

fn read_document(path: &Path) -> Result<Document, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let document = format::read_sheet(&text).map_err(|error| error.to_string())?;
    // A copy under another name would be written over the original.
    match path.file_stem() {
        Some(stem) if stem == document.id.as_str() => Ok(document),
        _ => Err("the file's name is not the sheet's id".to_owned()),
    }
}

fn damaged(path: &Path, reason: impl ToString) -> Damaged {
    Damaged {
        place: path.display().to_string(),
        reason: reason.to_string(),
    }
}

/// Renames the file to the first free name of `name.damaged-1.json`, `name.damaged-2.json`, …
fn put_aside(path: &Path, reason: impl ToString) -> Damaged {
    let names = (1..).map(|number| path.with_extension(format!("damaged-{number}.json")));
    let aside = names.into_iter().find(|name| !name.exists());
    match aside {
        Some(aside) if fs::rename(path, &aside).is_ok() => damaged(&aside, reason),
        _ => damaged(path, reason),
    }
}
