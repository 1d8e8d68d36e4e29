use super::{Hand, Place, height, thickness};

/// What each cell of a grid keeps clear of its figure.
#[derive(Clone, Copy, Debug)]
pub struct Clear {
    /// Over it, for a name.
    pub head: i32,
    /// On every side.
    pub edge: i32,
    /// The least width that a cell may have, so that something of the name is left.
    pub least: i32,
}

/// In how many columns so many equal cells show a number like `like` the largest. Of two that are alike, the one that leaves
/// fewer cells empty.
pub fn columns(count: i32, like: i32, hand: Hand, place: Place, clear: Clear) -> i32 {
    let count = count.max(1);
    let size = |columns: &i32| {
        let rows = (count + columns - 1) / columns;
        let cell = Place {
            width: (place.width / columns - 2 * clear.edge).max(0),
            height: (place.height / rows - clear.head - 2 * clear.edge).max(0),
        };
        let area = i64::from(height(like, hand, cell)) * i64::from(thickness(like, hand, cell));
        (area, -(columns * rows))
    };
    let wide_enough = |columns: &i32| place.width / columns >= clear.least;
    let every = (1..=count).filter(wide_enough);
    every.max_by_key(size).unwrap_or(1)
}
