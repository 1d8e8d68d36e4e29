//! A sheet as long as a winter: opened, scrolled, and corrected in the middle.

use std::time::Duration;

use ardoise::app::{Document, SheetId};
use ardoise::domain::koetsieren::{Deal, Koetsieren, Record};
use ardoise::domain::{AnySheet, Sheet};
use ardoise::store::{MemoryStore, Store};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalPosition, Model};

use super::{kept, rows, totals};
use crate::koetsieren::any;
use crate::phone::Phone;

const ENTRIES: usize = 200;

/// A sheet of random deals, the same at every run.
fn random_sheet() -> Sheet<Koetsieren> {
    let tree = any::sheet(ENTRIES..=ENTRIES).new_tree(&mut TestRunner::deterministic());
    tree.expect("a sheet").current()
}

/// A phone in whose drawer the sheet lies.
fn phone_with(sheet: &Sheet<Koetsieren>) -> Phone {
    let mut store = MemoryStore::default();
    let moment = chrono::DateTime::from_timestamp(1_700_000_000, 0).expect("a moment");
    let document = Document {
        id: SheetId::parse("20231114221320").expect("an id"),
        created: moment,
        changed: moment,
        sheet: AnySheet::Koetsieren(sheet.clone()),
    };
    store.save_sheet(&document).expect("kept");
    // Every line in sight is looked through at every step: a few are enough.
    Phone::builder().size(360.0, 900.0).store(store).start()
}

/// Scrolls the ledger, which stands at its newest entry, down to the one with this number; all lines are equally high.
#[track_caller]
fn scroll_to(phone: &Phone, number: usize) {
    let newest = phone.get(&format!("entry-{ENTRIES}"));
    let (at, size) = (newest.absolute_position(), newest.size());
    let position = LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0);
    let lines = u16::try_from(ENTRIES - number).expect("lines");
    let window = phone.ui.window().window();
    window.dispatch_event(WindowEvent::PointerScrolled {
        position,
        delta_x: 0.0,
        delta_y: -size.height * f32::from(lines),
    });
    phone.wait(Duration::from_millis(20));
}

/// One trick goes from a player who has some to another.
fn moved(deal: &Deal) -> (Deal, [String; 2]) {
    let mut deal = deal.clone();
    let taken = deal.taken.as_mut().expect("tricks");
    let from = taken
        .iter()
        .position(|taken| *taken > 0)
        .expect("five tricks");
    let to = (from + 1) % taken.len();
    taken[from] -= 1;
    taken[to] += 1;
    let chip = |seat: usize| format!("taken-{}-{}", seat + 1, taken[seat]);
    let chips = [chip(from), chip(to)];
    (deal, chips)
}

#[test]
fn two_hundred_entries_are_opened_scrolled_and_corrected() {
    let mut sheet = random_sheet();
    let phone = phone_with(&sheet);
    phone.tap(if phone.shows("sheet-finished-0") {
        "sheet-finished-0"
    } else {
        "sheet-running-0"
    });
    assert_eq!(totals(&phone), sheet.replay().standing().totals);
    assert_eq!(rows(&phone).len(), ENTRIES);
    // The last one that was played out, from the middle down.
    let played = |at: &usize| match &sheet.entries[*at].record {
        Record::Deal(deal) if !deal.is_unfinished() => Some(deal.clone()),
        _ => None,
    };
    let at = (0..=ENTRIES / 2).rev().find(|at| played(at).is_some());
    let at = at.expect("a deal");
    let (after, chips) = moved(&played(&at).expect("a deal"));
    scroll_to(&phone, at + 1);
    phone.tap(&format!("entry-{}", at + 1));
    phone.taps(&chips.join(" "));
    phone.tap("save");
    sheet.entries[at].record = Record::Deal(after);
    assert_eq!(kept(&phone).entries, sheet.entries);
    let replay = sheet.replay();
    assert_eq!(totals(&phone), replay.standing().totals);
    for (row, step) in rows(&phone).iter().zip(&replay.steps) {
        let totals: Vec<i32> = row.cells.iter().map(|cell| cell.total).collect();
        assert!(
            totals.is_empty() || totals == step.standing.totals,
            "{}",
            row.number
        );
    }
    let title = format!("{} ", at + 1);
    phone.tap("undo");
    assert!(phone.label("redo").ends_with(title.trim()));
    assert_ne!(kept(&phone).entries, sheet.entries);
    scroll_to(&phone, 1);
    assert!(phone.shows("entry-1"));
}
