//! Sheets on their way out: one of them or all as JSON, a sheet as a table. `docs/format.md` describes what is written.

mod csv;
mod export;

pub use csv::write_csv;
pub use export::{write_all, write_one};

/// What an export says it is.
const FORMAT: &str = "ardoise-export";

/// The version of exports that is written.
const VERSION: u32 = 1;
