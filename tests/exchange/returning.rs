//! What was exported comes back as it was.

use ardoise::app::Document;
use ardoise::store::exchange;
use proptest::prelude::*;

use super::any;
use super::files::{SHEETS, compact, documents, taken, together};

fn read(text: &str) -> Vec<Document> {
    let incoming = exchange::read(text).expect("sheets");
    let sheets = incoming.into_iter().map(|incoming| incoming.sheet);
    sheets.map(|sheet| sheet.expect("it is sound")).collect()
}

#[test]
fn the_file_of_every_game_comes_in() {
    for (text, document) in SHEETS.into_iter().zip(documents()) {
        assert_eq!(taken(text), document);
        assert_eq!(taken(&compact(text)), document, "whatever the blanks");
        assert_eq!(taken(&format!("\u{feff}{text}")), document);
    }
    assert_eq!(read(&together(&SHEETS)), documents());
}

#[test]
fn what_stands_first_in_a_file_does_not_matter() {
    let [one, ..] = SHEETS;
    let turned = format!("{{\"sheets\": [{one}], \"version\": 1, \"format\": \"ardoise-export\"}}");
    assert_eq!(read(&turned).len(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_sheet_of_any_game_comes_back(sheet in any::sheet(40)) {
        let document = any::filed(sheet, 0);
        let text = exchange::write_one(&document).expect("written");
        let again = read(&text);
        prop_assert_eq!(&again, std::slice::from_ref(&document));
        prop_assert_eq!(exchange::write_one(&again[0]).expect("written"), text);
    }

    #[test]
    fn a_whole_drawer_comes_back(drawer in any::drawer(6)) {
        let text = exchange::write_all(&drawer).expect("written");
        let again = read(&text);
        prop_assert_eq!(&again, &drawer);
        prop_assert_eq!(exchange::write_all(&again).expect("written"), text);
    }
}
