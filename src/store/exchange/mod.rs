//! Sheets on their way out and in: one sheet or all of them as JSON, a sheet as a table, and JSON from anywhere.
//! `docs/format.md` describes what is written; what comes in is trusted in nothing.

mod csv;
mod export;
mod names;
mod preview;
mod reading;
mod refusal;
mod sheet;
mod strict;

pub use csv::write_csv;
pub use export::{write_all, write_one};
pub use preview::{Arrival, Preview};
pub use reading::{Incoming, read};
pub use refusal::{Refusal, Unreadable};

/// What an export says it is.
const FORMAT: &str = "ardoise-export";

/// The version of exports that is written, and the highest that is read.
const VERSION: u32 = 1;

/// No larger text is read (bytes). Two thousand evenings of forty deals are less.
pub const LARGEST: usize = 64 << 20;

/// No more sheets are read at once.
pub const MOST_SHEETS: usize = 10_000;

/// A sheet with more values in its JSON than this is not read: a sheet of two thousand deals has a tenth.
pub const MOST_VALUES: usize = 1_000_000;

/// The work that the histories of a file may ask for, each counted as its edits times its edits and entries together: two
/// sheets of seven thousand deals each, or many shorter ones.
pub const MOST_WORK: usize = 200_000_000;
