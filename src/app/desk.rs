use serde::{Deserialize, Serialize};

use crate::domain::coinche::{Coinche, Draft, Kind};
use crate::domain::{EntryId, Sheet};

/// The half-filled forms that lie beside a sheet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Desk {
    /// The next entry, kept until it is saved or cleared. It is in hand when nothing else is.
    pub new: Draft,
    /// The correction or insertion in hand.
    pub aside: Option<Aside>,
    /// A changed correction or insertion that was just left and can be gone back to.
    pub left: Option<Aside>,
}

/// A correction of one entry, or an insertion before it, while it is being made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Aside {
    pub entry: EntryId,
    pub way: Way,
    pub draft: Draft,
    /// The draft as it was opened.
    pub opened: Draft,
}

impl Aside {
    /// Whether it says something else than when it was opened.
    fn is_changed(&self) -> bool {
        !self.draft.says_the_same(&self.opened)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The draft takes the entry's place.
    Instead,
    /// The draft is put in before the entry.
    Before,
}

/// Where the draft in hand will stand in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    End,
    Instead(EntryId),
    Before(EntryId),
}

impl Desk {
    /// The draft in hand.
    pub fn draft(&self) -> &Draft {
        match &self.aside {
            Some(aside) => &aside.draft,
            None => &self.new,
        }
    }

    pub fn draft_mut(&mut self) -> &mut Draft {
        match &mut self.aside {
            Some(aside) => &mut aside.draft,
            None => &mut self.new,
        }
    }

    /// Where the draft in hand will stand.
    pub fn place(&self) -> Place {
        match &self.aside {
            Some(aside) => match aside.way {
                Way::Instead => Place::Instead(aside.entry),
                Way::Before => Place::Before(aside.entry),
            },
            None => Place::End,
        }
    }

    /// Takes the next entry in hand.
    pub fn take_new(&mut self, kind: Kind) {
        self.put_down();
        self.new.kind = kind;
    }

    /// Takes a correction or an insertion in hand.
    pub fn take_aside(&mut self, entry: EntryId, way: Way, draft: Draft) {
        self.left = None;
        self.put_down();
        self.aside = Some(Aside {
            entry,
            way,
            opened: draft.clone(),
            draft,
        });
    }

    /// Takes the correction or insertion in hand again that was left last.
    pub fn take_left(&mut self) {
        if self.left.is_some() {
            self.aside = self.left.take();
        }
    }

    /// Puts down what is in hand. A new entry stays where it lies; a changed correction can be gone back to.
    pub fn put_down(&mut self) {
        if let Some(aside) = self.aside.take()
            && aside.is_changed()
        {
            self.left = Some(aside);
        }
    }

    /// Clears the draft in hand away: it was saved.
    pub fn clear_hand(&mut self) {
        match self.aside.take() {
            Some(_) => self.left = None,
            None => self.new.clear(),
        }
    }

    /// Drops corrections and insertions whose entry is no longer in the sheet.
    pub fn forget_missing(&mut self, sheet: &Sheet<Coinche>) {
        let there = |aside: &Aside| sheet.position(aside.entry).is_some();
        self.aside = self.aside.take().filter(there);
        self.left = self.left.take().filter(there);
    }

    /// Nothing half-filled lies here.
    pub fn is_clear(&self) -> bool {
        self.aside.is_none() && self.left.is_none() && !self.new.is_begun()
    }
}
