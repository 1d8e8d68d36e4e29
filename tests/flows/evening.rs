//! A whole evening to 3000, tapped in on a small phone, kept in files.

use std::collections::HashMap;
use std::time::Duration;

use ardoise::ui::bridge::{EditVerb, EntryKind, LedgerRow, Side, Verdict};

use super::{digits, edit, facts};
use crate::phone::Phone;
use crate::scoring::table::rows;

type Row = HashMap<&'static str, &'static str>;

fn evening() -> Vec<Row> {
    let rows = rows(include_str!("../files/evening.csv"));
    assert_eq!(rows.len(), 20);
    rows
}

fn number(row: &Row, column: &str) -> i32 {
    row[column].parse().expect("a number")
}

fn pair(row: &Row, one: &str, two: &str) -> (i32, i32) {
    (number(row, one), number(row, two))
}

/// Taps a deal into its open form: trump, double and belote first, then the bid, which opens the keypad.
fn fill_deal(phone: &Phone, row: &Row) {
    phone.tap(&format!("bidder-{}", row["bidder"]));
    phone.tap(&format!("trump-{}", row["trump"]));
    match row["m"] {
        "1" => assert!(phone.is_checked("double-none")),
        "2" => phone.tap("double-coinche"),
        "4" => phone.tap("double-surcoinche"),
        other => panic!("no double of {other}"),
    }
    if row["belote"] != "-" {
        phone.tap(&format!("belote-{}", row["belote"]));
    }
    if row["declaring_side"] != "-" {
        phone.tap("declarations");
        phone.tap(&format!("declaring-{}", row["declaring_side"]));
        let place = ["tierce", "fifty", "hundred", "four-of-a-kind"]
            .iter()
            .position(|kind| *kind == row["declaration"])
            .expect("a declaration");
        let more = format!("more-{place}");
        phone.reach(&more, "more-0");
        phone.tap(&more);
        phone.taps("bid");
    }
    phone.tap(&format!("bid-{}", row["bid"]));
    if row["bid"] == "capot" {
        // The question stands before the keypad, and all tricks fill the points in.
        phone.tap(&format!("all-tricks-{}", row["all_tricks"]));
        return;
    }
    // The keypad types for the bidders unless told otherwise.
    if row["typed_side"] != row["bidder"] {
        phone.tap(&format!("points-{}", row["typed_side"]));
    }
    digits(phone, row["typed_points"]);
    if row["typed_points"] == "162" {
        assert!(!phone.is_enabled("save"), "162 points ask a question");
        phone.tap(&format!("all-tricks-{}", row["all_tricks"]));
    }
}

fn enter(phone: &Phone, row: &Row) {
    // The number of the entry, and of a deal the seat that deals.
    let title: Vec<i32> = match row["kind"] {
        "deal" | "passed" => vec![number(row, "n"), number(row, "dealer_seat")],
        _ => vec![number(row, "n")],
    };
    match row["kind"] {
        "deal" => {
            phone.tap("new-deal");
            assert_eq!(phone.figures("title"), title);
            fill_deal(phone, row);
            let verdict = match row["verdict"] {
                "made" => Verdict::Made,
                "failed" => Verdict::Failed,
                other => panic!("no verdict {other}"),
            };
            assert_eq!(phone.verdict(), verdict, "{row:?}");
            let (one, two) = pair(row, "score_1", "score_2");
            assert_eq!(phone.figures("assessment"), [one, two], "{row:?}");
        }
        "passed" => {
            phone.taps("other-entry new-passed");
            assert_eq!(phone.figures("title"), title);
            assert!(phone.is_checked("next-passes-on"));
        }
        "adjustment" => {
            phone.taps("other-entry new-adjustment");
            assert_eq!(phone.figures("title"), title);
            let (one, two) = pair(row, "score_1", "score_2");
            assert_eq!(two, 0, "the evening's one adjustment is of side one");
            assert!(one < 0, "and it takes points");
            phone.taps("adjustment-1 adjustment-minus");
            digits(phone, &one.abs().to_string());
            phone.type_into("note", row["declaration"]);
        }
        other => panic!("no entry of kind {other}"),
    }
    phone.tap("save");
}

/// Compares what the ledger says of an entry with its row, both what a screen reader reads and what stands in the columns.
fn compare(phone: &Phone, shown: &LedgerRow, row: &Row) {
    let entry = row["n"];
    let (one, two) = pair(row, "score_1", "score_2");
    assert_eq!((shown.points_1, shown.points_2), (one, two), "{entry}");
    let totals = pair(row, "total_1", "total_2");
    assert_eq!((shown.total_1, shown.total_2), totals, "{entry}");
    if !row["dealer_seat"].is_empty() {
        assert_eq!(shown.dealer + 1, number(row, "dealer_seat"), "{entry}");
    }
    let (kind, verdict) = match (row["kind"], row["verdict"]) {
        ("deal", "made") => (EntryKind::Deal, Verdict::Made),
        ("deal", "failed") => (EntryKind::Deal, Verdict::Failed),
        ("passed", "") => (EntryKind::Passed, Verdict::None),
        ("adjustment", "") => (EntryKind::Adjustment, Verdict::None),
        other => panic!("no entry {other:?}"),
    };
    assert_eq!((shown.kind, shown.verdict), (kind, verdict), "{entry}");
    if row["kind"] == "adjustment" {
        assert_eq!(shown.note, row["declaration"], "{entry}");
    }
    let id = format!("entry-{entry}");
    if phone.shows(&id) {
        let figures = phone.figures(&id);
        assert_eq!(figures.first(), Some(&number(row, "n")), "{figures:?}");
        assert!(
            figures.windows(2).any(|it| it == [one, two]),
            "{figures:?} of entry {entry}"
        );
        let says_verdict = row["verdict"].is_empty() || phone.label(&id).contains(row["verdict"]);
        assert!(says_verdict, "{:?} of entry {entry}", phone.label(&id));
    }
}

/// Who the score page says deals next.
fn next_dealer(phone: &Phone) -> i32 {
    let seat = phone.figure("dealer").expect("a seat");
    assert_eq!(phone.figure("speaker"), Some(seat % 4 + 1));
    seat
}

/// Whether an entry is shown as played after the end of a match that was over with entry `end`.
fn check_end(phone: &Phone, end: Option<i32>) {
    assert_eq!(phone.shows("winner"), end.is_some());
    for shown in phone.ledger() {
        let number = shown.number;
        assert_eq!(shown.ends, Some(number) == end, "{number}");
        let after = end.is_some_and(|end| number > end);
        assert_eq!(shown.after_end, after, "{number}");
    }
}

fn check_whole_evening(phone: &Phone) {
    let ledger = phone.ledger();
    assert_eq!(ledger.len(), 20);
    for (shown, row) in ledger.iter().zip(&evening()) {
        compare(phone, shown, row);
    }
    assert_eq!(phone.totals(), (3330, 2390));
    check_end(phone, Some(17));
    assert_eq!(phone.figures("winner"), [17, 3050, 1790]);
    // Twenty entries, one of which was no deal: four times round the table and three seats on.
    assert_eq!(next_dealer(phone), 4);
}

/// A phone with a sheet to 3000 begun and all 20 entries tapped in, each compared on the spot.
fn tapped_in(folder: &std::path::Path) -> Phone {
    let mut phone = Phone::builder().folder(folder).start();
    phone.taps("new-sheet target-3000 start");
    assert_eq!(next_dealer(&phone), 1);

    let evening = evening();
    for (at, row) in evening.iter().enumerate() {
        enter(&phone, row);
        let ledger = phone.ledger();
        assert_eq!(ledger.len(), at + 1);
        compare(&phone, ledger.last().expect("an entry"), row);
        assert!(phone.shows(&format!("entry-{}", row["n"])), "the newest");
        assert_eq!(phone.totals(), pair(row, "total_1", "total_2"));
        let mut later = evening[at + 1..].iter().map(|row| row["dealer_seat"]);
        if let Some(seat) = later.find(|seat| !seat.is_empty()) {
            assert_eq!(next_dealer(&phone).to_string(), seat, "after {}", row["n"]);
        }
        check_end(&phone, (at + 1 >= 17).then_some(17));
        // It is on the disk already.
        let kept = phone.kept().documents;
        assert_eq!(kept[0].sheet.len(), at + 1);
        // The phone is put away now and then.
        if at % 7 == 4 {
            phone = phone.restart();
        }
    }
    phone
}

#[test]
fn an_evening_tapped_in_and_changed_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = tapped_in(folder.path());
    phone.resize(360.0, 2000.0);
    check_whole_evening(&phone);
    let all = facts(&phone);

    // Entry 12 was not doubled after all.
    phone.tap("entry-12");
    assert!(phone.is_checked("double-surcoinche"));
    phone.taps("double-none save");
    assert_eq!(phone.totals(), (2910, 2390));
    check_end(&phone, None);
    assert_eq!(phone.undo(), edit(EditVerb::Correct, EntryKind::Deal, 12));
    let phone = phone.restart();
    phone.resize(360.0, 2000.0);
    assert_eq!(phone.totals(), (2910, 2390));
    phone.tap("undo");
    check_whole_evening(&phone);

    // Without entry 3 every later deal was dealt by the seat before.
    let before = phone.ledger();
    phone.taps("entry-3 delete-entry");
    let after = phone.ledger();
    assert_eq!(after.len(), 19);
    for (old, new) in before[3..].iter().zip(&after[2..]) {
        assert_eq!(old.id, new.id);
        assert_eq!(new.dealer, (old.dealer + 3) % 4, "entry {}", old.number);
        assert_eq!((new.total_1, new.total_2), (old.total_1, old.total_2));
    }
    assert_eq!(next_dealer(&phone), 3);
    check_end(&phone, Some(16));

    // All the way back: the deletion and twenty entries.
    let mut phone = phone;
    for left in (0..21).rev() {
        phone.tap("undo");
        if left == 10 {
            phone = phone.restart();
            phone.resize(360.0, 2000.0);
        }
    }
    assert!(!phone.is_enabled("undo"));
    assert_eq!(phone.undo().verb, EditVerb::None);
    assert!(phone.ledger().is_empty());
    assert!(!phone.shows("entry-1"));
    assert_eq!(phone.totals(), (0, 0));
    assert_eq!(next_dealer(&phone), 1);
    check_end(&phone, None);
    assert!(phone.kept().documents[0].sheet.is_empty());

    // And forth again: to where the evening was before the deletion, then the deletion.
    for done in 0..20 {
        phone.tap("redo");
        if done == 12 {
            phone = phone.restart();
            phone.resize(360.0, 2000.0);
        }
    }
    check_whole_evening(&phone);
    assert_eq!(phone.redo(), edit(EditVerb::Delete, EntryKind::Passed, 3));
    phone.tap("redo");
    assert!(!phone.is_enabled("redo"));
    assert_eq!(phone.ledger(), after);
    phone.tap("undo");
    assert_eq!(entries(&facts(&phone)), entries(&all));
}

/// The facts of a sheet's file that stand before its history.
fn entries(text: &str) -> &str {
    let history = text.find("\"journal\"").expect("a history");
    &text[..history]
}

#[test]
fn everything_undone_and_redone_is_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = tapped_in(folder.path());
    let before = facts(&phone);
    while phone.is_enabled("undo") {
        phone.tap("undo");
    }
    assert_ne!(facts(&phone), before);
    let phone = phone.restart();
    while phone.is_enabled("redo") {
        phone.tap("redo");
    }
    assert_eq!(facts(&phone), before);
    assert_eq!(phone.totals(), (3330, 2390));
    assert_eq!(phone.ledger().len(), 20);
}

#[test]
fn the_won_match_is_not_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = tapped_in(folder.path());
    phone.wait(Duration::from_secs(10));
    phone.tap("back");
    assert!(phone.shows("sheet-finished-0"));
    assert!(!phone.shows("sheet-running-0"));
    let card = phone.label("sheet-finished-0");
    assert!(card.contains("3330") && card.contains("2390"), "{card:?}");
    phone.tap("sheet-finished-0");
    // Play on: side one bids 80 and has 101, so 181 rounded to 180 against 61.
    super::play(&phone, 1, "80", "101");
    assert_eq!(phone.totals(), (3510, 2450));
    check_end(&phone, Some(17));
    let ledger = phone.ledger();
    assert_eq!(ledger.last().map(|row| row.bidder), Some(Side::One));
    // Back to before the end.
    for _ in 0..5 {
        phone.tap("undo");
    }
    assert_eq!(phone.totals(), (2830, 1720));
    check_end(&phone, None);
    phone.tap("back");
    assert!(phone.shows("sheet-running-0"));
    assert!(!phone.shows("sheet-finished-0"));
}

/// The evening with real glyphs in a window of 360 × 1000 points, for its taps: with `ARDOISE_TAPS` naming a file, they are
/// written down there.
#[test]
#[ignore = "for a person at a real display"]
fn the_taps_of_an_evening() {
    let phone = Phone::builder().pixels().size(360.0, 1000.0).start();
    phone.taps("new-sheet target-3000 start");
    for row in evening() {
        enter(&phone, &row);
    }
    assert_eq!(phone.totals(), (3330, 2390));
}
