use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::app::{Document, Session, Settings, SheetId, Trashed};

use super::deferred::Watcher;
use super::disk::{Certainty, Disk, Lock};
#[cfg(not(target_family = "wasm"))]
use super::file::SystemDisk;
use super::format::{self, Format};
use super::{Loaded, Store, StoreError};

/// Keeps one file a sheet in a folder of the disk.
///
/// ```text
/// settings.json   session.json   sheets/<id>.json   previous/…   damaged/…   trash/…   lock
/// ```
///
/// One store at a time may change the folder: the one that has the file `lock` locked. Any other reads it only.
///
/// A file is never written over unless it says what this store last read from it or wrote into it: anything else has come
/// from elsewhere, or is damaged, and is put aside first.
#[derive(Debug)]
pub struct FileStore {
    pub(super) disk: Box<dyn Disk>,
    pub(super) folder: PathBuf,
    /// What each file said when it was last read or written here, as a hash.
    known: BTreeMap<PathBuf, u64>,
    right: Right,
}

/// What a store may do with its folder.
#[derive(Debug)]
enum Right {
    /// Everything, until the lock is let go of; without a lock where the system has none.
    Writes(#[expect(dead_code)] Option<Lock>),
    /// Another store has the lock.
    Reads,
}

impl FileStore {
    /// Opens the folder, and makes it when it is not there.
    ///
    /// # Errors
    /// When the folder cannot be made.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(folder: PathBuf) -> Result<FileStore, std::io::Error> {
        FileStore::open_on(Box::new(SystemDisk), folder)
    }

    /// The same on a disk of one's own.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn open_on(disk: Box<dyn Disk>, folder: PathBuf) -> Result<FileStore, std::io::Error> {
        disk.make_folder(&folder.join("sheets"))?;
        let right = match disk.lock(&folder.join("lock")) {
            Ok(Some(lock)) => Right::Writes(Some(lock)),
            Ok(None) => Right::Reads,
            // Not even a lock can be written: the first change says why.
            Err(_) => Right::Writes(None),
        };
        Ok(FileStore {
            disk,
            folder,
            known: BTreeMap::new(),
            right,
        })
    }

    /// Opens the folder to look at it: whoever else has it open, nothing is made, moved or written.
    #[cfg(not(target_family = "wasm"))]
    pub fn look_at(folder: PathBuf) -> FileStore {
        FileStore {
            disk: Box::new(SystemDisk),
            folder,
            known: BTreeMap::new(),
            right: Right::Reads,
        }
    }

    /// The file of a sheet.
    pub fn sheet_file(&self, id: &SheetId) -> PathBuf {
        self.sheets().join(format!("{id}.json"))
    }

    pub(super) fn sheets(&self) -> PathBuf {
        self.folder.join("sheets")
    }

    pub(super) fn settings(&self) -> PathBuf {
        self.folder.join("settings.json")
    }

    pub(super) fn session(&self) -> PathBuf {
        self.folder.join("session.json")
    }

    /// Where the version before the last change of a file lies.
    pub(super) fn previous(&self, file: &Path) -> PathBuf {
        let below = file.strip_prefix(&self.folder).unwrap_or(file);
        self.folder.join("previous").join(below)
    }

    /// Notes what a file says now.
    pub(super) fn know(&mut self, file: &Path, bytes: &[u8]) {
        self.known.insert(file.to_owned(), hash(bytes));
    }

    /// Gives a file the first free name of `damaged/<name>-1.json`, `damaged/<name>-2.json`, …
    pub(super) fn put_aside(&self, file: &Path) -> Result<PathBuf, StoreError> {
        let folder = self.folder.join("damaged");
        let name = file.file_stem().unwrap_or(OsStr::new("file"));
        let mut names = (1..).map(|number| {
            let mut name = name.to_owned();
            name.push(format!("-{number}.json"));
            folder.join(name)
        });
        let free = names.find(|name| !self.disk.has(name));
        let aside = free.ok_or(StoreError::Failed)?;
        self.disk.rename(file, &aside)?;
        Ok(aside)
    }

    /// Writes a file whole. What lies there is kept as its previous version, or put aside when it is not ours; nothing is
    /// written when it already says just this.
    fn write(&mut self, file: &Path, text: &str) -> Result<(), StoreError> {
        self.may_write()?;
        match self.disk.read(file) {
            Ok(there) if there == text.as_bytes() => {
                self.know(file, &there);
                return Ok(());
            }
            Ok(there) if self.known.get(file) == Some(&hash(&there)) => {
                // Without the version before, the new one is saved all the same.
                let _ = self.disk.keep(file, &self.previous(file));
            }
            Ok(_) => {
                self.put_aside(file)?;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error.into()),
        }
        self.disk.write(file, text.as_bytes())?;
        self.know(file, text.as_bytes());
        Ok(())
    }

    fn may_write(&self) -> Result<(), StoreError> {
        match self.is_read_only() {
            true => Err(StoreError::Taken),
            false => Ok(()),
        }
    }

    fn save<T: Serialize>(
        &mut self,
        file: &Path,
        format: Format,
        body: &T,
    ) -> Result<(), StoreError> {
        let text = format::write(format, body).map_err(|_| StoreError::Failed)?;
        self.write(file, &text)
    }
}

impl Store for FileStore {
    fn load(&mut self) -> Loaded {
        self.load_all()
    }

    fn is_read_only(&self) -> bool {
        matches!(self.right, Right::Reads)
    }

    fn save_sheet(&mut self, document: &Document) -> Result<(), StoreError> {
        let text = format::write_sheet(document).map_err(|_| StoreError::Failed)?;
        self.write(&self.sheet_file(&document.id), &text)
    }

    fn remove_sheet(&mut self, trashed: &Trashed) -> Result<(), StoreError> {
        // As it was shown last, which may not have been written yet.
        self.save_sheet(&trashed.document)?;
        self.put_into_trash(trashed)
    }

    fn forget_trashed(&mut self, id: &SheetId) -> Result<(), StoreError> {
        self.may_write()?;
        self.take_out_of_trash(id, None)
    }

    fn purge_trash(&mut self, now: DateTime<Utc>) -> Vec<SheetId> {
        match self.may_write() {
            Ok(()) => self.purge(now),
            Err(_) => Vec::new(),
        }
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        self.save(&self.settings(), Format::Settings, settings)
    }

    fn save_session(&mut self, session: &Session) -> Result<(), StoreError> {
        self.save(&self.session(), Format::Session, session)
    }

    fn hand_over(&mut self) -> Certainty {
        self.disk.hand_over()
    }

    fn certainty(&self) -> Certainty {
        self.disk.certainty()
    }

    fn watch(&mut self, watcher: Watcher) {
        self.disk.watch(watcher);
    }
}

fn hash(bytes: &[u8]) -> u64 {
    BuildHasherDefault::<DefaultHasher>::new().hash_one(bytes)
}
