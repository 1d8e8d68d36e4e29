//! Every test of Ardoise, in one program.

mod access;
mod boundaries;
mod browser;
mod catalogues;
mod change;
mod chart;
mod command_line;
mod couillon;
mod exchange;
mod flows;
mod how;
mod koetsieren;
mod kopknack;
mod laws;
mod layout;
mod outside;
mod phone;
mod readme;
mod scoring;
mod storage;
mod strokes;
mod tour;
