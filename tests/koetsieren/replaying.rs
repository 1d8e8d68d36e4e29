//! A sheet that was changed anyhow shows what a fresh sheet with the same entries shows, and every change can be taken back.

use ardoise::domain::koetsieren::{Koetsieren, Rules};
use ardoise::domain::{Game, Replay, Roster, Seat, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;

use super::any::{self, Change};
use super::reference::{self, Table};
use super::table::{enter, of};

/// Rules, a number of players, and changes to a sheet of theirs.
fn changes() -> impl Strategy<Value = (Rules, usize, Vec<Change>)> {
    (any::rules(), any::seats()).prop_flat_map(|(rules, seats)| {
        let changes = vec(any::change(&rules, seats), 0..30);
        (Just(rules), Just(seats), changes)
    })
}

fn changed(rules: Rules, seats: usize, changes: Vec<Change>) -> Sheet<Koetsieren> {
    let mut sheet = Sheet::new(rules, Roster::unnamed(seats));
    for change in changes {
        change.make(&mut sheet);
    }
    sheet
}

/// What the app says of the table, in the words of the reference.
fn said(replay: &Replay<Koetsieren>) -> Table {
    let losers = |seats: &[Seat]| seats.iter().map(|seat| seat.index()).collect();
    Table {
        totals: replay.standing().totals.clone(),
        dealer: replay.dealer.index(),
        lost: replay
            .finish
            .map(|steps| (steps, losers(&replay.steps[steps - 1].standing.losers))),
    }
}

proptest! {
    #[test]
    fn a_changed_sheet_stands_as_the_rules_say((rules, seats, changes) in changes()) {
        let sheet = changed(rules, seats, changes);
        let expected = reference::table(&sheet.rules, &sheet.roster, &sheet.entries);
        prop_assert_eq!(said(&sheet.replay()), expected);
    }

    #[test]
    fn changed_or_written_afresh_it_is_the_same((rules, seats, changes) in changes()) {
        let sheet = changed(rules, seats, changes);
        let mut fresh = Sheet::new(sheet.rules.clone(), sheet.roster.clone());
        for entry in &sheet.entries {
            enter(&mut fresh, entry.record.clone());
        }
        let (one, two) = (sheet.replay(), fresh.replay());
        prop_assert_eq!(one.steps.len(), two.steps.len());
        for (one, two) in one.steps.iter().zip(&two.steps) {
            prop_assert_eq!((&one.outcome, &one.standing), (&two.outcome, &two.standing));
            prop_assert_eq!((one.dealer, one.turn), (two.dealer, two.turn));
        }
        prop_assert_eq!((one.dealer, one.finish), (two.dealer, two.finish));
    }

    #[test]
    fn one_change_taken_back_is_no_change(
        (sheet, change) in any::sheet(0..=12).prop_flat_map(|sheet| {
            let change = any::change(&sheet.rules, sheet.roster.seats());
            (Just(sheet), change)
        }),
    ) {
        let before = sheet.clone();
        let mut sheet = sheet;
        let Some(edit) = change.edit(&sheet) else {
            return Ok(());
        };
        if sheet.commit(edit) == Ok(true) {
            let after = sheet.clone();
            prop_assert!(sheet.undo());
            prop_assert_eq!(&sheet.entries, &before.entries);
            prop_assert_eq!((&sheet.rules, &sheet.roster), (&before.rules, &before.roster));
            prop_assert_eq!(sheet.replay(), before.replay());
            prop_assert!(sheet.redo());
            prop_assert_eq!(sheet, after);
        } else {
            prop_assert_eq!(sheet, before);
        }
    }

    #[test]
    fn everything_can_be_taken_back_and_done_again((rules, seats, changes) in changes()) {
        let mut sheet = changed(rules.clone(), seats, changes);
        prop_assert!(sheet.is_consistent());
        while sheet.redo() {}
        let end = sheet.clone();
        while sheet.undo() {}
        prop_assert_eq!(&sheet.entries, &[]);
        prop_assert_eq!((&sheet.rules, &sheet.roster), (&rules, &Roster::unnamed(seats)));
        while sheet.redo() {}
        prop_assert_eq!(sheet, end);
    }

    #[test]
    fn totals_are_the_sums_of_the_penalties(sheet in any::sheet(0..=40)) {
        let mut totals = vec![0; sheet.roster.seats()];
        for step in &sheet.replay().steps {
            for (total, cost) in totals.iter_mut().zip(of(&step.outcome, sheet.roster.seats())) {
                *total += cost;
            }
            prop_assert_eq!(&step.standing.totals, &totals);
        }
    }

    #[test]
    fn losers_are_at_the_limit_and_nobody_is_there_before(sheet in any::sheet(1..=40)) {
        let replay = sheet.replay();
        let Some(finish) = replay.finish else {
            return Ok(());
        };
        let end = &replay.steps[finish - 1].standing;
        prop_assert!(!end.losers.is_empty());
        let highest = end.totals.iter().copied().max();
        for seat in &end.losers {
            prop_assert!(end.total(*seat) >= sheet.rules.limit);
            prop_assert_eq!(end.to_go(&sheet.rules, *seat), 0);
        }
        let has_highest = |seat: &Seat| Some(end.total(*seat)) == highest;
        prop_assert!(end.losers.iter().any(has_highest));
        for step in &replay.steps[..finish - 1] {
            prop_assert_eq!(&step.standing.losers, &[]);
        }
        for step in &replay.steps[finish..] {
            prop_assert_eq!(&step.standing.losers, &end.losers);
        }
    }

    #[test]
    fn a_generated_sheet_is_sound(sheet in any::sheet(200..=200)) {
        prop_assert_eq!(sheet.entries.len(), 200);
        let replay = sheet.replay();
        for (at, entry) in sheet.entries.iter().enumerate() {
            let faults = Koetsieren::check(&sheet.rules, &replay.spot(at), &entry.record);
            prop_assert_eq!(faults, []);
        }
    }
}
