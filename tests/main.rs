//! Every test of Ardoise, in one program.

mod boundaries;
mod catalogues;
mod command_line;
mod flows;
mod laws;
mod phone;
mod scoring;
mod shots;
mod storage;
