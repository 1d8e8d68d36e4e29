use slint::ComponentHandle;

use crate::app::Document;
use crate::domain::{AnySheet, each, games};

use crate::ui::bridge::{self, AppWindow, CardLine};
use crate::ui::games::Shown;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;
use crate::ui::strokes;

/// The totals of the open sheet, as they are read from across the table.
pub struct BigScoreView {
    lines: Vec<CardLine>,
}

impl BigScoreView {
    pub fn of(document: &Document) -> BigScoreView {
        BigScoreView {
            lines: games!(
                each!(&document.sheet, AnySheet, sheet => Shown::card(sheet, &sheet.replay()))
            ),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let big_score = window.global::<bridge::BigScore>();
        big_score.set_longest(strokes::longest(self.lines.iter().map(|line| line.value)));
        keep_in_step(&models.big_score, self.lines, |line| (line.side, line.seat));
    }
}
