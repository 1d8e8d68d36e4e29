use super::{EDGE, TENTHS};

/// Where a value stands from the upper edge to the lower.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    low: i64,
    high: i64,
    top: i64,
    room: i64,
}

impl Scale {
    /// A scale from the lowest to the highest value in so many whole points of height, with so much left free at each edge
    /// (tenths). Where all values are the same, it lies at the lower edge.
    pub fn new((low, high): (i32, i32), height: i32, edge: i32) -> Scale {
        let height = i64::from(height.max(0)) * i64::from(TENTHS);
        Scale {
            low: low.into(),
            high: i64::from(high.max(low)).max(i64::from(low) + 1),
            top: edge.into(),
            room: (height - 2 * i64::from(edge)).max(0),
        }
    }

    /// The scale of lines, which leaves room for a marker at each edge.
    pub fn of_lines(range: (i32, i32), height: i32) -> Scale {
        Scale::new(range, height, EDGE)
    }

    /// The place of a value (tenths from the upper edge); of one beyond the scale, its edge.
    pub fn at(&self, value: i32) -> i32 {
        let value = i64::from(value).clamp(self.low, self.high);
        let range = self.high - self.low;
        let down = (2 * (self.high - value) * self.room + range) / (2 * range);
        i32::try_from(self.top + down).unwrap_or(i32::MAX)
    }

    /// Round values to be written beside the lines, the lowest first: no more than stand so far apart (tenths), and none
    /// that is nearer than that to `beside`, which is written itself.
    pub fn ticks(&self, apart: i32, beside: Option<i32>) -> Vec<i32> {
        let most = (self.room / i64::from(apart.max(1))).clamp(1, 6);
        let step = round_step(self.high - self.low, most);
        let first = self.low.div_euclid(step);
        let last = self.high.div_euclid(step);
        (first..=last)
            .filter_map(|it| i32::try_from(it * step).ok())
            .filter(|tick| (self.low..=self.high).contains(&i64::from(*tick)))
            .filter(|tick| beside.is_none_or(|it| (self.at(*tick) - self.at(it)).abs() >= apart))
            .collect()
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50, … that goes into the range no more than so often.
fn round_step(range: i64, most: i64) -> i64 {
    let mut power = 1;
    loop {
        for step in [power, 2 * power, 5 * power] {
            if range / step <= most {
                return step;
            }
        }
        power *= 10;
    }
}
