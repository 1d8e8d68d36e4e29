//! Sheets on their way out: one of them or all as JSON. `docs/format.md` describes what is written.

mod export;

pub use export::{write_all, write_one};

/// What an export says it is.
const FORMAT: &str = "ardoise-export";

/// The version of exports that is written.
const VERSION: u32 = 1;
