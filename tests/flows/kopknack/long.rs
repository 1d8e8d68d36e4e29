//! A sheet of 200 deals: opened, scrolled, changed in the middle.

use ardoise::domain::Sheet;
use ardoise::domain::kopknack::{Kopknack, Play, Record};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::LogicalPosition;

use super::{check, kept, ledger};
use crate::flows::long::{scroll, with};
use crate::kopknack::any;
use crate::phone::Phone;

/// A phone with that sheet open.
fn open(sheet: Sheet<Kopknack>) -> Phone {
    let phone = with(sheet, 1600.0);
    phone.tap("sheet-running-0");
    phone
}

#[track_caller]
fn check_against(phone: &Phone, sheet: &Sheet<Kopknack>) {
    let replay = sheet.replay();
    let standing = replay.standing();
    check(phone, &standing.balances, standing.pot);
    let rows = ledger(phone);
    assert_eq!(rows.len(), replay.steps.len());
    for (row, step) in rows.iter().zip(&replay.steps) {
        assert_eq!(row.pot_left, step.standing.pot, "entry {}", row.number);
    }
}

#[test]
fn two_hundred_deals_are_scrolled_and_changed_in_the_middle() {
    let mut runner = TestRunner::deterministic();
    let sheet = any::session(200)
        .new_tree(&mut runner)
        .expect("a sheet")
        .current();
    let phone = open(sheet.clone());
    check_against(&phone, &sheet);
    assert!(phone.shows("entry-200"));
    // Down to the middle.
    while !phone.shows("entry-105") {
        scroll(&phone, LogicalPosition::new(180.0, 1000.0), -600.0);
    }
    assert!(!phone.shows("entry-200"));
    phone.tap("entry-110");
    assert_eq!(phone.figures("title")[0], 110);
    phone.taps("form-menu clear-form sweep save");
    let mut wanted = sheet.clone();
    let Record::Deal(deal) = &mut wanted.entries[109].record else {
        panic!("a deal");
    };
    deal.play = Play::Swept(None);
    assert_eq!(kept(&phone).entries, wanted.entries);
    check_against(&phone, &wanted);
    phone.tap("undo");
    check_against(&phone, &sheet);
    // The last one is changed as well, by a phone that was started again.
    let phone = phone.restart();
    phone.taps("redo entry-200 form-menu clear-form sweep save");
    let Record::Deal(deal) = &mut wanted.entries[199].record else {
        panic!("a deal");
    };
    deal.play = Play::Swept(None);
    check_against(&phone, &wanted);
}

#[test]
fn any_evening_is_shown_as_it_plays_out() {
    let mut runner = TestRunner::deterministic();
    for _ in 0..12 {
        let sheet = any::sheet(0..=20)
            .new_tree(&mut runner)
            .expect("a sheet")
            .current();
        if sheet.replay().finish.is_none() {
            check_against(&open(sheet.clone()), &sheet);
        }
    }
}
