//! Couillon through the real window: the worked examples, tapped in on the board and in the form, and all that can be done
//! to a sheet of it afterwards.

mod board;
mod changes;
mod form;
mod house_rules;
mod long;

use ardoise::domain::couillon::{Couillon, Record, Tally};
use ardoise::domain::{AnySheet, Sheet, Side};
use ardoise::ui::bridge::{self, CouillonRow};
use slint::{ComponentHandle, Model};

use crate::phone::Phone;

/// A phone with an open sheet of Couillon and nothing on it.
fn seated() -> Phone {
    seat(Phone::new())
}

fn seat(phone: Phone) -> Phone {
    phone.taps("new-sheet game-couillon start");
    phone
}

/// Two taps on the board: who said yes, and who won.
#[track_caller]
pub fn deal(phone: &Phone, yes: &str, result: &str) {
    phone.taps(&format!("yes-{yes} {result}"));
}

/// So many deals that a side wins without anybody having said yes.
#[track_caller]
pub fn wins(phone: &Phone, result: &str, count: usize) {
    for _ in 0..count {
        deal(phone, "nobody", result);
    }
}

/// The only sheet, as it was last kept.
#[track_caller]
fn kept(phone: &Phone) -> Sheet<Couillon> {
    match &phone.kept().documents[..] {
        [document] => match &document.sheet {
            AnySheet::Couillon(sheet) => sheet.clone(),
            other => panic!("a sheet of {:?}", other.game()),
        },
        others => panic!("{} sheets", others.len()),
    }
}

/// Who said yes and how it came out, of the deal that was saved last.
#[track_caller]
fn last(phone: &Phone) -> (Option<Side>, Tally) {
    match &kept(phone).entries.last().expect("an entry").record {
        Record::Deal(deal) => (deal.said_yes, deal.result),
        other => panic!("{other:?} is no deal"),
    }
}

/// What the ledger has been given to show, the oldest entry first.
fn ledger(phone: &Phone) -> Vec<CouillonRow> {
    let rows = phone.ui.window().global::<bridge::Couillon>().get_rows();
    let mut rows: Vec<CouillonRow> = rows.iter().collect();
    rows.reverse();
    rows
}

/// The halves of the strokes that the board has been given to draw: side one's, side two's.
fn halves(phone: &Phone) -> (Vec<i32>, Vec<i32>) {
    let pages = phone.ui.window().global::<bridge::Couillon>();
    let strokes = |model: slint::ModelRc<i32>| model.iter().collect();
    (strokes(pages.get_halves_1()), strokes(pages.get_halves_2()))
}

/// The wins that both sides still need, as they stand under the board.
#[track_caller]
fn needed(phone: &Phone) -> (i32, i32) {
    (phone.number("needed-1"), phone.number("needed-2"))
}

/// What the board shows: strokes from top to bottom (-1 rubbed out, 0 plain, n loops) and the wins still needed.
#[track_caller]
fn check_board(phone: &Phone, one: &[i32], two: &[i32], wanted: (i32, i32)) {
    assert_eq!(halves(phone), (one.to_vec(), two.to_vec()));
    assert_eq!(needed(phone), wanted);
}

/// The page says what the kept sheet comes to, played out from its first entry.
#[track_caller]
fn check_replay(phone: &Phone) {
    let sheet = kept(phone);
    let replay = sheet.replay();
    let standing = replay.standing();
    let both = (standing.needed(Side::One), standing.needed(Side::Two));
    assert_eq!(needed(phone), both);
    let rows = ledger(phone);
    assert_eq!(rows.len(), replay.steps.len());
    for (row, step) in rows.iter().zip(&replay.steps) {
        let after = &step.standing;
        let both = (after.needed(Side::One), after.needed(Side::Two));
        assert_eq!((row.needed_1, row.needed_2), both, "{row:?}");
        let change = step.outcome.change();
        assert_eq!(
            (row.change_1, row.change_2),
            (change.one, change.two),
            "{row:?}"
        );
    }
    let ends: Vec<usize> = (1..=rows.len()).filter(|at| rows[at - 1].ends).collect();
    assert_eq!(ends, replay.finish.into_iter().collect::<Vec<_>>());
}

/// From an empty board: side one says yes and loses the first deal; then both win until side one has one looped stroke and
/// `plain_1` plain ones, and side two `plain_2` plain ones.
fn board(phone: &Phone, plain_1: usize, plain_2: usize) {
    deal(phone, "1", "won-2");
    wins(phone, "won-1", 4 - plain_1);
    wins(phone, "won-2", 4 - plain_2);
}
