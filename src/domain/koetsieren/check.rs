use crate::domain::{Points, Seat, Spot};

use super::sayings::add_to_five;
use super::{BarredSum, Deal, Koetsieren, Record, Rules, TRICKS, tricks_in};

/// Why an entry is refused (rules §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The deal does not have one number for each player of the table.
    WrongNumberOfPlayers,
    /// This player said something else than 0 to 5.
    SaidOutOfRange(Seat),
    /// This player took something else than 0 to 5.
    TakenOutOfRange(Seat),
    /// The sayings add up to five, which the house rules bar.
    SayingsAddToFive,
    /// The tricks that were taken add up to this many instead of five.
    TakenAddUpTo(Points),
    /// Only the last entry of a sheet may wait for its tricks.
    UnfinishedNotLast,
    /// The table has no such seat.
    NoSuchSeat,
}

/// Every reason why the house rules refuse the entry at this place; none when it can be saved. Of a deal with the wrong
/// number of players the numbers are not looked at.
pub(super) fn faults(rules: &Rules, spot: &Spot<Koetsieren>, record: &Record) -> Vec<Fault> {
    let seats = spot.before.totals.len();
    match record {
        Record::Deal(deal) => {
            let mut faults = if has_players(deal, seats) {
                number_faults(rules, deal)
            } else {
                vec![Fault::WrongNumberOfPlayers]
            };
            if deal.is_unfinished() && !spot.last {
                faults.push(Fault::UnfinishedNotLast);
            }
            faults
        }
        Record::Dealer { seat } if seat.index() >= seats => vec![Fault::NoSuchSeat],
        Record::Dealer { .. } => Vec::new(),
    }
}

fn has_players(deal: &Deal, seats: usize) -> bool {
    let taken = deal.taken.as_ref();
    deal.said.len() == seats && taken.is_none_or(|taken| taken.len() == seats)
}

fn number_faults(rules: &Rules, deal: &Deal) -> Vec<Fault> {
    let mut faults: Vec<Fault> = out_of_range(&deal.said)
        .map(Fault::SaidOutOfRange)
        .collect();
    if rules.barred_sum == BarredSum::Enforced && add_to_five(&deal.said) {
        faults.push(Fault::SayingsAddToFive);
    }
    if let Some(taken) = &deal.taken {
        faults.extend(out_of_range(taken).map(Fault::TakenOutOfRange));
        let sum = tricks_in(taken);
        if sum != Points::from(TRICKS) {
            faults.push(Fault::TakenAddUpTo(sum));
        }
    }
    faults
}

/// The players whose number is not one of 0 to 5.
fn out_of_range(numbers: &[u8]) -> impl Iterator<Item = Seat> {
    let numbers = numbers.iter().enumerate();
    let wrong = numbers.filter(|(_, number)| **number > TRICKS);
    wrong.filter_map(|(index, _)| Seat::from_index(index))
}
