//! Random house rules, entries, sheets and changes to a sheet, for the properties.

use std::ops::RangeInclusive;

use ardoise::domain::kopknack::{
    AnteBy, Deal, DoubleInto, DoubleSize, Kopknack, OpenPot, Play, Record, Rules,
};
use ardoise::domain::{Edit, Entry, Game, Roster, Seat, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// How many play.
pub fn players() -> impl Strategy<Value = usize> {
    Kopknack::SEATS
}

/// A seat of a table of so many.
pub fn seat(players: usize) -> impl Strategy<Value = Seat> + use<> {
    (0..players).prop_map(|index| Seat::from_index(index).expect("a seat of the table"))
}

/// Any house rules that the rules page can set.
pub fn rules() -> impl Strategy<Value = Rules> {
    (
        prop_oneof![3 => Just(3), 3 => (1..=10).prop_map(|it| it * 3), 1 => (1..=3330).prop_map(|it| it * 3)],
        select(vec![DoubleInto::NextPot, DoubleInto::ThisPot]),
        select(vec![
            DoubleSize::TwoStakes,
            DoubleSize::OneStake,
            DoubleSize::ThePot,
        ]),
        select(vec![AnteBy::Dealer, AnteBy::Everyone]),
        any::<bool>(),
    )
        .prop_map(
            |(stake, double_into, double_size, ante_by, no_ante_on_carried)| Rules {
                stake,
                double_into,
                double_size,
                ante_by,
                no_ante_on_carried,
            },
        )
}

/// A deal that a table of so many accepts.
pub fn play(players: usize) -> impl Strategy<Value = Play> + use<> {
    let tricks =
        (vec(any::<bool>(), players), vec(0..players, 3)).prop_map(|(knocked, winners)| {
            let active: Vec<usize> = (0..knocked.len()).filter(|seat| knocked[*seat]).collect();
            match active.as_slice() {
                [] => Play::Swept(None),
                [alone] => Play::Swept(Seat::from_index(*alone)),
                _ => {
                    let mut tricks: Vec<Option<u8>> =
                        knocked.iter().map(|knocked| knocked.then_some(0)).collect();
                    for winner in winners {
                        let taken = tricks[active[winner % active.len()]].get_or_insert(0);
                        *taken += 1;
                    }
                    Play::Tricks(tricks)
                }
            }
        });
    prop_oneof![
        5 => tricks,
        1 => proptest::option::of(seat(players)).prop_map(Play::Swept),
    ]
}

pub fn open_pot() -> impl Strategy<Value = OpenPot> {
    select(OpenPot::ALL.to_vec())
}

/// An entry of any kind that a table of so many accepts, unless more is taken out of the pot than there is.
pub fn record(players: usize) -> impl Strategy<Value = Record> + use<> {
    let threes = prop_oneof![4 => -5..=5, 1 => -33_330..=33_330];
    let amount = threes.prop_filter("not nothing", |threes| *threes != 0);
    let note = select(vec!["", "chips", "ett glas öl"]);
    prop_oneof![
        12 => play(players).prop_map(|play| Record::Deal(Deal { play })),
        3 => (seat(players), amount, note).prop_map(|(seat, threes, note)| Record::Transfer {
            seat,
            amount: threes * 3,
            note: note.to_owned(),
        }),
        1 => open_pot().prop_map(|open_pot| Record::Ending { open_pot }),
        1 => seat(players).prop_map(|seat| Record::Dealer { seat }),
    ]
}

/// An entry such as a damaged file could hold.
pub fn damaged() -> impl Strategy<Value = Record> {
    let tricks = vec(
        proptest::option::of(prop_oneof![0..=4u8, any::<u8>()]),
        0..10,
    );
    let amount = prop_oneof![-20..=20, any::<i32>()];
    prop_oneof![
        4 => tricks.prop_map(|tricks| Record::Deal(Deal { play: Play::Tricks(tricks) })),
        1 => proptest::option::of(seat(8)).prop_map(|seat| Record::Deal(Deal { play: Play::Swept(seat) })),
        2 => (seat(8), amount).prop_map(|(seat, amount)| Record::Transfer {
            seat,
            amount,
            note: String::new(),
        }),
        1 => open_pot().prop_map(|open_pot| Record::Ending { open_pot }),
        1 => seat(8).prop_map(|seat| Record::Dealer { seat }),
    ]
}

/// An empty sheet at a table of so many.
pub fn empty_sheet(rules: Rules, players: usize) -> Sheet<Kopknack> {
    Sheet::new(rules, Roster::unnamed(players))
}

/// Adds the entry at the end, if the rules accept it there.
pub fn add(sheet: &mut Sheet<Kopknack>, record: Record) {
    let replay = sheet.replay();
    let spot = replay.spot(sheet.entries.len());
    if Kopknack::check(&sheet.rules, &spot, &record).is_empty() {
        insert(sheet, sheet.entries.len(), record);
    }
}

fn insert(sheet: &mut Sheet<Kopknack>, at: usize, record: Record) {
    let id = sheet.fresh_id();
    let entry = Entry { id, record };
    sheet
        .commit(Edit::Insert { at, entry })
        .expect("an edit made from the sheet fits it");
}

/// A sheet of random rules with up to so many entries, each accepted where it stands.
pub fn sheet(entries: RangeInclusive<usize>) -> impl Strategy<Value = Sheet<Kopknack>> {
    (rules(), players()).prop_flat_map(move |(rules, players)| {
        vec(record(players), entries.clone()).prop_map(move |records| {
            let mut sheet = empty_sheet(rules.clone(), players);
            for record in records {
                add(&mut sheet, record);
            }
            sheet
        })
    })
}

/// A sheet of exactly so many deals. Their double is not the pot, which would grow beyond counting.
pub fn session(deals: usize) -> impl Strategy<Value = Sheet<Kopknack>> {
    let rules = rules().prop_filter("the pot stays small", |rules| {
        rules.double_size != DoubleSize::ThePot
    });
    (rules, players()).prop_flat_map(move |(rules, players)| {
        vec(play(players), deals).prop_map(move |plays| {
            let mut sheet = empty_sheet(rules.clone(), players);
            for (at, play) in plays.into_iter().enumerate() {
                insert(&mut sheet, at, Record::Deal(Deal { play }));
            }
            sheet
        })
    })
}

/// Something a user does to a sheet.
pub type Change = crate::change::Change<Kopknack>;

pub fn change(players: usize) -> impl Strategy<Value = Change> + use<> {
    prop_oneof![
        5 => (0..50usize, record(players)).prop_map(|(at, record)| Change::Insert(at, record)),
        2 => (0..50usize, record(players)).prop_map(|(at, record)| Change::Replace(at, record)),
        2 => (0..50usize).prop_map(Change::Remove),
        1 => rules().prop_map(Change::Rules),
        1 => seat(players).prop_map(Change::FirstDealer),
        1 => select(vec!["Åsa", "Örjan", ""]).prop_map(|name| Change::Name(0, name.to_owned())),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
    ]
}
