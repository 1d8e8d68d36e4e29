use serde::{Deserialize, Serialize};

use crate::domain::coinche::{Coinche, Draft, Kind};
use crate::domain::{EntryId, Sheet};

/// The half-filled forms that lie beside a sheet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Desk {
    /// The next entry, kept until it is saved or cleared.
    pub new: Draft,
    /// A correction or an insertion that is open or was just left.
    pub aside: Option<Aside>,
    /// Whether `aside`, rather than `new`, is in hand.
    pub aside_in_hand: bool,
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
            Some(aside) if self.aside_in_hand => &aside.draft,
            _ => &self.new,
        }
    }

    pub fn draft_mut(&mut self) -> &mut Draft {
        match &mut self.aside {
            Some(aside) if self.aside_in_hand => &mut aside.draft,
            _ => &mut self.new,
        }
    }

    /// Where the draft in hand will stand.
    pub fn place(&self) -> Place {
        match &self.aside {
            Some(aside) if self.aside_in_hand => match aside.way {
                Way::Instead => Place::Instead(aside.entry),
                Way::Before => Place::Before(aside.entry),
            },
            _ => Place::End,
        }
    }

    /// Takes the next entry in hand.
    pub fn take_new(&mut self, kind: Kind) {
        self.new.kind = kind;
        self.aside_in_hand = false;
    }

    /// Takes a correction or an insertion in hand.
    pub fn take_aside(&mut self, entry: EntryId, way: Way, draft: Draft) {
        self.aside = Some(Aside {
            entry,
            way,
            opened: draft.clone(),
            draft,
        });
        self.aside_in_hand = true;
    }

    /// Whether the correction or insertion says something else than when it was opened.
    pub fn aside_is_changed(&self) -> bool {
        self.aside
            .as_ref()
            .is_some_and(|aside| !aside.draft.says_the_same(&aside.opened))
    }

    /// Clears the draft in hand away: it was saved or given up.
    pub fn clear_hand(&mut self) {
        if self.aside_in_hand {
            self.aside = None;
            self.aside_in_hand = false;
        } else {
            self.new.clear();
        }
    }

    /// Drops a correction or insertion whose entry is no longer in the sheet.
    pub fn forget_missing(&mut self, sheet: &Sheet<Coinche>) {
        let is_gone = |aside: &Aside| sheet.position(aside.entry).is_none();
        if self.aside.as_ref().is_some_and(is_gone) {
            self.aside = None;
            self.aside_in_hand = false;
        }
    }

    /// Nothing half-filled lies here.
    pub fn is_clear(&self) -> bool {
        self.aside.is_none() && !self.new.is_begun()
    }
}
