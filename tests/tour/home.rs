use std::time::Duration;

use ardoise::ui::bridge::{DamagedFile, FileDamage, Home, Settings, Snack};
use slint::{ComponentHandle, ModelRc};

use super::{Look, act, stop};
use crate::phone::Phone;

/// A file with each kind of damage.
pub fn damaged() -> ModelRc<DamagedFile> {
    let files = [
        FileDamage::Unreadable,
        FileDamage::OlderOpened,
        FileDamage::Gone,
        FileDamage::Newer,
        FileDamage::Foreign,
    ];
    let files = files.map(|damage| DamagedFile {
        damage,
        place: "/home/ana/.local/share/ardoise/damaged/sheet.json".into(),
    });
    ModelRc::from(files)
}

/// The first start, the pages that belong to no sheet, and the menus.
pub fn tour(phone: &Phone, look: Look) {
    stop(phone, look, "empty");
    let home = phone.ui.window().global::<Home>();
    home.set_damaged(damaged());
    stop(phone, look, "empty-damaged");
    home.set_damaged(ModelRc::default());
    phone.tap("open-settings");
    stop(phone, look, "settings");
    // With what there is in a browser, and a write that takes its time.
    let settings = phone.ui.window().global::<Settings>();
    settings.set_has_screen(true);
    let snack = phone.ui.window().global::<Snack>();
    snack.set_saving(true);
    phone.wait(Duration::from_secs(1));
    stop(phone, look, "settings-in-a-browser");
    settings.set_has_screen(false);
    snack.set_saving(false);
    phone.tap("open-about");
    stop(phone, look, "about");
    phone.tap("open-gallery");
    stop(phone, look, "gallery");
    phone.taps("back back back new-sheet");
    stop(phone, look, "new-sheet");
    for game in ["coinche", "couillon", "koetsieren", "kopknack"] {
        act(phone, &format!("game-{game} open-rules"));
        stop(phone, look, &format!("rules-{game}"));
        phone.tap("how");
        stop(phone, look, &format!("how-{game}"));
        phone.taps("back back");
    }
    phone.tap("game-coinche");
    phone.tap("target-own");
    stop(phone, look, "own-target");
    phone.type_into("own-target", "7");
    stop(phone, look, "own-target-refused");
    phone.taps("target-2000 start back new-sheet game-couillon start back");
    phone.taps("new-sheet game-koetsieren start back new-sheet game-kopknack start back");
    home.set_damaged(damaged());
    stop(phone, look, "sheets-damaged");
    home.set_damaged(ModelRc::default());
    stop(phone, look, "sheets");
    act(phone, "sheet-menu-running-0");
    stop(phone, look, "sheet-menu");
    act(phone, "sheet-delete");
    stop(phone, look, "delete-sheet");
    act(phone, "sheet-delete-yes");
    act(phone, "sheet-menu-running-0 sheet-delete sheet-delete-yes");
    stop(phone, look, "sheets-with-trash");
    phone.tap("deleted-sheets");
    stop(phone, look, "trash");
    phone.taps("restore-0 restore-0");
    stop(phone, look, "trash-empty");
}
