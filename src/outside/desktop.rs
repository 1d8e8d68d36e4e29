use std::path::{Path, PathBuf};
use std::pin::Pin;

use directories::UserDirs;
use rfd::AsyncFileDialog;

use crate::store::{self, Disk, SystemDisk};

use super::{Done, Outside, Saved, Trouble, no_dialog};

/// Something that goes on while a dialog is open.
pub type Task = Pin<Box<dyn Future<Output = ()>>>;

/// The outside of a desktop: the system's own dialogs, and where it has none, the folder of downloads.
#[derive(Clone, Copy, Debug)]
pub struct Desktop {
    spawn: fn(Task),
}

impl Desktop {
    /// `spawn` has the loop of the window go on with a task.
    pub fn new(spawn: fn(Task)) -> Desktop {
        Desktop { spawn }
    }
}

impl Outside for Desktop {
    fn copy(&self, text: &str, window: &dyn Fn(&str), done: Done<()>) {
        window(text);
        done(Ok(()));
    }

    fn save(&self, name: &str, bytes: Vec<u8>, done: Done<Saved>) {
        let name = name.to_owned();
        no_dialog::listen();
        let dialog = AsyncFileDialog::new().set_file_name(&name).save_file();
        (self.spawn)(Box::pin(async move {
            let chosen = dialog.await;
            done(match chosen {
                Some(file) => write(file.path(), &bytes).map(Saved::Chosen),
                None if no_dialog::was_heard() => into_downloads(&name, &bytes),
                None => Ok(Saved::Nowhere),
            });
        }));
    }

    fn pick(&self, most: usize, done: Done<Option<String>>) {
        no_dialog::listen();
        let dialog = AsyncFileDialog::new().add_filter("JSON", &["json"]);
        let dialog = dialog.pick_file();
        (self.spawn)(Box::pin(async move {
            let chosen = dialog.await;
            done(match chosen {
                Some(file) => text_of(file.path(), most).map(Some),
                None if no_dialog::was_heard() => Err(Trouble::NoDialog),
                None => Ok(None),
            });
        }));
    }

    fn read(&self, place: &str, most: usize, done: Done<String>) {
        done(text_of(&path_of(place), most));
    }
}

fn text_of(file: &Path, most: usize) -> Result<String, Trouble> {
    store::read_text(file, most)?.ok_or(Trouble::TooLarge)
}

/// Writes the file whole, and says where it is.
fn write(file: &Path, bytes: &[u8]) -> Result<String, Trouble> {
    SystemDisk.write(file, bytes)?;
    Ok(file.display().to_string())
}

/// Writes the file into the folder of downloads, or else the user's own, under a name that no other has.
fn into_downloads(name: &str, bytes: &[u8]) -> Result<Saved, Trouble> {
    let folders = UserDirs::new().ok_or(Trouble::NoDialog)?;
    let folder = folders.download_dir().unwrap_or(folders.home_dir());
    let place = free_name(folder, name).ok_or(Trouble::Failed)?;
    write(&place, bytes).map(Saved::Unasked)
}

/// `name`, or the first of `name-2`, `name-3`, … that the folder does not have.
fn free_name(folder: &Path, name: &str) -> Option<PathBuf> {
    let name = Path::new(name);
    let stem = name.file_stem()?.to_str()?;
    let ending = name.extension()?.to_str()?;
    let others = (2..).map(|number| folder.join(format!("{stem}-{number}.{ending}")));
    let mut names = std::iter::once(folder.join(name)).chain(others);
    names.find(|place| !SystemDisk.has(place))
}

/// The path that was typed: quotes around it and a `~` at its beginning are what a shell makes of them.
fn path_of(place: &str) -> PathBuf {
    let place = place.trim().trim_matches(['"', '\'']);
    let home = place.strip_prefix("~/").zip(UserDirs::new());
    home.map_or_else(
        || PathBuf::from(place),
        |(below, folders)| folders.home_dir().join(below),
    )
}
