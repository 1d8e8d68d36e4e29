//! What the store asks of a disk, whatever is behind it.

use std::fmt::Debug;
use std::io::Result;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::deferred::Watcher;

/// What the store asks of a disk. Behind a trait, so that tests can have one that fails, and one that is switched off.
pub trait Disk: Debug {
    /// Makes a folder and those above it; nothing when it is there.
    fn make_folder(&self, folder: &Path) -> Result<()>;

    /// What lies in a folder, in the order of the names; nothing where there is no folder.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>>;

    /// All that a file holds.
    fn read(&self, file: &Path) -> Result<Vec<u8>>;

    /// Whether something has that name.
    fn has(&self, path: &Path) -> bool;

    /// Gives the file this text: afterwards, whatever happens, either the whole new one or the whole old one is there.
    fn write(&self, file: &Path, text: &[u8]) -> Result<()>;

    /// Keeps what a file holds under another name too, in place of what was kept there.
    fn keep(&self, file: &Path, copy: &Path) -> Result<()>;

    /// Gives a file another name, in a folder that is made for it. Nothing may have that name.
    fn rename(&self, from: &Path, to: &Path) -> Result<()>;

    /// Deletes a file; nothing when it is not there.
    fn remove(&self, file: &Path) -> Result<()>;

    /// Locks a file, which is made for it; `None` when somebody else has locked it.
    fn lock(&self, file: &Path) -> Result<Option<Lock>>;

    /// Where what is written is not certain at once: sends what has been written since the last time on its way, all together, and
    /// what failed again; says how it stands then.
    fn hand_over(&self) -> Certainty {
        self.certainty()
    }

    /// How it stands with all that has been written.
    fn certainty(&self) -> Certainty {
        Certainty::Certain
    }

    /// Calls the watcher whenever it may stand otherwise, but never within a call of this trait.
    fn watch(&self, _: Watcher) {}
}

/// Whether what has been written is there for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    Certain,
    /// It is on its way.
    UnderWay,
    /// Some of it is only in memory, and goes nowhere until it is handed over again.
    Failed(StoreError),
}

/// A lock that is held for as long as this lives, and no longer than the process, or the page in a browser, does.
#[derive(Debug)]
pub struct Lock {
    _held: Box<dyn Debug>,
}

impl Lock {
    /// The lock that whoever has this holds.
    pub fn held_by(holder: impl Debug + 'static) -> Lock {
        Lock {
            _held: Box::new(holder),
        }
    }
}
