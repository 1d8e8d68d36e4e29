use crate::domain::Side;
use crate::domain::couillon::Couillon;

use crate::ui::chart::Course;
use crate::ui::games::{Open, values};

/// The wins that each side still needs, side one first: the numbers of the board, which a loop raises. Nothing is left
/// for the side that wins.
pub fn course(open: &Open<Couillon>) -> Course {
    Course {
        series: Side::BOTH
            .map(|side| values(open.replay, |standing| standing.needed(side)))
            .to_vec(),
        target: Some(0),
    }
}
