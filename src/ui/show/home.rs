use chrono::Datelike;
use slint::ComponentHandle;

use crate::app::{App, Document};
use crate::domain::Turn;
use crate::domain::coinche::Target;
use crate::platform;

use super::score::winner;
use crate::ui::bridge::{self, AppWindow, SheetRow};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

pub struct HomeView {
    running: Vec<SheetRow>,
    finished: Vec<SheetRow>,
}

impl HomeView {
    pub fn of(app: &App) -> HomeView {
        let rows = app.documents().iter().map(row);
        let (finished, running) = rows.partition(|row| row.winner != bridge::Side::None);
        HomeView { running, finished }
    }

    pub fn show(self, _: &AppWindow, models: &Models) {
        keep_in_step(&models.running, self.running, |row| row.id.clone());
        keep_in_step(&models.finished, self.finished, |row| row.id.clone());
    }
}

fn row(document: &Document) -> SheetRow {
    let sheet = &document.sheet;
    let replay = sheet.replay();
    let totals = replay.standing();
    let is_deal = |turn| matches!(turn, Turn::PassesOn | Turn::Stays);
    let deals = replay.steps.iter().filter(|step| is_deal(step.turn));
    let changed = platform::local(document.changed);
    SheetRow {
        id: document.id.as_str().into(),
        side_1: sheet.roster.sides.one.as_str().into(),
        side_2: sheet.roster.sides.two.as_str().into(),
        total_1: totals.one,
        total_2: totals.two,
        target: match sheet.rules.target {
            Target::Points(points) => points,
            Target::None => 0,
        },
        deals: convert::count(deals.count()),
        winner: convert::side(winner(&replay)),
        day: i32::try_from(changed.day()).unwrap_or_default(),
        month: i32::try_from(changed.month()).unwrap_or_default(),
        year: changed.year(),
    }
}

/// Says which files could not be read when the app was started.
pub fn show_damaged(window: &AppWindow, damaged: &[crate::store::Damaged]) {
    let home = window.global::<bridge::Home>();
    home.set_damaged(convert::count(damaged.len()));
    if let Some(first) = damaged.first() {
        home.set_damaged_place(first.place.as_str().into());
    }
}
