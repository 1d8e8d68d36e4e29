//! Sheets, settings and the session on a disk or in memory. Knows the files, never the scoring.

mod deferred;
mod disk;
pub mod exchange;
#[cfg(not(target_family = "wasm"))]
mod file;
mod folder;
pub mod format;
mod memory;
mod migrate;
mod opening;
mod trash;

use chrono::{DateTime, Utc};

use crate::app::{Document, Session, Settings, SheetId, Trashed};

pub use deferred::{Backing, Changes, DeferredDisk, Done, Files, Watcher};
pub use disk::{Certainty, Disk, Lock};
#[cfg(not(target_family = "wasm"))]
pub use file::{SystemDisk, read_text};
pub use folder::FileStore;
pub use memory::MemoryStore;

/// A place where everything is kept.
pub trait Store {
    /// Reads everything there is. What cannot be read is kept as it is and named in [`Loaded::damaged`].
    fn load(&mut self) -> Loaded;

    /// Whether another store has the right to change what lies there: then every write is refused.
    fn is_read_only(&self) -> bool {
        false
    }

    /// Writes a sheet in place of its last version: afterwards either the whole new version or the whole old one is there.
    fn save_sheet(&mut self, document: &Document) -> Result<(), StoreError>;

    /// Puts a sheet into the trash: it is no longer loaded as a sheet.
    fn remove_sheet(&mut self, trashed: &Trashed) -> Result<(), StoreError>;

    /// Takes a sheet out of the trash, when it has been saved as a sheet again.
    fn forget_trashed(&mut self, id: &SheetId) -> Result<(), StoreError>;

    /// Throws away what has lain in the trash for its time, and names it.
    fn purge_trash(&mut self, now: DateTime<Utc>) -> Vec<SheetId>;

    fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError>;

    fn save_session(&mut self, session: &Session) -> Result<(), StoreError>;

    /// To be called when all that has to be kept together has been saved. Where that is certain only later, it is sent on its way,
    /// and so is what failed on its way before; the answer is how it stands then.
    fn hand_over(&mut self) -> Certainty {
        self.certainty()
    }

    /// How it stands with all that has been saved.
    fn certainty(&self) -> Certainty {
        Certainty::Certain
    }

    /// Calls the watcher whenever it may stand otherwise.
    fn watch(&mut self, _: Watcher) {}
}

/// What a store had.
#[derive(Debug, Default)]
pub struct Loaded {
    pub settings: Settings,
    pub session: Session,
    pub documents: Vec<Document>,
    /// The deleted sheets that can still be taken back.
    pub trash: Vec<Trashed>,
    pub damaged: Vec<Damaged>,
}

/// Something that was there but could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Where it lies now, or would lie.
    pub place: String,
    pub damage: Damage,
    /// Whether the version before the last change was opened instead.
    pub older_opened: bool,
    /// What is wrong with it, for a log or a bug report.
    pub reason: String,
}

/// What is the matter with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Damage {
    /// It cannot be read, or says what cannot be.
    Unreadable,
    /// It should be there and is not.
    Gone,
    /// A newer version of the app has written it. It is not damaged, and is left as it is.
    Newer,
    /// It is something else than its name and place say.
    Foreign,
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// No space is left.
    Full,
    /// The system does not let us write there.
    Denied,
    /// Another window, or another programme of ours, has the folder.
    Taken,
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
