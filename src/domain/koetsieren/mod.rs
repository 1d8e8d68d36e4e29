//! Koetsieren: two to six players say how many of five tricks they will take, and are fined for being wrong (rules §3).

mod check;
mod choices;
mod clause;
mod deal;
mod draft;
mod form;
mod game;
mod how;
mod presets;
mod record;
mod roles;
mod rules;
mod sayings;
mod score;
mod switch;
mod switches;
mod table;

pub use check::Fault;
pub use clause::{Clause, Heading};
pub use deal::{Deal, tricks_in};
pub use draft::{Draft, Missing, Tap};
pub use form::Phase;
pub use game::Koetsieren;
pub use presets::Preset;
pub use record::Record;
pub use roles::{first_to_say, speaking_order, trump_maker};
pub use rules::Rules;
pub use sayings::{Offer, Warning, barred};
pub use score::{Line, Outcome, Standing};
pub use switch::Switch;
pub use switches::{AtTheLimit, BarredSum, Penalty};

/// Cards in each hand, and so tricks in a deal (rules §3).
pub const TRICKS: u8 = 5;
