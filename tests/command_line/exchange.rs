//! Sheets in and out without a window.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use ardoise::store::{FileStore, exchange, format};
use tempfile::TempDir;

use super::{error, run};

const COINCHE: &str = include_str!("../files/sheet-v1.json");
const KOPKNACK: &str = include_str!("../files/sheet-kopknack-v1.json");
const ID: &str = "20261129T201500123";

/// A folder with a data folder in it, and files.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("a folder"))
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    /// A file with this text.
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.path().join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("a path").to_owned()
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let data = self.data();
        let data = data.to_str().expect("a path");
        run(&[&["--data-dir", data], arguments].concat())
    }

    /// What it says when all goes well.
    #[track_caller]
    fn says(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(error(&output), "");
        assert_eq!(output.status.code(), Some(0));
        text(&output)
    }

    /// What it says, and its one line of error, when something is refused.
    #[track_caller]
    fn refuses(&self, arguments: &[&str]) -> (String, String) {
        let output = self.run(arguments);
        let error = error(&output);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.starts_with("ardoise: "), "{error:?}");
        assert_eq!(error.lines().count(), 1, "{error:?}");
        assert!(!error.contains("panicked"), "{error:?}");
        (text(&output), error)
    }

    fn sheets(&self) -> Vec<String> {
        files(&self.data().join("sheets"))
    }
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|it| it.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Both sheets in one export.
fn both() -> String {
    let documents = [COINCHE, KOPKNACK].map(|it| format::read_sheet(it).expect("our own file"));
    exchange::write_all(&documents).expect("written")
}

#[test]
fn a_file_is_exported_as_it_is_and_as_a_table() {
    let desk = Desk::new();
    let file = desk.file("evening.json", COINCHE);
    assert_eq!(desk.says(&["export", &file]), COINCHE);
    assert_eq!(desk.says(&["export", &file, "--format", "json"]), COINCHE);
    let table = desk.says(&["export", &file, "--format", "csv"]);
    assert!(table.starts_with("entry,kind,dealer,bidder,"), "{table}");
    assert_eq!(table.lines().count(), 8);
    assert!(!desk.data().exists(), "and it touches nothing");
}

#[test]
fn what_was_imported_is_exported_by_its_id_and_with_all_others() {
    let desk = Desk::new();
    let file = desk.file("both.json", both());
    let said = desk.says(&["import", &file]);
    assert_eq!(said.lines().count(), 2);
    assert!(said.contains("is new: Coinche"), "{said}");
    assert!(said.contains("is new: Köpknack"), "{said}");
    assert_eq!(desk.says(&["export"]), both());
    assert_eq!(desk.says(&["export", ID]), COINCHE);
    let table = desk.says(&["export", "--format", "csv", "20261130T014213904"]);
    assert!(table.starts_with("entry,kind,dealer,swept by,"), "{table}");
    let (_, error) = desk.refuses(&["export", "--format", "csv"]);
    assert!(error.contains("there are 2"), "{error}");
    let (_, error) = desk.refuses(&["export", "20261130T000000000"]);
    assert!(error.contains("20261130T000000000"), "{error}");
}

#[test]
fn an_import_is_said_once_and_done_once() {
    let desk = Desk::new();
    let file = desk.file("both.json", both());
    let said = desk.says(&["import", "--dry-run", &file]);
    assert!(said.contains("is new"), "{said}");
    assert!(!desk.data().exists(), "nothing is done");
    assert_eq!(desk.says(&["import", &file]), said);
    assert_eq!(
        desk.sheets(),
        [format!("{ID}.json"), "20261130T014213904.json".into()]
    );
    let again = desk.says(&["import", &file]);
    assert!(
        again.contains(&format!("is there already, as {ID}")),
        "{again}"
    );
    assert_eq!(desk.sheets().len(), 2);
}

#[test]
fn an_import_replaces_nothing() {
    let desk = Desk::new();
    let file = desk.file("first.json", COINCHE);
    desk.says(&["import", &file]);
    // The same evening with its last entry taken back.
    let mut other = format::read_sheet(COINCHE).expect("our own file");
    assert!(other.sheet.undo());
    let other = exchange::write_one(&other).expect("written");
    let file = desk.file("other.json", &other);
    let said = desk.says(&["import", &file]);
    assert!(said.contains("comes in as 20261129T201500124"), "{said}");
    let there = |name: &str| fs::read_to_string(desk.data().join("sheets").join(name));
    assert_eq!(there(&format!("{ID}.json")).expect("a file"), COINCHE);
    let beside = there("20261129T201500124.json").expect("a file");
    assert_eq!(beside, other.replace(ID, "20261129T201500124"));
    assert!(
        !desk.data().join("previous").exists(),
        "nothing was written over"
    );
}

#[test]
fn a_file_that_cannot_be_opened_keeps_its_name() {
    let desk = Desk::new();
    let sheets = desk.data().join("sheets");
    fs::create_dir_all(&sheets).expect("made");
    let newer = COINCHE.replace("\"version\": 1", "\"version\": 2");
    let there = sheets.join(format!("{ID}.json"));
    fs::write(&there, &newer).expect("written");
    let file = desk.file("evening.json", COINCHE);
    let said = desk.says(&["import", &file]);
    assert!(said.contains("comes in as 20261129T201500124"), "{said}");
    assert_eq!(fs::read_to_string(&there).expect("a file"), newer);
}

#[test]
fn a_folder_that_is_open_is_only_looked_at() {
    let desk = Desk::new();
    desk.says(&["import", &desk.file("one.json", KOPKNACK)]);
    let open = FileStore::open(desk.data()).expect("a folder");
    let file = desk.file("evening.json", COINCHE);
    let (said, error) = desk.refuses(&["import", &file]);
    assert_eq!(said, "");
    assert!(error.contains("has the folder"), "{error}");
    assert_eq!(desk.sheets(), ["20261130T014213904.json"]);
    // To look at it is no matter.
    assert!(
        desk.says(&["import", "--dry-run", &file])
            .contains("is new")
    );
    assert_eq!(desk.says(&["export", "20261130T014213904"]), KOPKNACK);
    drop(open);
    desk.says(&["import", &file]);
    assert_eq!(desk.sheets().len(), 2);
}

#[test]
fn an_export_leaves_what_is_damaged_where_it_lies() {
    let desk = Desk::new();
    desk.says(&["import", &desk.file("one.json", COINCHE)]);
    let damaged = desk.data().join("sheets/20261130T014213904.json");
    fs::write(&damaged, "{").expect("written");
    let (said, error) = desk.refuses(&["export"]);
    assert!(said.contains(ID), "the others are exported: {said}");
    assert!(error.contains("20261130T014213904.json"), "{error}");
    assert!(damaged.exists());
}

#[test]
fn a_sheet_that_is_refused_is_said_and_the_others_come_in() {
    let desk = Desk::new();
    let wrong = COINCHE.replace("\"bid\": 120", "\"bid\": 125");
    let text = both().replace("\"bid\": 120", "\"bid\": 125");
    let file = desk.file("both.json", text);
    let (said, error) = desk.refuses(&["import", &file]);
    assert!(said.contains("entry 2: 125 is no bid"), "{said}");
    assert!(error.contains("1 of 2 sheets refused"), "{error}");
    assert_eq!(desk.sheets(), ["20261130T014213904.json"]);
    let file = desk.file("wrong.json", wrong);
    let (said, error) = desk.refuses(&["export", &file]);
    assert_eq!(said, "", "half an export is none");
    assert!(error.contains("entry 2: 125 is no bid"), "{error}");
}

#[test]
fn a_file_is_checked() {
    let desk = Desk::new();
    let file = desk.file("both.json", both());
    let said = desk.says(&["check", &file]);
    for words in [
        "Coinche, begun 2026-11-29 20:15 UTC, Ana, Bo, player 3, Zoë, 7 entries",
        "total (Les Verts: 1340, الفريق الأزرق: 1130)",
        "balance (player 1: 1, player 2: -11, player 3: 0, player 4: 3, player 5: 5, player 6: 2, pot: 0); over with entry 5",
    ] {
        assert!(said.contains(words), "{words} is not in {said}");
    }
    let text = both()
        .replace("\"bid\": 120", "\"bid\": 125")
        .replace("\"seat\": 4", "\"seat\": 8");
    let (said, error) = desk.refuses(&["check", &desk.file("wrong.json", text)]);
    assert!(said.contains("entry 2: 125 is no bid"), "{said}");
    assert!(
        said.contains("entry 6: the table has no such seat"),
        "{said}"
    );
    assert!(said.contains("is sound: Köpknack"), "{said}");
    assert!(error.contains("1 of 2 sheets refused"), "{error}");
    assert!(!desk.data().exists(), "and it touches nothing");
}

#[test]
fn rubbish_is_one_line_and_code_1() {
    let desk = Desk::new();
    let deep = "[".repeat(1_000_000);
    let long = format!("\"{}\"", "x".repeat(1_000_000));
    let order = "{\"format\": \"\u{1b}[31mred\"";
    let files: [&[u8]; 8] = [
        b"",
        b"not json",
        &[0xff, 0xfe, 0x00],
        b"{\"format\": \"ardoise-settings\", \"version\": 1}",
        b"{\"format\": \"ardoise-export\", \"version\": 7, \"sheets\": []}",
        deep.as_bytes(),
        long.as_bytes(),
        order.as_bytes(),
    ];
    for text in files {
        let file = desk.file("rubbish.json", text);
        for command in ["check", "import", "export"] {
            let (said, error) = desk.refuses(&[command, &file]);
            assert_eq!(said, "");
            assert!(error.len() < 600, "{}", error.len());
            assert!(!error.contains('\u{1b}'), "{error:?}");
        }
    }
    for command in ["check", "import"] {
        desk.refuses(&[command, "nothing-of-that-name"]);
        let folder = desk.0.path().to_str().expect("a path");
        desk.refuses(&[command, folder]);
    }
    assert!(!desk.data().exists(), "and it touches nothing");
}

#[test]
fn a_name_cannot_give_orders_to_a_terminal() {
    let desk = Desk::new();
    let text = COINCHE.replace("\"game\": \"coinche\"", "\"game\": \"\\u001b[31mred\"");
    let (said, _) = desk.refuses(&["check", &desk.file("red.json", text)]);
    assert!(said.contains("red"), "{said:?}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_an_end_is_not_read_to_it() {
    let desk = Desk::new();
    for command in ["check", "import", "export"] {
        let (_, error) = desk.refuses(&[command, "/dev/zero"]);
        assert!(error.contains("larger than 64 MB"), "{error}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_panic() {
    let desk = Desk::new();
    let many = format::read_sheet(COINCHE).expect("our own file");
    let text = exchange::write_all(&vec![many; 40]).expect("written");
    let file = desk.file("many.json", text);
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_ardoise"))
        .args(["export", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    let error = error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(!error.contains("panicked"), "{error}");
}
