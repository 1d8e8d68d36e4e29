//! Whose deal it is.

use ardoise::domain::coinche::{Coinche, NextDealer, Record, Rules};
use ardoise::domain::{Direction, Entry, EntryId, Replay, Roster, Seat, Side};

use super::notation::deal;

fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).expect("a seat")
}

fn played() -> Record {
    Record::Deal(deal("100 120"))
}

fn passed(next: NextDealer) -> Record {
    Record::Passed { next }
}

fn adjusted() -> Record {
    Record::Adjustment {
        side: Side::One,
        points: -50,
        note: String::new(),
    }
}

fn corrected(number: usize) -> Record {
    Record::Dealer { seat: seat(number) }
}

/// The seats that deal, one for each entry, and after them the seat that deals next.
fn dealers(direction: Direction, first: usize, records: &[Record]) -> Vec<u8> {
    let rules = Rules {
        direction,
        ..Rules::default()
    };
    let mut roster = Roster::unnamed(Coinche::PLAYERS);
    roster.first_dealer = seat(first);
    let entry = |(id, record): (u32, &Record)| Entry {
        id: EntryId(id),
        record: record.clone(),
    };
    let entries: Vec<_> = (1..).zip(records).map(entry).collect();
    let replay = Replay::<Coinche>::new(&rules, &roster, &entries);
    let dealt = replay.steps.iter().map(|step| step.dealer);
    dealt.chain([replay.dealer]).map(Seat::number).collect()
}

#[test]
fn the_deal_goes_round_clockwise() {
    let deals = vec![played(); 5];
    assert_eq!(dealers(Direction::Clockwise, 1, &deals), [1, 2, 3, 4, 1, 2]);
    assert_eq!(dealers(Direction::Clockwise, 3, &deals), [3, 4, 1, 2, 3, 4]);
    assert_eq!(dealers(Direction::Clockwise, 4, &[]), [4]);
}

#[test]
fn the_deal_goes_round_anticlockwise() {
    let deals = vec![played(); 5];
    assert_eq!(
        dealers(Direction::Anticlockwise, 1, &deals),
        [1, 4, 3, 2, 1, 4]
    );
    assert_eq!(
        dealers(Direction::Anticlockwise, 3, &deals),
        [3, 2, 1, 4, 3, 2]
    );
    assert_eq!(dealers(Direction::Anticlockwise, 2, &deals[..2]), [2, 1, 4]);
}

#[test]
fn a_passed_deal_passes_on_or_stays() {
    let on = passed(NextDealer::PassesOn);
    let stays = passed(NextDealer::Same);
    let around = |records: &[Record]| dealers(Direction::Clockwise, 1, records);
    assert_eq!(around(&[played(), on.clone(), played()]), [1, 2, 3, 4]);
    assert_eq!(around(&[played(), stays.clone(), played()]), [1, 2, 2, 3]);
    assert_eq!(
        around(&[stays.clone(), stays.clone(), on.clone(), played()]),
        [1, 1, 1, 2, 3]
    );
    assert_eq!(
        dealers(Direction::Anticlockwise, 1, &[on, stays, played()]),
        [1, 4, 4, 3]
    );
}

#[test]
fn an_adjustment_leaves_the_deal_where_it_is() {
    let records = [played(), adjusted(), adjusted(), played()];
    assert_eq!(dealers(Direction::Clockwise, 1, &records), [1, 2, 2, 2, 3]);
}

#[test]
fn a_correction_says_who_deals_next() {
    let records = [
        played(),
        corrected(4),
        played(),
        corrected(4),
        adjusted(),
        played(),
    ];
    assert_eq!(
        dealers(Direction::Clockwise, 1, &records),
        [1, 2, 4, 1, 4, 4, 1]
    );
}
