use super::{Look, act, stop};
use crate::phone::Phone;

/// The first start, the pages that belong to no sheet, and the menus.
pub fn tour(phone: &Phone, look: Look) {
    stop(phone, look, "empty");
    phone.tap("open-settings");
    stop(phone, look, "settings");
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
    stop(phone, look, "sheets");
    act(phone, "sheet-menu-running-0");
    stop(phone, look, "sheet-menu");
    act(phone, "sheet-delete");
    stop(phone, look, "delete-sheet");
}
