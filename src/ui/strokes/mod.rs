//! Whole numbers as strokes of chalk: outlines for a `Path` that fill a place of any size, and that can be turned around by
//! reckoning, because not every renderer turns what it draws. All lengths are tenths of a point and come out whole.

mod grid;
mod shapes;

use shapes::{ARABIC_INDIC, Bend, CELL_HEIGHT, CELL_WIDTH, MINUS, MINUS_WIDTH, WESTERN};

pub use grid::{Clear, columns};

/// Between two figures, from middle line to middle line.
const GAP: i32 = 290;
/// What thousands are set apart by, beside that.
const GROUP: i32 = 200;
/// How broad the chalk is.
const THICK: i32 = 160;
/// How much higher than drawn a figure may become where its place is high and narrow.
const TALLEST: f64 = 1.45;

/// How numbers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// ٠ to ٩ in place of 0 to 9.
    pub arabic_indic: bool,
    /// Four digits are set apart, too; from five on every language does it.
    pub groups_four: bool,
}

/// The place that a number fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub width: i32,
    pub height: i32,
}

/// How large the drawings become: the chalk is as broad across as it is down, however high they are drawn.
#[derive(Clone, Copy, Debug)]
struct Scale {
    across: f64,
    down: f64,
    thick: i32,
}

/// How broad the chalk is that writes `like` as large as the place allows.
pub fn thickness(like: i32, hand: Hand, place: Place) -> i32 {
    Scale::of(length(like, hand), place).thick
}

/// How high `like` becomes when it is written as large as the place allows.
pub fn height(like: i32, hand: Hand, place: Place) -> i32 {
    let scale = Scale::of(length(like, hand), place);
    whole(scale.down * f64::from(CELL_HEIGHT)) + scale.thick
}

/// A number in the middle of its place, as large as `like` could stand there, from left to right in every language, and
/// upside down when it is `turned`. `Path` keeps half the chalk's breadth clear on every side of what it draws: the place
/// is measured without it.
pub fn figure(value: i32, like: i32, hand: Hand, place: Place, turned: bool) -> String {
    let length = length(value, hand);
    let scale = Scale::of(length.max(self::length(like, hand)), place);
    let (width, height) = (place.width - scale.thick, place.height - scale.thick);
    if width <= 0 || height <= 0 {
        return String::new();
    }
    let left = (f64::from(width) - f64::from(length) * scale.across) / 2.0;
    let top = (f64::from(height) - f64::from(CELL_HEIGHT) * scale.down) / 2.0;
    let mut commands = String::new();
    for (begin, bends) in cells(value, hand) {
        for bend in bends {
            let points = bend.points();
            for (nth, (x, y)) in points.iter().enumerate() {
                let x = whole(left + f64::from(begin + x) * scale.across).clamp(0, width);
                let y = whole(top + f64::from(*y) * scale.down).clamp(0, height);
                let (x, y) = if turned {
                    (width - x, height - y)
                } else {
                    (x, y)
                };
                let letter = if nth == 0 { bend.letter() } else { "" };
                commands.push_str(&format!("{letter}{x} {y} "));
            }
        }
    }
    commands
}

/// The value that takes the most room, of those that are shown beside each other: the one with the most figures, and of
/// those one with a sign. It is what the others are to be written like, for a figure that is larger would seem to say more.
pub fn longest(values: impl IntoIterator<Item = i32>) -> i32 {
    let room = |value: &i32| (digits(*value).len(), *value < 0);
    values.into_iter().max_by_key(room).unwrap_or_default()
}

impl Scale {
    /// As large as a number of this length can become.
    fn of(length: i32, place: Place) -> Scale {
        let (width, height) = (f64::from(place.width), f64::from(place.height));
        let wide = f64::from(length + THICK);
        let high = f64::from(CELL_HEIGHT + THICK);
        let across = (width / wide).min(height / high).max(0.0);
        let thick = f64::from(THICK) * across;
        let down = (height - thick) / f64::from(CELL_HEIGHT);
        Scale {
            across,
            down: down.min(across * TALLEST).max(0.0),
            thick: whole(thick.floor()),
        }
    }
}

/// The drawings that the number is put together from, each with where its cell begins.
fn cells(value: i32, hand: Hand) -> Vec<(i32, &'static [Bend])> {
    let figures = if hand.arabic_indic {
        ARABIC_INDIC
    } else {
        WESTERN
    };
    let digits = digits(value);
    let mut begin = 0;
    let mut cells = Vec::new();
    if value < 0 {
        cells.push((begin, MINUS));
        begin += MINUS_WIDTH + GAP;
    }
    for (at, digit) in digits.iter().enumerate() {
        let left = digits.len() - at;
        if at > 0 && left.is_multiple_of(3) && groups(&digits, hand) {
            begin += GROUP;
        }
        cells.extend(figures.get(*digit).map(|bends| (begin, *bends)));
        begin += CELL_WIDTH + GAP;
    }
    cells
}

/// From the first middle line to the last. The minus never stands last, so every number ends with a whole cell.
fn length(value: i32, hand: Hand) -> i32 {
    let last = cells(value, hand).last().map_or(0, |(begin, _)| *begin);
    last + CELL_WIDTH
}

fn groups(digits: &[usize], hand: Hand) -> bool {
    digits.len() > if hand.groups_four { 3 } else { 4 }
}

/// From the first to the last.
fn digits(value: i32) -> Vec<usize> {
    let text = value.unsigned_abs().to_string();
    text.bytes().map(|it| usize::from(it - b'0')).collect()
}

/// The nearest whole number. What is drawn on a glass is far from where this would saturate.
fn whole(length: f64) -> i32 {
    length.round() as i32
}
