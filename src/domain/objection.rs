use super::Game;
use super::registry::{any, games};

/// Why an entry is refused, of one game.
pub type FaultOf<G> = <G as Game>::Fault;

games!(any!(
    /// Why an entry is refused, of whichever game.
    #[derive(Clone, Copy, Debug, PartialEq)]
    AnyFault of FaultOf
));

/// Something on a sheet that no form of the app would have taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Objection {
    pub of: Of,
    pub why: Why,
}

/// What an objection is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// This entry as it stands on the sheet, counted from 1.
    Entry(usize),
    /// What stood on the sheet after this edit of its history, counted from 1, and no longer does.
    Edit(usize),
    /// The sheet itself: names, rules, its history as a whole.
    Sheet,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// The house rules that were in force refuse the entry where it came to stand.
    Refused(AnyFault),
    /// It stands behind an entry that still waits for its second half.
    BehindUnfinished,
    /// A note is longer than can be entered, or has signs that cannot.
    Note,
    /// Its id is so large that no further entry could have one, or another entry has it.
    EntryId,
    /// A name is longer than can be entered, or has signs that cannot.
    Name,
    /// The first dealer sits at no seat of the table.
    FirstDealer,
    /// The number of players changes.
    Players,
    /// A house rule stands at a number that it does not take.
    Rules,
    /// So much was changed so far from the end that to look it through would take too long.
    TooTangled,
}
