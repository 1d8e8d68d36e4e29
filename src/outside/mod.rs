//! What lies outside of the app: other programmes that a text is pasted into, and files anywhere on the system. Behind a trait, so
//! that a browser can have its own ways, and tests can look at what goes out.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(not(target_arch = "wasm32"))]
mod no_dialog;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{Desktop, Task};

/// Is told what became of something that was asked for, whenever that is known.
pub type Done<T> = Box<dyn FnOnce(Result<T, Trouble>)>;

/// The ways out and in that a system has. None of them waits: what came of it is told to `done`, at once or after the user has
/// chosen. Places are texts to be shown, and nothing else.
pub trait Outside {
    /// Hands a text to other programmes. `window` does so as a window can, for a system that has no way of its own.
    fn copy(&self, text: &str, window: &dyn Fn(&str), done: Done<()>);

    /// Whether the system has a sheet on which its user says which programme a text is for.
    fn can_share(&self) -> bool {
        false
    }

    /// Hands a text on by way of that sheet, under a title for a programme that wants one. When the user thinks better of it
    /// that is no trouble.
    fn share(&self, _title: &str, _text: &str, done: Done<()>) {
        done(Err(Trouble::Failed));
    }

    /// Puts these bytes into a file where the user wants it. `name` is what it could be called, in ASCII; no file is written over
    /// that the user did not choose.
    fn save(&self, name: &str, bytes: Vec<u8>, done: Done<Saved>);

    /// Reads a file that the user chooses, of so many bytes at the most; `None`: no file was chosen after all.
    fn pick(&self, most: usize, done: Done<Option<String>>);

    /// Reads the file of this place, which the user has typed because nothing can be chosen ([`Trouble::NoDialog`]).
    fn read(&self, place: &str, most: usize, done: Done<String>);
}

/// Where something was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// Where the user wanted it; empty where the system does not say where that is.
    Chosen(String),
    /// Here, since the system has nothing to choose a place with.
    Unasked(String),
    /// Nowhere: the user has thought better of it.
    Nowhere,
}

/// Why something did not get out or in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The system has nothing to choose a file with.
    NoDialog,
    /// No space is left.
    Full,
    /// The system does not let us.
    Denied,
    /// There is no such file.
    Missing,
    /// It has more bytes than were asked for.
    TooLarge,
    /// It is no text.
    NotText,
    /// Anything else that the system says.
    Failed,
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Trouble::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Trouble::Denied,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Trouble::Missing,
            ErrorKind::InvalidData => Trouble::NotText,
            _ => Trouble::Failed,
        }
    }
}
