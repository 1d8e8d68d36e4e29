//! The version before the last change: kept beside each file, and opened when the file is damaged or gone.

use std::fs;
use std::path::{Path, PathBuf};

use ardoise::app::{App, Command, Document, Session, Settings, Theme};
use ardoise::store::{Damage, FileStore, Store, format};
use chrono::{TimeZone, Utc};

const SHEET: &str = include_str!("../files/sheet-v1.json");
const NAME: &str = "20261129T201500123.json";

fn open(folder: &Path) -> FileStore {
    FileStore::open(folder.to_owned()).expect("a folder")
}

fn document() -> Document {
    format::read_sheet(SHEET).expect("our own file")
}

/// The same sheet with so many edits taken back.
fn undone(steps: usize) -> Document {
    let mut document = document();
    for _ in 0..steps {
        assert!(document.sheet.undo());
    }
    document
}

/// A folder in which the sheet was saved with one edit taken back, and then whole.
fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = open(folder.path());
    store.save_sheet(&undone(1)).expect("written");
    store.save_sheet(&document()).expect("written");
    let file = folder.path().join("sheets").join(NAME);
    (folder, file)
}

#[test]
fn the_version_before_lies_beside_each_file() {
    let (folder, _) = folder();
    let mut store = open(folder.path());
    let previous = |name: &str| fs::read_to_string(folder.path().join("previous").join(name)).ok();
    let before = format::write_sheet(&undone(1)).expect("written");
    assert_eq!(previous(&format!("sheets/{NAME}")), Some(before));
    store.load();
    // Again and again it is the one before that is kept.
    for steps in [2, 3, 4] {
        store.save_sheet(&undone(steps)).expect("written");
        let before = format::write_sheet(&undone(steps - 1)).expect("written");
        if steps > 2 {
            assert_eq!(previous(&format!("sheets/{NAME}")), Some(before));
        }
    }
    store.save_settings(&Settings::default()).expect("written");
    assert_eq!(previous("settings.json"), None, "there was none before");
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    store.save_settings(&dark).expect("written");
    let light = previous("settings.json").expect("the one before");
    assert!(light.contains("\"system\"") && !light.contains("\"dark\""));
}

#[test]
fn what_says_the_same_is_not_written_again() {
    let (folder, file) = folder();
    let previous = folder.path().join("previous/sheets").join(NAME);
    let stamp = |path: &Path| {
        fs::metadata(path)
            .and_then(|it| it.modified())
            .expect("one")
    };
    let (before, version_before) = (stamp(&file), fs::read(&previous).expect("there"));
    let mut store = open(folder.path());
    store.load();
    for _ in 0..3 {
        store.save_sheet(&document()).expect("written");
    }
    assert_eq!(stamp(&file), before);
    assert_eq!(fs::read(&previous).expect("there"), version_before);
}

#[test]
fn a_damaged_sheet_opens_as_it_was_before() {
    let empty_block = vec![0; SHEET.len()];
    let foreign = b"{\"format\": \"another-app\"}";
    for bad in [
        &SHEET.as_bytes()[..700],
        b"",
        b"[",
        &empty_block,
        foreign,
        b"\xff\xfe",
    ] {
        let (folder, file) = folder();
        fs::write(&file, bad).expect("written");
        let loaded = open(folder.path()).load();
        assert_eq!(loaded.documents, [undone(1)]);
        assert_eq!(loaded.damaged.len(), 1);
        assert!(loaded.damaged[0].older_opened);
        let aside = &loaded.damaged[0].place;
        assert!(Path::new(aside).starts_with(folder.path().join("damaged")));
        assert_eq!(fs::read(aside).expect("kept"), bad);
        // It goes on from there, and nothing of it is told a second time.
        let mut store = open(folder.path());
        let loaded = store.load();
        assert_eq!(
            (loaded.documents, loaded.damaged),
            (vec![undone(1)], vec![])
        );
        store.save_sheet(&undone(3)).expect("written");
        assert_eq!(fs::read(aside).expect("kept"), bad);
        assert_eq!(open(folder.path()).load().documents, [undone(3)]);
    }
}

#[test]
fn the_same_damage_again_finds_another_free_name() {
    let (folder, file) = folder();
    let mut places = Vec::new();
    for bad in ["first", "second", "third"] {
        fs::write(&file, bad).expect("written");
        let loaded = open(folder.path()).load();
        assert_eq!(loaded.documents, [undone(1)]);
        places.push(loaded.damaged[0].place.clone());
    }
    let kept: Vec<String> = places
        .iter()
        .map(|place| fs::read_to_string(place).expect("kept"))
        .collect();
    assert_eq!(kept, ["first", "second", "third"]);
}

#[test]
fn a_sheet_that_is_gone_opens_as_it_was_before() {
    let (folder, file) = folder();
    fs::remove_file(&file).expect("removed");
    let loaded = open(folder.path()).load();
    assert_eq!(loaded.documents, [undone(1)]);
    assert_eq!(loaded.damaged[0].damage, Damage::Gone);
    assert!(loaded.damaged[0].older_opened);
    assert!(file.exists(), "it has its place again");
    assert_eq!(open(folder.path()).load().damaged, []);
}

#[test]
fn when_both_are_damaged_both_are_kept() {
    let (folder, file) = folder();
    let previous = folder.path().join("previous/sheets").join(NAME);
    fs::write(&file, "one").expect("written");
    fs::write(&previous, "two").expect("written");
    let loaded = open(folder.path()).load();
    assert_eq!(loaded.documents, []);
    assert!(!loaded.damaged[0].older_opened);
    let aside = fs::read_to_string(&loaded.damaged[0].place);
    assert_eq!(aside.expect("kept"), "one");
    assert_eq!(fs::read_to_string(&previous).expect("kept"), "two");
}

#[test]
fn damaged_settings_and_session_are_as_they_were_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let now = Utc.with_ymd_and_hms(2026, 11, 30, 1, 2, 3).unwrap();
    let mut app = App::new(Settings::default(), Session::default(), vec![document()]);
    let mut store = open(folder.path());
    app.apply(Command::SetTheme(Theme::Dark), now);
    app.apply(Command::OpenSheet(document().id), now);
    let (settings, session) = (app.settings().clone(), app.session().clone());
    store.save_settings(&settings).expect("written");
    store.save_session(&session).expect("written");
    store.save_settings(&Settings::default()).expect("written");
    store.save_session(&Session::default()).expect("written");
    for name in ["settings.json", "session.json"] {
        fs::write(folder.path().join(name), "{\"format\": \"ardoise-s").expect("written");
    }
    let loaded = open(folder.path()).load();
    assert_eq!((loaded.settings, loaded.session), (settings, session));
    assert_eq!(loaded.damaged.len(), 2);
    assert!(loaded.damaged.iter().all(|it| it.older_opened));
}

#[test]
fn what_came_from_elsewhere_is_not_written_over() {
    let (folder, file) = folder();
    let mut store = open(folder.path());
    store.load();
    // A programme that keeps folders in step brings another version, or half of one.
    let other = format::write_sheet(&undone(5)).expect("written");
    for text in [other.as_str(), "half"] {
        fs::write(&file, text).expect("written");
        store.save_sheet(&undone(2)).expect("written");
    }
    assert_eq!(open(folder.path()).load().documents, [undone(2)]);
    let mut kept: Vec<String> = fs::read_dir(folder.path().join("damaged"))
        .expect("a folder")
        .map(|it| fs::read_to_string(it.expect("an entry").path()).expect("a file"))
        .collect();
    kept.sort_by_key(String::len);
    assert_eq!(kept, ["half", other.as_str()]);
}

#[test]
fn what_a_killed_write_left_is_swept_away_and_nothing_else() {
    let (folder, _) = folder();
    let sheets = folder.path().join("sheets");
    let left = [
        sheets.join(format!(".{NAME}.aB3xY9")),
        folder.path().join(".settings.json.000000"),
    ];
    let others = [
        sheets.join(".hidden"),
        sheets.join(".notes.json.backups"),
        folder.path().join("settings.json.aB3xY9"),
    ];
    for file in left.iter().chain(&others) {
        fs::write(file, "half").expect("written");
    }
    assert_eq!(open(folder.path()).load().damaged, []);
    assert!(left.iter().all(|file| !file.exists()));
    assert!(others.iter().all(|file| file.exists()));
}
