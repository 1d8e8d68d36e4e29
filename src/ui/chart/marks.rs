use super::outline::Outline;
use super::{Across, Course, Frame, Scale, TENTHS};

/// What stands on a line where an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Disc,
    Diamond,
}

/// Half of a marker (tenths).
const RADIUS: i32 = 42;
/// The least distance from one marker to the next (tenths).
const APART: i32 = 14 * TENTHS;

/// The markers of one series: at every entry, or where those stand too close at every second, fifth, tenth, …; always at
/// the last.
pub fn marks(course: &Course, series: usize, shape: Shape, frame: Frame) -> String {
    let entries = course.entries();
    let across = Across::new(entries, frame);
    let scale = Scale::of_lines(course.range(), frame.height);
    let step = stride(entries, across.room(), APART);
    let mut outline = Outline::default();
    // The last but one would stand in the last one's place.
    let all = (step..entries)
        .step_by(step)
        .filter(|entry| 2 * (entries - entry) >= step);
    for entry in all.chain((entries > 0).then_some(entries)) {
        let (x, y) = (across.at(entry), scale.at(course.value(series, entry)));
        match shape {
            Shape::Disc => outline.disc((x, y), RADIUS),
            Shape::Diamond => {
                let far = RADIUS * 5 / 4;
                outline.corners([(x, y - far), (x + far, y), (x, y + far), (x - far, y)]);
            }
        }
    }
    outline.done()
}

/// The smallest of 1, 2, 5, 10, 20, 50, … such that every so-manieth entry stands at least so far (tenths) from the next.
pub fn stride(entries: usize, room: i32, apart: i32) -> usize {
    let room = usize::try_from(room).unwrap_or(0).max(1);
    let apart = usize::try_from(apart).unwrap_or(0);
    let wanted = apart.saturating_mul(entries).div_ceil(room);
    let mut power: usize = 1;
    loop {
        for step in [1, 2, 5].map(|it| power.saturating_mul(it)) {
            if step >= wanted {
                return step;
            }
        }
        power = power.saturating_mul(10);
    }
}
