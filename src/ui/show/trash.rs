use slint::ComponentHandle;

use crate::app::App;
use crate::platform;

use crate::ui::bridge::{self, AppWindow, DeletedSheet};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::home::{Card, Listed};

/// The deleted sheets.
pub struct TrashView {
    list: Listed<(Card, u16)>,
}

impl TrashView {
    /// Lists no more than that many.
    pub fn of(app: &App, most: usize) -> TrashView {
        let now = platform::now();
        let mut list = Listed::new(most);
        for it in app.trash() {
            list.add(|| (Card::of(&it.document), it.days_left(now)));
        }
        TrashView { list }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let home = window.global::<bridge::Home>();
        home.set_older_deleted(self.list.older);
        let rows = self
            .list
            .sheets
            .into_iter()
            .map(|(card, days_left)| DeletedSheet {
                sheet: card.row(),
                days_left: days_left.into(),
            });
        keep_in_step(&models.deleted, rows.collect(), |row| row.sheet.id.clone());
    }
}
