//! Couillon: four players, two sides, strokes of chalk to be rubbed out (rules §2).

mod check;
mod choices;
mod clause;
mod counts;
mod deal;
mod deal_draft;
mod deal_taps;
mod draft;
mod game;
mod half;
mod how;
mod presets;
mod record;
mod rules;
mod score;
mod standing;
mod stroke;
mod switch;
mod switches;
mod table;
mod units;
mod win;

pub use check::{Fault, faults};
pub use clause::{Clause, Heading};
pub use counts::{Counts, Rank};
pub use deal::{Deal, Tally, Verdict};
pub use deal_draft::{DealDraft, Panel, ResultDraft, SaidYes, View};
pub use draft::{Draft, Missing, Step, Tap};
pub use game::Couillon;
pub use half::Half;
pub use presets::Preset;
pub use record::Record;
pub use rules::Rules;
pub use score::{MarkChange, Outcome, score};
pub use standing::Standing;
pub use stroke::Stroke;
pub use switch::Switch;
pub use switches::{AllTricks, CardsPlayed, SecondLoop, Silence, Ties, Variant};
pub use units::Units;
pub use win::{Looped, Removed, Win};

use crate::domain::Points;

/// Points that all the cards of the pack are worth together.
pub const PACK: Points = 40;
/// The fewest points that the sixteen cards of the four-trick form are worth together: the eight others are worth at the
/// most 28, four aces and four kings.
pub const FEWEST_OF_SIXTEEN: Points = 12;
