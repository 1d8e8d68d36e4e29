//! The same thing of Coinche as the app and as the pages call it.

use crate::domain::Side;
use crate::domain::coinche::{
    AllTricks, Bid, Declaration, Double, Fault, Item, Line, LineKind, Missing, Origin, Panel, Rank,
    Suit, TrickBid, Trump, Unscored, Verdict,
};

use crate::ui::bridge;
use crate::ui::convert::{side, twins};

twins!(Double, bridge::Double, None, Coinche, Surcoinche);
twins!(
    Panel,
    bridge::Panel,
    Bid,
    Points,
    AllTricks,
    Declarations,
    Pile,
    Sum,
);
twins!(
    Declaration,
    bridge::Declaration,
    Tierce,
    Fifty,
    Hundred,
    FourOfAKind,
    FourNines,
    FourJacks,
);

twins!(Suit, bridge::Suit, Spades, Hearts, Diamonds, Clubs);
twins!(
    Rank,
    bridge::Rank,
    Ace,
    Ten,
    King,
    Queen,
    Jack,
    Nine,
    Eight,
    Seven,
);

pub fn trump(trump: Option<Trump>) -> bridge::Trump {
    match trump {
        None => bridge::Trump::None,
        Some(Trump::Spades) => bridge::Trump::Spades,
        Some(Trump::Hearts) => bridge::Trump::Hearts,
        Some(Trump::Diamonds) => bridge::Trump::Diamonds,
        Some(Trump::Clubs) => bridge::Trump::Clubs,
        Some(Trump::NoTrump) => bridge::Trump::NoTrump,
        Some(Trump::AllTrump) => bridge::Trump::AllTrump,
    }
}

pub fn trump_of(trump: bridge::Trump) -> Option<Trump> {
    match trump {
        bridge::Trump::None => None,
        bridge::Trump::Spades => Some(Trump::Spades),
        bridge::Trump::Hearts => Some(Trump::Hearts),
        bridge::Trump::Diamonds => Some(Trump::Diamonds),
        bridge::Trump::Clubs => Some(Trump::Clubs),
        bridge::Trump::NoTrump => Some(Trump::NoTrump),
        bridge::Trump::AllTrump => Some(Trump::AllTrump),
    }
}

/// The kind of the bid and its points.
pub fn bid(bid: Option<Bid>) -> (bridge::BidKind, i32) {
    match bid {
        None => (bridge::BidKind::None, 0),
        Some(Bid::Points(points)) => (bridge::BidKind::Points, points),
        Some(Bid::Tricks(TrickBid::Capot)) => (bridge::BidKind::Capot, 0),
        Some(Bid::Tricks(TrickBid::Generale)) => (bridge::BidKind::Generale, 0),
    }
}

pub fn bid_of(kind: bridge::BidKind, points: i32) -> Option<Bid> {
    match kind {
        bridge::BidKind::None => None,
        bridge::BidKind::Points => Some(Bid::Points(points)),
        bridge::BidKind::Capot => Some(Bid::CAPOT),
        bridge::BidKind::Generale => Some(Bid::GENERALE),
    }
}

pub fn all_tricks(answer: AllTricks) -> bridge::AllTricks {
    match answer {
        AllTricks::Unanswered => bridge::AllTricks::Unanswered,
        AllTricks::Nobody => bridge::AllTricks::Nobody,
        AllTricks::Side(Side::One) => bridge::AllTricks::One,
        AllTricks::Side(Side::Two) => bridge::AllTricks::Two,
    }
}

pub fn all_tricks_of(answer: bridge::AllTricks) -> AllTricks {
    match answer {
        bridge::AllTricks::Unanswered => AllTricks::Unanswered,
        bridge::AllTricks::Nobody => AllTricks::Nobody,
        bridge::AllTricks::One => AllTricks::Side(Side::One),
        bridge::AllTricks::Two => AllTricks::Side(Side::Two),
    }
}

pub fn verdict(verdict: Option<Verdict>) -> bridge::Verdict {
    match verdict {
        None => bridge::Verdict::None,
        Some(Verdict::Made) => bridge::Verdict::Made,
        Some(Verdict::Failed) => bridge::Verdict::Failed,
    }
}

/// Why a form lacks something.
pub fn missing(missing: Missing) -> bridge::FormReason {
    use bridge::Reason;
    bridge::FormReason {
        reason: match missing {
            Missing::Bidder => Reason::NoBidder,
            Missing::Bid => Reason::NoBid,
            Missing::Points => Reason::NoPoints,
            Missing::AllTricks => Reason::NoAllTricks,
            Missing::Alone => Reason::NoAlone,
            Missing::AdjustmentSide => Reason::NoAdjustmentSide,
            Missing::AdjustmentPoints => Reason::NoAdjustmentPoints,
            Missing::Dealer => Reason::NoDealer,
        },
        ..Default::default()
    }
}

/// Why a form is refused.
pub fn fault(fault: Fault) -> bridge::FormReason {
    use bridge::Reason;
    let plain = |reason| bridge::FormReason {
        reason,
        ..Default::default()
    };
    let with = |reason, a, b| bridge::FormReason {
        reason,
        a,
        b,
        ..Default::default()
    };
    match fault {
        Fault::BidOffLadder(points) => with(Reason::BidOffLadder, points, 0),
        Fault::NoHigherBids | Fault::NoGenerale => plain(Reason::BidSwitchedOff),
        Fault::NoSuchTrump(_) => plain(Reason::TrumpSwitchedOff),
        Fault::CardPointsOutOfRange(_) => plain(Reason::PointsRange),
        // The 1 of 102 can still become right.
        Fault::NoCardsGive(1) => plain(Reason::UnfinishedPoints),
        Fault::NoCardsGive(points) => with(Reason::PointsImpossible, points, 162 - points),
        Fault::AllTricksWithout162(_) => plain(Reason::AllTricksPoints),
        Fault::AloneMissing => plain(Reason::NoAlone),
        Fault::AloneWithoutGenerale | Fault::AloneWithoutAllTricks => plain(Reason::Alone),
        Fault::TooManyBelotes { most: 0 } => plain(Reason::BelotesNoTrump),
        Fault::TooManyBelotes { most } => with(Reason::Belotes, most.into(), 0),
        Fault::TooManyDeclarations { kind, most } => bridge::FormReason {
            declaration: kind.into(),
            ..with(Reason::DeclarationCount, most.into(), 0)
        },
        Fault::AdjustmentOfZero => plain(Reason::AdjustmentZero),
        Fault::AdjustmentOutOfRange(_) => plain(Reason::AdjustmentRange),
        Fault::NoSuchSeat => plain(Reason::Seat),
    }
}

/// A line of the sum.
pub fn sum_line(line: &Line) -> bridge::SumLine {
    use bridge::LineKind as Shown;
    let mut shown = bridge::SumLine {
        side: side(Some(line.side)),
        points: line.points,
        ..Default::default()
    };
    shown.kind = match line.kind {
        LineKind::CardPoints => Shown::CardPoints,
        LineKind::AllTricks => Shown::AllTricks,
        LineKind::CardRounding => Shown::CardRounding,
        LineKind::Declaration { kind, count, from } => {
            shown.declaration = kind.into();
            shown.count = count.into();
            shown.received = from == Origin::Received;
            Shown::Declaration
        }
        LineKind::Belote { count, from } => {
            shown.count = count.into();
            shown.received = from == Origin::Received;
            Shown::Belote
        }
        LineKind::Bid(Bid::Points(points)) => {
            shown.of = points;
            Shown::Bid
        }
        LineKind::Bid(Bid::Tricks(TrickBid::Capot)) => Shown::Capot,
        LineKind::Bid(Bid::Tricks(TrickBid::Generale)) => Shown::Generale,
        LineKind::Multiplier { times, of } => {
            shown.count = times;
            shown.of = of;
            Shown::Multiplier
        }
        LineKind::FailureBase => Shown::FailureBase,
        LineKind::WinnerBase => Shown::WinnerBase,
        LineKind::Unscored { item, worth, why } => {
            shown.of = worth;
            shown.unscored = match why {
                Unscored::Lost => bridge::Unscored::Lost,
                Unscored::GoesToTheOther => bridge::Unscored::GoesToTheOther,
                Unscored::OnlyDecides => bridge::Unscored::OnlyDecides,
                Unscored::SwitchedOff => bridge::Unscored::SwitchedOff,
            };
            match item {
                Item::CardPoints => Shown::UnscoredCards,
                Item::Declarations => Shown::UnscoredDeclarations,
                Item::Belotes => Shown::UnscoredBelotes,
            }
        }
        LineKind::Rounding => Shown::Rounding,
    };
    shown
}
