use std::time::Duration;

use super::{Look, WALK, act, big_score, stop};
use crate::phone::Phone;

/// An evening of Coinche.
pub fn tour(phone: &Phone, look: Look) {
    phone.tap("new-sheet");
    for (seat, name) in ["Anna", "Bernard", "Charlotte", "David"].iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
    phone.tap("start");
    stop(phone, look, "begun");
    phone.taps("sheet-more open-chart");
    stop(phone, look, "chart-empty");
    phone.taps("back new-deal");
    stop(phone, look, "form");
    phone.tap("bidder-1");
    stop(phone, look, "bids");
    phone.tap("bid-110");
    stop(phone, look, "points");
    phone.taps("key-1 key-1 key-2");
    stop(phone, look, "made");
    phone.tap("assessment");
    stop(phone, look, "sum");
    phone.tap("declarations");
    stop(phone, look, "declarations");
    phone.tap("all-tricks");
    stop(phone, look, "all-tricks");
    phone.tap("save");
    look(phone, "saved");
    phone.taps("new-deal bidder-2 bid-capot all-tricks-2 bid");
    phone.taps("trump-hearts double-surcoinche belote-2");
    stop(phone, look, "surcoinche");
    phone.tap("save");
    phone.taps("new-deal bidder-2 bid-90 key-8 key-0 save");
    phone.taps("new-deal bidder-1 bid-90 key-pile trump-spades pile-card-0 pile-card-4");
    stop(phone, look, "pile");
    phone.taps("back other-entry");
    stop(phone, look, "entry-menu");
    phone.tap("new-adjustment");
    phone.taps("adjustment-1 adjustment-minus key-5 key-0");
    phone.type_into("note", "revoke");
    stop(phone, look, "adjustment");
    phone.taps("save other-entry new-passed");
    stop(phone, look, "passed");
    phone.taps("save other-entry new-dealer");
    stop(phone, look, "dealer");
    phone.taps("seat-3 save");
    stop(phone, look, "score");
    big_score(phone, look, "big-score");
    phone.taps("sheet-more open-chart");
    stop(phone, look, "chart");
    phone.taps("back entry-5");
    stop(phone, look, "correction");
    phone.tap("form-menu");
    stop(phone, look, "form-menu");
    phone.taps("menu-close back rules");
    stop(phone, look, "rules");
    act(phone, "preset-1");
    stop(phone, look, "rules-preview");
    act(phone, "apply-rules");
    // The page that comes takes no tap at once.
    phone.wait(Duration::from_secs(1));
    phone.taps("undo sheet-more");
    stop(phone, look, "more-menu");
    phone.tap("details");
    stop(phone, look, "details");
    phone.taps("back new-deal form-menu clear-form back");
    for _ in 0..12 {
        phone.taps("new-deal bidder-1 bid-capot all-tricks-1 save");
    }
    phone.tap("rules");
    // Higher bids, a trump of all suits or none, and the générale.
    phone.resize(WALK.0, 6000.0);
    act(phone, "rule-2-1 rule-3-1 rule-17-1 apply-rules");
    phone.resize(WALK.0, WALK.1);
    phone.wait(Duration::from_secs(1));
    phone.taps("new-deal bidder-1");
    stop(phone, look, "all-bids");
    phone.taps("bid-generale all-tricks-1");
    stop(phone, look, "alone");
    phone.taps("alone-yes trump trump-all double-surcoinche belote-1 belote-1");
    phone.taps("declarations declaring-1 more-4 more-0");
    stop(phone, look, "everything");
    phone.tap("save");
    stop(phone, look, "won");
    big_score(phone, look, "big-score-won");
    phone.taps("sheet-more open-chart chart-before");
    stop(phone, look, "chart-won");
    phone.taps("back back");
    stop(phone, look, "finished");
}
