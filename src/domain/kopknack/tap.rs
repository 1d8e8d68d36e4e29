use crate::domain::Seat;

use super::{Flow, OpenPot};

/// A tap in the form. A seat that the table does not have means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// The player knocked; again: did not.
    Knocked(Seat),
    /// The player folded.
    Fold(Seat),
    /// One trick more; from as many as there can be the player goes back to having folded. A player who had not knocked has
    /// knocked now, without a trick yet.
    Tricks(Seat),
    /// That many tricks, 0 to 3; so the player has knocked. All together may for now be more than three.
    TricksOf(Seat, u8),
    /// The player knocked alone; everyone else folded.
    Sweep(Seat),
    /// Nobody knocked, the dealer sweeps; again: that was not so.
    NobodyKnocked,
    /// Whose coins are moved.
    Player(Seat),
    /// Into the pot or out of it.
    Flow(Flow),
    /// A digit, 0 to 9: of the amount of a transfer; in a deal one trick more for the player in that seat, counted from 1, and
    /// 0 for nobody knocked.
    Digit(u8),
    /// Takes the last digit back.
    Backspace,
    /// The whole amount, such as the nearest one that is divisible by three (coins).
    Amount(i32),
    /// What the transfer is for.
    Note(String),
    /// What becomes of money left in the pot.
    OpenPot(OpenPot),
    /// Who deals next.
    Dealer(Seat),
}
