use super::{Look, act, big_score, stop};
use crate::flows::kopknack::{N3, knock, play};
use crate::phone::Phone;

/// An evening of Köpknack with six players whose names are of many kinds.
pub fn tour(phone: &Phone, look: Look) {
    phone.taps("new-sheet game-kopknack seats-6");
    for (seat, name) in ["Åsa", "Bartholomäus", "", "ليلى", "Örjan", "Inga-Lill"]
        .iter()
        .enumerate()
    {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    walk(phone, look);
}

/// The same with the eight that there can be, without names.
pub fn eight(phone: &Phone, look: Look) {
    phone.taps("new-sheet game-kopknack seats-8");
    walk(phone, look);
}

fn walk(phone: &Phone, look: Look) {
    stop(phone, look, "new");
    phone.tap("start");
    stop(phone, look, "begun");
    phone.taps("sheet-more open-chart");
    stop(phone, look, "chart-empty");
    phone.taps("back new-deal");
    stop(phone, look, "form");
    phone.taps("sweep save");
    play(phone, N3);
    phone.tap("new-deal");
    knock(phone, &[(2, 2), (5, 0)]);
    stop(phone, look, "begun-deal");
    knock(phone, &[(3, 1)]);
    stop(phone, look, "complete");
    phone.tap("save");
    play(phone, &[(0, 1), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)]);
    phone.taps("other-entry new-transfer transfer-seat-2 key-1 key-0");
    stop(phone, look, "transfer");
    phone.tap("nearest-2");
    phone.type_into("note", "a round of coffee for everybody at the table");
    phone.taps("save other-entry new-dealer");
    stop(phone, look, "dealer");
    phone.taps("seat-2 save rules");
    stop(phone, look, "rules");
    act(phone, "rule-4-2");
    stop(phone, look, "rules-preview");
    act(phone, "apply-rules");
    phone.taps("undo new-deal player-2 back");
    stop(phone, look, "score");
    big_score(phone, look, "big-score");
    phone.tap("entry-3");
    stop(phone, look, "correction");
    phone.taps("back other-entry new-ending ending-waive");
    stop(phone, look, "ending");
    phone.tap("save");
    stop(phone, look, "ended");
    phone.taps("sheet-more open-chart chart-player-2");
    stop(phone, look, "chart");
    phone.taps("back back");
    stop(phone, look, "finished");
}
