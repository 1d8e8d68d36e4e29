//! Couillon: the worked examples, the house rules, the laws of the board, the form.

pub mod any;
mod board;
mod cases;
mod check;
mod draft_laws;
mod drafts;
mod files;
mod house_rules;
mod laws;
mod presets;
mod sheets;
