use crate::domain::kopknack::Kopknack;

use crate::ui::chart::Course;
use crate::ui::games::{Open, values};

/// Everybody's balance. They are played to nothing, and the pot is nobody's.
pub fn course(open: &Open<Kopknack>) -> Course {
    Course {
        series: (open.replay.opening.seats())
            .map(|seat| values(open.replay, |standing| standing.balance(seat)))
            .collect(),
        target: None,
    }
}
