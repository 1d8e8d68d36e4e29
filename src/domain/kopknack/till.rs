use crate::domain::Seat;

use super::Standing;

/// The standing while coins move. Coins only ever move between a player and the pot, so both together stay what they were.
pub(super) struct Till {
    pub(super) standing: Standing,
    /// Whether every movement so far could be counted; one that would pass [`Standing::MOST_COINS`] is left out.
    pub(super) counted: bool,
}

impl Till {
    pub(super) fn new(before: &Standing) -> Till {
        Till {
            standing: before.clone(),
            counted: true,
        }
    }

    /// The player pays into the pot. Gives the coins that moved; none for a seat that the table does not have.
    pub(super) fn pay(&mut self, seat: Seat, coins: i32) -> i32 {
        let coins = coins.max(0);
        if self.shift(seat, coins) { coins } else { 0 }
    }

    /// The player takes out of the pot, at most what is in it. Gives the coins that moved.
    pub(super) fn take(&mut self, seat: Seat, coins: i32) -> i32 {
        let coins = coins.min(self.standing.pot).max(0);
        if self.shift(seat, -coins) { coins } else { 0 }
    }

    /// Forgets the doubles: the pot was taken.
    pub(super) fn forget_doubles(&mut self) {
        self.standing.doubles.fill(0);
    }

    /// Moves coins from the player to the pot; below 0 from the pot to the player. Whether they moved.
    fn shift(&mut self, seat: Seat, coins: i32) -> bool {
        let Some(balance) = self.standing.balances.get_mut(seat.index()) else {
            return false;
        };
        let within = |sum: &i32| (-Standing::MOST_COINS..=Standing::MOST_COINS).contains(sum);
        let after = balance.checked_sub(coins).filter(within);
        let pot = self.standing.pot.checked_add(coins).filter(within);
        let (Some(after), Some(pot)) = (after, pot) else {
            self.counted = false;
            return false;
        };
        *balance = after;
        self.standing.pot = pot;
        true
    }
}
