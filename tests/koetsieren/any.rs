//! Random house rules, entries, sheets and changes to a sheet, for the properties.

use std::ops::RangeInclusive;

use ardoise::domain::koetsieren::{
    AtTheLimit, BarredSum, Deal, Koetsieren, Penalty, Record, Rules,
};
use ardoise::domain::{Game, Roster, Seat, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::table::enter;

/// How many players a table can have.
pub fn seats() -> impl Strategy<Value = usize> {
    Koetsieren::SEATS
}

/// A seat of a table of so many.
pub fn seat(seats: usize) -> impl Strategy<Value = Seat> {
    (0..seats).prop_map(|index| Seat::from_index(index).expect("a seat of the table"))
}

/// Any house rules that the rules page can set.
pub fn rules() -> impl Strategy<Value = Rules> {
    let limit = prop_oneof![3 => Just(10), 1 => Just(5), 1 => Just(15), 1 => 1..=999];
    let barred_sum = select(vec![
        BarredSum::Enforced,
        BarredSum::Warned,
        BarredSum::Allowed,
    ]);
    let at_the_limit = select(vec![
        AtTheLimit::HighestLoses,
        AtTheLimit::AllLose,
        AtTheLimit::PlayOn,
    ]);
    let penalty = select(vec![Penalty::Difference, Penalty::Squared]);
    (limit, barred_sum, at_the_limit, penalty).prop_map(
        |(limit, barred_sum, at_the_limit, penalty)| Rules {
            limit,
            barred_sum,
            at_the_limit,
            penalty,
        },
    )
}

/// Sayings that the rules accept.
fn said(rules: &Rules, seats: usize) -> impl Strategy<Value = Vec<u8>> + use<> {
    let barred = rules.barred_sum == BarredSum::Enforced;
    (vec(0..=5u8, seats), 0..seats).prop_map(move |(mut said, other)| {
        if barred && said.iter().sum::<u8>() == 5 {
            said[other] = (said[other] + 1) % 6;
        }
        said
    })
}

/// Who took each of the five tricks, added up by seat.
fn taken(seats: usize) -> impl Strategy<Value = Vec<u8>> {
    vec(0..seats, 5).prop_map(move |tricks| {
        let mut taken = vec![0; seats];
        for winner in tricks {
            taken[winner] += 1;
        }
        taken
    })
}

/// A deal that was played out and that the rules accept.
pub fn deal(rules: &Rules, seats: usize) -> impl Strategy<Value = Deal> + use<> {
    (said(rules, seats), taken(seats)).prop_map(|(said, taken)| Deal {
        said,
        taken: Some(taken),
    })
}

/// A deal with its tricks to come, that the rules accept as the last entry.
pub fn unfinished(rules: &Rules, seats: usize) -> impl Strategy<Value = Deal> + use<> {
    said(rules, seats).prop_map(|said| Deal { said, taken: None })
}

/// An entry of any kind that the rules accept anywhere in a sheet.
pub fn record(rules: &Rules, seats: usize) -> impl Strategy<Value = Record> + use<> {
    prop_oneof![
        9 => deal(rules, seats).prop_map(Record::Deal),
        1 => seat(seats).prop_map(|seat| Record::Dealer { seat }),
    ]
}

/// An entry that the rules accept as the last one: [`record`], or a deal with its tricks to come.
pub fn last_record(rules: &Rules, seats: usize) -> impl Strategy<Value = Record> + use<> {
    prop_oneof![
        3 => record(rules, seats),
        1 => unfinished(rules, seats).prop_map(Record::Deal),
    ]
}

/// Rules, a number of players, and a deal that was played out.
pub fn rules_and_deal() -> impl Strategy<Value = (Rules, Deal)> {
    (rules(), seats()).prop_flat_map(|(rules, seats)| (Just(rules.clone()), deal(&rules, seats)))
}

/// A sheet with so many entries, each of which its rules accept; the last one may wait for its tricks.
pub fn sheet(entries: RangeInclusive<usize>) -> impl Strategy<Value = Sheet<Koetsieren>> {
    (rules(), seats()).prop_flat_map(move |(rules, seats)| {
        let records = vec(record(&rules, seats), entries.clone());
        let last = last_record(&rules, seats);
        (Just(rules), seat(seats), records, last).prop_map(move |(rules, first, records, last)| {
            let mut roster = Roster::unnamed(seats);
            roster.first_dealer = first;
            let mut sheet = Sheet::new(rules, roster);
            let sound = records.len().saturating_sub(1);
            let last = (!records.is_empty()).then_some(last);
            for record in records.into_iter().take(sound).chain(last) {
                enter(&mut sheet, record);
            }
            sheet
        })
    })
}

/// Something a user does to a sheet.
pub type Change = crate::change::Change<Koetsieren>;

/// A change to a sheet of so many players that was begun with these rules.
pub fn change(own: &Rules, seats: usize) -> impl Strategy<Value = Change> + use<> {
    prop_oneof![
        5 => (0..50usize, last_record(own, seats)).prop_map(|(at, it)| Change::Insert(at, it)),
        2 => (0..50usize, last_record(own, seats)).prop_map(|(at, it)| Change::Replace(at, it)),
        2 => (0..50usize).prop_map(Change::Remove),
        1 => rules().prop_map(Change::Rules),
        1 => seat(seats).prop_map(Change::FirstDealer),
        1 => (0..seats, "[A-Za-z ]{0,8}").prop_map(|(who, name)| Change::Name(who, name)),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
    ]
}
