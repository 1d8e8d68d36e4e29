//! A sheet as long as a winter: opened, scrolled, and corrected in the middle.

use ardoise::domain::Sheet;
use ardoise::domain::koetsieren::{Deal, Koetsieren, Record};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::Model;

use super::{kept, rows, totals};
use crate::flows::long::{scroll_to, with};
use crate::koetsieren::any;

const ENTRIES: usize = 200;

/// A sheet of random deals, the same at every run.
fn random_sheet() -> Sheet<Koetsieren> {
    let tree = any::sheet(ENTRIES..=ENTRIES).new_tree(&mut TestRunner::deterministic());
    tree.expect("a sheet").current()
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
    let phone = with(sheet.clone(), 900.0);
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
    scroll_to(&phone, ENTRIES, at + 1);
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
    // The ledger stands where it stood when the deal was opened.
    scroll_to(&phone, at + 1, 1);
    assert!(phone.shows("entry-1"));
}
