use slint::ComponentHandle;

use crate::ui::bridge::{self, AppWindow, ChartEntry};
use crate::ui::chart::Course;
use crate::ui::convert;
use crate::ui::drawn::Told;
use crate::ui::games::{Open, Shown};
use crate::ui::models::Models;

/// How the match of the open sheet went.
pub struct ChartView {
    told: Told,
}

impl ChartView {
    pub fn of<G: Shown>(open: &Open<G>) -> ChartView {
        let entry = |entry: &crate::domain::Entry<G::Record>| ChartEntry {
            id: convert::entry(entry.id),
            kind: G::kind(&entry.record).into(),
        };
        ChartView {
            told: Told {
                course: G::chart(open),
                entries: open.sheet.entries.iter().map(entry).collect(),
            },
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let Course { series, target } = &self.told.course;
        let chart = window.global::<bridge::Chart>();
        let (low, high) = self.told.course.range();
        chart.set_low(low);
        chart.set_high(high);
        chart.set_has_target(target.is_some());
        chart.set_target(target.unwrap_or_default());
        chart.set_series(convert::count(series.len()));
        chart.set_highest(convert::count(self.told.course.highest()));
        chart.set_count(convert::count(self.told.course.entries()));
        if models.drawn.tell(self.told) {
            chart.set_version(chart.get_version().wrapping_add(1));
        }
    }
}
