//! Sheets of Köpknack that are edited, taken back and done again.

use ardoise::domain::kopknack::{Kopknack, Record, Rules};
use ardoise::domain::{Edit, Entry, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;

use super::any::{self, Change};
use super::table::{Table, alone, nobody, tricks};

fn sheet_and_changes() -> impl Strategy<Value = (Sheet<Kopknack>, Vec<Change>)> {
    any::sheet(0..=12).prop_flat_map(|sheet| {
        let changes = vec(any::change(sheet.roster.seats()), 1..25);
        (Just(sheet), changes)
    })
}

/// What stands on the sheet, without its history.
fn facts(sheet: &Sheet<Kopknack>) -> Sheet<Kopknack> {
    Sheet {
        journal: Default::default(),
        ..sheet.clone()
    }
}

/// A sheet on which the same was written without ever a correction.
fn written_afresh(sheet: &Sheet<Kopknack>) -> Sheet<Kopknack> {
    let mut fresh = Sheet::new(sheet.rules.clone(), sheet.roster.clone());
    for (at, Entry { id, record }) in sheet.entries.iter().enumerate() {
        let entry = Entry {
            id: *id,
            record: record.clone(),
        };
        let edit = Edit::Insert { at, entry };
        assert_eq!(fresh.commit(edit), Ok(true));
    }
    fresh
}

proptest! {
    #[test]
    fn what_is_taken_back_never_was((sheet, changes) in sheet_and_changes()) {
        let mut sheet = sheet;
        for change in changes {
            let taking_back = matches!(change, Change::Undo | Change::Redo);
            let before = facts(&sheet);
            let replay = sheet.replay();
            let done = sheet.journal.done;
            change.make(&mut sheet);
            prop_assert!(sheet.is_consistent());
            if !taking_back && sheet.journal.done > done {
                let after = facts(&sheet);
                prop_assert!(sheet.undo());
                prop_assert_eq!(facts(&sheet), before);
                prop_assert_eq!(sheet.replay(), replay);
                prop_assert!(sheet.redo());
                prop_assert_eq!(facts(&sheet), after);
            }
        }
    }

    #[test]
    fn everything_can_be_taken_back_to_the_empty_sheet((sheet, changes) in sheet_and_changes()) {
        let mut sheet = sheet;
        let empty = any::empty_sheet(sheet.rules.clone(), sheet.roster.seats());
        for change in changes {
            change.make(&mut sheet);
        }
        while sheet.redo() {}
        let last = facts(&sheet);
        while sheet.undo() {}
        prop_assert_eq!(facts(&sheet), empty);
        while sheet.redo() {}
        prop_assert_eq!(facts(&sheet), last);
    }

    #[test]
    fn an_edited_sheet_replays_like_one_written_afresh((sheet, changes) in sheet_and_changes()) {
        let mut sheet = sheet;
        for change in changes {
            change.make(&mut sheet);
        }
        prop_assert_eq!(written_afresh(&sheet).replay(), sheet.replay());
    }
}

#[test]
fn correcting_a_deal_replays_the_later_ones() {
    let mut table = Table::usual(&[alone(0), alone(4), tricks(6, &[(2, 2), (3, 1), (5, 0)])]);
    assert_eq!(table.balances(), [0, -3, -1, 1, 3, -6]);
    // The first deal had a player without a trick: its 6 lie in the pot that P4 swept.
    let id = table.sheet.entries[0].id;
    let before = alone(0);
    let after = tricks(6, &[(0, 3), (1, 0)]);
    let edit = Edit::Replace {
        at: 0,
        id,
        before,
        after,
    };
    assert_eq!(table.sheet.commit(edit), Ok(true));
    assert_eq!(table.balances(), [0, -9, -1, 1, 9, -6]);
    assert_eq!(table.pot(), 6);
}

#[test]
fn nobody_knocked_follows_the_dealer() {
    let mut table = Table::usual(&[nobody(), nobody()]);
    assert_eq!(table.balances(), [0; 6], "each dealer sweeps the own ante");
    table.sheet.entries.remove(0);
    assert_eq!(table.balances(), [0; 6]);
    assert_eq!(table.dealt().accounts[0].share, 3, "now it is P0 who dealt");
}

#[test]
fn another_stake_rescores_the_session() {
    let mut table = Table::usual(&[tricks(6, &[(2, 2), (3, 1), (5, 0)])]);
    assert_eq!(table.balances(), [-3, 0, 2, 1, 0, -6]);
    let before = table.sheet.rules.clone();
    let after = Rules {
        stake: 9,
        ..Rules::default()
    };
    assert_eq!(table.sheet.commit(Edit::Rules { before, after }), Ok(true));
    assert_eq!(table.balances(), [-9, 0, 6, 3, 0, -18]);
    assert_eq!(table.pot(), 18);
    assert!(table.sheet.undo());
    assert_eq!(table.balances(), [-3, 0, 2, 1, 0, -6]);
}

#[test]
fn an_entry_put_in_moves_the_deal_of_the_later_ones() {
    let mut table = Table::usual(&[alone(5)]);
    assert_eq!(table.balances(), [-3, 0, 0, 0, 0, 3]);
    let record: Record = alone(5);
    Change::Insert(0, record).make(&mut table.sheet);
    assert_eq!(table.balances(), [-3, -3, 0, 0, 0, 6]);
}
