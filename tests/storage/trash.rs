//! The trash: what is deleted can be taken back for thirty days, whatever happens in between.

use std::fs;
use std::path::Path;

use ardoise::app::{App, Command, Document, Persist, SheetId, Trashed};
use ardoise::store::{FileStore, MemoryStore, Store, format};
use chrono::{DateTime, Duration, TimeZone, Utc};

use super::writing::files;

const SHEET: &str = include_str!("../files/sheet-v1.json");
const TRASHED: &str = "trash/20261129T201500123.20261130T080910Z.json";

fn document() -> Document {
    format::read_sheet(SHEET).expect("our own file")
}

fn moment() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 30, 8, 9, 10).unwrap()
}

fn trashed() -> Trashed {
    Trashed {
        document: document(),
        deleted: moment(),
    }
}

fn open(folder: &Path) -> FileStore {
    FileStore::open(folder.to_owned()).expect("a folder")
}

/// A folder with the sheet in the trash.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = open(folder.path());
    store.save_sheet(&document()).expect("written");
    store.remove_sheet(&trashed()).expect("removed");
    folder
}

#[test]
fn a_removed_sheet_lies_in_the_trash() {
    let folder = folder();
    let loaded = open(folder.path()).load();
    assert_eq!(loaded.documents, []);
    assert_eq!(loaded.damaged, []);
    assert_eq!(loaded.trash, [trashed()]);
    assert!(files(folder.path()).contains(TRASHED));
    let text = fs::read_to_string(folder.path().join(TRASHED));
    assert_eq!(text.expect("a file"), SHEET);
}

#[test]
fn what_was_never_written_lies_in_the_trash_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = open(folder.path());
    store.remove_sheet(&trashed()).expect("removed");
    assert_eq!(store.load().documents, []);
    assert_eq!(store.load().trash, [trashed()]);
}

#[test]
fn a_sheet_taken_back_is_what_it_was_and_no_longer_in_the_trash() {
    let folder = folder();
    let mut store = open(folder.path());
    store.save_sheet(&document()).expect("written");
    store.forget_trashed(&document().id).expect("removed");
    let loaded = open(folder.path()).load();
    assert_eq!((loaded.documents, loaded.trash), (vec![document()], vec![]));
    assert!(!folder.path().join(TRASHED).exists());
}

#[test]
fn a_sheet_that_was_being_taken_back_when_the_power_went_is_in_the_drawer_only() {
    let folder = folder();
    open(folder.path())
        .save_sheet(&document())
        .expect("written");
    let loaded = open(folder.path()).load();
    assert_eq!((loaded.documents, loaded.trash), (vec![document()], vec![]));
    // Deleted again, it lies there once, with the new moment.
    let mut again = trashed();
    again.deleted += Duration::hours(1);
    again.document.sheet.undo();
    open(folder.path()).remove_sheet(&again).expect("removed");
    assert_eq!(open(folder.path()).load().trash, [again]);
    let there = fs::read_dir(folder.path().join("trash")).expect("a folder");
    assert_eq!(there.count(), 1);
}

#[test]
fn a_deleted_sheet_does_not_come_back_from_its_previous_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = open(folder.path());
    let mut before = document();
    before.sheet.undo();
    store.save_sheet(&before).expect("written");
    store.save_sheet(&document()).expect("written");
    let previous = folder
        .path()
        .join("previous/sheets/20261129T201500123.json");
    let kept = fs::read(&previous).expect("the version before");
    store.remove_sheet(&trashed()).expect("removed");
    assert!(!previous.exists());
    // Not even where the disk forgot that it was removed.
    fs::write(&previous, kept).expect("written");
    let loaded = open(folder.path()).load();
    assert_eq!((loaded.documents, loaded.damaged), (vec![], vec![]));
}

#[test]
fn after_thirty_days_it_is_thrown_away_and_not_before() {
    let folder = folder();
    let mut files = open(folder.path());
    let mut memory = MemoryStore::default();
    memory.remove_sheet(&trashed()).expect("kept");
    let stores: [&mut dyn Store; 2] = [&mut files, &mut memory];
    for store in stores {
        let end = moment() + Duration::days(30);
        assert_eq!(store.purge_trash(moment()), []);
        assert_eq!(store.purge_trash(end - Duration::seconds(1)), []);
        assert_eq!(store.load().trash, [trashed()]);
        assert_eq!(store.purge_trash(end), [document().id]);
        assert_eq!(store.load().trash, []);
        assert_eq!(store.purge_trash(end), []);
    }
    assert!(!folder.path().join(TRASHED).exists());
}

#[test]
fn the_days_that_are_left_are_counted_as_begun() {
    let left = |after: Duration| trashed().days_left(moment() + after);
    assert_eq!(left(Duration::zero()), 30);
    assert_eq!(left(Duration::seconds(1)), 30);
    assert_eq!(left(Duration::days(1)), 29);
    assert_eq!(left(Duration::days(29)), 1);
    assert_eq!(left(Duration::days(30) - Duration::seconds(1)), 1);
    assert_eq!(left(Duration::days(30)), 0);
    assert_eq!(left(Duration::days(400)), 0);
    assert_eq!(left(-Duration::days(3)), 30, "a clock that was set back");
}

#[test]
fn what_does_not_tell_its_moment_has_thirty_days_from_now() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("trash")).expect("made");
    let old = folder.path().join("trash/20261129T201500123.json");
    fs::write(old, SHEET).expect("written");
    let mut store = open(folder.path());
    assert_eq!(store.purge_trash(moment()), []);
    assert_eq!(store.load().trash, [trashed()]);
}

#[test]
fn other_files_in_the_trash_are_left_alone() {
    let folder = folder();
    for name in ["notes.txt", "a.b.c.json", "half.20261130T080910Z.json"] {
        fs::write(folder.path().join("trash").join(name), "half").expect("written");
    }
    let mut store = open(folder.path());
    assert_eq!(store.load().trash, [trashed()]);
    store.purge_trash(moment());
    assert!(folder.path().join("trash/notes.txt").exists());
}

/// The app after these commands, with what it wrote.
fn after(commands: &[Command]) -> (App, Vec<Persist>) {
    let mut app = App::new(Default::default(), Default::default(), vec![document()]);
    let mut persist = Vec::new();
    for command in commands {
        persist.extend(app.apply(command.clone(), moment()).persist);
    }
    (app, persist)
}

#[test]
fn the_app_takes_a_deleted_sheet_back_once() {
    let id = document().id;
    let (app, _) = after(&[Command::DeleteSheet(id.clone())]);
    assert_eq!(app.trash(), [trashed()]);
    let (app, persist) = after(&[
        Command::DeleteSheet(id.clone()),
        Command::RestoreSheet(id.clone()),
        Command::RestoreSheet(id.clone()),
    ]);
    assert_eq!(app.documents(), [document()]);
    assert_eq!(app.trash(), []);
    let wanted = [
        Persist::RemovedSheet(id.clone()),
        Persist::Session,
        Persist::Sheet(id.clone()),
        Persist::RestoredSheet(id),
    ];
    assert_eq!(persist, wanted);
}

#[test]
fn a_new_sheet_does_not_take_the_name_of_a_deleted_one() {
    let mut app = App::default();
    app.apply(Command::StartSheet, moment());
    let first = SheetId::of_moment(moment());
    app.apply(Command::DeleteSheet(first.clone()), moment());
    app.apply(Command::StartSheet, moment());
    assert_eq!(app.documents().len(), 1);
    assert_ne!(app.documents()[0].id, first);
    app.apply(Command::RestoreSheet(first), moment());
    assert_eq!(app.documents().len(), 2);
}
