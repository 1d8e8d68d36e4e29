use chrono::Datelike;
use slint::{ComponentHandle, ModelRc};

use crate::app::{App, Document};
use crate::domain::{AnySheet, Replay, Sheet, each, games};
use crate::platform;
use crate::store::{Damage, Damaged};

use crate::ui::bridge::{self, AppWindow, CardLine, DamagedFile, FileDamage, SheetRow};
use crate::ui::convert;
use crate::ui::games::Shown;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// The drawer.
pub struct HomeView {
    running: Listed<Card>,
    finished: Listed<Card>,
    /// How many sheets have been deleted.
    deleted: usize,
}

/// The first of many, and how many more there are.
pub(super) struct Listed<Sheet> {
    most: usize,
    pub(super) sheets: Vec<Sheet>,
    pub(super) older: i32,
}

/// A sheet in the drawer.
pub struct Card {
    row: SheetRow,
    lines: Vec<CardLine>,
}

impl HomeView {
    /// Lists no more than that many of either kind.
    pub fn of(app: &App, most: usize) -> HomeView {
        let mut running = Listed::new(most);
        let mut finished = Listed::new(most);
        for document in app.documents() {
            games!(each!(&document.sheet, AnySheet, sheet => {
                let replay = sheet.replay();
                let list = match replay.finish {
                    Some(_) => &mut finished,
                    None => &mut running,
                };
                list.add(|| Card::of_game(document, sheet, &replay));
            }));
        }
        HomeView {
            running,
            finished,
            deleted: app.trash().len(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let home = window.global::<bridge::Home>();
        home.set_deleted_count(convert::count(self.deleted));
        home.set_older_running(self.running.older);
        home.set_older_finished(self.finished.older);
        let rows = |list: Listed<Card>| list.sheets.into_iter().map(Card::row).collect();
        keep_in_step(&models.running, rows(self.running), |row| row.id.clone());
        keep_in_step(&models.finished, rows(self.finished), |row| row.id.clone());
    }
}

impl<Sheet> Listed<Sheet> {
    pub(super) fn new(most: usize) -> Listed<Sheet> {
        Listed {
            most,
            sheets: Vec::new(),
            older: 0,
        }
    }

    /// Makes one more where there is room for it, and only counts it otherwise.
    pub(super) fn add(&mut self, sheet: impl FnOnce() -> Sheet) {
        if self.sheets.len() < self.most {
            self.sheets.push(sheet());
        } else {
            self.older += 1;
        }
    }
}

impl Card {
    pub fn of(document: &Document) -> Card {
        games!(
            each!(&document.sheet, AnySheet, sheet => Card::of_game(document, sheet, &sheet.replay()))
        )
    }

    fn of_game<G: Shown>(document: &Document, sheet: &Sheet<G>, replay: &Replay<G>) -> Card {
        let changed = platform::local(document.changed);
        let deals = replay.steps.iter().filter(|step| step.turn.is_deal());
        Card {
            row: SheetRow {
                id: document.id.as_str().into(),
                game: document.sheet.game().into(),
                headline: document.sheet.rules().headline().unwrap_or_default(),
                day: i32::try_from(changed.day()).unwrap_or_default(),
                month: i32::try_from(changed.month()).unwrap_or_default(),
                year: changed.year(),
                deals: convert::count(deals.count()),
                ..Default::default()
            },
            lines: G::card(sheet, replay),
        }
    }

    pub fn row(self) -> SheetRow {
        SheetRow {
            lines: ModelRc::from(self.lines.as_slice()),
            ..self.row
        }
    }
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
