use crate::domain::{AnyFault, Objection, Of, Why, games};
use crate::store::exchange::Refusal;

use crate::ui::bridge::{FormReason, ObjectionKind, ObjectionOf, Refused, RefusedFor};
use crate::ui::convert;
use crate::ui::games::Shown;

/// Why a sheet from elsewhere is refused, in the words of the pages. Of several objections the first one is told.
pub fn refused(refusal: &Refusal) -> Refused {
    let plain = |why| Refused {
        why,
        ..Default::default()
    };
    let about = |why, field: &str| Refused {
        why,
        field: field.into(),
        ..Default::default()
    };
    match refusal {
        Refusal::Foreign => plain(RefusedFor::Foreign),
        Refusal::Newer(_) => plain(RefusedFor::Newer),
        Refusal::Malformed { entry, .. } => Refused {
            number: convert::count(entry.unwrap_or_default()),
            ..plain(RefusedFor::Malformed)
        },
        Refusal::RepeatedField(field) => about(RefusedFor::RepeatedField, field),
        Refusal::UnknownField(field) => about(RefusedFor::UnknownField, field),
        Refusal::Id => plain(RefusedFor::Id),
        Refusal::Moment => plain(RefusedFor::Moment),
        Refusal::Inconsistent => plain(RefusedFor::Inconsistent),
        Refusal::TooLong => plain(RefusedFor::TooLong),
        Refusal::Objections(all) => match all.as_slice() {
            [first, others @ ..] => objected(*first, others.len()),
            [] => plain(RefusedFor::Inconsistent),
        },
    }
}

fn objected(Objection { of, why }: Objection, others: usize) -> Refused {
    let (of, number) = match of {
        Of::Entry(number) => (ObjectionOf::Entry, number),
        Of::Edit(number) => (ObjectionOf::Edit, number),
        Of::Sheet => (ObjectionOf::Sheet, 0),
    };
    Refused {
        why: RefusedFor::Objection,
        of,
        number: convert::count(number),
        objection: match why {
            Why::Refused(_) => ObjectionKind::Form,
            Why::BehindUnfinished => ObjectionKind::BehindUnfinished,
            Why::Note => ObjectionKind::Note,
            Why::EntryId => ObjectionKind::EntryId,
            Why::Name => ObjectionKind::Name,
            Why::FirstDealer => ObjectionKind::FirstDealer,
            Why::Players => ObjectionKind::Players,
            Why::Rules => ObjectionKind::Rules,
            Why::TooTangled => ObjectionKind::TooTangled,
        },
        reason: match why {
            Why::Refused(fault) => reason(fault),
            _ => FormReason::default(),
        },
        others: convert::count(others),
        ..Default::default()
    }
}

/// As the form of the game says it.
fn reason(fault: AnyFault) -> FormReason {
    macro_rules! reason {
        ([$($game:ident)*]) => {
            match fault {
                $(AnyFault::$game(fault) => crate::domain::registry::$game::fault(fault)),*
            }
        };
    }
    games!(reason!())
}
