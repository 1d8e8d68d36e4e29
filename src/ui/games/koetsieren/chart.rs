use crate::domain::koetsieren::Koetsieren;

use crate::ui::chart::Course;
use crate::ui::games::{Open, values};

use super::score::seats;

/// Everybody's penalties, and the limit.
pub fn course(open: &Open<Koetsieren>) -> Course {
    Course {
        series: seats(&open.replay.opening)
            .map(|seat| values(open.replay, |standing| standing.total(seat)))
            .collect(),
        target: Some(open.sheet.rules.limit_in_force()),
    }
}
