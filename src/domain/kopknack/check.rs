use crate::domain::{Seat, Spot};

use super::deal::active;
use super::play::play_out;
use super::{Deal, Kopknack, PARTS, Play, Record, Rules, Standing, TRICKS};

/// Why an entry is refused (rules §4, "Refused with a reason").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The tricks are not those of as many players as sit at the table.
    WrongPlayers {
        /// How many sit at the table.
        players: usize,
    },
    /// Fewer than two knocked: nobody plays tricks, the pot is swept.
    NoTricksToPlay,
    /// One player has more than all three tricks.
    TooManyTricks(Seat),
    /// The tricks add up to this, not to three.
    TricksAddUpTo(i32),
    /// A transfer of 0 does nothing.
    TransferOfNothing,
    /// The transfer is larger than [`Record::LARGEST_TRANSFER`], either way.
    TransferTooLarge,
    /// The transfer is not divisible by three. The nearest ones that are, in coins without a sign.
    NotByThree {
        /// `None`: there is none but 0.
        lower: Option<i32>,
        /// The next larger one.
        higher: i32,
    },
    /// The player would take more than lies in the pot.
    MoreThanThePot {
        /// What lies in it (coins).
        pot: i32,
    },
    /// A balance or the pot would be more than [`Standing::MOST_COINS`].
    TooManyCoins,
}

/// Every reason why the entry is refused where it stands; none when it can be saved.
pub fn faults(rules: &Rules, spot: &Spot<Kopknack>, record: &Record) -> Vec<Fault> {
    let faults = match record {
        Record::Deal(deal) => deal_faults(spot.before, deal),
        Record::Transfer { seat, amount, .. } => seat_fault(spot.before, *seat)
            .into_iter()
            .chain(amount_fault(*amount))
            .chain(pot_fault(spot.before.pot, *amount))
            .collect(),
        Record::Ending { .. } => Vec::new(),
        Record::Dealer { seat } => seat_fault(spot.before, *seat).into_iter().collect(),
    };
    if faults.is_empty() && !play_out(rules, spot.before, spot.dealer, record).1.counted {
        return vec![Fault::TooManyCoins];
    }
    faults
}

fn seat_fault(before: &Standing, seat: Seat) -> Option<Fault> {
    (!before.has(seat)).then_some(Fault::NoSuchSeat(seat))
}

fn deal_faults(before: &Standing, deal: &Deal) -> Vec<Fault> {
    let players = before.players();
    match &deal.play {
        Play::Swept(seat) => seat
            .and_then(|seat| seat_fault(before, seat))
            .into_iter()
            .collect(),
        Play::Tricks(tricks) if tricks.len() != players => vec![Fault::WrongPlayers { players }],
        Play::Tricks(tricks) if active(tricks, players).count() < 2 => vec![Fault::NoTricksToPlay],
        Play::Tricks(tricks) => {
            let too_many = before
                .seats()
                .zip(tricks)
                .filter(|(_, taken)| taken.is_some_and(|taken| taken > TRICKS))
                .map(|(seat, _)| Fault::TooManyTricks(seat));
            let sum: i32 = tricks.iter().flatten().copied().map(i32::from).sum();
            let sum_fault = (sum != i32::from(TRICKS)).then_some(Fault::TricksAddUpTo(sum));
            too_many.chain(sum_fault).collect()
        }
    }
}

fn amount_fault(amount: i32) -> Option<Fault> {
    let coins = amount.saturating_abs();
    if coins == 0 {
        Some(Fault::TransferOfNothing)
    } else if coins > Record::LARGEST_TRANSFER {
        Some(Fault::TransferTooLarge)
    } else {
        nearest_by_three(coins).map(|(lower, higher)| Fault::NotByThree { lower, higher })
    }
}

/// The nearest coins that are divisible by three and not 0, when these are not divisible.
pub(super) fn nearest_by_three(coins: i32) -> Option<(Option<i32>, i32)> {
    let lower = coins - coins % PARTS;
    let nearest = (Some(lower).filter(|lower| *lower > 0), lower + PARTS);
    (coins != lower).then_some(nearest)
}

fn pot_fault(pot: i32, amount: i32) -> Option<Fault> {
    let more = amount < 0 && amount.saturating_neg() > pot;
    more.then_some(Fault::MoreThanThePot { pot })
}
