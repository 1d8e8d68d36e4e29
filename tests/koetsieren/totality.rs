//! A file may hold anything: it is played, checked and shown without a fall.

use ardoise::domain::koetsieren::{
    Deal, Draft, Fault, Koetsieren, Record, Rules, Standing, Tap, speaking_order,
};
use ardoise::domain::{Draft as _, Game, Kind, Roster, Seat, Sheet, Spot};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::any;
use super::table::{deal, enter, of, seat, standing};

fn wild_seat() -> impl Strategy<Value = Seat> {
    any::seat(usize::from(Seat::MOST))
}

fn wild_record() -> impl Strategy<Value = Record> {
    let numbers = || vec(any::<u8>(), 0..12);
    prop_oneof![
        3 => (numbers(), option::of(numbers()))
            .prop_map(|(said, taken)| Record::Deal(Deal { said, taken })),
        1 => wild_seat().prop_map(|seat| Record::Dealer { seat }),
    ]
}

fn wild_draft() -> impl Strategy<Value = Draft> {
    let row = || vec(option::of(any::<u8>()), 0..12);
    let kind = proptest::sample::select(vec![Kind::Deal, Kind::Dealer, Kind::Ending]);
    (kind, row(), row(), option::of(wild_seat())).prop_map(|(kind, said, taken, dealer)| Draft {
        kind,
        said,
        taken,
        phase: None,
        dealer,
    })
}

fn wild_tap() -> impl Strategy<Value = Tap> {
    prop_oneof![
        (wild_seat(), any::<u8>()).prop_map(|(seat, number)| Tap::Said(seat, number)),
        (wild_seat(), any::<u8>()).prop_map(|(seat, number)| Tap::Taken(seat, number)),
        any::<u8>().prop_map(Tap::Number),
        Just(Tap::Backspace),
        wild_seat().prop_map(Tap::DealerSeat),
        Just(Tap::Kind(Kind::Dealer)),
        Just(Tap::Kind(Kind::Transfer)),
    ]
}

#[test]
fn a_deal_with_too_few_or_too_many_numbers_costs_those_who_have_both() {
    let rules = Rules::default();
    let before = standing(&[1, 2, 3]);
    let play = |said: &[u8], taken: &[u8]| {
        let (said, taken) = (said.to_vec(), Some(taken.to_vec()));
        let record = Record::Deal(Deal { said, taken });
        let (outcome, after) = Koetsieren::play(&rules, &before, Seat::FIRST, &record);
        assert!(outcome.lines().len() <= 3, "one for each player at most");
        after.totals
    };
    assert_eq!(play(&[1], &[3, 2, 0]), [3, 2, 3]);
    assert_eq!(play(&[1, 1, 0], &[3]), [3, 2, 3]);
    assert_eq!(play(&[0, 0, 0, 5, 5], &[1, 1, 1, 0, 0]), [2, 3, 4]);
    assert_eq!(play(&[], &[]), [1, 2, 3]);
}

#[test]
fn a_limit_below_one_does_not_end_the_match_before_it_begins() {
    let rules = Rules {
        limit: -4,
        ..Rules::default()
    };
    let mut sheet = Sheet::new(rules, Roster::unnamed(2));
    enter(&mut sheet, Record::Dealer { seat: seat('B') });
    assert_eq!(sheet.replay().finish, None);
    enter(&mut sheet, deal("2/3 2/2"));
    assert_eq!(sheet.replay().finish, Some(2));
}

#[test]
fn totals_stop_at_the_end_of_the_numbers() {
    let before = standing(&[i32::MAX - 1, 0]);
    let (outcome, after) =
        Koetsieren::play(&Rules::default(), &before, Seat::FIRST, &deal("5/0 5/5"));
    assert_eq!(of(&outcome, 2), [5, 0]);
    assert_eq!(after.totals, [i32::MAX, 0]);
}

#[test]
fn a_table_without_seats_is_played_through() {
    assert_eq!(speaking_order(Seat::FIRST, 0), []);
    let before = Standing::opening(0);
    let (_, after) = Koetsieren::play(&Rules::default(), &before, Seat::FIRST, &deal("1/5"));
    assert_eq!(after, before);
}

proptest! {
    #[test]
    fn anything_is_played(
        rules in any::rules(),
        seats in 0..10usize,
        first_dealer in wild_seat(),
        records in vec(wild_record(), 0..20),
    ) {
        let roster = Roster { first_dealer, ..Roster::unnamed(seats) };
        let mut sheet: Sheet<Koetsieren> = Sheet::new(rules, roster);
        for record in records {
            enter(&mut sheet, record);
        }
        let replay = sheet.replay();
        prop_assert_eq!(replay.standing().totals.len(), seats);
        for (at, entry) in sheet.entries.iter().enumerate() {
            let faults = Koetsieren::check(&sheet.rules, &replay.spot(at), &entry.record);
            let short = match &entry.record {
                Record::Deal(deal) => deal.said.len() != seats,
                Record::Dealer { .. } => false,
            };
            prop_assert!(!short || faults.contains(&Fault::WrongNumberOfPlayers));
        }
    }

    #[test]
    fn any_draft_takes_any_tap(
        rules in any::rules(),
        mut draft in wild_draft(),
        other in wild_draft(),
        seats in 0..10usize,
        dealer in wild_seat(),
        taps in vec(wild_tap(), 0..20),
    ) {
        let before = Standing::opening(seats);
        let spot = Spot { before: &before, dealer, last: true };
        for tap in taps {
            draft.tap(&rules, &spot, tap);
            prop_assert!(draft.says_the_same(&draft.clone()));
            prop_assert_eq!(draft.says_the_same(&other), other.says_the_same(&draft));
            if let Ok(Record::Dealer { seat }) = draft.record(&rules, &spot) {
                prop_assert!(seat.index() < seats);
            }
            prop_assert!(draft.tricks_left(&spot) <= 5);
        }
    }
}
