//! The same thing of Koetsieren as the app and as the pages call it.

use crate::domain::koetsieren::{Fault, Missing, Phase};

use crate::ui::bridge;
use crate::ui::convert::{seat, twins};

twins!(Phase, bridge::KoetsierenPhase, Sayings, Tricks);

/// Why a form lacks something.
pub fn missing(missing: Missing) -> bridge::FormReason {
    use bridge::Reason;
    match missing {
        Missing::Said(of) => with(Reason::NoSaying, seat(of)),
        Missing::Taken(of) => with(Reason::NoTaking, seat(of)),
        Missing::Dealer => with(Reason::NoDealer, 0),
    }
}

/// Why a form is refused.
pub fn fault(fault: Fault) -> bridge::FormReason {
    use bridge::Reason;
    match fault {
        Fault::WrongNumberOfPlayers => with(Reason::Players, 0),
        Fault::SaidOutOfRange(of) => with(Reason::SayingRange, seat(of)),
        Fault::TakenOutOfRange(of) => with(Reason::TakingRange, seat(of)),
        Fault::SayingsAddToFive => with(Reason::SayingsFive, 0),
        Fault::TakenAddUpTo(sum) => with(Reason::Takings, sum),
        Fault::UnfinishedNotLast => with(Reason::UnfinishedNotLast, 0),
        Fault::NoSuchSeat => with(Reason::Seat, 0),
    }
}

/// The reason with the number that its sentence has.
fn with(reason: bridge::Reason, a: i32) -> bridge::FormReason {
    bridge::FormReason {
        reason,
        a,
        ..Default::default()
    }
}
