use slint::ComponentHandle;

use crate::app::{App, Trashed};
use crate::platform;

use crate::ui::bridge::{self, AppWindow, DeletedSheet};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::home::{Card, newest};

/// The deleted sheets.
pub struct TrashView {
    sheets: Vec<(Card, u16)>,
}

impl TrashView {
    pub fn of(app: &App) -> TrashView {
        let now = platform::now();
        let sheet = |it: &Trashed| (Card::of(&it.document), it.days_left(now));
        TrashView {
            sheets: app.trash().iter().map(sheet).collect(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let (sheets, older) = newest(window, self.sheets);
        window.global::<bridge::Home>().set_older_deleted(older);
        let rows = sheets.into_iter().map(|(card, days_left)| DeletedSheet {
            sheet: card.row(),
            days_left: days_left.into(),
        });
        keep_in_step(&models.deleted, rows.collect(), |row| row.sheet.id.clone());
    }
}
