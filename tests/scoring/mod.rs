//! The score of a deal and of an evening of Coinche (rules §1).

pub mod any;
mod choices;
mod dealing;
mod evening;
mod examples;
mod explanation;
mod faults;
mod house_rules;
mod match_end;
pub mod notation;
mod overflow;
mod pile;
mod presets;
mod properties;
mod reference;
mod replaying;
pub mod table;
mod worked;
