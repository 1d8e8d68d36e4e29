/// How the values of a sheet went: what its chart shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Of each side or player the value before the first entry and after each one; all are equally long.
    pub series: Vec<Vec<i32>>,
    /// What a match is played to; `None` when it is played to nothing.
    pub target: Option<i32>,
}

impl Course {
    /// How many entries there are.
    pub fn entries(&self) -> usize {
        let values = self.series.first().map_or(0, Vec::len);
        values.saturating_sub(1)
    }

    /// The value after that many entries; 0 where there is none.
    pub fn value(&self, series: usize, entry: usize) -> i32 {
        let values = self.series.get(series);
        values
            .and_then(|values| values.get(entry))
            .copied()
            .unwrap_or(0)
    }

    /// What the entry with this number, counted from 1, brought.
    pub fn gain(&self, series: usize, entry: usize) -> i32 {
        let before = entry.checked_sub(1).map(|it| self.value(series, it));
        before.map_or(0, |before| self.value(series, entry).saturating_sub(before))
    }

    /// The one with the highest value at the end; of several the first.
    pub fn highest(&self) -> usize {
        let last = |series: &usize| self.value(*series, self.entries());
        let all = (0..self.series.len()).rev();
        all.max_by_key(last).unwrap_or(0)
    }

    /// From the lowest to the highest of all that the lines pass; 0 and the target are among it.
    pub fn range(&self) -> (i32, i32) {
        let values = self.series.iter().flatten().copied();
        span(values.chain(self.target))
    }

    /// From the lowest to the highest of all that an entry brought; 0 is among it.
    pub fn gains(&self) -> (i32, i32) {
        let all = (0..self.series.len())
            .flat_map(|series| (1..=self.entries()).map(move |entry| self.gain(series, entry)));
        span(all)
    }
}

fn span(values: impl Iterator<Item = i32>) -> (i32, i32) {
    values.fold((0, 0), |(low, high), value| {
        (low.min(value), high.max(value))
    })
}
