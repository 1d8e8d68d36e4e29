use serde::{Deserialize, Serialize};

/// Names an entry for as long as its sheet lives, wherever in the list it stands. Never used again after a deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u32);

/// One line of a sheet as it was recorded: a deal, or one of the game's other kinds of entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry<R> {
    pub id: EntryId,
    pub record: R,
}
