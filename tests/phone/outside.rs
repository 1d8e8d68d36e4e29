//! An outside that tests look at: what goes out lies there, and what comes in was put there before.

use std::cell::RefCell;
use std::rc::Rc;

use ardoise::outside::{Done, Outside, Saved, Trouble};

/// What went out, and what will come in. Clones share it.
#[derive(Clone, Default)]
pub struct Elsewhere {
    shelf: Rc<RefCell<Shelf>>,
}

#[derive(Default)]
struct Shelf {
    copied: Option<String>,
    shares: Option<Result<(), Trouble>>,
    shared: Vec<(String, String)>,
    saved: Vec<(String, String)>,
    saves: Option<Result<Saved, Trouble>>,
    picks: Option<Result<Option<String>, Trouble>>,
    /// By place.
    files: Vec<(String, String)>,
    /// Dialogs stay open until they are answered.
    waits: bool,
    open: Vec<Box<dyn FnOnce()>>,
}

impl Elsewhere {
    /// What was copied last.
    pub fn copied(&self) -> Option<String> {
        self.shelf.borrow().copied.clone()
    }

    /// There is a sheet for sharing, on which it goes like this from now on.
    pub fn shares(&self, how: Result<(), Trouble>) {
        self.shelf.borrow_mut().shares = Some(how);
    }

    /// The titles and texts that were handed on, the last one last.
    pub fn shared(&self) -> Vec<(String, String)> {
        self.shelf.borrow().shared.clone()
    }

    /// The files that were saved, with their names, the last one last.
    pub fn saved(&self) -> Vec<(String, String)> {
        self.shelf.borrow().saved.clone()
    }

    /// How saving goes from now on; without a word it goes well.
    pub fn saves(&self, how: Result<Saved, Trouble>) {
        self.shelf.borrow_mut().saves = Some(how);
    }

    /// What is chosen from now on.
    pub fn picks(&self, what: Result<Option<String>, Trouble>) {
        self.shelf.borrow_mut().picks = Some(what);
    }

    /// Has a file with this text lie at a place.
    pub fn lay(&self, place: &str, text: &str) {
        let file = (place.to_owned(), text.to_owned());
        self.shelf.borrow_mut().files.push(file);
    }

    /// Dialogs stay open from now on.
    pub fn wait(&self) {
        self.shelf.borrow_mut().waits = true;
    }

    /// How many dialogs are open.
    pub fn open(&self) -> usize {
        self.shelf.borrow().open.len()
    }

    /// The user is done with the dialogs.
    pub fn answer(&self) {
        let open = std::mem::take(&mut self.shelf.borrow_mut().open);
        for answer in open {
            answer();
        }
    }

    fn done<T: 'static>(&self, done: Done<T>, what: Result<T, Trouble>) {
        if self.shelf.borrow().waits {
            let mut shelf = self.shelf.borrow_mut();
            shelf.open.push(Box::new(move || done(what)));
        } else {
            done(what);
        }
    }
}

impl Outside for Elsewhere {
    fn copy(&self, text: &str, window: &dyn Fn(&str), done: Done<()>) {
        self.shelf.borrow_mut().copied = Some(text.to_owned());
        window(text);
        done(Ok(()));
    }

    fn can_share(&self) -> bool {
        self.shelf.borrow().shares.is_some()
    }

    fn share(&self, title: &str, text: &str, done: Done<()>) {
        let how = self.shelf.borrow().shares.unwrap_or(Err(Trouble::Failed));
        if how.is_ok() {
            let text = (title.to_owned(), text.to_owned());
            self.shelf.borrow_mut().shared.push(text);
        }
        self.done(done, how);
    }

    fn save(&self, name: &str, bytes: Vec<u8>, done: Done<Saved>) {
        let how = self.shelf.borrow().saves.clone();
        let how = how.unwrap_or_else(|| Ok(Saved::Chosen(format!("/elsewhere/{name}"))));
        if matches!(how, Ok(Saved::Chosen(_) | Saved::Unasked(_))) {
            let text = String::from_utf8(bytes).expect("a text");
            let file = (name.to_owned(), text);
            self.shelf.borrow_mut().saved.push(file);
        }
        self.done(done, how);
    }

    fn pick(&self, most: usize, done: Done<Option<String>>) {
        let picks = self.shelf.borrow().picks.clone().unwrap_or(Ok(None));
        let picks = picks.and_then(|it| match it {
            Some(text) if text.len() > most => Err(Trouble::TooLarge),
            it => Ok(it),
        });
        self.done(done, picks);
    }

    fn read(&self, place: &str, _: usize, done: Done<String>) {
        let files = self.shelf.borrow().files.clone();
        let file = files.into_iter().find(|file| file.0 == place);
        self.done(done, file.map(|file| file.1).ok_or(Trouble::Missing));
    }
}
