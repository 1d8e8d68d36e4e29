//! Pictures of the pages of Köpknack, to be looked at; see `tests/shots.rs`.

use std::path::PathBuf;
use std::time::Duration;

use ardoise::ui::bridge::{Settings, ThemeChoice};
use slint::ComponentHandle;

use super::{N3, knock, play};
use crate::phone::Phone;

const SIZES: [(f32, f32); 4] = [
    (360.0, 640.0),
    (320.0, 568.0),
    (800.0, 1280.0),
    (844.0, 390.0),
];

fn draw(size: (f32, f32), theme: ThemeChoice, players: usize) {
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).unwrap();
    let phone = Phone::builder().pixels().start();
    phone
        .ui
        .window()
        .global::<Settings>()
        .invoke_set_theme(theme);
    let shot = |page: &str| {
        let dark = if theme == ThemeChoice::Dark {
            "dark"
        } else {
            "light"
        };
        phone.resize(size.0, size.1);
        phone.shot(&folder.join(format!("{page}-{}x{}-{players}-{dark}.png", size.0, size.1)));
        phone.resize(360.0, 1600.0);
    };
    phone.taps("new-sheet game-kopknack");
    phone.tap(&format!("seats-{players}"));
    for (seat, name) in [
        "Åsa",
        "Bartholomäus von Hohenschwangau",
        "",
        "ليلى",
        "Örjan",
        "Inga-Lill",
    ]
    .iter()
    .enumerate()
    {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    shot("01-set-up");
    phone.tap("start");
    shot("02-empty");
    phone.taps("new-deal");
    shot("03-form-empty");
    phone.taps("sweep save");
    play(&phone, N3);
    phone.tap("new-deal");
    knock(&phone, &[(2, 2), (5, 0)]);
    shot("04-form-begun");
    knock(&phone, &[(3, 1)]);
    shot("05-form-complete");
    phone.tap("save");
    play(&phone, &[(0, 1), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)]);
    phone.taps("other-entry new-transfer transfer-seat-2 key-1 key-0");
    shot("06-transfer");
    phone.tap("nearest-2");
    phone.type_into("note", "a round of coffee for everybody at the table");
    phone.tap("save");
    phone.taps("other-entry new-dealer seat-2 save");
    phone.taps("rules rule-4-2");
    shot("07-rules");
    phone.taps("apply-rules undo new-deal player-2 back");
    phone.wait(Duration::from_secs(10));
    shot("08-score");
    phone.tap("entry-3");
    shot("09-correction");
    phone.taps("back other-entry new-ending ending-waive");
    shot("10-ending");
    phone.tap("save");
    phone.wait(Duration::from_secs(10));
    shot("11-ended");
    phone.tap("back");
    shot("12-drawer");
}

#[test]
#[ignore = "for a person to look at"]
fn shots() {
    for size in SIZES {
        draw(size, ThemeChoice::Light, 6);
        draw(size, ThemeChoice::Dark, 8);
    }
}
