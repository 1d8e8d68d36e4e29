//! Köpknack: three to eight players, three tricks and a pot (rules §4).

mod ante;
mod check;
mod choices;
mod clause;
mod deal;
mod deal_draft;
mod draft;
mod game;
mod how;
mod payments;
mod play;
mod presets;
mod record;
mod rules;
mod score;
mod standing;
mod switch;
mod switches;
mod table;
mod tap;
mod till;
mod transfer_draft;

pub use ante::{Ante, NextPot, next_pot};
pub use check::{Fault, faults};
pub use clause::{Clause, Heading};
pub use deal::{Deal, Play};
pub use deal_draft::DealDraft;
pub use draft::{Draft, Missing};
pub use game::Kopknack;
pub use payments::{Payment, payments};
pub use presets::Preset;
pub use record::{OpenPot, Record};
pub use rules::Rules;
pub use score::{Account, Dealt, Ended, Outcome, Transferred};
pub use standing::Standing;
pub use switch::Switch;
pub use switches::{AnteBy, DoubleInto, DoubleSize};
pub use tap::Tap;
pub use transfer_draft::{Flow, TransferDraft};

/// Tricks of a deal.
pub const TRICKS: u8 = 3;
/// Stakes and transfers are divisible by this, so that every pot is, and each trick pays whole coins.
pub const PARTS: i32 = 3;
