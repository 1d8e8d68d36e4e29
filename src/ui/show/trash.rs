use crate::app::{App, Trashed};
use crate::platform;

use crate::ui::bridge::{AppWindow, DeletedSheet};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::home::Card;

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

    pub fn show(self, _: &AppWindow, models: &Models) {
        let sheets = self.sheets.into_iter();
        let rows = sheets.map(|(card, days_left)| DeletedSheet {
            sheet: card.row(),
            days_left: days_left.into(),
        });
        keep_in_step(&models.deleted, rows.collect(), |row| row.sheet.id.clone());
    }
}
