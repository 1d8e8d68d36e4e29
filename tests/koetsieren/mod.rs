//! Koetsieren: what a deal costs, who loses, and the form it is entered with (rules §3).

pub mod any;
mod draft;
mod faults;
mod house_rules;
mod match_end;
mod notation;
mod offers;
mod properties;
mod reference;
mod replaying;
mod roles;
pub mod table;
mod totality;
mod worked;
