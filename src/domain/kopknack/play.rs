use crate::domain::Seat;

use super::till::Till;
use super::{
    Account, Ante, Deal, Dealt, DoubleInto, Ended, OpenPot, Outcome, PARTS, Play, Record, Rules,
    Standing, Transferred,
};

/// Carries an entry out, whatever was recorded: also what [`super::faults`] refuses.
pub(super) fn play_out(
    rules: &Rules,
    before: &Standing,
    dealer: Seat,
    record: &Record,
) -> (Outcome, Till) {
    let mut till = Till::new(before);
    let outcome = match record {
        Record::Deal(deal) => Outcome::Deal(play_deal(rules, &mut till, dealer, deal)),
        Record::Transfer { seat, amount, .. } => {
            Outcome::Transfer(transfer(&mut till, *seat, *amount))
        }
        Record::Ending { open_pot } => Outcome::Ending(end(&mut till, dealer, *open_pot)),
        Record::Dealer { .. } => Outcome::NoMoney,
    };
    (outcome, till)
}

/// The antes, the pot, the doubles (rules §4, "Recorded of a deal").
fn play_deal(rules: &Rules, till: &mut Till, dealer: Seat, deal: &Deal) -> Dealt {
    let ante = Ante::due(rules, &till.standing, dealer);
    let mut accounts: Vec<Account> = till
        .standing
        .seats()
        .map(|seat| Account {
            ante: till.pay(seat, ante.of(seat)),
            ..Account::default()
        })
        .collect();
    let pot = till.standing.pot;
    let swept = deal.play.sweeper(dealer, accounts.len());
    till.forget_doubles();
    let trick = match (swept, &deal.play) {
        (None, Play::Tricks(tricks)) => play_tricks(rules, till, tricks, &mut accounts),
        (seat, _) => {
            let seat = seat.unwrap_or(dealer);
            let share = till.take(seat, pot);
            if let Some(account) = accounts.get_mut(seat.index()) {
                account.share = share;
            }
            0
        }
    };
    till.standing.last_dealer = Some(dealer);
    Dealt {
        ante,
        pot,
        swept,
        trick,
        accounts,
        left: till.standing.pot,
    }
}

/// The tricks share the pot, and every active player without one pays the double, before that or after it. Gives what one
/// trick paid.
fn play_tricks(
    rules: &Rules,
    till: &mut Till,
    tricks: &[Option<u8>],
    accounts: &mut [Account],
) -> i32 {
    let double = rules.double(till.standing.pot);
    match rules.double_into {
        DoubleInto::NextPot => {
            let trick = share(till, tricks, accounts);
            pay_doubles(till, tricks, double, accounts);
            let paid = accounts.iter().map(|account| account.double);
            till.standing.doubles = paid.collect();
            trick
        }
        DoubleInto::ThisPot => {
            pay_doubles(till, tricks, double, accounts);
            share(till, tricks, accounts)
        }
    }
}

/// Each trick pays a third of the pot. Gives what one trick paid.
fn share(till: &mut Till, tricks: &[Option<u8>], accounts: &mut [Account]) -> i32 {
    let third = till.standing.pot / PARTS;
    for ((seat, taken), account) in till.standing.seats().zip(tricks).zip(accounts) {
        let tricks = i32::from(taken.unwrap_or(0));
        account.share = till.take(seat, third.saturating_mul(tricks));
    }
    third
}

/// Every active player without a trick pays the double.
fn pay_doubles(till: &mut Till, tricks: &[Option<u8>], double: i32, accounts: &mut [Account]) {
    for ((seat, taken), account) in till.standing.seats().zip(tricks).zip(accounts) {
        if *taken == Some(0) {
            account.double = till.pay(seat, double);
        }
    }
}

/// What a player takes out counts against that player's own doubles first.
fn transfer(till: &mut Till, seat: Seat, amount: i32) -> Transferred {
    let amount = if amount >= 0 {
        till.pay(seat, amount)
    } else {
        let taken = till.take(seat, amount.saturating_neg());
        if let Some(double) = till.standing.doubles.get_mut(seat.index()) {
            *double = double.saturating_sub(taken).max(0);
        }
        -taken
    };
    Transferred { seat, amount }
}

/// The pot is given away: the doubles first if they are waived, then equal shares.
fn end(till: &mut Till, dealer: Seat, open_pot: OpenPot) -> Ended {
    let pot = till.standing.pot;
    let players = till.standing.players();
    let order: Vec<Seat> = till.standing.seats_from_the_left(dealer).collect();
    let mut refunds = vec![0; players];
    let mut shares = vec![0; players];
    if open_pot == OpenPot::WaiveDoubles {
        for seat in &order {
            let double = till.standing.doubled(*seat);
            give(till, *seat, double, &mut refunds);
        }
    }
    let rest = till.standing.pot;
    let count = i32::try_from(players).unwrap_or(i32::MAX).max(1);
    for (place, seat) in (0..).zip(&order) {
        let coins = rest / count + i32::from(place < rest % count);
        give(till, *seat, coins, &mut shares);
    }
    till.forget_doubles();
    till.standing.ended = true;
    Ended {
        pot,
        open_pot,
        refunds,
        shares,
    }
}

/// The player takes coins out of the pot, and the list says how many.
fn give(till: &mut Till, seat: Seat, coins: i32, given: &mut [i32]) {
    let moved = till.take(seat, coins);
    if let Some(given) = given.get_mut(seat.index()) {
        *given = moved;
    }
}
