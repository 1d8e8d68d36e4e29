use super::{EDGE, Frame};

/// Where the entries stand from the one edge to the other: in equal steps, with the start before the first.
#[derive(Clone, Copy, Debug)]
pub struct Across {
    entries: usize,
    width: i32,
    leftward: bool,
}

impl Across {
    pub fn new(entries: usize, frame: Frame) -> Across {
        Across {
            entries,
            width: frame.tenths_wide(),
            leftward: frame.leftward,
        }
    }

    /// What lies between the start and the last entry (tenths).
    pub fn room(&self) -> i32 {
        (self.width - 2 * EDGE).max(0)
    }

    /// The place of the entry with this number (tenths from the left); 0 is the start.
    pub fn at(&self, entry: usize) -> i32 {
        let onward = EDGE + self.share(entry);
        if self.leftward {
            self.width - onward
        } else {
            onward
        }
    }

    /// The number of the entry that stands nearest to a place (tenths from the left), the later of two equally near; 0
    /// when there is none.
    pub fn nearest(&self, x: i32) -> usize {
        let onward = if self.leftward { self.width - x } else { x };
        let along = onward.saturating_sub(EDGE).clamp(0, self.room());
        // What stands before the place, or on it, and the next; the start is no entry.
        let before = self.last_within(along);
        let next = (before + 1).min(self.entries);
        let after = self.last_within(self.share(next));
        if before > 0 && along - self.share(before) < self.share(after) - along {
            before
        } else {
            after
        }
    }

    /// The last entry that stands no farther from the start than that (tenths).
    fn last_within(&self, along: i32) -> usize {
        let doubled = i64::from(self.room()) * 2;
        // The first entry that would be rounded to a place farther on.
        let beyond = wide(self.entries) * (2 * i64::from(along) + 1);
        let first = (beyond + doubled - 1).checked_div(doubled);
        let last = first.map_or(self.entries, |first| {
            usize::try_from(first - 1).unwrap_or(0)
        });
        last.min(self.entries)
    }

    /// How far from the start (tenths).
    fn share(&self, entry: usize) -> i32 {
        let entries = wide(self.entries.max(1));
        let share = (2 * wide(entry) * i64::from(self.room()) + entries) / (2 * entries);
        i32::try_from(share).unwrap_or(i32::MAX)
    }
}

fn wide(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
