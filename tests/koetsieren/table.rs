//! A short way to set a table: seats, deals, and sheets of them.

use ardoise::domain::koetsieren::{Deal, Koetsieren, Outcome, Record, Rules, Standing};
use ardoise::domain::{Edit, Entry, Game, Roster, Seat, Sheet, Spot};

/// The seat of player A, B, C …
pub fn seat(player: char) -> Seat {
    let index = u32::from(player) - u32::from('A');
    Seat::from_index(usize::try_from(index).expect("an index")).expect("a seat")
}

/// The players' letters.
pub fn players(seats: &[Seat]) -> String {
    let letter = |seat: &Seat| char::from(b'A' + seat.number() - 1);
    seats.iter().map(letter).collect()
}

/// The deal that the words say, one `said/taken` for each player; `said/` while the tricks are to come.
pub fn deal(text: &str) -> Record {
    let pair = |player: &str| -> (u8, Option<u8>) {
        let (said, taken) = player.split_once('/').expect("said/taken");
        (said.parse().expect("said"), taken.parse().ok())
    };
    let (said, taken): (Vec<_>, Vec<_>) = text.split_whitespace().map(pair).unzip();
    let taken = taken.into_iter().collect();
    Record::Deal(Deal { said, taken })
}

/// A sheet on which these deals were entered one after the other, player A dealing first.
pub fn sheet(rules: Rules, seats: usize, deals: &[&str]) -> Sheet<Koetsieren> {
    let mut sheet = Sheet::new(rules, Roster::unnamed(seats));
    for text in deals {
        enter(&mut sheet, deal(text));
    }
    sheet
}

/// Writes one more entry.
pub fn enter(sheet: &mut Sheet<Koetsieren>, record: Record) {
    let edit = Edit::Insert {
        at: sheet.entries.len(),
        entry: Entry {
            id: sheet.fresh_id(),
            record,
        },
    };
    assert_eq!(sheet.commit(edit), Ok(true));
}

/// What the deal costs each player under these rules.
pub fn penalties(rules: &Rules, text: &str) -> Vec<i32> {
    let record = deal(text);
    let seats = text.split_whitespace().count();
    let (outcome, _) = Koetsieren::play(rules, &Standing::opening(seats), Seat::FIRST, &record);
    of(&outcome, seats)
}

/// What the entry added to each player's total.
pub fn of(outcome: &Outcome, seats: usize) -> Vec<i32> {
    let seats = (0..seats).map(|index| Seat::from_index(index).expect("a seat"));
    seats.map(|seat| outcome.penalty(seat)).collect()
}

/// Totals with nobody having lost yet.
pub fn standing(totals: &[i32]) -> Standing {
    Standing {
        totals: totals.to_vec(),
        ..Standing::opening(0)
    }
}

/// The place of the last entry of a table where this player deals.
pub fn last(before: &Standing, dealer: char) -> Spot<'_, Koetsieren> {
    Spot {
        before,
        dealer: seat(dealer),
        last: true,
    }
}

/// The place of an entry with others behind it.
pub fn not_last(before: &Standing, dealer: char) -> Spot<'_, Koetsieren> {
    Spot {
        last: false,
        ..last(before, dealer)
    }
}
