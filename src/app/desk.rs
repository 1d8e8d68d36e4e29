use serde::{Deserialize, Serialize};

use crate::domain::{Draft, EntryId, Game, GameName, Kind, Sheet, any, each, games, named};

/// The half-filled forms that lie beside a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, bound = "", rename_all = "kebab-case")]
pub struct Desk<G: Game> {
    /// The next entry, kept until it is saved or cleared. It is in hand when nothing else is.
    pub new: G::Draft,
    /// The correction or insertion in hand.
    pub aside: Option<Aside<G>>,
    /// A changed correction or insertion that was just left and can be gone back to.
    pub left: Option<Aside<G>>,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Self {
        Desk {
            new: G::Draft::default(),
            aside: None,
            left: None,
        }
    }
}

/// A correction of one entry, or an insertion before it, while it is being made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub struct Aside<G: Game> {
    pub entry: EntryId,
    pub way: Way,
    pub draft: G::Draft,
    /// The draft as it was opened.
    pub opened: G::Draft,
}

impl<G: Game> Aside<G> {
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

impl<G: Game> Desk<G> {
    /// The draft in hand.
    pub fn draft(&self) -> &G::Draft {
        match &self.aside {
            Some(aside) => &aside.draft,
            None => &self.new,
        }
    }

    pub fn draft_mut(&mut self) -> &mut G::Draft {
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

    /// Where the draft in hand would stand in the sheet, counted from 0.
    pub fn index(&self, sheet: &Sheet<G>) -> usize {
        let end = sheet.entries.len();
        match self.place() {
            Place::End => end,
            Place::Instead(id) | Place::Before(id) => sheet.position(id).unwrap_or(end),
        }
    }

    /// Takes the next entry in hand.
    pub fn take_new(&mut self, kind: Kind) {
        self.put_down();
        self.new.set_kind(kind);
    }

    /// Takes a correction or an insertion in hand.
    pub fn take_aside(&mut self, entry: EntryId, way: Way, draft: G::Draft) {
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

    /// Takes an entry in hand to correct it.
    pub fn take_entry(&mut self, sheet: &Sheet<G>, id: EntryId) {
        if let Some(entry) = sheet.entries.iter().find(|entry| entry.id == id) {
            self.take_aside(id, Way::Instead, G::Draft::of_record(&entry.record));
        }
    }

    /// Goes on with the entry that waits for its second half, where it was left.
    pub fn take_unfinished(&mut self, sheet: &Sheet<G>, id: EntryId) {
        match &self.left {
            Some(left) if left.entry == id && left.way == Way::Instead => self.take_left(),
            _ => self.take_entry(sheet, id),
        }
    }

    /// Empties the draft in hand; what was begun of a new entry of another kind stays.
    pub fn clear_draft(&mut self) {
        match &mut self.aside {
            Some(aside) => aside.draft = G::Draft::of_kind(aside.draft.kind()),
            None => self.new.clear(),
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
    pub fn forget_missing(&mut self, sheet: &Sheet<G>) {
        let there = |aside: &Aside<G>| sheet.position(aside.entry).is_some();
        self.aside = self.aside.take().filter(there);
        self.left = self.left.take().filter(there);
    }

    /// Nothing half-filled lies here.
    pub fn is_clear(&self) -> bool {
        self.aside.is_none() && self.left.is_none() && !self.new.is_begun()
    }
}

games!(any!(
    /// The desk of a sheet of any game.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "game", rename_all = "kebab-case")]
    AnyDesk of Desk
));

impl AnyDesk {
    /// An empty desk.
    pub fn new(game: GameName) -> AnyDesk {
        games!(named!(game, Named => AnyDesk::from(Desk::<Named>::default())))
    }

    /// Takes the next entry in hand.
    pub fn take_new(&mut self, kind: Kind) {
        games!(each!(self, AnyDesk, desk => desk.take_new(kind)));
    }

    /// Takes an entry in hand that is to stand before this one.
    pub fn take_insertion(&mut self, before: EntryId) {
        fn take<G: Game>(desk: &mut Desk<G>, before: EntryId) {
            desk.take_aside(before, Way::Before, G::Draft::of_kind(Kind::Deal));
        }
        games!(each!(self, AnyDesk, desk => take(desk, before)));
    }

    /// Takes the correction or insertion in hand again that was left last.
    pub fn take_left(&mut self) {
        games!(each!(self, AnyDesk, desk => desk.take_left()));
    }

    /// Puts down what is in hand.
    pub fn put_down(&mut self) {
        games!(each!(self, AnyDesk, desk => desk.put_down()));
    }

    /// Shows the draft in hand as one of another kind.
    pub fn set_kind(&mut self, kind: Kind) {
        games!(each!(self, AnyDesk, desk => desk.draft_mut().set_kind(kind)));
    }

    /// Empties the draft in hand.
    pub fn clear_draft(&mut self) {
        games!(each!(self, AnyDesk, desk => desk.clear_draft()));
    }

    /// Where the draft in hand will stand.
    pub fn place(&self) -> Place {
        games!(each!(self, AnyDesk, desk => desk.place()))
    }

    /// The entry of the correction or insertion that was just left.
    pub fn left(&self) -> Option<EntryId> {
        games!(each!(self, AnyDesk, desk => desk.left.as_ref().map(|left| left.entry)))
    }

    /// Nothing half-filled lies here.
    pub fn is_clear(&self) -> bool {
        games!(each!(self, AnyDesk, desk => desk.is_clear()))
    }
}
