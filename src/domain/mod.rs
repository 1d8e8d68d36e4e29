//! The card table: games, sheets and their history. Pure: no files, clock, language or window.

pub mod coinche;
mod edit;
mod entry;
mod game;
mod journal;
mod points;
mod roster;
mod seat;
mod sheet;
mod side;

pub use edit::Edit;
pub use entry::{Entry, EntryId};
pub use game::{Game, Replay, Step, Turn};
pub use journal::Journal;
pub use points::Points;
pub use roster::Roster;
pub use seat::{Direction, Seat};
pub use sheet::{Misfit, Sheet};
pub use side::{BySide, Side};
