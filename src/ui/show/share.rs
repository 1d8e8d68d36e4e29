use chrono::Datelike;
use slint::{ComponentHandle, Model, SharedString};

use crate::app::App;
use crate::domain::{GameName, games, named};
use crate::platform;

use crate::ui::bridge::{self, AppWindow};
use crate::ui::games::Shown;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// What the open sheet says, as a text that can be sent to somebody.
pub struct ShareView {
    game: GameName,
    day: u32,
    month: u32,
    year: i32,
}

impl ShareView {
    pub fn of(app: &App) -> Option<ShareView> {
        let document = app.document()?;
        let begun = platform::local(document.created);
        Some(ShareView {
            game: document.sheet.game(),
            day: begun.day(),
            month: begun.month(),
            year: begun.year(),
        })
    }

    /// Shows the text, which is made of what the pages of the sheet show: they come first.
    pub fn show(self, window: &AppWindow, models: &Models) {
        let share = window.global::<bridge::Share>();
        share.set_day(i32::try_from(self.day).unwrap_or_default());
        share.set_month(i32::try_from(self.month).unwrap_or_default());
        share.set_year(self.year);
        let words = window.global::<bridge::ShareWords>();
        let standing = models.standing.iter();
        let payments = models.kopknack.payments.iter();
        let payments = payments.filter(|_| self.game == GameName::Kopknack);
        let mut entries = games!(named!(self.game, Named => Named::told(&words, models)));
        if entries.is_empty() {
            entries.push(words.invoke_nothing_yet());
        }
        let parts: [Vec<SharedString>; 3] = [
            words.invoke_head().iter().collect(),
            entries,
            standing
                .map(|line| words.invoke_standing(line))
                .chain([words.invoke_end()])
                .chain(payments.map(|it| words.invoke_payment(it)))
                .collect(),
        ];
        // What has nothing to say is left out, and the parts are parted.
        let said = parts.map(|mut part| {
            part.retain(|line| !line.is_empty());
            part
        });
        let lines = said.join(&SharedString::default());
        keep_in_step(&models.told, lines, |_| ());
    }
}
