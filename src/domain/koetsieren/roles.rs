//! Who does what in a deal, at a table of so many seats (rules §3). Play goes clockwise.

use std::iter::successors;

use crate::domain::{Direction, Seat};

/// The player who makes trump, leads, and says last: the one on the dealer's left.
pub fn trump_maker(dealer: Seat, seats: usize) -> Seat {
    dealer.next(seats, Direction::Clockwise)
}

/// The player who says first: the one on the trump maker's left; with two players that is the dealer.
pub fn first_to_say(dealer: Seat, seats: usize) -> Seat {
    trump_maker(dealer, seats).next(seats, Direction::Clockwise)
}

/// Every player in the order in which they say, the trump maker last.
pub fn speaking_order(dealer: Seat, seats: usize) -> Vec<Seat> {
    let seats = seats.min(usize::from(Seat::MOST));
    let next = |seat: &Seat| Some(seat.next(seats, Direction::Clockwise));
    successors(Some(first_to_say(dealer, seats)), next)
        .take(seats)
        .collect()
}
