//! Whatever comes in, nothing panics and nothing hangs; and what is taken is a sheet that the app can go on with.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use ardoise::app::{App, Command, Document};
use ardoise::domain::Kind;
use ardoise::store::exchange::{self, Preview, Refusal};
use chrono::Duration as Later;
use proptest::collection::vec;
use proptest::prelude::*;

use super::files::documents;
use super::mangled::{Corpus, Dice};

/// Reads the text as an import does, goes on with what is taken, and says what became of it.
fn take_in(text: &str) -> Vec<&'static str> {
    let incoming = match exchange::read(text) {
        Ok(incoming) => incoming,
        Err(_) => return vec!["unreadable"],
    };
    let preview = Preview::new(incoming, &documents(), |_| false);
    for document in preview.to_write() {
        go_on_with(document);
    }
    let sheets = preview.arrivals.iter();
    sheets
        .map(|(incoming, _)| verdict(&incoming.sheet))
        .collect()
}

fn verdict(sheet: &Result<Document, Refusal>) -> &'static str {
    match sheet {
        Ok(_) => "taken",
        Err(Refusal::Foreign) => "foreign",
        Err(Refusal::Newer(_)) => "newer",
        Err(Refusal::Malformed { entry: Some(_), .. }) => "malformed entry",
        Err(Refusal::Malformed { .. }) => "malformed",
        Err(Refusal::RepeatedField(_)) => "repeated field",
        Err(Refusal::UnknownField(_)) => "unknown field",
        Err(Refusal::Id) => "id",
        Err(Refusal::Moment) => "moment",
        Err(Refusal::Inconsistent) => "inconsistent",
        Err(Refusal::TooLong) => "too long",
        Err(Refusal::Objections(_)) => "objections",
    }
}

/// What the app would do with a sheet that came in.
fn go_on_with(document: &Document) {
    let text = exchange::write_one(document).expect("written");
    let mut again = exchange::read(&text).expect("our own file");
    assert_eq!(
        again.remove(0).sheet.as_ref(),
        Ok(document),
        "it comes back"
    );
    let table = exchange::write_csv(document);
    assert!(table.lines().count() > document.sheet.len());
    let now = document.changed + Later::minutes(1);
    let mut app = App::new(
        Default::default(),
        Default::default(),
        vec![document.clone()],
    );
    app.apply(Command::OpenSheet(document.id.clone()), now);
    app.apply(Command::NewEntry(Kind::Deal), now);
    app.apply(Command::Back, now);
    for command in [Command::Undo, Command::Redo] {
        for _ in 0..4 {
            app.apply(command.clone(), now);
        }
    }
    let kept = app.documents().first().expect("the sheet");
    assert!(kept.sheet.is_sound());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert_eq!(take_in(&text), ["unreadable"]);
    }

    #[test]
    fn any_signs_of_json_are_read_or_refused(text in "[\\[\\]{}\",:0-9truefalsn.eE\\\\ -]{0,200}") {
        prop_assert_eq!(take_in(&text), ["unreadable"]);
    }
}

/// Takes in the damaged files of these numbers. How many became what, and how long the slowest took.
fn take_in_all(
    corpus: &Corpus,
    numbers: std::ops::Range<u64>,
) -> (BTreeMap<&'static str, usize>, Duration) {
    let (mut became, mut slowest) = (BTreeMap::new(), Duration::ZERO);
    for number in numbers {
        let text = corpus.mangled(&mut Dice::new(number));
        let begin = Instant::now();
        let taken = panic::catch_unwind(AssertUnwindSafe(|| take_in(&text)));
        slowest = slowest.max(begin.elapsed());
        let Ok(taken) = taken else {
            panic!("number {number}: {text}");
        };
        for what in taken {
            *became.entry(what).or_default() += 1;
        }
    }
    (became, slowest)
}

#[test]
fn damaged_files_are_taken_or_refused() {
    let corpus = Corpus::new(20);
    let (became, _) = take_in_all(&corpus, 0..1500);
    // Dice that always do the same damage would find little.
    for what in [
        "taken",
        "unreadable",
        "foreign",
        "malformed",
        "malformed entry",
        "unknown field",
        "inconsistent",
        "objections",
        "newer",
        "id",
    ] {
        assert!(became.contains_key(what), "none was {what}: {became:?}");
    }
}

/// The largest room that this process has had, in megabytes, where the system tells.
fn room() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// `cargo test --release a_million_files -- --ignored --nocapture`
#[test]
#[ignore = "some minutes"]
fn a_million_files_are_taken_or_refused() {
    let corpus = Corpus::new(200);
    let begin = Instant::now();
    let (became, slowest) = take_in_all(&corpus, 1_000_000..2_000_000);
    println!(
        "{became:#?}\nin {:?}, the slowest {slowest:?}",
        begin.elapsed()
    );
    println!("at most {:?} MB", room());
    assert!(slowest < Duration::from_secs(5));
    assert!(room().is_none_or(|room| room < 500));
}
