use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Game, Kind, Spot};

/// An entry while it is being filled in. The parts of every kind are kept, so that looking at another kind loses nothing.
pub trait Draft<G: Game>:
    Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned
{
    /// A tap in the form.
    type Tap: Clone + PartialEq + Debug;
    /// What is not filled in yet.
    type Missing: Copy + PartialEq + Debug;

    fn kind(&self) -> Kind;

    /// Shows the form of another kind.
    fn set_kind(&mut self, kind: Kind);

    /// The draft that shows a saved record exactly as it was saved.
    fn of_record(record: &G::Record) -> Self;

    /// Carries a tap out. A tap that means nothing as the form stands changes nothing.
    fn tap(&mut self, rules: &G::Rules, spot: &Spot<G>, tap: Self::Tap);

    /// The record as it stands, or what is still missing for one.
    fn record(&self, rules: &G::Rules, spot: &Spot<G>) -> Result<G::Record, Self::Missing>;

    /// Empties the part of this draft's own kind; what was begun of the other kinds stays.
    fn clear(&mut self);

    /// Whether anything was filled in, of any kind.
    fn is_begun(&self) -> bool;

    /// Whether both say the same facts; what is only looked at (an opened panel) plays no part.
    fn says_the_same(&self, other: &Self) -> bool;

    /// An empty draft of that kind.
    fn of_kind(kind: Kind) -> Self {
        let mut draft = Self::default();
        draft.set_kind(kind);
        draft
    }
}
