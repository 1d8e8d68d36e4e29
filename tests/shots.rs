//! Pictures of every page, to be looked at:
//!
//! ```sh
//! SHOTS=/tmp/shots SHOT=320x568-fr-dark cargo test --test ardoise shots -- --ignored
//! ```

use std::path::PathBuf;

use crate::phone::Phone;

fn go(size: (f32, f32), language: &'static str, dark: bool) {
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).unwrap();
    let phone = Phone::builder()
        .pixels()
        .size(size.0, size.1)
        .language(language)
        .start();
    use slint::ComponentHandle;
    phone
        .ui
        .window()
        .global::<ardoise::ui::bridge::Settings>()
        .invoke_set_theme(if dark {
            ardoise::ui::bridge::ThemeChoice::Dark
        } else {
            ardoise::ui::bridge::ThemeChoice::Light
        });
    let name = |page: &str| {
        folder.join(format!(
            "{page}-{}x{}-{language}-{}.png",
            size.0,
            size.1,
            if dark { "dark" } else { "light" }
        ))
    };
    phone.shot(&name("01-empty"));
    phone.tap("new-sheet");
    phone.shot(&name("02-new"));
    phone.tap("start");
    phone.shot(&name("03-score-empty"));
    phone.tap("new-deal");
    phone.shot(&name("04-form"));
    phone.tap("bidder-1");
    phone.tap("bid-110");
    phone.shot(&name("05-form-points"));
    phone.taps("key-1 key-1 key-2");
    phone.shot(&name("06-form-made"));
    phone.tap("assessment");
    phone.shot(&name("07-form-sum"));
    phone.tap("declarations");
    phone.shot(&name("08-form-declarations"));
    phone.tap("all-tricks");
    phone.shot(&name("09-form-all-tricks"));
    phone.tap("save");
    phone.shot(&name("10-score"));
    phone.taps("new-deal bidder-2 bid-capot");
    phone.tap("all-tricks-2");
    phone.tap("bid");
    phone.taps("trump-hearts double-surcoinche belote-2");
    phone.tap("save");
    phone.taps("new-deal bidder-2 bid-90 key-8 key-0 save");
    phone.tap("other-entry");
    phone.shot(&name("11-entry-menu"));
    phone.tap("new-adjustment");
    phone.shot(&name("12-adjustment"));
    phone.taps("adjustment-1 adjustment-minus key-5 key-0");
    phone.type_into("note", "revoke");
    phone.tap("save");
    phone.tap("other-entry");
    phone.tap("new-passed");
    phone.shot(&name("13-passed"));
    phone.tap("save");
    phone.tap("other-entry");
    phone.tap("new-dealer");
    phone.shot(&name("14-dealer"));
    phone.tap("seat-3");
    phone.tap("save");
    phone.wait(std::time::Duration::from_secs(10));
    phone.shot(&name("15-score-more"));
    phone.tap("rules");
    phone.shot(&name("21-rules"));
    phone.tap("preset-1");
    phone.shot(&name("22-rules-preview"));
    phone.tap("apply-rules");
    phone.tap("undo");
    phone.wait(std::time::Duration::from_secs(10));
    phone.tap("new-deal");
    phone.taps("bidder-1 bid-90 key-pile trump-spades pile-card-0 pile-card-4");
    phone.shot(&name("23-pile"));
    phone.tap("back");
    phone.tap("entry-5");
    phone.tap("form-menu");
    phone.shot(&name("16-form-menu"));
    phone.tap("menu-close");
    phone.tap("back");
    phone.tap("details");
    phone.shot(&name("17-details"));
    phone.tap("back");
    phone.tap("back");
    phone.shot(&name("18-home"));
    phone.tap("open-settings");
    phone.shot(&name("19-settings"));
    phone.tap("open-about");
    phone.shot(&name("20-about"));
}

#[test]
#[ignore = "for a person to look at"]
fn shots() {
    let spec = std::env::var("SHOT").unwrap_or("360x640-en-dark".into());
    let mut parts = spec.split('-');
    let (w, h) = parts.next().unwrap().split_once('x').unwrap();
    let language = parts.next().unwrap().to_owned().leak();
    go(
        (w.parse().unwrap(), h.parse().unwrap()),
        language,
        parts.next() == Some("dark"),
    );
}
