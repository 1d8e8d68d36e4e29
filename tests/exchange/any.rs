//! Random sheets of every game as a table makes them: through the forms, one change after the other.

use ardoise::app::{Document, SheetId};
use ardoise::domain::coinche::Coinche;
use ardoise::domain::couillon::Couillon;
use ardoise::domain::koetsieren::Koetsieren;
use ardoise::domain::kopknack::Kopknack;
use ardoise::domain::{AnySheet, Game, Roster, Sheet, Spot};
use chrono::{Duration, TimeZone, Utc};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::change::Change;
use crate::{couillon, koetsieren, kopknack, scoring};

/// Does what the forms would do: what they refuse is not done.
fn use_form<G: Game>(sheet: &mut Sheet<G>, change: Change<G>) {
    let count = sheet.entries.len();
    let placed = match &change {
        Change::Insert(at, record) => Some((at % (count + 1), at % (count + 1) < count, record)),
        Change::Replace(at, record) if count > 0 => {
            Some((at % count, at % count + 1 < count, record))
        }
        _ => None,
    };
    if let Some((at, behind, record)) = placed {
        let replay = sheet.replay();
        let spot = Spot {
            last: !behind,
            ..replay.spot(at)
        };
        let waits = |at: usize| G::is_unfinished(&sheet.entries[at].record);
        if at.checked_sub(1).is_some_and(waits) || !G::check(&sheet.rules, &spot, record).is_empty()
        {
            return;
        }
    }
    change.make(sheet);
}

/// Who changes a sheet.
#[derive(Clone, Copy)]
enum Hand {
    /// A table, through the forms.
    Tables,
    /// Another program, which asks no form.
    Anybodys,
}

fn played<G: Game>(hand: Hand, rules: G::Rules, seats: usize, changes: Vec<Change<G>>) -> AnySheet
where
    AnySheet: From<Sheet<G>>,
{
    let mut sheet = Sheet::new(rules, Roster::unnamed(seats));
    for change in changes {
        match hand {
            Hand::Tables => use_form(&mut sheet, change),
            Hand::Anybodys => drop(change.make(&mut sheet)),
        }
    }
    AnySheet::from(sheet)
}

/// A sheet of any game, with a history of so many changes at the most.
pub fn sheet(changes: usize) -> impl Strategy<Value = AnySheet> {
    sheet_by(Hand::Tables, changes)
}

/// A sheet with entries that the forms might not have taken.
pub fn wild_sheet(changes: usize) -> impl Strategy<Value = AnySheet> {
    sheet_by(Hand::Anybodys, changes)
}

fn sheet_by(hand: Hand, changes: usize) -> impl Strategy<Value = AnySheet> {
    let of_coinche = scoring::any::rules().prop_flat_map(move |rules| {
        vec(scoring::any::change(&rules), 0..=changes)
            .prop_map(move |changes| played::<Coinche>(hand, rules.clone(), 4, changes))
    });
    let of_couillon = couillon::any::rules().prop_flat_map(move |rules| {
        vec(couillon::any::change(&rules), 0..=changes)
            .prop_map(move |changes| played::<Couillon>(hand, rules.clone(), 4, changes))
    });
    let table = (koetsieren::any::rules(), koetsieren::any::seats());
    let of_koetsieren = table.prop_flat_map(move |(rules, seats)| {
        vec(koetsieren::any::change(&rules, seats), 0..=changes)
            .prop_map(move |changes| played::<Koetsieren>(hand, rules.clone(), seats, changes))
    });
    let table = (kopknack::any::rules(), kopknack::any::players());
    let of_kopknack = table.prop_flat_map(move |(rules, players)| {
        vec(kopknack::any::change(players), 0..=changes)
            .prop_map(move |changes| played::<Kopknack>(hand, rules.clone(), players, changes))
    });
    prop_oneof![of_coinche, of_couillon, of_koetsieren, of_kopknack]
}

/// The sheet as it lies in the drawer, begun so many milliseconds after an evening in November.
pub fn filed(sheet: AnySheet, late: i64) -> Document {
    let evening = Utc.with_ymd_and_hms(2026, 11, 29, 20, 15, 0);
    let created = evening.single().expect("a moment") + Duration::milliseconds(late);
    Document {
        id: SheetId::of_moment(created),
        created,
        changed: created + Duration::minutes(150),
        sheet,
    }
}

/// A drawer with so many sheets at the most, no two begun in the same moment.
pub fn drawer(sheets: usize) -> impl Strategy<Value = Vec<Document>> {
    vec((sheet(25), 0..100_000_i64), 0..=sheets).prop_map(|sheets| {
        let spread =
            |(at, (sheet, late)): (i64, (AnySheet, i64))| filed(sheet, at * 100_000 + late);
        (0..).zip(sheets).map(spread).collect()
    })
}
