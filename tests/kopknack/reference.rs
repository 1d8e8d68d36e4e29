//! A deal by the formulas of rules §4 as they stand there, to compare with.

use ardoise::domain::Seat;
use ardoise::domain::kopknack::{AnteBy, DoubleInto, DoubleSize, Play, Rules};

/// The change of every balance, and the pot left.
pub fn by_the_book(
    rules: &Rules,
    pot: i32,
    dealer: usize,
    play: &Play,
    players: usize,
) -> (Vec<i32>, i32) {
    let mut change = vec![0; players];
    let mut pot = pot;
    let carried = pot > 0 && rules.no_ante_on_carried;
    for (player, change) in change.iter_mut().enumerate() {
        if !carried && (rules.ante_by == AnteBy::Everyone || player == dealer) {
            *change -= rules.stake;
            pot += rules.stake;
        }
    }
    let tricks = match play {
        Play::Swept(seat) => {
            change[seat.map_or(dealer, Seat::index)] += pot;
            return (change, 0);
        }
        Play::Tricks(tricks) => tricks,
    };
    let double = match rules.double_size {
        DoubleSize::TwoStakes => 2 * rules.stake,
        DoubleSize::OneStake => rules.stake,
        DoubleSize::ThePot => pot,
    };
    let without = tricks.iter().filter(|taken| **taken == Some(0)).count() as i32;
    let (shared, left) = match rules.double_into {
        DoubleInto::NextPot => (pot, double * without),
        DoubleInto::ThisPot => (pot + double * without, 0),
    };
    for (change, taken) in change.iter_mut().zip(tricks) {
        match taken {
            Some(0) => *change -= double,
            Some(taken) => *change += shared / 3 * i32::from(*taken),
            None => {}
        }
    }
    (change, left)
}
