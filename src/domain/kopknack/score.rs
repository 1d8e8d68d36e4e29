use crate::domain::Seat;

use super::{Ante, OpenPot};

/// What one entry of a Köpknack sheet brought, and how it came about. All amounts are coins that really moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A deal.
    Deal(Dealt),
    /// A transfer.
    Transfer(Transferred),
    /// The end of the session.
    Ending(Ended),
    /// A dealer correction.
    NoMoney,
}

/// What a deal brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// Who anted.
    pub ante: Ante,
    /// What lay in the pot after the antes and before the first double: the pot played for (coins).
    pub pot: i32,
    /// Who swept the pot; `None`: it was shared by tricks.
    pub swept: Option<Seat>,
    /// What each trick paid (coins); 0 when the pot was swept.
    pub trick: i32,
    /// Each player's part, by seat.
    pub accounts: Vec<Account>,
    /// What is in the pot afterwards (coins).
    pub left: i32,
}

/// One player's part in a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Paid into the pot before the deal (coins).
    pub ante: i32,
    /// Taken out of the pot, for tricks or by sweeping it (coins).
    pub share: i32,
    /// Paid for having no trick (coins).
    pub double: i32,
}

/// What a transfer brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transferred {
    /// The player.
    pub seat: Seat,
    /// Coins that moved: above 0 into the pot, below 0 out of it. A player cannot take more than is in the pot, so this
    /// can be less than what was recorded.
    pub amount: i32,
}

/// What the end of the session brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// What was left in the pot (coins).
    pub pot: i32,
    /// What became of it.
    pub open_pot: OpenPot,
    /// Doubles given back, by seat (coins).
    pub refunds: Vec<i32>,
    /// Shares of the rest, by seat (coins).
    pub shares: Vec<i32>,
}

impl Account {
    /// By how much the deal changed the player's balance (coins).
    pub fn change(self) -> i32 {
        self.share
            .saturating_sub(self.ante)
            .saturating_sub(self.double)
    }
}

impl Outcome {
    /// By how much the entry changed that player's balance (coins).
    pub fn change(&self, player: Seat) -> i32 {
        let of = |coins: &[i32]| coins.get(player.index()).copied().unwrap_or(0);
        match self {
            Outcome::Deal(dealt) => dealt
                .accounts
                .get(player.index())
                .map_or(0, |account| account.change()),
            Outcome::Transfer(transfer) if transfer.seat == player => {
                transfer.amount.saturating_neg()
            }
            Outcome::Ending(ended) => of(&ended.refunds).saturating_add(of(&ended.shares)),
            Outcome::Transfer(_) | Outcome::NoMoney => 0,
        }
    }
}
