//! How a match went, as a drawing: from values to the outlines of lines, markers and bars, and from a place back to the
//! entry that stands there. Nothing here knows the window: the pages ask for outlines of the size that they have.
//!
//! Outlines are in tenths of a point and come out whole, so that a line with hundreds of entries stays smooth and no
//! language's decimal comma gets into it.

mod across;
mod bars;
mod course;
mod frame;
mod line;
mod marks;
mod outline;
mod scale;

pub use across::Across;
pub use bars::{bars, scale as scale_of_bars};
pub use course::Course;
pub use frame::Frame;
pub use line::{Stroke, level, line};
pub use marks::{Shape, marks, stride};
pub use scale::Scale;

/// A point of the screen in the unit of outlines.
pub const TENTHS: i32 = 10;
/// What is left free at each edge (tenths), so that a marker on it, and a bar under it, is whole.
pub const EDGE: i32 = 8 * TENTHS;
