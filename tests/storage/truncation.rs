//! A real file cut off at every byte, and every file of every version.

use std::fs;
use std::path::Path;

use ardoise::app::{Session, Settings};
use ardoise::store::format::{self, Format, FormatError};
use ardoise::store::{Damage, FileStore, Store};

const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files");

/// Every file of ours in `tests/files/`: its name and its text.
fn files() -> Vec<(String, String)> {
    let entries = fs::read_dir(FILES).expect("the files");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let json = paths.filter(|path| path.extension().is_some_and(|it| it == "json"));
    let mut files: Vec<(String, String)> = json
        .map(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            let text = fs::read_to_string(&path).expect("a text");
            (name.expect("a name").to_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// Which kind of file it is, and of which version, as its name says.
fn kind(name: &str) -> (Format, u32) {
    let format = match name.split_once('-').expect("a kind").0 {
        "sheet" => Format::Sheet,
        "settings" => Format::Settings,
        "session" => Format::Session,
        other => panic!("no kind of file is called {other}"),
    };
    let (_, version) = name.rsplit_once("-v").expect("a version");
    let version = version.strip_suffix(".json").expect("a name");
    (format, version.parse().expect("a version"))
}

fn read(format: Format, text: &str) -> Result<(), FormatError> {
    match format {
        Format::Sheet => format::read_sheet(text).map(|_| ()),
        Format::Settings => format::read::<Settings>(format, text).map(|_| ()),
        Format::Session => format::read::<Session>(format, text).map(|_| ()),
    }
}

#[test]
fn every_file_of_every_version_opens() {
    let mut seen = Vec::new();
    for (name, text) in files() {
        let (format, version) = kind(&name);
        assert!(text.contains(&format!("\"version\": {version}")), "{name}");
        read(format, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        seen.push((format, version));
    }
    for format in [Format::Sheet, Format::Settings, Format::Session] {
        for version in 1..=format.version() {
            assert!(seen.contains(&(format, version)), "{format:?} {version}");
        }
    }
}

#[test]
fn a_file_cut_off_at_any_byte_is_known_as_damaged() {
    for (name, text) in files() {
        let (format, _) = kind(&name);
        // Without its last line break it is still whole.
        for end in 0..text.len() - 1 {
            let cut = String::from_utf8_lossy(&text.as_bytes()[..end]);
            match read(format, &cut) {
                Err(FormatError::Malformed(_)) => {}
                other => panic!("{name}, cut off at {end}: {other:?}"),
            }
        }
    }
}

/// Opens a folder whose only sheet says this; whether a version before is there. What is damaged must be kept.
fn opens(folder: &Path, bytes: &[u8], previous: Option<&str>) -> usize {
    let name = "20261129T201500123.json";
    for (below, text) in [
        ("sheets", Some(bytes)),
        ("previous/sheets", previous.map(str::as_bytes)),
    ] {
        fs::create_dir_all(folder.join(below)).expect("made");
        if let Some(text) = text {
            fs::write(folder.join(below).join(name), text).expect("written");
        }
    }
    let loaded = FileStore::open(folder.to_owned()).expect("a folder").load();
    assert_eq!(loaded.damaged.len(), 1, "cut off at {}", bytes.len());
    let damaged = &loaded.damaged[0];
    assert_eq!(damaged.damage, Damage::Unreadable);
    assert_eq!(damaged.older_opened, previous.is_some());
    assert_eq!(fs::read(&damaged.place).expect("kept"), bytes);
    loaded.documents.len()
}

#[test]
fn a_sheet_cut_off_at_any_byte_is_kept_and_the_version_before_opens() {
    let sheet = include_str!("../files/sheet-v1.json");
    // Every byte of the head, and every so many of the rest: the bytes between are read by the test above.
    let ends = (0..60).chain((60..sheet.len() - 1).step_by(211));
    for end in ends {
        for (previous, opened) in [(None, 0), (Some(sheet), 1)] {
            let folder = super::quick_folder();
            let cut = &sheet.as_bytes()[..end];
            assert_eq!(opens(folder.path(), cut, previous), opened);
        }
    }
}
