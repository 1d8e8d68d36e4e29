//! Entries that are refused, each with its reason.

use ardoise::domain::koetsieren::{Fault, Koetsieren, Record, Rules};
use ardoise::domain::{Game, Seat};

use super::table::{deal, last, not_last, seat, standing};

/// Why a table of three refuses the entry as its last.
fn faults(record: &Record) -> Vec<Fault> {
    let before = standing(&[0, 0, 0]);
    Koetsieren::check(&Rules::default(), &last(&before, 'A'), record)
}

#[test]
fn a_deal_that_adds_up_is_taken() {
    assert_eq!(faults(&deal("1/1 2/2 0/2")), []);
    assert_eq!(faults(&deal("0/5 0/0 0/0")), []);
    assert_eq!(faults(&deal("1/ 2/ 0/")), []);
}

#[test]
fn the_taken_must_add_up_to_five() {
    assert_eq!(faults(&deal("1/1 2/2 0/1")), [Fault::TakenAddUpTo(4)]);
    assert_eq!(faults(&deal("1/5 2/5 0/5")), [Fault::TakenAddUpTo(15)]);
    assert_eq!(faults(&deal("1/0 2/0 0/0")), [Fault::TakenAddUpTo(0)]);
}

#[test]
fn the_sayings_may_not_add_up_to_five() {
    assert_eq!(faults(&deal("1/1 4/2 0/2")), [Fault::SayingsAddToFive]);
    assert_eq!(faults(&deal("1/ 4/ 0/")), [Fault::SayingsAddToFive]);
}

#[test]
fn numbers_are_zero_to_five() {
    assert_eq!(
        faults(&deal("6/1 2/2 0/2")),
        [Fault::SaidOutOfRange(seat('A'))]
    );
    assert_eq!(
        faults(&deal("1/1 2/6 255/0")),
        [
            Fault::SaidOutOfRange(seat('C')),
            Fault::TakenOutOfRange(seat('B')),
            Fault::TakenAddUpTo(7)
        ]
    );
}

#[test]
fn everybody_plays() {
    for text in ["1/1 2/4", "1/1 2/2 0/1 0/1", "1/ 2/"] {
        assert_eq!(faults(&deal(text)), [Fault::WrongNumberOfPlayers], "{text}");
    }
    let Record::Deal(mut short) = deal("1/1 2/2 0/2") else {
        panic!("a deal");
    };
    short.taken = Some(vec![3, 2]);
    assert_eq!(faults(&Record::Deal(short)), [Fault::WrongNumberOfPlayers]);
}

#[test]
fn only_the_last_deal_waits_for_its_tricks() {
    let before = standing(&[0, 0, 0]);
    let spot = not_last(&before, 'A');
    let check = |record: &Record| Koetsieren::check(&Rules::default(), &spot, record);
    assert_eq!(check(&deal("1/ 2/ 0/")), [Fault::UnfinishedNotLast]);
    assert_eq!(check(&deal("1/1 2/2 0/2")), []);
    assert!(Koetsieren::is_unfinished(&deal("1/ 2/ 0/")));
    assert!(!Koetsieren::is_unfinished(&deal("1/1 2/2 0/2")));
    let dealer = Record::Dealer { seat: seat('B') };
    assert!(!Koetsieren::is_unfinished(&dealer));
}

#[test]
fn the_next_dealer_sits_at_the_table() {
    assert_eq!(faults(&Record::Dealer { seat: seat('C') }), []);
    for index in [3, 7] {
        let seat = Seat::from_index(index).expect("a seat");
        assert_eq!(faults(&Record::Dealer { seat }), [Fault::NoSuchSeat]);
    }
}
