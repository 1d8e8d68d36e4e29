//! What users do, as commands to the app, with the same thing done to the model.

use ardoise::app::{App, Command, Outcome, Page, Persist, TargetChoice, Theme};
use ardoise::domain::coinche::{Coinche, Record, Rules, Target};
use ardoise::domain::{EntryId, Game, Kind, Seat, Sheet};
use ardoise::store::{MemoryStore, Store};
use chrono::{DateTime, TimeZone, Utc};
use proptest::prelude::*;
use proptest::sample::select;

use super::model::{Facts, Past};
use super::taps::{taps_for, tidy};
use crate::phone::coinche;
use crate::scoring::any;

/// One thing that a user does to the open sheet. Places count from 0 and are taken modulo what there is.
#[derive(Clone, Debug)]
pub enum Act {
    Enter(Record),
    Correct(usize, Record),
    Insert(usize, Record),
    Delete(usize),
    Rename(usize, String),
    FirstDealer(usize),
    Target(Target),
    Undo,
    Redo,
    /// Half an entry is filled in and left.
    Dawdle(Record, usize),
    /// A correction is begun and left.
    Glance(usize, Record, usize),
    /// Another page is visited.
    Stray(Page),
}

pub fn act() -> impl Strategy<Value = Act> {
    let record = || any::record(&Rules::default()).prop_map(tidy);
    let targets = vec![Target::Points(1000), Target::Points(2500), Target::None];
    let pages = vec![
        Page::Home,
        Page::Settings,
        Page::About,
        Page::Trash,
        Page::Chart,
        Page::Details,
        Page::BigScore,
        Page::How,
    ];
    prop_oneof![
        6 => record().prop_map(Act::Enter),
        3 => (0..40usize, record()).prop_map(|(at, record)| Act::Correct(at, record)),
        3 => (0..40usize, record()).prop_map(|(at, record)| Act::Insert(at, record)),
        3 => (0..40usize).prop_map(Act::Delete),
        1 => (0..6usize, "[a-z أ-ي]{0,8}").prop_map(|(which, name)| Act::Rename(which, name)),
        1 => (0..4usize).prop_map(Act::FirstDealer),
        1 => select(targets).prop_map(Act::Target),
        4 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => (record(), 0..9usize).prop_map(|(record, taps)| Act::Dawdle(record, taps)),
        1 => (0..40usize, record(), 0..9usize).prop_map(|(at, record, taps)| Act::Glance(at, record, taps)),
        1 => select(pages).prop_map(Act::Stray),
    ]
}

/// An app with one open sheet, the store it writes to, and the model.
pub struct Table {
    pub app: App,
    pub store: MemoryStore,
    pub past: Past,
    minutes: i64,
}

impl Table {
    pub fn new() -> Table {
        let mut table = Table {
            app: App::default(),
            store: MemoryStore::default(),
            past: Past::new(Facts {
                records: Vec::new(),
                roster: ardoise::domain::Roster::unnamed(4),
                target: Target::Points(2000),
            }),
            minutes: 0,
        };
        table.ask(Command::StartSheet);
        table
    }

    /// The facts that the app has.
    pub fn facts(&self) -> Facts {
        let sheet = self.sheet();
        Facts {
            records: sheet.entries.iter().map(|it| it.record.clone()).collect(),
            roster: sheet.roster.clone(),
            target: sheet.rules.target,
        }
    }

    /// The open sheet.
    pub fn sheet(&self) -> &Sheet<Coinche> {
        coinche(&self.app.document().expect("the open sheet").sheet)
    }

    fn now(&self) -> DateTime<Utc> {
        let begin = Utc.with_ymd_and_hms(2026, 11, 29, 20, 15, 0).single();
        begin.expect("a moment") + chrono::Duration::minutes(self.minutes)
    }

    /// Asks the app for something and writes what has to be written, then reads it all again.
    pub fn ask(&mut self, command: Command) {
        self.minutes += 1;
        let Outcome { persist, .. } = self.app.apply(command, self.now());
        for item in persist {
            let written = match item {
                Persist::Sheet(id) => {
                    let document = self.app.find(&id).expect("a sheet that is written");
                    self.store.save_sheet(document)
                }
                Persist::RemovedSheet(id) => {
                    let trashed = self.app.find_trashed(&id).expect("a deleted sheet");
                    self.store.remove_sheet(trashed)
                }
                Persist::RestoredSheet(id) => self.store.forget_trashed(&id),
                Persist::Settings => self.store.save_settings(self.app.settings()),
                Persist::Session => self.store.save_session(self.app.session()),
            };
            written.expect("memory does not fail");
        }
        self.reopen();
    }

    fn reopen(&mut self) {
        let loaded = self.store.load();
        assert_eq!(loaded.damaged, []);
        let again = App::new(loaded.settings, loaded.session, loaded.documents);
        let again = again.with_trash(loaded.trash);
        assert_eq!(again.documents(), self.app.documents(), "written and read");
        assert_eq!(again.trash(), self.app.trash(), "written and read");
        assert_eq!(again.session(), self.app.session(), "written and read");
        self.app = again;
    }

    fn entry(&self, place: usize) -> Option<(usize, EntryId)> {
        let entries = &coinche(&self.app.document()?.sheet).entries;
        let at = place.checked_rem(entries.len())?;
        Some((at, entries[at].id))
    }

    fn fill(&mut self, record: &Record, taps: usize) {
        for tap in taps_for(record).into_iter().take(taps) {
            self.ask(Command::Fill(tap.into()));
        }
    }

    fn fill_all_and_save(&mut self, record: &Record) {
        self.ask(Command::SetKind(Coinche::kind(record)));
        self.ask(Command::ClearForm);
        self.fill(record, usize::MAX);
        self.ask(Command::SaveEntry);
        assert_eq!(self.app.page(), Page::Sheet, "saved and closed: {record:?}");
    }

    fn with_details(&mut self, change: impl FnOnce(&mut Table)) {
        self.ask(Command::Go(Page::Details));
        change(self);
        self.ask(Command::ApplyDetails);
    }

    pub fn act(&mut self, act: Act) {
        match act {
            Act::Enter(record) => {
                self.ask(Command::NewEntry(Kind::Deal));
                self.fill_all_and_save(&record);
                self.past.change(|facts| facts.records.push(record));
            }
            Act::Correct(place, record) => {
                let Some((at, id)) = self.entry(place) else {
                    return;
                };
                self.ask(Command::EditEntry(id));
                self.fill_all_and_save(&record);
                self.past.change(|facts| facts.records[at] = record);
            }
            Act::Insert(place, record) => {
                let Some((at, id)) = self.entry(place) else {
                    return;
                };
                self.ask(Command::InsertBefore(id));
                self.fill_all_and_save(&record);
                self.past.change(|facts| facts.records.insert(at, record));
            }
            Act::Delete(place) => {
                let Some((at, id)) = self.entry(place) else {
                    return;
                };
                self.ask(Command::EditEntry(id));
                self.ask(Command::DeleteEntry(id));
                self.past.change(|facts| {
                    facts.records.remove(at);
                });
            }
            Act::Rename(which, name) => {
                let mut roster = self.past.now().roster.clone();
                match which {
                    0 => roster.sides.one = name,
                    1 => roster.sides.two = name,
                    player => roster.players[player - 2] = name,
                }
                let typed = roster.clone();
                self.with_details(|table| table.ask(Command::SetUpRoster(typed)));
                self.past.change(|facts| facts.roster = roster.tidied());
            }
            Act::FirstDealer(index) => {
                let mut roster = self.past.now().roster.clone();
                roster.first_dealer = Seat::from_index(index).expect("a seat");
                let chosen = roster.clone();
                self.with_details(|table| table.ask(Command::SetUpRoster(chosen)));
                self.past.change(|facts| facts.roster = roster);
            }
            Act::Target(target) => {
                let choice = match target {
                    Target::Points(points @ 1000) => TargetChoice::Usual(points),
                    Target::Points(points) => TargetChoice::Own(points.to_string()),
                    Target::None => TargetChoice::NoTarget,
                };
                self.with_details(|table| table.ask(Command::SetUpTarget(choice)));
                self.past.change(|facts| facts.target = target);
            }
            Act::Undo => {
                self.ask(Command::Undo);
                self.past.undo();
            }
            Act::Redo => {
                self.ask(Command::Redo);
                self.past.redo();
            }
            Act::Dawdle(record, taps) => {
                self.ask(Command::NewEntry(Kind::Deal));
                self.fill(&record, taps);
                self.ask(Command::Back);
            }
            Act::Glance(place, record, taps) => {
                let Some((_, id)) = self.entry(place) else {
                    return;
                };
                self.ask(Command::EditEntry(id));
                self.fill(&record, taps);
                self.ask(Command::Back);
            }
            Act::Stray(page) => {
                self.ask(Command::Go(page));
                self.ask(Command::SetTheme(Theme::Dark));
                self.ask(Command::Back);
                let id = self.app.documents()[0].id.clone();
                self.ask(Command::OpenSheet(id));
            }
        }
    }
}
