//! Pictures of the pages of Koetsieren, to be looked at; `tests/shots.rs` says how.

use std::path::PathBuf;

use ardoise::ui::bridge::{Settings, ThemeChoice};
use slint::ComponentHandle;

use super::{fill, play, say};
use crate::phone::Phone;

fn go(size: (f32, f32), language: &'static str, dark: bool, seats: usize) {
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).unwrap();
    let phone = Phone::builder().pixels().language(language);
    // High enough to set the table up without scrolling.
    let phone = phone.size(size.0, 1600.0).start();
    let settings = phone.ui.window().global::<Settings>();
    settings.invoke_set_theme(if dark {
        ThemeChoice::Dark
    } else {
        ThemeChoice::Light
    });
    let shot = |page: &str| {
        phone.resize(size.0, size.1);
        phone.wait(std::time::Duration::from_secs(10));
        let theme = if dark { "dark" } else { "light" };
        let name = format!(
            "{page}-{}x{}-{language}-{theme}-{seats}.png",
            size.0, size.1
        );
        phone.shot(&folder.join(name));
        phone.resize(size.0, 1600.0);
    };
    phone.taps("new-sheet game-koetsieren");
    phone.tap(&format!("seats-{seats}"));
    for (seat, name) in ["Anneke", "Bart", "Wilhelmina", "Dirk", "Els"]
        .iter()
        .take(seats)
        .enumerate()
    {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    shot("k01-new");
    phone.tap("start");
    shot("k02-empty");
    phone.tap("new-deal");
    shot("k03-form");
    phone.taps("said-3-2 said-1-1");
    for seat in 4..=seats {
        phone.tap(&format!("said-{seat}-0"));
    }
    shot("k04-barred");
    phone.tap("said-2-3");
    shot("k05-tricks");
    phone.tap("save");
    shot("k06-waits");
    phone.taps("new-deal taken-1-1 taken-2-2");
    shot("k07-half");
    for seat in 3..seats {
        phone.tap(&format!("taken-{seat}-{}", if seat == 3 { 2 } else { 0 }));
    }
    shot("k08-complete");
    phone.tap("save");
    match seats {
        3 => play(&phone, &["2/1 2/1 0/3", "2/2 1/0 1/3"]),
        4 => play(&phone, &["2/1 2/0 0/1 3/3", "2/2 1/0 2/0 2/3"]),
        5 => play(&phone, &["2/1 2/0 0/1 3/3 1/0", "2/2 1/0 2/0 2/3 0/0"]),
        _ => play(
            &phone,
            &["2/1 2/0 0/1 3/3 1/0 0/0", "2/2 1/0 2/0 2/3 0/0 1/0"],
        ),
    }
    phone.taps("other-entry new-dealer");
    shot("k09-dealer");
    phone.taps("seat-2 save");
    shot("k10-score");
    phone.tap("rules");
    shot("k11-rules");
    phone.taps("rule-1-1 rule-0-1");
    shot("k12-preview");
    phone.tap("apply-rules");
    phone.tap("new-deal");
    phone.taps("said-3-2 said-1-3");
    for seat in 4..=seats {
        phone.tap(&format!("said-{seat}-0"));
    }
    phone.tap("back");
    shot("k13-begun");
    phone.taps("new-deal form-menu clear-form back rules preset-0 apply-rules");
    if seats == 4 {
        play(&phone, &["5/0 5/0 0/2 0/3", "5/0 1/0 0/5 0/0"]);
        shot("k14-lost");
        fill(&phone, "5/0 1/0 0/5 0/0");
        phone.tap("save");
        shot("k15-played-on");
        phone.tap("new-deal");
        say(&phone, "1 1 1 1");
        phone.taps("taken-1-4 taken-2-3");
        shot("k16-too-many");
        phone.tap("back");
    }
    phone.tap("back");
    shot("k17-home");
}

#[test]
#[ignore = "for a person to look at"]
fn koetsieren() {
    let spec = std::env::var("SHOT").unwrap_or("360x640-en-light-4".into());
    for spec in spec.split(',') {
        let mut parts = spec.split('-');
        let (width, height) = parts.next().unwrap().split_once('x').unwrap();
        let language = parts.next().unwrap().to_owned().leak();
        let dark = parts.next() == Some("dark");
        let seats = parts.next().unwrap_or("4").parse().unwrap();
        go(
            (width.parse().unwrap(), height.parse().unwrap()),
            language,
            dark,
            seats,
        );
    }
}
