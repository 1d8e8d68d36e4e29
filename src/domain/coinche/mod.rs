//! Coinche: four players, two sides, a bid to be made (rules §1).

mod bid;
mod check;
mod choices;
mod clause;
mod deal;
mod deal_draft;
mod deal_taps;
mod declarations;
mod draft;
mod example;
mod fate;
mod game;
mod how;
mod how_contracts;
mod idle;
mod lines;
mod pile;
mod presets;
mod reckoning;
mod record;
mod revision;
mod rules;
mod score;
mod sum;
mod switch;
mod switches;
mod table;
mod tap;
mod target;

pub use bid::{Bid, Double, TrickBid, Trump};
pub use check::{Fault, faults};
pub use clause::{Clause, Extras, Heading, Own};
pub use deal::{Cards, Deal};
pub use deal_draft::{AllTricks, DealDraft, Missing, Panel, View};
pub use declarations::{Counts, Declaration, Declarations};
pub use draft::{AdjustmentDraft, Draft};
pub use example::Example;
pub use game::{Coinche, Outcome, Standing};
pub use idle::Idle;
pub use lines::{Item, Line, LineKind, Origin, Unscored};
pub use pile::{Card, Pile, Rank, Suit};
pub use presets::Preset;
pub use record::{NextDealer, Record};
pub use rules::Rules;
pub use score::{Score, Verdict, score};
pub use switch::Switch;
pub use switches::{
    BeloteOnFailure, CoincheScope, Counting, DeclarationsOnCapot, DeclarationsOnFailure,
    FailedCapot, FailureBase, Generale, Rounding, Surcoinche, TrumpKinds, UnbidCapot,
};
pub use tap::{Nudge, Tap};
pub use target::Target;

/// Points that the cards of a deal are worth together, the last ten included.
pub const CARD_POINTS: i32 = 162;
/// Points of a belote.
pub const BELOTE: i32 = 20;
