//! More than any club will ever have: 2000 deals on one sheet, and 1000 sheets in one drawer.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ardoise::app::{Document, SheetId};
use ardoise::domain::coinche::Coinche;
use ardoise::domain::{AnySheet, Sheet};
use ardoise::store::format;
use ardoise::ui::bridge::Note;
use chrono::{DateTime, TimeDelta, Utc};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::LogicalPosition;

use super::long::{of_coinche, scroll, scroll_to};
use super::{digits, play};
use crate::phone::{Phone, coinche};
use crate::{couillon, koetsieren, kopknack};

/// The only sheet, as it was last kept.
fn kept(phone: &Phone) -> Sheet<Coinche> {
    coinche(&phone.kept().documents[0].sheet).clone()
}

/// Begins a sheet that is played to no end, and taps so many deals in, each by its own six taps.
fn tap_in(phone: Phone, deals: usize) -> Phone {
    phone.taps("new-sheet target-none start");
    for deal in 0..deals {
        let points = points(deal).to_string();
        let side = deal % 2 + 1;
        phone.taps(&format!("new-deal bidder-{side} bid-80"));
        digits(&phone, &points);
        phone.tap("save");
    }
    phone
}

/// The card points of the bidders, who have made their bid.
fn points(deal: usize) -> usize {
    90 + deal % 7 * 10
}

/// What all the deals come to, by a sum of our own: the bid was made, so the bidders have
/// their points and the bid, and points are written down in tens.
fn sum(deals: usize) -> (i32, i32) {
    let mut sums = (0, 0);
    for deal in 0..deals {
        let points = i32::try_from(points(deal)).expect("small");
        let (bidders, others) = match deal % 2 {
            0 => (&mut sums.0, &mut sums.1),
            _ => (&mut sums.1, &mut sums.0),
        };
        *bidders += points + 80;
        *others += 160 - points;
    }
    sums
}

/// Opens, corrects, undoes and does again, in the middle of so many deals and at their end, before and after a restart.
fn check(phone: Phone, deals: usize) {
    let (one, two) = sum(deals);
    assert_eq!(phone.totals(), (one, two));
    assert_eq!(kept(&phone).entries.len(), deals);
    let phone = phone.restart();
    assert_eq!(phone.totals(), (one, two));
    // A deal in the middle, which the sides with the odd numbers bid: ten points go from them to the others.
    let middle = deals / 4 * 2 + 1;
    scroll_to(&phone, deals, middle);
    phone.taps(&format!(
        "entry-{middle} points-1 key-erase key-erase key-erase"
    ));
    digits(&phone, &(points(middle - 1) + 10).to_string());
    phone.tap("save");
    let corrected = (one + 10, two - 10);
    assert_eq!(phone.totals(), corrected);
    phone.tap("undo");
    assert_eq!(phone.totals(), (one, two));
    let phone = phone.restart();
    phone.tap("redo");
    assert_eq!(phone.totals(), corrected);
    phone.tap("undo");
    // Some are taken back, and done again after a restart.
    for _ in 0..20 {
        phone.tap("undo");
    }
    assert_eq!(phone.totals(), sum(deals - 20));
    assert_eq!(kept(&phone).entries.len(), deals - 20);
    let phone = phone.restart();
    for _ in 0..20 {
        phone.tap("redo");
    }
    assert_eq!(phone.totals(), (one, two));
    let sheet = kept(&phone);
    assert!(sheet.is_consistent(), "its history leads to it");
}

#[test]
fn deals_are_tapped_into_one_sheet_and_it_is_as_good_as_new() {
    let folder = tempfile::tempdir().unwrap();
    check(
        tap_in(Phone::builder().folder(folder.path()).start(), 60),
        60,
    );
}

/// The same with two thousand, which takes minutes.
#[test]
#[ignore = "takes minutes"]
fn two_thousand_deals_are_tapped_into_one_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let phone = Phone::builder().folder(folder.path()).start();
    check(tap_in(phone, 2000), 2000);
}

/// When the oldest of many sheets was begun.
fn first() -> DateTime<Utc> {
    DateTime::from_timestamp(1_600_000_000, 0).unwrap()
}

/// Whether a sheet is still played on.
fn runs(sheet: &AnySheet) -> bool {
    let finish = match sheet {
        AnySheet::Coinche(sheet) => sheet.replay().finish,
        AnySheet::Couillon(sheet) => sheet.replay().finish,
        AnySheet::Koetsieren(sheet) => sheet.replay().finish,
        AnySheet::Kopknack(sheet) => sheet.replay().finish,
    };
    finish.is_none()
}

/// Scrolls down to an element and into the middle of the window.
fn bring(phone: &Phone, id: &str) {
    let middle = LogicalPosition::new(180.0, 800.0);
    for _ in 0..50 {
        match phone.find(id).map(|it| it.absolute_position().y) {
            Some(y) if y < 1300.0 => return,
            _ => scroll(phone, middle, -1200.0),
        }
    }
    panic!("{id:?} does not come into view");
}

/// Fills a folder with so many sheets of all games, one a day, as if they had been kept there.
fn fill(folder: &Path, sheets: usize) {
    let mut runner = TestRunner::deterministic();
    let couillon = couillon::any::sheet(10..=20);
    let koetsieren = koetsieren::any::sheet(10..=20);
    let kopknack = kopknack::any::session(10);
    let folder = folder.join("sheets");
    fs::create_dir_all(&folder).unwrap();
    for day in 0..sheets {
        let created = first() + TimeDelta::days(i64::try_from(day).unwrap());
        let sheet: AnySheet = match day % 4 {
            0 => of_coinche(12).into(),
            1 => couillon.new_tree(&mut runner).unwrap().current().into(),
            2 => koetsieren.new_tree(&mut runner).unwrap().current().into(),
            _ => kopknack.new_tree(&mut runner).unwrap().current().into(),
        };
        let document = Document {
            id: SheetId::of_moment(created),
            created,
            changed: created,
            sheet,
        };
        let text = format::write_sheet(&document).unwrap();
        fs::write(folder.join(format!("{}.json", document.id)), text).unwrap();
    }
}

#[test]
fn a_thousand_sheets_lie_in_one_folder_and_an_old_one_is_opened_changed_deleted_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path(), 1000);
    let phone = Phone::builder().folder(folder.path()).start();
    let before = phone.kept();
    assert_eq!((before.documents.len(), before.damaged.len()), (1000, 0));
    let running = before.documents.iter().rev().filter(|it| runs(&it.sheet));
    let running: Vec<&Document> = running.collect();
    // The last one of Coinche that one tap brings, which is played to no end.
    let is_coinche = |it: &&Document| matches!(it.sheet, AnySheet::Coinche(_));
    let at = running[..140].iter().rposition(is_coinche).unwrap();
    assert!(at > 40, "at first it is not shown");
    let chosen = running[at].id.clone();
    bring(&phone, "older-running");
    phone.tap("older-running");
    let last = format!("sheet-running-{at}");
    bring(&phone, &last);
    phone.tap(&last);
    assert_eq!(phone.ledger().len(), 12);
    let totals = phone.totals();
    play(&phone, 1, "80", "82");
    assert_eq!(phone.ledger().len(), 13);
    phone.tap("undo");
    assert_eq!(phone.totals(), totals);
    phone.tap("back");
    // Having been changed last, it is the first now.
    phone.tap("sheet-menu-running-0");
    phone.taps("sheet-delete sheet-delete-yes");
    assert_eq!(phone.kept().documents.len(), 999);
    assert_eq!(phone.kept().trash[0].document.id, chosen);
    phone.tap("snack-action");
    assert_eq!(phone.snack().0, Note::SheetRestored);
    let phone = phone.restart();
    let after = phone.kept();
    assert_eq!((after.documents.len(), after.damaged.len()), (1000, 0));
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), totals);
    phone.tap("redo");
    assert_eq!(phone.ledger().len(), 13);
    // The others are as they were.
    let others = |documents: Vec<Document>| -> BTreeMap<SheetId, AnySheet> {
        let others = documents.into_iter().filter(|it| it.id != chosen);
        others.map(|it| (it.id, it.sheet)).collect()
    };
    assert!(others(before.documents) == others(after.documents));
}
