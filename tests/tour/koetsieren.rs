use super::{Look, big_score, stop};
use crate::flows::koetsieren::{fill, play, say};
use crate::phone::Phone;

/// An evening of Koetsieren, until two share the loss.
pub fn tour(phone: &Phone, look: Look) {
    phone.taps("new-sheet game-koetsieren seats-4");
    for (seat, name) in ["Anneke", "Bart", "Willem", "Dirk"].iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    stop(phone, look, "new");
    phone.tap("start");
    stop(phone, look, "begun");
    phone.tap("new-deal");
    stop(phone, look, "form");
    phone.taps("said-3-2 said-1-1 said-4-0");
    stop(phone, look, "barred");
    phone.tap("said-2-3");
    stop(phone, look, "tricks");
    phone.tap("save");
    stop(phone, look, "waits");
    phone.taps("new-deal taken-1-1 taken-2-2");
    stop(phone, look, "half");
    phone.tap("taken-3-2");
    stop(phone, look, "complete");
    phone.tap("save");
    play(phone, &["2/1 2/0 0/1 3/3", "2/2 1/0 2/0 2/3"]);
    phone.taps("other-entry new-dealer");
    stop(phone, look, "dealer");
    phone.taps("seat-2 save");
    stop(phone, look, "score");
    big_score(phone, look, "big-score");
    phone.tap("rules");
    stop(phone, look, "rules");
    phone.taps("rule-1-1 rule-0-1");
    stop(phone, look, "rules-preview");
    phone.taps("apply-rules new-deal said-3-2 said-1-3 said-4-0");
    stop(phone, look, "warned");
    phone.tap("back");
    stop(phone, look, "unfinished");
    phone.taps("new-deal form-menu clear-form back rules preset-0 apply-rules");
    play(phone, &["5/0 5/0 0/2 0/3", "5/0 1/0 0/5 0/0"]);
    stop(phone, look, "lost");
    big_score(phone, look, "big-score-lost");
    phone.taps("sheet-more open-chart chart-player-2");
    stop(phone, look, "chart");
    phone.tap("back");
    fill(phone, "5/0 1/0 0/5 0/0");
    phone.tap("save");
    stop(phone, look, "played-on");
    phone.tap("new-deal");
    say(phone, "1 1 1 1");
    phone.taps("taken-1-4 taken-2-3");
    stop(phone, look, "too-many");
    phone.taps("back back");
    stop(phone, look, "finished");
    six(phone, look);
}

/// As many players as there can be, and a limit that nobody draws strokes for.
fn six(phone: &Phone, look: Look) {
    phone.taps("new-sheet game-koetsieren seats-6 start new-deal");
    stop(phone, look, "six");
    say(phone, "5 0 0 0 0 1");
    phone.taps("taken-1-0 taken-2-5 taken-3-0 taken-4-0 taken-5-0");
    stop(phone, look, "six-complete");
    phone.tap("save");
    stop(phone, look, "six-score");
    phone.tap("rules");
    phone.type_into("rule-2-number", "300");
    phone.tap("rule-1-1");
    phone.tap("apply-rules");
    play(phone, &["5/0 5/0 0/5 0/0 0/0 0/0"; 3]);
    stop(phone, look, "six-far");
    phone.taps("sheet-more open-chart");
    stop(phone, look, "six-chart");
    phone.taps("back back");
}
