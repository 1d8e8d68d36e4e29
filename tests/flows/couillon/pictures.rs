//! Pictures of the pages of Couillon, to be looked at:
//!
//! ```sh
//! SHOTS=/tmp/shots SHOT=320x568-fr-dark cargo test --test ardoise couillon::pictures -- --ignored
//! ```

use std::path::PathBuf;
use std::time::Duration;

use ardoise::ui::bridge::{self, ThemeChoice};
use slint::ComponentHandle;

use super::{board, deal, wins};
use crate::phone::Phone;

/// Taps an element wherever it is, as a screen reader does.
fn act(phone: &Phone, ids: &str) {
    for id in ids.split_whitespace() {
        phone.get(id).invoke_accessible_default_action();
        phone.wait(Duration::from_millis(300));
    }
}

#[test]
#[ignore = "for a person to look at"]
fn pictures() {
    let spec = std::env::var("SHOT").unwrap_or("360x640-en-dark".into());
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut parts = spec.split('-');
    let (width, height) = parts.next().unwrap().split_once('x').unwrap();
    let language: &'static str = parts.next().unwrap().to_owned().leak();
    let dark = parts.next() == Some("dark");
    let phone = Phone::builder().pixels().language(language);
    let phone = phone.size(360.0, 1600.0).start();
    let theme = if dark {
        ThemeChoice::Dark
    } else {
        ThemeChoice::Light
    };
    let settings = phone.ui.window().global::<bridge::Settings>();
    settings.invoke_set_theme(theme);
    let shot = |page: &str| {
        phone.wait(Duration::from_secs(10));
        phone.resize(width.parse().unwrap(), height.parse().unwrap());
        phone.wait(Duration::from_millis(500));
        phone.shot(&folder.join(format!("{page}-{spec}.png")));
        phone.resize(360.0, 1600.0);
    };
    let phone = &phone;
    phone.taps("new-sheet game-couillon");
    phone.type_into("side-name-1", "De Krijters");
    phone.type_into("player-name-2", "Marie-Louise");
    shot("01-new");
    phone.tap("start");
    shot("02-empty");
    phone.taps("new-deal yes-1 key-2 key-1");
    shot("03-begun");
    phone.taps("key-pile pile-0-up pile-1-up pile-1-up");
    shot("04-pile");
    phone.taps("keys points-1 key-1 key-2 points-2 key-2 key-0");
    shot("05-complete");
    phone.tap("save");
    deal(phone, "1", "won-2");
    deal(phone, "2", "won-1");
    phone.taps("other-entry new-dealer seat-2");
    shot("06-dealer");
    phone.tap("save");
    wins(phone, "won-1", 1);
    deal(phone, "nobody", "tie");
    shot("07-rich");
    phone.tap("rules");
    shot("08-rules");
    act(phone, "rule-3-1 rule-0-1");
    shot("09-rules-changed");
    act(phone, "apply-rules");
    phone.taps("yes-2");
    shot("10-all-tricks");
    phone.taps("entry-2");
    shot("11-correction");
    phone.taps("back undo");
    wins(phone, "won-2", 3);
    deal(phone, "nobody", "won-1");
    shot("12-won");
    phone.tap("back");
    seat_another(phone);
    phone.tap("back");
    shot("13-drawer");
}

fn seat_another(phone: &Phone) {
    phone.taps("new-sheet game-couillon target-10 start");
    board(phone, 3, 2);
}
