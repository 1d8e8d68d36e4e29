//! The disk of the system, which can be told to fail: from some act on, in the ways in which disks do.

use std::cell::RefCell;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use ardoise::store::{Disk, Lock, SystemDisk};

/// How far an act that fails has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Nothing was done.
    Before,
    /// Half of the text lies beside the file; otherwise nothing was done.
    Half,
    /// Everything was done, but it was reported as failed.
    After,
}

/// What fails.
#[derive(Clone, Copy, Debug)]
pub struct Failing {
    /// How many acts that change something still succeed.
    pub after: usize,
    /// How many fail then; with `usize::MAX` it never works again.
    pub times: usize,
    pub stage: Stage,
    pub error: ErrorKind,
}

/// Clones are the same disk.
#[derive(Clone, Debug, Default)]
pub struct FaultyDisk {
    failing: Rc<RefCell<Option<Failing>>>,
    acts: Rc<RefCell<usize>>,
}

impl FaultyDisk {
    /// From now on this fails, or nothing.
    pub fn fail(&self, failing: Option<Failing>) {
        self.failing.replace(failing);
    }

    /// From now on there is no space: half of each text fits.
    pub fn fill_up(&self) {
        self.fail(Some(Failing {
            after: 0,
            times: usize::MAX,
            stage: Stage::Half,
            error: ErrorKind::StorageFull,
        }));
    }

    /// How many acts there have been that change something.
    pub fn acts(&self) -> usize {
        *self.acts.borrow()
    }

    fn act(&self, half: impl FnOnce(), whole: impl FnOnce() -> Result<()>) -> Result<()> {
        *self.acts.borrow_mut() += 1;
        let mut failing = self.failing.borrow_mut();
        let Some(plan) = failing.as_mut() else {
            return whole();
        };
        if plan.after > 0 || plan.times == 0 {
            plan.after = plan.after.saturating_sub(1);
            return whole();
        }
        plan.times -= 1;
        let stage = plan.stage;
        if plan.times > 1 && stage == Stage::After {
            // Only the first act that failed was done: then the power was off.
            plan.stage = Stage::Before;
        }
        match stage {
            Stage::Before => {}
            Stage::Half => half(),
            Stage::After => whole()?,
        }
        Err(Error::from(plan.error))
    }
}

impl Disk for FaultyDisk {
    fn make_folder(&self, folder: &Path) -> Result<()> {
        SystemDisk.make_folder(folder)
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        SystemDisk.list(folder)
    }

    fn read(&self, file: &Path) -> Result<Vec<u8>> {
        SystemDisk.read(file)
    }

    fn has(&self, path: &Path) -> bool {
        SystemDisk.has(path)
    }

    fn write(&self, file: &Path, text: &[u8]) -> Result<()> {
        let half = || {
            let name = file.file_name().and_then(|name| name.to_str());
            let beside = format!(".{}.aB3xY9", name.expect("a name"));
            // Where even the folder is gone there is no half either.
            let _ = fs::write(file.with_file_name(beside), &text[..text.len() / 2]);
        };
        self.act(half, || SystemDisk.write(file, text))
    }

    fn keep(&self, file: &Path, copy: &Path) -> Result<()> {
        self.act(|| {}, || SystemDisk.keep(file, copy))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        self.act(|| {}, || SystemDisk.rename(from, to))
    }

    fn remove(&self, file: &Path) -> Result<()> {
        self.act(|| {}, || SystemDisk.remove(file))
    }

    fn lock(&self, file: &Path) -> Result<Option<Lock>> {
        SystemDisk.lock(file)
    }
}
