//! What is exported as JSON is the file of the sheet, alone or in an envelope.

use ardoise::domain::coinche::Coinche;
use ardoise::domain::{AnySheet, Edit, Entry, Sheet};
use ardoise::store::exchange;
use proptest::prelude::*;
use serde_json::Value;

use super::any;
use super::files::{SHEETS, documents};

#[test]
fn one_sheet_is_its_file() {
    for (text, document) in SHEETS.into_iter().zip(documents()) {
        assert_eq!(exchange::write_one(&document).expect("written"), text);
    }
}

#[test]
fn no_sheet_at_all_is_an_empty_list() {
    let text = exchange::write_all(&[]).expect("written");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["format"], "ardoise-export");
    assert_eq!(value["version"], 1);
    assert_eq!(value["sheets"], Value::Array(Vec::new()));
}

#[test]
fn everything_begins_as_the_page_on_the_format_says() {
    let text = exchange::write_all(&documents()).expect("written");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4 + SHEETS.len() + 2, "a line a sheet");
    let head = [
        "{",
        "  \"format\": \"ardoise-export\",",
        "  \"version\": 1,",
        "  \"sheets\": [",
    ];
    assert_eq!(lines[..4], head);
    for line in &lines[4..4 + SHEETS.len()] {
        assert!(
            line.starts_with("    {\"format\": \"ardoise-sheet\",\"version\": 1,"),
            "{line}"
        );
    }
    assert!(text.ends_with("}\n  ]\n}\n"));
}

#[test]
fn a_thousand_evenings_can_be_read_again() {
    let [coinche, ..] = documents();
    let AnySheet::Coinche(sheet) = coinche.sheet else {
        panic!("a sheet of Coinche");
    };
    let record = sheet.entries[1].record.clone();
    let mut evening: Sheet<Coinche> = Sheet::new(sheet.rules, sheet.roster);
    for at in 0..40 {
        let (id, record) = (evening.fresh_id(), record.clone());
        let entry = Entry { id, record };
        evening.commit(Edit::Insert { at, entry }).expect("it fits");
    }
    let document = any::filed(evening.into(), 0);
    let text = exchange::write_all(&vec![document; 20]).expect("written");
    assert!(text.len() * 100 < exchange::LARGEST, "{}", text.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn everything_is_every_file_the_oldest_first(drawer in any::drawer(4)) {
        let mut turned = drawer.clone();
        turned.reverse();
        let text = exchange::write_all(&turned).expect("written");
        prop_assert_eq!(&text, &exchange::write_all(&drawer).expect("written"));
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let sheets = value["sheets"].as_array().expect("a list");
        prop_assert_eq!(sheets.len(), drawer.len());
        for (said, document) in sheets.iter().zip(&drawer) {
            let file = exchange::write_one(document).expect("written");
            let file: Value = serde_json::from_str(&file).expect("JSON");
            prop_assert_eq!(said, &file);
        }
    }
}
