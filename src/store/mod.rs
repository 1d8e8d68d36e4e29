//! Sheets, settings and the session on a disk or in memory. Knows the files, never the scoring.

pub mod exchange;
mod file;
pub mod format;
mod memory;
mod migrate;

use crate::app::{Document, Session, Settings, SheetId};

pub use file::FileStore;
pub use memory::MemoryStore;

/// A place where everything is kept.
pub trait Store {
    /// Reads everything there is. What cannot be read is left as it is and named in [`Loaded::damaged`].
    fn load(&mut self) -> Loaded;

    /// Writes a sheet in place of its last version: afterwards either the whole new version or the whole old one is there.
    fn save_sheet(&mut self, document: &Document) -> Result<(), StoreError>;

    /// Puts a sheet aside, so that it is no longer loaded.
    fn remove_sheet(&mut self, id: &SheetId) -> Result<(), StoreError>;

    fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError>;

    fn save_session(&mut self, session: &Session) -> Result<(), StoreError>;
}

/// What a store had.
#[derive(Debug, Default)]
pub struct Loaded {
    pub settings: Settings,
    pub session: Session,
    pub documents: Vec<Document>,
    pub damaged: Vec<Damaged>,
}

/// Something that was there but could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Where it lies now.
    pub place: String,
    /// What is wrong with it, for a log or a bug report.
    pub reason: String,
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// No space is left.
    Full,
    /// The system does not let us write there.
    Denied,
    /// Anything else that the system says.
    Failed,
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::Denied,
            _ => StoreError::Failed,
        }
    }
}
