//! What is kept is what is read again.

use crate::phone::{coinche, coinche_mut};
use std::fs;

use ardoise::app::{AnyDesk, App, Command, Persist, Theme};
use ardoise::domain::coinche::{Draft, Rules};
use ardoise::domain::{Draft as _, Edit, Entry, Kind};
use ardoise::store::{FileStore, MemoryStore, Store, format};
use chrono::{TimeZone, Utc};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::scoring::any;

const SHEET: &str = include_str!("../files/sheet-v1.json");

#[test]
fn sheet_settings_and_session_come_back_from_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().join("deep/down")).expect("made");
    let document = format::read_sheet(SHEET).expect("our own file");
    let mut app = App::new(
        Default::default(),
        Default::default(),
        vec![document.clone()],
    );
    let now = Utc.with_ymd_and_hms(2026, 11, 30, 1, 2, 3).unwrap();
    app.apply(Command::SetTheme(Theme::Light), now);
    app.apply(Command::SetLanguage(Some("fr".into())), now);
    app.apply(Command::OpenSheet(document.id.clone()), now);
    app.apply(Command::NewEntry(Kind::Adjustment), now);
    store.save_sheet(&document).expect("written");
    store.save_settings(app.settings()).expect("written");
    store.save_session(app.session()).expect("written");

    let mut again = FileStore::open(folder.path().join("deep/down")).expect("there");
    let loaded = again.load();
    assert_eq!(loaded.damaged, []);
    assert_eq!(loaded.documents, std::slice::from_ref(&document));
    assert_eq!(&loaded.settings, app.settings());
    assert_eq!(&loaded.session, app.session());
    let text = fs::read_to_string(again.sheet_file(&document.id)).expect("a file");
    assert_eq!(text, SHEET, "and the file is the documented one");
}

#[test]
fn an_empty_folder_is_an_empty_drawer() {
    let folder = tempfile::tempdir().expect("a folder");
    let loaded = FileStore::open(folder.path().to_owned())
        .expect("there")
        .load();
    assert_eq!(loaded.documents, []);
    assert_eq!(loaded.damaged, []);
    assert_eq!(loaded.settings, Default::default());
}

#[test]
fn a_sheet_begun_in_the_same_millisecond_has_a_file_of_its_own() {
    let now = Utc.with_ymd_and_hms(2026, 11, 30, 1, 2, 3).unwrap();
    let mut app = App::default();
    for _ in 0..3 {
        let outcome = app.apply(Command::StartSheet, now);
        assert!(matches!(outcome.persist[0], Persist::Sheet(_)));
    }
    let mut ids: Vec<&str> = app.documents().iter().map(|it| it.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 3);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_sheet_comes_back(
        changes in any::rules().prop_flat_map(|rules| vec(any::change(&rules), 0..20)),
        name in "\\PC{0,20}",
    ) {
        let mut document = format::read_sheet(SHEET).expect("our own file");
        let mut roster = coinche(&document.sheet).roster.clone();
        roster.sides.one = name;
        document.sheet.edit_roster(roster).expect("it fits");
        for change in changes {
            change.make(coinche_mut(&mut document.sheet));
        }
        let text = format::write_sheet(&document).expect("written");
        let again = format::read_sheet(&text).expect("read");
        prop_assert_eq!(&again, &document);
        prop_assert_eq!(format::write_sheet(&again).expect("written"), text);
    }

    #[test]
    fn any_half_filled_form_comes_back(record in any::record(&Rules::default()), note in "\\PC{0,20}") {
        let document = format::read_sheet(SHEET).expect("our own file");
        let mut app = App::new(Default::default(), Default::default(), vec![document.clone()]);
        let now = document.changed;
        app.apply(Command::OpenSheet(document.id.clone()), now);
        app.apply(Command::NewEntry(Kind::Deal), now);
        let mut session = app.session().clone();
        let Some(AnyDesk::Coinche(desk)) = session.desks.get_mut(&document.id) else {
            panic!("a desk of Coinche");
        };
        desk.new = Draft::of_record(&record);
        desk.new.adjustment.note = note;
        let mut store = MemoryStore::default();
        store.save_session(&session).expect("kept");
        prop_assert_eq!(store.load().session, session);
    }
}

#[test]
fn entry_ids_are_never_given_twice() {
    let mut document = format::read_sheet(SHEET).expect("our own file");
    let sheet = coinche_mut(&mut document.sheet);
    let fresh = sheet.fresh_id();
    let entry = Entry {
        id: fresh,
        record: sheet.entries[0].record.clone(),
    };
    let at = sheet.entries.len();
    sheet
        .commit(Edit::Insert {
            at,
            entry: entry.clone(),
        })
        .expect("it fits");
    sheet.commit(Edit::Remove { at, entry }).expect("it fits");
    let text = format::write_sheet(&document).expect("written");
    let again = format::read_sheet(&text).expect("read");
    assert!(coinche(&again.sheet).fresh_id() > fresh);
}
