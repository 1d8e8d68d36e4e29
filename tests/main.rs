//! Every test of Ardoise, in one program.

mod phone;
mod scoring;
mod shots;
