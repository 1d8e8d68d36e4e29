use crate::domain::{Kind, Points, Seat, Side};

use super::{AllTricks, Bid, Card, Declaration, Double, NextDealer, Panel, Trump};

/// A tap in the form of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Tap {
    Kind(Kind),
    Bidder(Side),
    Bid(Bid),
    /// One step up or down the ladder.
    BidStep(Nudge),
    /// Tapped again, a trump is no longer recorded.
    Trump(Trump),
    Double(Double),
    /// One more belote for the side, or none again when it has the most there can be.
    Belote(Side),
    DeclaringSide(Option<Side>),
    Declaration(Declaration, Nudge),
    PointsOf(Side),
    /// 0 to 9.
    Digit(Points),
    Backspace,
    AllTricks(AllTricks),
    Alone(bool),
    /// Put the card on the pile that is counted, or take it off.
    Card(Card),
    LastTrick(bool),
    /// Take the counted pile for the points.
    UsePile,
    Panel(Panel),
    NextDealer(NextDealer),
    AdjustmentSide(Side),
    AdjustmentMinus(bool),
    Note(String),
    DealerSeat(Seat),
}

/// One more or one less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    Up,
    Down,
}
