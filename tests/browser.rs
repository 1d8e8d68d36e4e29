//! What the tests of the browser build tap, and what they must hear of it: a browser sees a picture there, and no controls.
//!
//! ```sh
//! ARDOISE_TAPS=/tmp/taps cargo test browser -- --ignored
//! ```

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

use ardoise::ui::bridge::Settings;
use slint::ComponentHandle;

use crate::flows::play;
use crate::phone::Phone;

/// The size of the phone in points, as the browser's tests have it.
const PHONE: (f32, f32) = (360.0, 640.0);

/// The file in which [`Phone`] notes its taps, too.
fn file() -> PathBuf {
    std::env::var_os("ARDOISE_TAPS")
        .expect("ARDOISE_TAPS names a file")
        .into()
}

fn note(line: &str) {
    let file = OpenOptions::new().append(true).create(true).open(file());
    writeln!(file.expect("a file"), "{line}").expect("noted");
}

/// A phone with real glyphs, and a heading in the file.
fn phone(journey: &str, language: &'static str) -> Phone {
    phone_of(journey, language, PHONE)
}

fn phone_of(journey: &str, language: &'static str, (width, height): (f32, f32)) -> Phone {
    note(&format!("journey {journey} {language} {width} {height}"));
    let phone = Phone::builder()
        .shares()
        .pixels()
        .size(width, height)
        .language(language)
        .start();
    let settings = phone.ui.window().global::<Settings>();
    settings.set_has_screen(true);
    phone
}

/// What a screen reader has just been told must be heard in the browser, too.
fn hear(phone: &Phone) {
    note(&format!("hear {}", phone.heard("told")));
}

/// Where a control is, to be tapped or looked at by name.
fn place(phone: &Phone, id: &str) {
    let element = phone.get(id);
    let (at, size) = (element.absolute_position(), element.size());
    note(&format!(
        "place {} {} {id}",
        at.x + size.width / 2.0,
        at.y + size.height / 2.0
    ));
}

/// A picture of the window as the desktop has it, which the browser's is to be like.
fn shot(phone: &Phone, name: &str) {
    let folder = file().with_extension("desktop");
    std::fs::create_dir_all(&folder).expect("a folder");
    phone.shot(&folder.join(name).with_extension("png"));
    note(&format!("shot {name}"));
}

fn sit(phone: &Phone, names: [&str; 4]) {
    for (seat, name) in names.iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    phone.tap("start");
    hear(phone);
}

/// A deal, and the totals after it.
fn deal(phone: &Phone, side: u8, bid: &str, points: &str) {
    play(phone, side, bid, points);
    hear(phone);
}

fn ten_deals(phone: &Phone) {
    deal(phone, 1, "90", "101");
    deal(phone, 2, "110", "97");
    phone.taps("new-deal bidder-1 trump-hearts belote-1 bid-120 key-1 key-3 key-1");
    shot(phone, "form");
    phone.tap("save");
    hear(phone);
    deal(phone, 2, "100", "112");
    phone.taps("new-deal bidder-1 trump-spades bid-capot all-tricks-1 save");
    hear(phone);
    deal(phone, 2, "80", "92");
    phone.taps("new-deal bidder-2 trump-diamonds double-coinche bid-130 key-1 key-0 key-4 save");
    hear(phone);
    deal(phone, 1, "80", "88");
    deal(phone, 2, "90", "95");
    deal(phone, 1, "100", "100");
}

#[test]
#[ignore = "writes down what the tests of the browser build tap"]
fn browser_taps() {
    let _ = std::fs::remove_file(file());
    let evening = phone("evening", "en");
    place(&evening, "new-sheet");
    shot(&evening, "home");
    evening.tap("new-sheet");
    sit(&evening, ["Anna", "Bilal", "Chloé", "David"]);
    for id in ["back", "new-deal", "undo"] {
        place(&evening, id);
    }
    ten_deals(&evening);
    shot(&evening, "score");
    note("end");
    evening.tap("undo");
    hear(&evening);
    evening.tap("redo");
    hear(&evening);

    let giving = phone("giving", "en");
    giving.tap("new-sheet");
    sit(&giving, ["Anna", "Bilal", "Chloé", "David"]);
    deal(&giving, 1, "90", "101");
    giving.taps("sheet-more open-share");
    shot(&giving, "share");
    for id in ["share-text", "copy-text", "save-json"] {
        place(&giving, id);
    }

    // So high that nothing has to be scrolled.
    let taking = phone_of("taking", "en", (PHONE.0, 1600.0));
    taking.taps("open-settings open-import");
    place(&taking, "import-pick");
    taking.elsewhere.picks(Ok(Some(giving.sheet_text())));
    note("end");
    taking.tap("import-pick");
    place(&taking, "take-in");
    taking.tap("take-in");
    hear(&taking);
    place(&taking, "sheet-running-0");
    taking.tap("sheet-running-0");
    hear(&taking);

    let arabic = phone("arabic", "ar");
    arabic.tap("new-sheet");
    sit(&arabic, ["ليلى", "سامي", "نور", "كريم"]);
    deal(&arabic, 1, "90", "101");
    deal(&arabic, 2, "110", "97");
    shot(&arabic, "arabic");
    arabic.taps("new-deal bidder-1");
    shot(&arabic, "arabic-form");
}
