//! The files of each game, and files that differ from them a little.

use ardoise::app::Document;
use ardoise::store::exchange::{self, Refusal, Unreadable};
use ardoise::store::format;

pub const COINCHE: &str = include_str!("../files/sheet-v1.json");
pub const COUILLON: &str = include_str!("../files/sheet-couillon-v1.json");
pub const KOETSIEREN: &str = include_str!("../files/sheet-koetsieren-v1.json");
pub const KOPKNACK: &str = include_str!("../files/sheet-kopknack-v1.json");

/// A file of each game.
pub const SHEETS: [&str; 4] = [COINCHE, COUILLON, KOETSIEREN, KOPKNACK];

/// The sheets of these files.
pub fn documents() -> [Document; 4] {
    SHEETS.map(|text| format::read_sheet(text).expect("our own file"))
}

/// The text with `from`, which has to be in it, changed everywhere.
#[track_caller]
pub fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} is not there");
    text.replace(from, to)
}

/// The file without its blanks, in one line.
pub fn compact(text: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
    value.to_string()
}

/// These files in an envelope.
pub fn together(files: &[&str]) -> String {
    let files = files.join(",");
    format!("{{\"format\": \"ardoise-export\", \"version\": 1, \"sheets\": [{files}]}}")
}

/// The sheet of a text that has one which is taken.
#[track_caller]
pub fn taken(text: &str) -> Document {
    let mut incoming = exchange::read(text).expect("sheets");
    assert_eq!(incoming.len(), 1);
    let sheet = incoming.remove(0).sheet;
    sheet.expect("it is sound")
}

/// Why the one sheet of the text is refused, alone and in an envelope alike.
#[track_caller]
pub fn refusal(text: &str) -> Refusal {
    let mut alone = exchange::read(text).expect("sheets");
    let mut among = exchange::read(&together(&[COUILLON, text])).expect("sheets");
    assert_eq!((alone.len(), among.len()), (1, 2));
    assert!(among[0].sheet.is_ok(), "the other one is taken");
    let refusal = among.remove(1).sheet.expect_err("it is refused");
    assert_eq!(alone.remove(0).sheet, Err(refusal.clone()));
    refusal
}

/// Why nothing of the text is taken.
#[track_caller]
pub fn unreadable(text: &str) -> Unreadable {
    exchange::read(text).expect_err("nothing is taken")
}
