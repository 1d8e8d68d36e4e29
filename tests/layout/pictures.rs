//! Pictures of every page, to be looked at:
//!
//! ```sh
//! PICTURES=/tmp/pictures LAYOUT=fr-320-200,ar-360-100 TOUR=coinche,home cargo test pictures -- --ignored
//! ```

use std::path::PathBuf;

use ardoise::ui::bridge::{Settings, ThemeChoice};
use slint::ComponentHandle;

use super::Look;
use crate::phone::Phone;
use crate::tour::{TOURS, WALK};

#[test]
#[ignore = "for a person to look at"]
fn pictures() {
    let folder = PathBuf::from(std::env::var("PICTURES").unwrap_or("/tmp/pictures".into()));
    std::fs::create_dir_all(&folder).unwrap();
    let asked = std::env::var("TOUR").unwrap_or_default();
    for (name, tour) in TOURS {
        if !asked.is_empty() && !asked.split(',').any(|it| it == name) {
            continue;
        }
        let phone = Phone::builder().pixels().size(WALK.0, WALK.1).start();
        tour(&phone, &mut |phone, stop| {
            for look in Look::all() {
                look.put_on(phone);
                for (theme, word) in [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark")] {
                    let settings = phone.ui.window().global::<Settings>();
                    settings.invoke_set_theme(theme);
                    look.put_on(phone);
                    phone.shot(&folder.join(format!("{name}-{stop}-{}-{word}.png", look.name())));
                }
            }
            Look::take_off(phone);
        });
    }
}
