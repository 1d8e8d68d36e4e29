//! What holds of a sheet whatever is asked of the app, with everything kept and read again between any two steps.

pub mod act;
mod dealing;
mod drafts;
pub mod every_game;
mod history;
mod model;
mod taps;
