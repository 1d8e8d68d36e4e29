//! A disk whose writes are certain only later, as in a browser. What is read and written is in memory; what has been written is
//! on its way to a backing, and until that has said that it is there for good it is not certain.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::{self, Debug, Formatter};
use std::io::{ErrorKind, Result};
use std::mem;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::StoreError;
use super::disk::{Certainty, Disk, Lock};

/// What every file holds.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// What becomes of files: what each of them holds from now on, or that it is no longer there.
pub type Changes = BTreeMap<PathBuf, Option<Vec<u8>>>;

/// To be called once with what has become of changes.
pub type Done = Box<dyn FnOnce(std::result::Result<(), StoreError>)>;

/// To be called whenever it may stand otherwise with what was written.
pub type Watcher = Rc<dyn Fn()>;

/// Where files are for good.
pub trait Backing: Debug {
    /// Makes all of these changes, or none of them, and then says so: later, never within this call. Nothing else is handed over
    /// until it has.
    fn commit(&self, changes: &Changes, done: Done);

    /// The right to change anything there; `None` when somebody else has it.
    fn lock(&self) -> Result<Option<Lock>>;
}

/// A disk in memory, on a backing. Changes are handed over one lot at a time, and each lot is the difference between two moments
/// of this disk: so whatever happens, the backing has the whole disk as it was at one of them. Of a lot that failed nothing is
/// lost: it is part of the next one. Where nobody knows why it failed, the next one is all there is: the backing may have been
/// emptied from elsewhere, and made anew.
#[derive(Debug)]
pub struct DeferredDisk {
    shelf: Rc<Shelf>,
}

struct Shelf {
    backing: Box<dyn Backing>,
    state: RefCell<State>,
    watcher: RefCell<Option<Watcher>>,
}

#[derive(Debug, Default)]
struct State {
    files: Files,
    /// What has changed since the last lot.
    due: Changes,
    /// The lot that is on its way.
    under_way: Option<Changes>,
    /// Why the last lot did not get there.
    failure: Option<StoreError>,
}

impl DeferredDisk {
    /// A disk with what the backing has.
    pub fn new(files: Files, backing: Box<dyn Backing>) -> DeferredDisk {
        let state = State {
            files,
            ..State::default()
        };
        DeferredDisk {
            shelf: Rc::new(Shelf {
                backing,
                state: RefCell::new(state),
                watcher: RefCell::default(),
            }),
        }
    }

    fn put(&self, file: &Path, bytes: Vec<u8>) {
        let mut state = self.shelf.state.borrow_mut();
        state.due.insert(file.to_owned(), Some(bytes.clone()));
        state.files.insert(file.to_owned(), bytes);
    }
}

impl Shelf {
    /// Hands over what is due, unless something is on its way.
    fn hand_over(self: &Rc<Shelf>) {
        let mut state = self.state.borrow_mut();
        if state.under_way.is_some() || state.due.is_empty() {
            return;
        }
        let lot = mem::take(&mut state.due);
        state.under_way = Some(lot.clone());
        drop(state);
        let shelf = Rc::clone(self);
        let done = move |result| shelf.arrived(result);
        self.backing.commit(&lot, Box::new(done));
    }

    /// What was on its way is there, or will never be.
    fn arrived(self: &Rc<Shelf>, result: std::result::Result<(), StoreError>) {
        let mut state = self.state.borrow_mut();
        let lot = state.under_way.take().unwrap_or_default();
        state.failure = result.err();
        if state.failure.is_some() {
            for (file, change) in lot {
                // What has become of it in the meantime is newer.
                state.due.entry(file).or_insert(change);
            }
        }
        if state.failure == Some(StoreError::Failed) {
            let all = state.files.clone().into_iter();
            state
                .due
                .extend(all.map(|(file, bytes)| (file, Some(bytes))));
        }
        let goes_on = state.failure.is_none();
        drop(state);
        if goes_on {
            self.hand_over();
        }
        let watcher = self.watcher.borrow().clone();
        if let Some(watcher) = watcher {
            watcher();
        }
    }
}

impl Disk for DeferredDisk {
    /// Folders are but the beginning of a file's name.
    fn make_folder(&self, _: &Path) -> Result<()> {
        Ok(())
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        let state = self.shelf.state.borrow();
        let files = state.files.keys();
        let there = files.filter(|file| file.parent() == Some(folder));
        Ok(there.cloned().collect())
    }

    fn read(&self, file: &Path) -> Result<Vec<u8>> {
        let bytes = self.shelf.state.borrow().files.get(file).cloned();
        bytes.ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn has(&self, path: &Path) -> bool {
        self.shelf.state.borrow().files.contains_key(path)
    }

    fn write(&self, file: &Path, text: &[u8]) -> Result<()> {
        self.put(file, text.to_owned());
        Ok(())
    }

    fn keep(&self, file: &Path, copy: &Path) -> Result<()> {
        self.put(copy, self.read(file)?);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        if self.has(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.put(to, self.read(from)?);
        self.remove(from)
    }

    fn remove(&self, file: &Path) -> Result<()> {
        let mut state = self.shelf.state.borrow_mut();
        if state.files.remove(file).is_some() {
            state.due.insert(file.to_owned(), None);
        }
        Ok(())
    }

    fn lock(&self, _: &Path) -> Result<Option<Lock>> {
        self.shelf.backing.lock()
    }

    fn hand_over(&self) -> Certainty {
        self.shelf.hand_over();
        self.certainty()
    }

    fn certainty(&self) -> Certainty {
        let state = self.shelf.state.borrow();
        match state.failure {
            // Also while it is tried again.
            Some(failure) => Certainty::Failed(failure),
            None if state.under_way.is_some() || !state.due.is_empty() => Certainty::UnderWay,
            None => Certainty::Certain,
        }
    }

    fn watch(&self, watcher: Watcher) {
        self.shelf.watcher.replace(Some(watcher));
    }
}

impl Debug for Shelf {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (&self.backing, &self.state).fmt(f)
    }
}
