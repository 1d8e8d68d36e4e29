//! Ardoise: the slate on which a table of card players keeps its score. `ARCHITECTURE.md` shows the way around.

pub mod app;
#[cfg(target_family = "wasm")]
pub mod browser;
#[cfg(not(target_family = "wasm"))]
pub mod command_line;
pub mod domain;
pub mod platform;
pub mod store;
pub mod ui;
