//! What is exported as JSON is the file of the sheet, alone or in an envelope.

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
    let head = "{\n  \"format\": \"ardoise-export\",\n  \"version\": 1,\n  \"sheets\": [\n    {\n      \"format\": \"ardoise-sheet\",\n";
    assert!(text.starts_with(head), "{}", &text[..200]);
    assert!(text.ends_with("\n    }\n  ]\n}\n"));
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
