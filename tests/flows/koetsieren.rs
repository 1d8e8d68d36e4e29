//! Koetsieren through the window: what everybody says, what they took, and who loses.

mod corrections;
mod examples;
mod house_rules;
mod long_sheet;
mod sheets;
mod two_steps;

use ardoise::domain::koetsieren::{Koetsieren, Record};
use ardoise::domain::{AnySheet, Sheet};
use ardoise::ui::bridge::{self, EditName, EditVerb, EntryKind, KoetsierenRow};
use slint::{ComponentHandle, Model};

use crate::phone::Phone;

/// A deal that costs the players 0, 1, 0 and 0: the first of the worked examples.
const ONE: &str = "1/1 3/2 2/2 0/0";
/// 1, 2, 1 and 0.
const TWO: &str = "2/1 2/0 0/1 3/3";
/// 0, 0, 2 and 1.
const THREE: &str = "2/2 1/1 2/0 1/2";

/// A phone with an open sheet for so many players, and nothing on it.
fn seated(seats: usize) -> Phone {
    seat(Phone::new(), seats)
}

fn seat(phone: Phone, seats: usize) -> Phone {
    phone.taps("new-sheet game-koetsieren");
    phone.taps(&format!("seats-{seats} start"));
    phone
}

/// Says these numbers in the open form, by seat.
#[track_caller]
pub fn say(phone: &Phone, numbers: &str) {
    for (seat, number) in numbers.split_whitespace().enumerate() {
        phone.tap(&format!("said-{}-{number}", seat + 1));
    }
}

/// Takes so many tricks in the open form, by seat.
#[track_caller]
fn take(phone: &Phone, numbers: &str) {
    for (seat, number) in numbers.split_whitespace().enumerate() {
        phone.tap(&format!("taken-{}-{number}", seat + 1));
    }
}

/// Fills the next deal in, `said/taken` for each player; what the last one took fills itself in.
#[track_caller]
pub fn fill(phone: &Phone, deal: &str) {
    phone.tap("new-deal");
    let (said, mut taken): (Vec<_>, Vec<_>) = deal
        .split_whitespace()
        .filter_map(|player| player.split_once('/'))
        .unzip();
    taken.pop();
    say(phone, &said.join(" "));
    take(phone, &taken.join(" "));
}

/// Enters deals from the page of the sheet.
#[track_caller]
pub fn play(phone: &Phone, deals: &[&str]) {
    for deal in deals {
        fill(phone, deal);
        phone.tap("save");
    }
}

/// The penalties on the page, by seat.
#[track_caller]
fn totals(phone: &Phone) -> Vec<i32> {
    let seats = 1..=6;
    let ids = seats.map(|seat| format!("total-{seat}"));
    ids.take_while(|id| phone.shows(id))
        .map(|id| phone.number(&id))
        .collect()
}

/// Who deals, who makes trump and who says first, as the page says it; counted from 1.
#[track_caller]
fn roles(phone: &Phone) -> [Option<i32>; 3] {
    ["dealer", "trump-maker", "first-to-say"].map(|id| phone.figure(id))
}

/// What the ledger has been given to show, the oldest entry first.
fn rows(phone: &Phone) -> Vec<KoetsierenRow> {
    let page = phone.ui.window().global::<bridge::Koetsieren>();
    let mut rows: Vec<KoetsierenRow> = page.get_rows().iter().collect();
    rows.reverse();
    rows
}

/// The only sheet, as it was last kept.
#[track_caller]
fn kept(phone: &Phone) -> Sheet<Koetsieren> {
    let mut documents = phone.kept().documents;
    assert_eq!(documents.len(), 1, "only one sheet");
    match documents.remove(0).sheet {
        AnySheet::Koetsieren(sheet) => sheet,
        other => panic!("a sheet of {:?}", other.game()),
    }
}

/// The entries of the only sheet, as they were last kept.
#[track_caller]
fn records(phone: &Phone) -> Vec<Record> {
    let entries = kept(phone).entries.into_iter();
    entries.map(|entry| entry.record).collect()
}

/// The name of an edit of the entry with this number.
fn edit(verb: EditVerb, kind: EntryKind, number: i32) -> EditName {
    EditName { verb, kind, number }
}
