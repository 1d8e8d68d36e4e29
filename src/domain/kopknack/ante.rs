use crate::domain::Seat;

use super::{AnteBy, Rules, Standing};

/// Who pays what into the pot before a deal (rules §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ante {
    /// Nobody: money lies in the pot and the house rules ask for no ante then.
    Nobody,
    /// The dealer alone, that many coins.
    Dealer {
        /// The dealer.
        seat: Seat,
        /// The stake (coins).
        coins: i32,
    },
    /// Every player, that many coins each.
    Everyone {
        /// The stake (coins).
        coins: i32,
    },
}

/// The pot that the next ante makes: a hint, nothing of it is paid yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextPot {
    /// Who will pay what.
    pub ante: Ante,
    /// What will then lie in the pot (coins).
    pub pot: i32,
}

impl Ante {
    /// The ante of a deal that is dealt by `dealer` when the money stands at `before`.
    pub(super) fn due(rules: &Rules, before: &Standing, dealer: Seat) -> Ante {
        let coins = rules.coins();
        match rules.ante_by {
            _ if rules.no_ante_on_carried && before.pot > 0 => Ante::Nobody,
            AnteBy::Everyone => Ante::Everyone { coins },
            AnteBy::Dealer if before.has(dealer) => Ante::Dealer {
                seat: dealer,
                coins,
            },
            AnteBy::Dealer => Ante::Nobody,
        }
    }

    /// What that player antes (coins).
    pub fn of(self, player: Seat) -> i32 {
        match self {
            Ante::Dealer { seat, coins } if seat == player => coins,
            Ante::Everyone { coins } => coins,
            Ante::Nobody | Ante::Dealer { .. } => 0,
        }
    }
}

/// The pot that the next ante makes when the money stands at `standing` and that seat deals next.
pub fn next_pot(rules: &Rules, standing: &Standing, dealer: Seat) -> NextPot {
    let ante = Ante::due(rules, standing, dealer);
    let pot = standing
        .seats()
        .fold(standing.pot, |pot, seat| pot.saturating_add(ante.of(seat)));
    NextPot { ante, pot }
}
