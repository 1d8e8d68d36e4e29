//! The same thing of Köpknack as the app and as the pages call it.

use crate::domain::kopknack::{Ante, Fault, Flow, Missing, NextPot, OpenPot, payments as settle};

use crate::ui::bridge::{
    FormReason, KopknackAnte, KopknackAnteBy, KopknackDirection, KopknackEnding, KopknackPayment,
    Reason,
};
use crate::ui::convert::seat;

/// Who antes, and what the pot will be.
pub fn ante(next: NextPot) -> KopknackAnte {
    let own = match next.ante {
        Ante::Nobody => KopknackAnte::default(),
        Ante::Dealer { seat: of, coins } => KopknackAnte {
            by: KopknackAnteBy::Dealer,
            seat: seat(of),
            amount: coins,
            ..Default::default()
        },
        Ante::Everyone { coins } => KopknackAnte {
            by: KopknackAnteBy::Everyone,
            amount: coins,
            ..Default::default()
        },
    };
    KopknackAnte {
        pot: next.pot,
        ..own
    }
}

pub fn direction(flow: Flow) -> KopknackDirection {
    match flow {
        Flow::Pays => KopknackDirection::Pays,
        Flow::Takes => KopknackDirection::Takes,
    }
}

pub fn flow_of(direction: KopknackDirection) -> Option<Flow> {
    match direction {
        KopknackDirection::None => None,
        KopknackDirection::Pays => Some(Flow::Pays),
        KopknackDirection::Takes => Some(Flow::Takes),
    }
}

pub fn ending(open_pot: Option<OpenPot>) -> KopknackEnding {
    match open_pot {
        None => KopknackEnding::None,
        Some(OpenPot::Share) => KopknackEnding::Share,
        Some(OpenPot::WaiveDoubles) => KopknackEnding::Waive,
    }
}

pub fn open_pot_of(ending: KopknackEnding) -> Option<OpenPot> {
    match ending {
        KopknackEnding::None => None,
        KopknackEnding::Share => Some(OpenPot::Share),
        KopknackEnding::Waive => Some(OpenPot::WaiveDoubles),
    }
}

/// The payments that settle these balances.
pub fn payments(balances: &[i32]) -> Vec<KopknackPayment> {
    let payments = settle(balances).into_iter();
    let shown = payments.map(|payment| KopknackPayment {
        from: seat(payment.from),
        to: seat(payment.to),
        amount: payment.amount,
    });
    shown.collect()
}

fn plain(reason: Reason) -> FormReason {
    with(reason, 0, 0)
}

fn with(reason: Reason, a: i32, b: i32) -> FormReason {
    FormReason {
        reason,
        a,
        b,
        ..Default::default()
    }
}

/// Why a form lacks something.
pub fn missing(missing: Missing) -> FormReason {
    match missing {
        Missing::Knocked => plain(Reason::NoKnock),
        Missing::Tricks { left } => with(Reason::TricksLeft, left, 0),
        Missing::TransferPlayer => plain(Reason::NoTransferPlayer),
        Missing::TransferAmount => plain(Reason::NoTransferAmount),
        Missing::OpenPot => plain(Reason::NoOpenPot),
        Missing::Dealer => plain(Reason::NoDealer),
    }
}

/// Why a form is refused.
pub fn fault(fault: Fault) -> FormReason {
    match fault {
        Fault::NoSuchSeat(_) => plain(Reason::Seat),
        Fault::WrongPlayers { .. } => plain(Reason::Players),
        Fault::NoTricksToPlay => plain(Reason::NoTricksToPlay),
        Fault::TooManyTricks(of) => with(Reason::TooManyTricks, seat(of), 0),
        Fault::TricksAddUpTo(sum) => with(Reason::TrickSum, sum, 0),
        Fault::TransferOfNothing => plain(Reason::TransferZero),
        Fault::TransferTooLarge => plain(Reason::TransferRange),
        Fault::NotByThree { lower, higher } => {
            with(Reason::NotByThree, lower.unwrap_or_default(), higher)
        }
        Fault::MoreThanThePot { pot } => with(Reason::MoreThanPot, pot, 0),
        Fault::TooManyCoins => plain(Reason::TooManyCoins),
    }
}
