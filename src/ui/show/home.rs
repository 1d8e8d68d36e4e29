use chrono::Datelike;
use slint::{ComponentHandle, ModelRc};

use crate::app::{App, Document};
use crate::domain::{AnySheet, Sheet, each, games};
use crate::platform;
use crate::store::{Damage, Damaged};

use crate::ui::bridge::{self, AppWindow, CardLine, DamagedFile, FileDamage, SheetRow};
use crate::ui::convert;
use crate::ui::games::Shown;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// The drawer.
pub struct HomeView {
    running: Vec<Card>,
    finished: Vec<Card>,
    /// How many sheets have been deleted.
    deleted: usize,
}

/// A sheet in the drawer.
pub struct Card {
    row: SheetRow,
    lines: Vec<CardLine>,
    finished: bool,
}

impl HomeView {
    pub fn of(app: &App) -> HomeView {
        let cards = app.documents().iter().map(Card::of);
        let (finished, running) = cards.partition(|card| card.finished);
        HomeView {
            running,
            finished,
            deleted: app.trash().len(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let home = window.global::<bridge::Home>();
        home.set_deleted_count(convert::count(self.deleted));
        let (running, older) = newest(window, self.running);
        home.set_older_running(older);
        let (finished, older) = newest(window, self.finished);
        home.set_older_finished(older);
        let rows = |cards: Vec<Card>| cards.into_iter().map(Card::row).collect();
        keep_in_step(&models.running, rows(running), |row| row.id.clone());
        keep_in_step(&models.finished, rows(finished), |row| row.id.clone());
    }
}

impl Card {
    pub fn of(document: &Document) -> Card {
        let changed = platform::local(document.changed);
        let row = SheetRow {
            id: document.id.as_str().into(),
            game: document.sheet.game().into(),
            headline: document.sheet.rules().headline().unwrap_or_default(),
            day: i32::try_from(changed.day()).unwrap_or_default(),
            month: i32::try_from(changed.month()).unwrap_or_default(),
            year: changed.year(),
            ..Default::default()
        };
        games!(each!(&document.sheet, AnySheet, sheet => Card::of_game(sheet, row)))
    }

    fn of_game<G: Shown>(sheet: &Sheet<G>, row: SheetRow) -> Card {
        let replay = sheet.replay();
        let deals = replay.steps.iter().filter(|step| step.turn.is_deal());
        Card {
            row: SheetRow {
                deals: convert::count(deals.count()),
                ..row
            },
            lines: G::card(sheet, &replay),
            finished: replay.finish.is_some(),
        }
    }

    pub fn row(self) -> SheetRow {
        SheetRow {
            lines: ModelRc::from(self.lines.as_slice()),
            ..self.row
        }
    }
}

/// As many sheets, which come newest first, as a list shows, and how many more there are.
pub(super) fn newest<Sheet>(window: &AppWindow, mut sheets: Vec<Sheet>) -> (Vec<Sheet>, i32) {
    let most = window.global::<bridge::Home>().get_most();
    let most = usize::try_from(most).unwrap_or_default();
    let older = convert::count(sheets.len().saturating_sub(most));
    sheets.truncate(most);
    (sheets, older)
}

/// Says what became of the files that could not be opened as they were.
pub fn show_damaged(window: &AppWindow, damaged: &[Damaged]) {
    let files: Vec<DamagedFile> = damaged
        .iter()
        .map(|it| DamagedFile {
            damage: match it.damage {
                Damage::Unreadable if it.older_opened => FileDamage::OlderOpened,
                Damage::Unreadable => FileDamage::Unreadable,
                Damage::Gone => FileDamage::Gone,
                Damage::Newer => FileDamage::Newer,
                Damage::Foreign => FileDamage::Foreign,
            },
            place: it.place.as_str().into(),
        })
        .collect();
    let home = window.global::<bridge::Home>();
    home.set_damaged(ModelRc::from(files.as_slice()));
}
