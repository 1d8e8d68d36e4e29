use super::TENTHS;

/// The place that a drawing has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Whole points.
    pub width: i32,
    /// Whole points.
    pub height: i32,
    /// The time runs from the right edge to the left, as the language is written.
    pub leftward: bool,
}

impl Frame {
    /// Tenths of a point; never below 0, though a page may have no width yet.
    pub fn tenths_wide(self) -> i32 {
        self.width.max(0).saturating_mul(TENTHS)
    }
}
