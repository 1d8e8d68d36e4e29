//! What a browser keeps files in, but for the browser: what is handed over is there for good when the test says so.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::{self, Debug, Formatter};
use std::io::Result;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use ardoise::store::{
    Backing, Changes, DeferredDisk, Done, FileStore, Files, Lock, Store, StoreError,
};

/// Clones are the same backing.
#[derive(Clone, Default)]
pub struct SlowBacking {
    shelf: Rc<RefCell<Shelf>>,
}

#[derive(Default)]
struct Shelf {
    files: Files,
    under_way: VecDeque<(Changes, Done)>,
    /// The tab that has the lock: it is gone when nobody else holds this.
    owner: std::rc::Weak<()>,
}

impl SlowBacking {
    /// A tab that is opened now.
    pub fn open(&self) -> FileStore {
        let files = self.shelf.borrow().files.clone();
        let disk = DeferredDisk::new(files, Box::new(self.clone()));
        FileStore::open_on(Box::new(disk), PathBuf::new()).expect("nothing is made")
    }

    /// How many lots are on their way.
    pub fn under_way(&self) -> usize {
        self.shelf.borrow().under_way.len()
    }

    /// What is on its way arrives, or fails. Answers whether anything was.
    pub fn settle(&self, failure: Option<StoreError>) -> bool {
        let first = self.shelf.borrow_mut().under_way.pop_front();
        let Some((changes, done)) = first else {
            return false;
        };
        if failure.is_none() {
            let files = &mut self.shelf.borrow_mut().files;
            for (file, change) in changes {
                match change {
                    Some(bytes) => files.insert(file, bytes),
                    None => files.remove(&file),
                };
            }
        }
        done(failure.map_or(Ok(()), Err));
        true
    }

    /// Everything arrives, one lot after the other.
    pub fn settle_all(&self) {
        while self.settle(None) {}
    }

    /// The tab is closed: what is on its way never arrives.
    pub fn close(&self) {
        self.shelf.borrow_mut().under_way.clear();
    }

    /// Everything that was there is gone.
    pub fn empty(&self) {
        self.shelf.borrow_mut().files.clear();
    }

    /// A file that is there no longer says anything of use.
    pub fn spoil(&self, file: &Path) {
        let files = &mut self.shelf.borrow_mut().files;
        assert!(files.insert(file.to_owned(), b"{".to_vec()).is_some());
    }

    /// What is there for good.
    pub fn files(&self) -> Files {
        self.shelf.borrow().files.clone()
    }

    /// What a tab that is opened now would find, and leaves as it is.
    pub fn kept(&self) -> ardoise::store::Loaded {
        let copy = SlowBacking::default();
        copy.shelf.borrow_mut().files = self.files();
        copy.open().load()
    }
}

impl Backing for SlowBacking {
    fn commit(&self, changes: &Changes, done: Done) {
        let mut shelf = self.shelf.borrow_mut();
        shelf.under_way.push_back((changes.clone(), done));
    }

    fn lock(&self) -> Result<Option<Lock>> {
        let mut shelf = self.shelf.borrow_mut();
        if shelf.owner.strong_count() > 0 {
            return Ok(None);
        }
        let owner = Rc::new(());
        shelf.owner = Rc::downgrade(&owner);
        Ok(Some(Lock::held_by(owner)))
    }
}

impl Debug for SlowBacking {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("SlowBacking")
    }
}
