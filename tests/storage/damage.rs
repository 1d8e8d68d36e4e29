//! Files that cannot be read: kept as they are, named, and no hindrance to the others.

use std::fs;
use std::path::Path;

use ardoise::app::{App, Command, Place, Settings, SheetId, Theme};
use ardoise::store::{Damage, Damaged, FileStore, Loaded, Store};
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

/// Puts a file among the sheets: it must be named, and still lie somewhere as it is after the app has gone on; the good one
/// must open.
#[track_caller]
fn is_kept(name: &str, text: impl AsRef<[u8]>) -> Damaged {
    let folder = folder();
    let file = folder.path().join("sheets").join(name);
    fs::write(&file, &text).expect("written");
    let loaded = load(folder.path());
    assert_eq!(loaded.documents.len(), 1, "the good one opens");
    assert_eq!(loaded.damaged.len(), 1);
    let good = loaded.documents[0].clone();
    let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
    store.save_sheet(&good).expect("written");
    store.save_session(&loaded.session).expect("written");
    let damaged = loaded.damaged[0].clone();
    assert_eq!(fs::read(&damaged.place).expect("there"), text.as_ref());
    damaged
}

/// The same of one that must lie under another name afterwards, and is not named a second time.
#[track_caller]
fn is_put_aside(name: &str, text: impl AsRef<[u8]>, damage: Damage) -> String {
    let damaged = is_kept(name, &text);
    let place = Path::new(&damaged.place);
    assert_eq!(damaged.damage, damage, "{}", damaged.reason);
    assert!(!damaged.older_opened, "there was none");
    let aside = place.parent().expect("a folder");
    assert!(aside.ends_with("damaged"), "{}", damaged.place);
    let stem = Path::new(name).file_stem().expect("a name");
    let begin = stem.to_str().expect("a name");
    let file = place.file_name().and_then(|it| it.to_str());
    assert!(file.expect("a name").starts_with(begin));
    damaged.reason
}

#[test]
fn every_truncated_sheet_is_put_aside() {
    let text = SHEET.replace("20261129T201500123", "20261130T201500123");
    for part in 0..12 {
        let mut end = text.len() * part / 12;
        while !text.is_char_boundary(end) {
            end += 1;
        }
        let cut = &text[..end];
        is_put_aside("20261130T201500123.json", cut, Damage::Unreadable);
    }
    // Even without its last brace.
    let cut = &text[..text.len() - 2];
    is_put_aside("20261130T201500123.json", cut, Damage::Unreadable);
}

#[test]
fn what_is_no_sheet_is_put_aside() {
    is_put_aside("a.json", "", Damage::Unreadable);
    is_put_aside("a.json", "not json at all", Damage::Unreadable);
    is_put_aside("a.json", [0xff, 0xfe, 0x00, 0x9f], Damage::Unreadable);
    is_put_aside("a.json", [0; 4096], Damage::Unreadable);
    for foreign in [
        "null",
        "[1, 2, 3]",
        "{\"format\": \"ardoise-settings\", \"version\": 1}",
        "{\"format\": \"another-app\", \"version\": 1}",
        "{\"version\": 1}",
    ] {
        is_put_aside("a.json", foreign, Damage::Foreign);
    }
}

#[test]
fn a_sheet_of_a_newer_version_stays_where_it_is() {
    let text = SHEET
        .replace("20261129T201500123", "20261130T201500123")
        .replace("\"version\": 1", "\"version\": 2");
    // Whatever else a newer version says.
    let other = "{\"format\": \"ardoise-sheet\", \"version\": 7, \"game\": \"belote\"}";
    for text in [text.as_str(), other] {
        let name = "20261130T201500123.json";
        let damaged = is_kept(name, text);
        assert_eq!(damaged.damage, Damage::Newer, "{}", damaged.reason);
        assert!(Path::new(&damaged.place).ends_with(Path::new("sheets").join(name)));
    }
}

#[test]
fn a_sheet_of_a_newer_version_is_not_replaced_by_what_it_was_before() {
    let folder = folder();
    let file = folder.path().join("sheets/20261129T201500123.json");
    let previous = folder.path().join("previous/sheets");
    fs::create_dir_all(&previous).expect("made");
    fs::copy(&file, previous.join("20261129T201500123.json")).expect("copied");
    let newer = SHEET.replace("\"version\": 1", "\"version\": 2");
    fs::write(&file, &newer).expect("written");
    let loaded = load(folder.path());
    assert_eq!(loaded.documents, []);
    assert_eq!(loaded.damaged[0].damage, Damage::Newer);
    assert!(!loaded.damaged[0].older_opened);
    assert_eq!(fs::read_to_string(&file).expect("there"), newer);
}

#[test]
fn a_copy_under_another_name_is_put_aside() {
    is_put_aside("copy.json", SHEET, Damage::Foreign);
    let again = "20261129T201500123 (1).json";
    let reason = is_put_aside(again, SHEET, Damage::Foreign);
    assert!(reason.contains("name"), "{reason:?}");
}

#[test]
fn a_sheet_whose_facts_and_history_differ_is_put_aside() {
    let other = |from: &str, to: &str| {
        let text = SHEET.replace("20261129T201500123", "20261130T201500123");
        assert!(text.contains(from));
        let text = text.replacen(from, to, 1);
        is_put_aside("20261130T201500123.json", text, Damage::Unreadable);
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
    let kept = fs::read_dir(folder.path().join("damaged"))
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
