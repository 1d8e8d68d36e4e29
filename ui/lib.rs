//! What `app.slint` compiles to: the window, and the globals and structures in `bridge/`. A crate of its own, so that Rust that
//! changes around it does not have it compiled, or read by a linter, again.

// Nothing here was written by hand.
#![allow(warnings, clippy::all)]

slint::include_modules!();

/// A font with Arabic letters, as `build/letters.rs` has found it.
#[cfg(target_family = "wasm")]
pub static ARABIC: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/arabic.ttf"));
