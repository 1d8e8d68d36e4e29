use crate::domain::Side;
use crate::domain::coinche::Coinche;

use crate::ui::chart::Course;
use crate::ui::games::{Open, values};

/// Both totals, side one first, and the target.
pub fn course(open: &Open<Coinche>) -> Course {
    Course {
        series: Side::BOTH
            .map(|side| values(open.replay, |totals| totals[side]))
            .to_vec(),
        target: open.sheet.rules.target.points(),
    }
}
