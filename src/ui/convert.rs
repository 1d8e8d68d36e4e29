//! The same thing as the app and as the pages call it.

use crate::app::{Digits, FarHalf, Label, Motion, Page, Screen, TextSize, Theme, Verb};
use crate::domain::{EntryId, GameName, Kind, Seat, Side};

use super::bridge;

/// Two enums whose variants have the same names, both ways.
macro_rules! twins {
    ($ours:ty, $theirs:ty, $($variant:ident),+ $(,)?) => {
        impl From<$ours> for $theirs {
            fn from(ours: $ours) -> Self {
                match ours { $(<$ours>::$variant => <$theirs>::$variant),+ }
            }
        }
        impl From<$theirs> for $ours {
            fn from(theirs: $theirs) -> Self {
                match theirs { $(<$theirs>::$variant => <$ours>::$variant),+ }
            }
        }
    };
}

pub(super) use twins;

twins!(
    Page,
    bridge::Page,
    Home,
    NewSheet,
    Sheet,
    Chart,
    Details,
    Form,
    BigScore,
    Rules,
    How,
    Settings,
    About,
    Trash,
    Gallery,
);
twins!(
    GameName,
    bridge::Game,
    Coinche,
    Couillon,
    Koetsieren,
    Kopknack,
);
twins!(
    Kind,
    bridge::EntryKind,
    Deal,
    Passed,
    Adjustment,
    Transfer,
    Ending,
    Dealer,
);
twins!(Theme, bridge::ThemeChoice, System, Light, Dark);
twins!(TextSize, bridge::TextSizeChoice, Normal, Large, Largest);
twins!(Digits, bridge::DigitsChoice, Western, ArabicIndic);
twins!(Motion, bridge::MotionChoice, System, Off);
twins!(FarHalf, bridge::FarHalfChoice, Upright, Turned);
twins!(Screen, bridge::ScreenChoice, StaysOn, System);

/// The side, or none.
pub fn side(side: Option<Side>) -> bridge::Side {
    match side {
        None => bridge::Side::None,
        Some(Side::One) => bridge::Side::One,
        Some(Side::Two) => bridge::Side::Two,
    }
}

pub fn side_of(side: bridge::Side) -> Option<Side> {
    match side {
        bridge::Side::None => None,
        bridge::Side::One => Some(Side::One),
        bridge::Side::Two => Some(Side::Two),
    }
}

/// The seat as the pages count it: from 0.
pub fn seat(seat: Seat) -> i32 {
    i32::from(seat.number()) - 1
}

pub fn seat_of(seat: i32) -> Option<Seat> {
    Seat::from_index(usize::try_from(seat).ok()?)
}

/// The name of an edit; without one, the name of nothing.
pub fn edit_name(label: Option<Label>) -> bridge::EditName {
    let plain = |verb| bridge::EditName {
        verb,
        ..Default::default()
    };
    match label {
        None => plain(bridge::EditVerb::None),
        Some(Label::Names) => plain(bridge::EditVerb::Names),
        Some(Label::FirstDealer) => plain(bridge::EditVerb::FirstDealer),
        Some(Label::Headline) => plain(bridge::EditVerb::Headline),
        Some(Label::Rules) => plain(bridge::EditVerb::Rules),
        Some(Label::Entry { verb, kind, number }) => bridge::EditName {
            verb: match verb {
                Verb::Add => bridge::EditVerb::Add,
                Verb::Complete => bridge::EditVerb::Complete,
                Verb::Insert => bridge::EditVerb::Insert,
                Verb::Correct => bridge::EditVerb::Correct,
                Verb::Delete => bridge::EditVerb::Delete,
            },
            kind: kind.into(),
            number: count(number),
        },
    }
}

/// A number of things, as the pages have it.
pub fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// An entry of the open sheet, as the pages name it.
pub fn entry(id: EntryId) -> i32 {
    i32::try_from(id.0).unwrap_or(i32::MAX)
}

pub fn entry_of(id: i32) -> Option<EntryId> {
    u32::try_from(id).ok().map(EntryId)
}

/// The seat as the pages count it; -1: nobody.
pub fn seat_or_none(seat_or_none: Option<Seat>) -> i32 {
    seat_or_none.map_or(-1, seat)
}
