//! What holds of every game alike.

use ardoise::app::{Document, SheetId};
use ardoise::domain::coinche::Coinche;
use ardoise::domain::couillon::Couillon;
use ardoise::domain::koetsieren::Koetsieren;
use ardoise::domain::kopknack::Kopknack;
use ardoise::domain::{AnySheet, Game, GameName, Roster, Sheet};
use ardoise::store::format;
use chrono::{TimeZone, Utc};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{couillon, koetsieren, kopknack, scoring};

/// An empty sheet of so many players.
fn empty<G: Game>(rules: G::Rules, seats: usize) -> Sheet<G> {
    Sheet::new(rules, Roster::unnamed(seats))
}

/// Sheets of every game, with a history.
pub fn sheet() -> impl Strategy<Value = AnySheet> {
    let of_coinche = scoring::any::rules().prop_flat_map(|rules| {
        vec(scoring::any::change(&rules), 0..30).prop_map(move |changes| {
            let mut sheet = empty::<Coinche>(rules.clone(), 4);
            for change in changes {
                change.make(&mut sheet);
            }
            AnySheet::from(sheet)
        })
    });
    let of_couillon = couillon::any::rules().prop_flat_map(|rules| {
        vec(couillon::any::change(&rules), 0..30).prop_map(move |changes| {
            let mut sheet = empty::<Couillon>(rules.clone(), 4);
            for change in changes {
                change.make(&mut sheet);
            }
            AnySheet::from(sheet)
        })
    });
    let table = (koetsieren::any::rules(), koetsieren::any::seats());
    let of_koetsieren = table.prop_flat_map(|(rules, seats)| {
        vec(koetsieren::any::change(&rules, seats), 0..30).prop_map(move |changes| {
            let mut sheet = empty::<Koetsieren>(rules.clone(), seats);
            for change in changes {
                change.make(&mut sheet);
            }
            AnySheet::from(sheet)
        })
    });
    let table = (kopknack::any::rules(), kopknack::any::players());
    let of_kopknack = table.prop_flat_map(|(rules, players)| {
        vec(kopknack::any::change(players), 0..30).prop_map(move |changes| {
            let mut sheet = empty::<Kopknack>(rules.clone(), players);
            for change in changes {
                change.make(&mut sheet);
            }
            AnySheet::from(sheet)
        })
    });
    prop_oneof![of_coinche, of_couillon, of_koetsieren, of_kopknack]
}

/// The sheet as it is after being written and read.
fn kept(sheet: &AnySheet) -> AnySheet {
    let moment = Utc.with_ymd_and_hms(2026, 11, 30, 20, 15, 0);
    let moment = moment.single().expect("a moment");
    let document = Document {
        id: SheetId::of_moment(moment),
        created: moment,
        changed: moment,
        sheet: sheet.clone(),
    };
    let text = format::write_sheet(&document).expect("written");
    let read = format::read_sheet(&text).expect("read");
    assert_eq!(format::write_sheet(&read).expect("written"), text);
    read.sheet
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_sheet_of_any_game_is_read_as_it_was_written(sheet in sheet()) {
        prop_assert!(sheet.is_sound());
        prop_assert_eq!(kept(&sheet), sheet);
    }

    #[test]
    fn undo_and_redo_lead_back_to_the_same_sheet_across_saving(sheet in sheet()) {
        let mut end = sheet;
        while end.redo() {}
        let mut sheet = end.clone();
        let mut states = vec![sheet.clone()];
        while sheet.undo() {
            sheet = kept(&sheet);
            states.push(sheet.clone());
        }
        prop_assert!(sheet.is_empty());
        let start = states.pop();
        prop_assert_eq!(start.as_ref(), Some(&sheet));
        for state in states.iter().rev() {
            prop_assert!(sheet.redo());
            sheet = kept(&sheet);
            prop_assert_eq!(&sheet, state);
        }
        prop_assert!(!sheet.redo());
        prop_assert_eq!(sheet, end);
    }
}

#[test]
fn the_generators_know_every_game() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let drawn = (0..100).map(|_| {
        let tree = sheet().new_tree(&mut runner).expect("a sheet");
        tree.current().game()
    });
    let drawn: std::collections::BTreeSet<GameName> = drawn.collect();
    let all = GameName::ALL.iter().copied().collect();
    assert_eq!(drawn, all, "a game without a generator in this file");
}
