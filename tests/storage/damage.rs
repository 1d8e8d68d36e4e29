//! Files that cannot be read: left as they are, named, and no hindrance to the others.

use std::fs;
use std::path::Path;

use ardoise::app::{App, Command, Place, Settings, SheetId, Theme};
use ardoise::store::{FileStore, Loaded, Store};
use chrono::Utc;

const SHEET: &str = include_str!("../files/sheet-v1.json");

fn load(folder: &Path) -> Loaded {
    FileStore::open(folder.to_owned()).expect("a folder").load()
}

/// A folder with one good sheet.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("sheets")).expect("made");
    let good = folder.path().join("sheets/20261129T201500123.json");
    fs::write(good, SHEET).expect("written");
    folder
}

/// Puts a file among the sheets: it must be named as damaged, be left as it is, and the good one must open.
#[track_caller]
fn is_left_alone(name: &str, text: impl AsRef<[u8]>) -> String {
    let folder = folder();
    let file = folder.path().join("sheets").join(name);
    fs::write(&file, &text).expect("written");
    let loaded = load(folder.path());
    assert_eq!(loaded.documents.len(), 1, "the good one opens");
    assert_eq!(loaded.damaged.len(), 1);
    assert!(loaded.damaged[0].place.ends_with(name));
    // The app goes on, writes what it has, and still leaves the file.
    let good = loaded.documents[0].clone();
    let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
    store.save_sheet(&good).expect("written");
    store.save_session(&loaded.session).expect("written");
    assert_eq!(fs::read(&file).expect("still there"), text.as_ref());
    loaded.damaged[0].reason.clone()
}

#[test]
fn every_truncated_sheet_is_left_alone() {
    let text = SHEET.replace("20261129T201500123", "20261130T201500123");
    for part in 0..12 {
        let mut end = text.len() * part / 12;
        while !text.is_char_boundary(end) {
            end += 1;
        }
        is_left_alone("20261130T201500123.json", &text[..end]);
    }
    // Even without its last brace.
    is_left_alone("20261130T201500123.json", &text[..text.len() - 2]);
}

#[test]
fn what_is_no_sheet_is_left_alone() {
    is_left_alone("a.json", "");
    is_left_alone("a.json", "null");
    is_left_alone("a.json", "[1, 2, 3]");
    is_left_alone("a.json", "not json at all");
    is_left_alone("a.json", [0xff, 0xfe, 0x00, 0x9f]);
    is_left_alone(
        "a.json",
        "{\"format\": \"ardoise-settings\", \"version\": 1}",
    );
    is_left_alone("a.json", "{\"format\": \"another-app\", \"version\": 1}");
    is_left_alone("a.json", "{\"version\": 1}");
}

#[test]
fn a_sheet_of_a_newer_version_is_left_alone() {
    let text = SHEET
        .replace("20261129T201500123", "20261130T201500123")
        .replace("\"version\": 1", "\"version\": 2");
    let reason = is_left_alone("20261130T201500123.json", &text);
    assert!(reason.contains("newer"), "{reason:?}");
    // Whatever else a newer version says.
    let text = "{\"format\": \"ardoise-sheet\", \"version\": 7, \"game\": \"belote\"}";
    let reason = is_left_alone("20261130T201500123.json", text);
    assert!(reason.contains("newer"), "{reason:?}");
}

#[test]
fn a_copy_under_another_name_is_left_alone() {
    is_left_alone("copy.json", SHEET);
    is_left_alone("20261129T201500123 (1).json", SHEET);
}

#[test]
fn a_sheet_whose_facts_and_history_differ_is_left_alone() {
    let other = |from: &str, to: &str| {
        let text = SHEET.replace("20261129T201500123", "20261130T201500123");
        assert!(text.contains(from));
        is_left_alone("20261130T201500123.json", text.replacen(from, to, 1));
    };
    other("\"done\": 14", "\"done\": 13");
    other("\"done\": 14", "\"done\": 17");
    other("\"points\": 2500", "\"points\": 1000");
    other("\"Ana\"", "\"Eva\"");
    other("\"first_dealer\": 3", "\"first_dealer\": 2");
    other("\"next\": \"passes-on\"", "\"next\": \"same\"");
    // Not at this table, or not in this game.
    other("\"first_dealer\": 3", "\"first_dealer\": 9");
    other("\"game\": \"coinche\"", "\"game\": \"whist\"");
    other(
        "\"counting\": \"points+bid\"",
        "\"counting\": \"by-feeling\"",
    );
}

#[test]
fn other_files_are_ignored() {
    let folder = folder();
    let sheets = folder.path().join("sheets");
    for name in [
        ".hidden",
        "notes.txt",
        "20261130T201500123.json.tmp",
        "backup.json~",
        "README",
    ] {
        fs::write(sheets.join(name), "something else").expect("written");
        fs::write(folder.path().join(name), "something else").expect("written");
    }
    fs::create_dir(sheets.join("old")).expect("made");
    let loaded = load(folder.path());
    assert_eq!(loaded.documents.len(), 1);
    assert_eq!(loaded.damaged, []);
    assert!(sheets.join("notes.txt").exists());
}

#[test]
fn damaged_settings_are_put_aside_and_not_written_over() {
    for name in ["settings", "session"] {
        for text in ["{", "", "{\"format\": \"ardoise-sheet\", \"version\": 1}"] {
            let folder = folder();
            let file = folder.path().join(format!("{name}.json"));
            fs::write(&file, text).expect("written");
            let loaded = load(folder.path());
            assert_eq!(loaded.documents.len(), 1);
            assert_eq!(loaded.settings, Settings::default());
            assert_eq!(loaded.damaged.len(), 1, "{name}: {text:?}");
            let aside = loaded.damaged[0].place.clone();
            assert_eq!(fs::read_to_string(&aside).expect("there"), text);

            let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
            let mut app = App::new(loaded.settings, loaded.session, loaded.documents);
            app.apply(Command::SetTheme(Theme::Dark), Utc::now());
            store.save_settings(app.settings()).expect("written");
            store.save_session(app.session()).expect("written");
            assert_eq!(fs::read_to_string(&aside).expect("there"), text);
            let again = load(folder.path());
            assert_eq!(again.settings.theme, Theme::Dark);
            assert_eq!(again.damaged, [], "it was named once");
        }
    }
}

#[test]
fn settings_of_a_newer_version_are_put_aside() {
    let folder = folder();
    let text = "{\"format\": \"ardoise-settings\", \"version\": 9, \"theme\": \"neon\"}";
    fs::write(folder.path().join("settings.json"), text).expect("written");
    let loaded = load(folder.path());
    assert_eq!(loaded.damaged.len(), 1);
    let aside = fs::read_to_string(&loaded.damaged[0].place).expect("there");
    assert_eq!(aside, text);
}

#[test]
fn what_was_put_aside_is_not_lost_to_the_next_damage() {
    let folder = folder();
    let file = folder.path().join("settings.json");
    for text in ["{ \"first\"", "{ \"second\""] {
        fs::write(&file, text).expect("written");
        load(folder.path());
    }
    let kept = fs::read_dir(folder.path())
        .expect("a folder")
        .filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())
        .filter(|text| text.contains("first") || text.contains("second"));
    assert_eq!(kept.count(), 2);
}

#[test]
fn a_session_about_a_sheet_that_is_not_there_opens_at_home() {
    let folder = folder();
    let text = include_str!("../files/session-v1.json").replace("20261129T", "20261130T");
    fs::write(folder.path().join("session.json"), text).expect("written");
    let loaded = load(folder.path());
    assert_eq!(loaded.damaged, []);
    let app = App::new(loaded.settings, loaded.session, loaded.documents);
    assert_eq!(app.page(), ardoise::app::Page::Home);
    assert!(app.document().is_none());
    assert!(app.desk().is_none());
}

#[test]
fn a_session_about_an_entry_that_is_not_there_opens_the_sheet() {
    let folder = folder();
    let text = include_str!("../files/session-v1.json").replace("\"entry\": 2", "\"entry\": 77");
    fs::write(folder.path().join("session.json"), text).expect("written");
    let loaded = load(folder.path());
    let mut app = App::new(loaded.settings, loaded.session, loaded.documents);
    assert!(app.desk().is_none_or(|desk| desk.place() == Place::End));
    // The half-filled adjustment is still there; saving it hits nothing else.
    app.apply(Command::SaveEntry, Utc::now());
    let id = SheetId::parse("20261129T201500123").expect("an id");
    assert!(app.find(&id).expect("the sheet").sheet.len() <= 8);
}
