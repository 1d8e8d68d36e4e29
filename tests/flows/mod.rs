//! Journeys through the real window, as a thumb makes them.

mod about;
mod around;
mod big_score;
mod chart;
mod corrections;
pub mod couillon;
mod damage;
mod deal_form;
mod evening;
mod failing;
mod figures;
mod history;
mod house_rules;
mod how;
mod keyboard;
mod keypad;
pub mod koetsieren;
pub mod kopknack;
mod languages;
mod long;
mod motion;
mod names;
mod other_entries;
mod saving;
mod sheets;
mod tour;
mod trash;
mod two_windows;
mod unfinished;
mod usual;

use ardoise::ui::bridge::{EditName, EditVerb, EntryKind};

use crate::phone::Phone;

/// A phone with an open sheet, to 2000, and nothing on it.
pub fn seated() -> Phone {
    seat(Phone::new())
}

/// Begins a sheet as it comes.
pub fn seat(phone: Phone) -> Phone {
    phone.taps("new-sheet start");
    phone
}

/// Taps digits on the app's own keypad.
#[track_caller]
pub fn digits(phone: &Phone, digits: &str) {
    for digit in digits.chars() {
        phone.tap(&format!("key-{digit}"));
    }
}

/// Enters a plain deal from the score page: the side that bid, its bid, its card points.
#[track_caller]
pub fn play(phone: &Phone, side: u8, bid: &str, points: &str) {
    phone.taps(&format!("new-deal bidder-{side} bid-{bid}"));
    digits(phone, points);
    phone.tap("save");
}

/// Three plain deals: 220 : 50, 60 : 190, 0 : 240.
#[track_caller]
pub fn play_three(phone: &Phone) {
    // Side one bid 110 and has 112: made, 112 + 110 against 50.
    play(phone, 1, "110", "112");
    // Side two bid 90 and has 101: made, 101 + 90 against 61.
    play(phone, 2, "90", "101");
    // Side one bid 80 and has 74: failed, 160 + 80 for the other side.
    play(phone, 1, "80", "74");
}

/// The totals after [`play_three`]: 220 + 60, and 50 + 190 + 240.
pub const THREE: (i32, i32) = (280, 480);

/// The sheet's text without the moment of its last change.
pub fn facts(phone: &Phone) -> String {
    let text = phone.sheet_text();
    let facts = text.lines().filter(|line| !line.contains("\"changed\": "));
    facts.collect::<Vec<_>>().join("\n")
}

/// The name of an edit of the entry with this number.
pub fn edit(verb: EditVerb, kind: EntryKind, number: i32) -> EditName {
    EditName { verb, kind, number }
}

/// The name of an edit that is of no entry.
pub fn plain(verb: EditVerb) -> EditName {
    EditName {
        verb,
        ..Default::default()
    }
}
