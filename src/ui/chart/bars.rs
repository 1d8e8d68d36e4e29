use super::outline::Outline;
use super::{Across, Course, Frame, Scale, TENTHS};

/// The least and the most from one bar to the next (tenths), and how much of it the bar is broad.
const LEAST: i32 = 3 * TENTHS;
const MOST: i32 = 22 * TENTHS;
const SHARE: (i32, i32) = (7, 10);
/// What is left free over and under the bars (tenths).
const EDGE: i32 = 2 * TENTHS;

/// What each entry brought one series, as bars from the line of nothing up or down. Where they would stand too close, one
/// bar stands for several entries: it reaches as high and as deep as any of them.
pub fn bars(course: &Course, series: usize, frame: Frame) -> String {
    let entries = course.entries();
    let across = Across::new(entries, frame);
    let scale = scale(course, frame.height);
    let room = usize::try_from(across.room()).unwrap_or(0).max(1);
    let least = usize::try_from(LEAST).unwrap_or(1);
    let together = entries.saturating_mul(least).div_ceil(room).max(1);
    let apart = i32::try_from(room / entries.max(1)).unwrap_or(MOST);
    let nothing = scale.at(0);
    let mut outline = Outline::default();
    for first in (1..=entries).step_by(together) {
        let last = (first + together - 1).min(entries);
        let gains = (first..=last).map(|entry| course.gain(series, entry));
        let (low, high) = gains.fold((0, 0), |(low, high), it| (low.min(it), high.max(it)));
        if low == high {
            continue;
        }
        let (begin, end) = (across.at(first), across.at(last));
        let middle = (begin + end) / 2;
        let broad = ((end - begin).abs() + apart).min(MOST);
        let half = (broad * SHARE.0 / SHARE.1 / 2).max(TENTHS / 3);
        let (left, right) = (middle - half, middle + half);
        // Even the least is seen.
        let (up, down) = (i32::from(high > 0), i32::from(low < 0));
        let top = scale.at(high).min(nothing - up * TENTHS);
        let bottom = scale.at(low).max(nothing + down * TENTHS);
        outline.corners([(left, top), (right, top), (right, bottom), (left, bottom)]);
    }
    outline.done()
}

/// The scale of the bars, the same for all series.
pub fn scale(course: &Course, height: i32) -> Scale {
    Scale::new(course.gains(), height, EDGE)
}
