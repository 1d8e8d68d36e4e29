//! The invariants that ARCHITECTURE.md prints, held by reading the sources.

mod figures;
mod games;
mod rust;
pub mod source;
mod window;
