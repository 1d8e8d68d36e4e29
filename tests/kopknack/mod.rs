//! The pot and the balances of an evening of Köpknack (rules §4).

pub mod any;
mod endings;
mod faults;
mod forms;
mod history;
mod house_rules;
mod laws;
mod payments;
mod reference;
pub mod table;
mod taps;
mod transfers;
mod worked;
