use crate::domain::Kind;

use super::SheetId;

/// What came of a command: what has to be written, and what the user is told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub persist: Vec<Persist>,
    pub notice: Option<Notice>,
}

/// Something that has to reach the disk before the next frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Persist {
    Sheet(SheetId),
    RemovedSheet(SheetId),
    /// It was deleted, and has been taken back.
    RestoredSheet(SheetId),
    Settings,
    Session,
}

/// Something to tell the user, without words.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// An edit was made that one may want to take back at once.
    Done(Label),
    Undone(Label),
    Redone(Label),
    /// A correction was left unsaved; it can be gone back to.
    DraftLeft {
        number: usize,
    },
    /// It can be taken back.
    SheetDeleted(SheetId),
    SheetRestored,
    /// So many sheets came from elsewhere; that can be taken back.
    TakenIn(usize),
    /// So many of them were put into the trash.
    PutOut(usize),
    /// The form cannot be saved as it stands.
    Refused,
    /// Nothing can be changed here: another window has the folder.
    ReadOnly,
}

/// Names an edit of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    Entry {
        verb: Verb,
        kind: Kind,
        /// Counted from 1.
        number: usize,
    },
    Names,
    FirstDealer,
    /// Target, strokes, limit or stake.
    Headline,
    Rules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Add,
    /// Filling in the half that was still to come.
    Complete,
    Insert,
    Correct,
    Delete,
}

impl Outcome {
    pub fn nothing() -> Outcome {
        Outcome::default()
    }

    pub fn write(persist: impl IntoIterator<Item = Persist>) -> Outcome {
        Outcome {
            persist: persist.into_iter().collect(),
            notice: None,
        }
    }

    /// Both outcomes; where both tell something, the later one's notice.
    pub fn and(mut self, later: Outcome) -> Outcome {
        for persist in later.persist {
            if !self.persist.contains(&persist) {
                self.persist.push(persist);
            }
        }
        self.notice = later.notice.or(self.notice);
        self
    }

    pub fn telling(self, notice: Notice) -> Outcome {
        Outcome {
            notice: Some(notice),
            ..self
        }
    }
}
