use std::time::Duration;

use ardoise::outside::{Saved, Trouble};
use ardoise::ui::bridge::Share;
use slint::ComponentHandle;

use super::{Look, act, stop};
use crate::phone::Phone;

/// The ways out and in: the text of a sheet of each game, what came of saving it, and what an import would bring.
pub fn tour(phone: &Phone, look: Look) {
    let place = "/home/ana/Documents/Cards/coinche-2026-11-29.json".to_owned();
    for (game, seats, name) in [
        ("coinche", 0, "Maximilienne"),
        ("koetsieren", 6, "Maximilienne"),
        ("kopknack", 8, "Anna"),
    ] {
        phone.taps(&format!("new-sheet game-{game}"));
        if seats > 0 {
            phone.tap(&format!("seats-{seats}"));
        }
        for seat in 1..=seats.max(4) {
            phone.type_into(&format!("player-name-{seat}"), name);
        }
        phone.taps("start sheet-more open-share");
        stop(phone, look, &format!("share-{game}"));
        phone.taps("back back");
    }
    phone.taps("new-sheet game-couillon start yes-1 won-1 yes-2 won-1 sheet-more open-share");
    phone.elsewhere.saves(Ok(Saved::Chosen(place.clone())));
    phone.tap("save-json");
    stop(phone, look, "share-saved");
    let share = phone.ui.window().global::<Share>();
    share.set_has_system_sheet(true);
    stop(phone, look, "share-by-system");
    share.set_has_system_sheet(false);
    phone.elsewhere.saves(Ok(Saved::Unasked(place.clone())));
    phone.tap("save-table");
    stop(phone, look, "share-saved-unasked");
    phone.elsewhere.saves(Err(Trouble::Denied));
    phone.tap("save-table");
    stop(phone, look, "share-not-saved");
    phone.taps("back back open-settings");
    phone.elsewhere.saves(Ok(Saved::Chosen(place)));
    act(phone, "save-all");
    stop(phone, look, "settings-saved");
    act(phone, "open-import");
    phone.wait(Duration::from_secs(1));
    stop(phone, look, "import");
    phone.elsewhere.picks(Err(Trouble::NoDialog));
    phone.tap("import-pick");
    stop(phone, look, "import-place");
    phone.elsewhere.picks(Err(Trouble::Denied));
    phone.tap("import-pick");
    stop(phone, look, "import-fault");
    phone.elsewhere.picks(Ok(Some(arrivals(phone))));
    phone.tap("import-pick");
    stop(phone, look, "import-arrivals");
    phone.tap("take-in");
    look(phone, "taken-in");
    phone.taps("open-settings");
    act(phone, "open-import");
    phone.wait(Duration::from_secs(1));
    let nothing = "{\"format\": \"ardoise-export\", \"version\": 1, \"sheets\": []}";
    phone.elsewhere.picks(Ok(Some(nothing.to_owned())));
    phone.tap("import-pick");
    stop(phone, look, "import-nothing");
}

/// All sheets of the phone and one that is new, differs, is refused or cannot be read.
fn arrivals(phone: &Phone) -> String {
    let all = phone.elsewhere.saved().pop().expect("all sheets").1;
    let here = all
        .split_once("[\n")
        .and_then(|(_, rest)| rest.rsplit_once("\n  ]"))
        .expect("sheets")
        .0;
    let first = here.lines().next().expect("a sheet");
    let first = first.trim().trim_end_matches(',');
    let differs = first.replacen("\"one\": \"\"", "\"one\": \"Les Craies\"", 1);
    let new = differs.replacen("\"id\": \"2", "\"id\": \"1", 1);
    let newer = first.replacen("\"version\": 1", "\"version\": 9", 1);
    let refused = first.replacen("Maximilienne", &"Maximilienne".repeat(9), 1);
    format!(
        "{{\"format\": \"ardoise-export\", \"version\": 1, \"sheets\": [{new}, {here}, {differs}, {newer}, {refused}]}}"
    )
}
