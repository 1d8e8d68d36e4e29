use super::outline::{Outline, Place};
use super::{Across, Course, Frame, Scale, TENTHS};

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    Solid,
    /// In pieces: the pages' own paths have none.
    Dashed,
}

/// The pieces of a dashed line and what is left out between them (tenths).
const ON: f64 = 70.0;
const OFF: f64 = 80.0;

/// The line of one series, from before the first entry to the last.
pub fn line(course: &Course, series: usize, stroke: Stroke, frame: Frame) -> String {
    let across = Across::new(course.entries(), frame);
    let scale = Scale::of_lines(course.range(), frame.height);
    let place = |entry: usize| (across.at(entry), scale.at(course.value(series, entry)));
    let places: Vec<Place> = stations(course.entries(), across.room())
        .map(place)
        .collect();
    draw(&places, stroke)
}

/// A dashed line from edge to edge where a value stands.
pub fn level(course: &Course, value: i32, frame: Frame) -> String {
    let y = Scale::of_lines(course.range(), frame.height).at(value);
    draw(&[(0, y), (frame.tenths_wide(), y)], Stroke::Dashed)
}

/// The entries whose places a line passes, the start among them: not more than one in a point of width.
fn stations(entries: usize, room: i32) -> impl Iterator<Item = usize> {
    let points = usize::try_from(room / TENTHS).unwrap_or(0).max(1);
    let step = entries.div_ceil(points).max(1);
    (0..entries).step_by(step).chain([entries])
}

fn draw(places: &[Place], stroke: Stroke) -> String {
    let mut outline = Outline::default();
    match stroke {
        Stroke::Solid => {
            for (nth, place) in places.iter().enumerate() {
                if nth == 0 {
                    outline.go(*place);
                } else {
                    outline.draw(*place);
                }
            }
        }
        Stroke::Dashed => dash(places, &mut outline),
    }
    outline.done()
}

/// Walks along the line and draws it by pieces.
fn dash(places: &[Place], outline: &mut Outline) {
    let Some(first) = places.first() else {
        return;
    };
    outline.go(*first);
    let (mut on, mut left) = (true, ON);
    for (from, to) in places.iter().zip(places.iter().skip(1)) {
        let (across, down) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = across.hypot(down);
        let mut walked = 0.0;
        while length - walked > left {
            walked += left;
            let here = part(*from, across, down, walked / length);
            if on {
                outline.draw(here);
            } else {
                outline.go(here);
            }
            on = !on;
            left = if on { ON } else { OFF };
        }
        left -= length - walked;
        if on {
            outline.draw(*to);
        }
    }
}

/// The place that lies a part of the way on.
fn part(from: Place, across: f64, down: f64, share: f64) -> Place {
    // Between two places of the drawing, and so within its whole numbers.
    let whole = |number: f64| number.round() as i32;
    (from.0 + whole(across * share), from.1 + whole(down * share))
}
