//! Sheets on their way out and in: nothing is lost on it, and nothing comes in that the app could not have made.

mod any;
mod csv;
mod files;
mod fits;
mod fuzz;
mod limits;
mod mangled;
mod objections;
mod out;
mod preview;
mod refused;
mod returning;
