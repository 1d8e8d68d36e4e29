//! The pictures in the README, drawn anew by one command:
//!
//! ```sh
//! cargo test readme -- --ignored
//! ```

use std::path::Path;
use std::time::Duration;

use ardoise::ui::bridge::{DigitsChoice, Settings, ThemeChoice};
use slint::ComponentHandle;

use crate::flows::{couillon, play};
use crate::phone::Phone;

/// The size of the phone in the pictures, in points.
const PHONE: (f32, f32) = (360.0, 720.0);

fn phone(language: &'static str, theme: ThemeChoice) -> Phone {
    let phone = Phone::builder().pixels().language(language);
    let phone = phone.size(PHONE.0, 1600.0).start();
    let settings = phone.ui.window().global::<Settings>();
    settings.invoke_set_theme(theme);
    phone
}

fn keep(phone: &Phone, name: &str) {
    phone.resize(PHONE.0, PHONE.1);
    phone.wait(Duration::from_secs(10));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    std::fs::create_dir_all(&folder).expect("a folder");
    phone.shot(&folder.join(name).with_extension("png"));
}

fn sit(phone: &Phone, names: [&str; 4]) {
    for (seat, name) in names.iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    phone.tap("start");
}

/// Eight deals of an evening.
fn evening(phone: &Phone) {
    play(phone, 1, "90", "101");
    play(phone, 2, "110", "97");
    phone.taps("new-deal bidder-1 trump-hearts bid-120 belote-1");
    phone.taps("key-1 key-3 key-1 save");
    play(phone, 2, "100", "112");
    phone.taps("new-deal bidder-1 trump-spades bid-capot all-tricks-1 save");
    play(phone, 2, "80", "92");
    phone.taps("new-deal bidder-2 trump-diamonds double-coinche bid-130");
    phone.taps("key-1 key-0 key-4 save");
    play(phone, 1, "80", "88");
}

#[test]
#[ignore = "draws the pictures of the README"]
fn readme_pictures() {
    let score = phone("en", ThemeChoice::Dark);
    score.tap("new-sheet");
    sit(&score, ["Anna", "Bilal", "Chloé", "David"]);
    evening(&score);
    keep(&score, "score");

    let form = phone("fr", ThemeChoice::Light);
    form.tap("new-sheet");
    sit(&form, ["Anna", "Bilal", "Chloé", "David"]);
    form.taps("new-deal bidder-2 trump-hearts belote-2 bid-110 key-1 key-1 key-2");
    keep(&form, "form");

    let board = phone("nl", ThemeChoice::Dark);
    board.taps("new-sheet game-couillon");
    sit(&board, ["Griet", "Jef", "Mia", "Wout"]);
    for (yes, result) in [
        ("1", "won-1"),
        ("2", "won-1"),
        ("1", "won-2"),
        ("nobody", "won-2"),
        ("2", "tie"),
    ] {
        couillon::deal(&board, yes, result);
    }
    keep(&board, "board");

    let chart = phone("ar", ThemeChoice::Light);
    let settings = chart.ui.window().global::<Settings>();
    settings.invoke_set_digits(DigitsChoice::ArabicIndic);
    chart.tap("new-sheet");
    sit(&chart, ["ليلى", "سامي", "نور", "كريم"]);
    evening(&chart);
    chart.taps("sheet-more open-chart");
    keep(&chart, "chart");
}
