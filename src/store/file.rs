//! The disk that every system has. The only place in the app that opens files.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Read, Result, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use atomic_write_file::AtomicWriteFile;

use super::disk::{Disk, Lock};

/// A process that has just been begun by one that held a lock holds it too, until it runs its own programme. So a lock that
/// is taken is asked for again a few times: it may have been let go of already.
const LOCK_TRIES: u32 = 15;
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

/// The disk of the system.
#[derive(Clone, Copy, Debug)]
pub struct SystemDisk;

impl Disk for SystemDisk {
    fn make_folder(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder)
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let paths = entries.map(|entry| Ok(entry?.path()));
        let mut paths = paths.collect::<Result<Vec<PathBuf>>>()?;
        paths.sort();
        Ok(paths)
    }

    fn read(&self, file: &Path) -> Result<Vec<u8>> {
        fs::read(file)
    }

    fn has(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok()
    }

    /// Writes beside, syncs, renames over the old version, and syncs the folder.
    fn write(&self, file: &Path, text: &[u8]) -> Result<()> {
        let mut beside = AtomicWriteFile::open(file)?;
        beside.write_all(text)?;
        beside.commit()
    }

    /// A second name for the same bytes, which the next version of the file leaves as they are; where a disk knows no second
    /// names, a copy. Not synced: until it has reached the disk, what was kept before is still there.
    fn keep(&self, file: &Path, copy: &Path) -> Result<()> {
        if let Some(folder) = copy.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = copy.with_extension("new");
        self.remove(&beside)?;
        if fs::hard_link(file, &beside).is_err() {
            return self.write(copy, &fs::read(file)?);
        }
        fs::rename(&beside, copy)?;
        // Two names of the same bytes are not renamed over one another.
        self.remove(&beside)
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        if self.has(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::rename(from, to)?;
        sync_folder(to);
        sync_folder(from);
        Ok(())
    }

    fn remove(&self, file: &Path) -> Result<()> {
        match fs::remove_file(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }

    fn lock(&self, file: &Path) -> Result<Option<Lock>> {
        let mut options = File::options();
        let options = options.write(true).create(true).truncate(false);
        let held = options.open(file)?;
        for _ in 0..LOCK_TRIES {
            match held.try_lock() {
                Ok(()) => return Ok(Some(Lock::held_by(held))),
                Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_TRIES),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(None)
    }
}

/// Makes the names in a file's folder last. A system that cannot does so by itself.
fn sync_folder(file: &Path) {
    let folder = file.parent().and_then(|folder| File::open(folder).ok());
    if let Some(folder) = folder {
        let _ = folder.sync_all();
    }
}

/// Reads a file from anywhere, of which nothing is known but its name, up to so many bytes: `None` when it has more.
///
/// # Errors
/// When it cannot be read, or is not text.
pub fn read_text(file: &Path, most: usize) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let one_more = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    File::open(file)?.take(one_more).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        return Ok(None);
    }
    let text = String::from_utf8(bytes);
    text.map(Some)
        .map_err(|_| std::io::Error::new(ErrorKind::InvalidData, "it is not text in UTF-8"))
}
