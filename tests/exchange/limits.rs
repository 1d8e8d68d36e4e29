//! However large or deep a text is, it is read or refused, in little time and room.

use std::time::{Duration, Instant};

use ardoise::domain::{Objection, Of, Why};
use ardoise::store::exchange::{self, LARGEST, MOST_SHEETS, MOST_VALUES, Refusal, Unreadable};

use super::files::{COINCHE, COUILLON, changed, compact, refusal, taken, together, unreadable};

#[test]
fn a_text_that_is_too_large_is_not_looked_at() {
    let text = " ".repeat(LARGEST + 1);
    assert_eq!(unreadable(&text), Unreadable::TooLarge);
    let text = " ".repeat(LARGEST);
    assert!(matches!(unreadable(&text), Unreadable::NotJson(_)));
}

/// The sheet with a field that holds lists in lists.
fn nested(depth: usize) -> String {
    let lists = format!("\"deep\": {}{}", "[".repeat(depth), "]".repeat(depth));
    COUILLON.replacen("\"version\": 1", &format!("\"version\": 1, {lists}"), 1)
}

#[test]
fn json_is_read_to_a_depth_of_128() {
    // The sheet itself is one deep.
    let fine = nested(126);
    let unknown = Refusal::UnknownField("deep".to_owned());
    let incoming = exchange::read(&fine).expect("it is JSON");
    assert_eq!(incoming[0].sheet, Err(unknown));
    for depth in [127, 1000, 1_000_000] {
        let Unreadable::NotJson(reason) = unreadable(&nested(depth)) else {
            panic!("too deep");
        };
        assert!(reason.contains("recursion limit"), "{reason}");
    }
    let open = "[".repeat(10_000_000);
    assert!(matches!(unreadable(&open), Unreadable::NotJson(_)));
    let open = "{\"a\":".repeat(1_000_000);
    assert!(matches!(unreadable(&open), Unreadable::NotJson(_)));
}

#[test]
fn a_sheet_has_so_many_values_at_the_most() {
    let zeros = format!("[{}0]", "0,".repeat(MOST_VALUES));
    let text = COUILLON.replacen(
        "\"version\": 1",
        &format!("\"version\": 1, \"x\": {zeros}"),
        1,
    );
    assert_eq!(unreadable(&text), Unreadable::TooManyValues);
    assert_eq!(unreadable(&together(&[&text])), Unreadable::TooManyValues);
    // Each sheet for itself.
    let half = format!("[{}0]", "0,".repeat(MOST_VALUES / 2));
    assert_eq!(
        exchange::read(&together(&[&half, &half, &half])).map(|it| it.len()),
        Ok(3)
    );
}

#[test]
fn there_are_so_many_sheets_at_the_most() {
    let many = |count: usize| together(&vec!["0"; count]);
    let incoming = exchange::read(&many(MOST_SHEETS)).expect("so many");
    assert_eq!(incoming.len(), MOST_SHEETS);
    assert_eq!(
        unreadable(&many(MOST_SHEETS + 1)),
        Unreadable::TooManySheets
    );
}

/// An empty sheet of Coinche with that history.
fn with_history(edits: &[String], entries: &[String], done: usize) -> String {
    let mut sheet: serde_json::Value = serde_json::from_str(COINCHE).expect("JSON");
    sheet["roster"]["first_dealer"] = 1.into();
    let journal = format!("{{\"done\":{done},\"edits\":[{}]}}", edits.join(","));
    sheet["journal"] = "THE JOURNAL".into();
    sheet["entries"] = "THE ENTRIES".into();
    let text = changed(&sheet.to_string(), "\"THE JOURNAL\"", &journal);
    changed(
        &text,
        "\"THE ENTRIES\"",
        &format!("[{}]", entries.join(",")),
    )
}

fn entry(id: usize) -> String {
    format!("{{\"id\":{id},\"record\":{{\"kind\":\"passed\",\"next\":\"passes-on\"}}}}")
}

fn insert(at: usize, id: usize) -> String {
    format!(
        "{{\"edit\":\"insert\",\"at\":{at},\"entry\":{}}}",
        entry(id)
    )
}

#[test]
fn a_long_history_is_taken() {
    // Two thousand deals, the first of them entered anew after every fourth.
    let mut edits = Vec::new();
    for id in 1..=2000 {
        edits.push(insert(id - 1, id));
        if id % 4 == 0 {
            let removed = insert(0, 1).replace("insert", "remove");
            edits.extend([removed, insert(0, 1)]);
        }
    }
    let entries: Vec<String> = (1..=2000).map(entry).collect();
    let document = taken(&with_history(&edits, &entries, edits.len()));
    assert_eq!(document.sheet.len(), 2000);
}

#[test]
fn a_history_that_would_keep_us_for_minutes_is_refused() {
    let begin = Instant::now();
    let edits: Vec<String> = (1..=30_000).map(|id| insert(0, id)).collect();
    let entries: Vec<String> = (1..=30_000).rev().map(entry).collect();
    let text = with_history(&edits, &entries, edits.len());
    assert_eq!(refusal(&text), Refusal::TooLong);
    // What two sheets ask for adds up.
    let edits: Vec<String> = (1..=6_000).map(|id| insert(id - 1, id)).collect();
    let entries: Vec<String> = (1..=6_000).map(entry).collect();
    let text = with_history(&edits, &entries, edits.len());
    let incoming = exchange::read(&together(&[&text, &text, &text])).expect("sheets");
    let taken: Vec<bool> = incoming.iter().map(|it| it.sheet.is_ok()).collect();
    assert_eq!(taken, [true, true, false]);
    assert_eq!(incoming[2].sheet, Err(Refusal::TooLong));
    assert!(begin.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_history_that_goes_back_again_and_again_is_refused() {
    let begin = Instant::now();
    // The first and the last of 1500 entries are corrected in turn.
    let mut edits: Vec<String> = (1..=1500).map(|id| insert(id - 1, id)).collect();
    let mut correct = |at: usize, from: &str, to: &str| {
        let record = |next: &str| format!("{{\"kind\":\"passed\",\"next\":\"{next}\"}}");
        edits.push(format!(
            "{{\"edit\":\"replace\",\"at\":{at},\"id\":{},\"before\":{},\"after\":{}}}",
            at + 1,
            record(from),
            record(to)
        ));
    };
    for _ in 0..700 {
        for (from, to) in [("passes-on", "same"), ("same", "passes-on")] {
            correct(0, from, to);
            correct(1499, from, to);
        }
    }
    let entries: Vec<String> = (1..=1500).map(entry).collect();
    let text = with_history(&edits, &entries, edits.len());
    let too_tangled = Objection {
        of: Of::Sheet,
        why: Why::TooTangled,
    };
    let incoming = exchange::read(&text).expect("a sheet");
    assert_eq!(
        incoming[0].sheet,
        Err(Refusal::Objections(vec![too_tangled]))
    );
    assert!(begin.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_name_of_a_megabyte_is_not_repeated() {
    let long = "x".repeat(1 << 20);
    let text = changed(&compact(COUILLON), "20261130T005623369", &long);
    let incoming = exchange::read(&text).expect("a sheet");
    let said = format!("{:?}", incoming[0]);
    assert!(said.len() < 1000, "{}", said.len());
    let text = COUILLON.replacen("version", &format!("{long}\": 1, \"version"), 1);
    let said = format!("{:?}", exchange::read(&text).expect("a sheet")[0]);
    assert!(said.len() < 1000, "{}", said.len());
    let said = format!("{:?}", unreadable(&format!("\"{long}\"")));
    assert!(said.len() < 1000, "{}", said.len());
}
