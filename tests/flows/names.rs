//! Names that are empty, long, or in any script.

use super::{play, seated};
use crate::phone::{Phone, coinche, has_a_font};

const LONG: &str =
    "Bartholomäus-Maximilian von und zu Hohenschwangau-Oberammergau-Garmisch-Partenkirchen";
const ARABIC: &str = "فريق الأصدقاء القدامى";

fn named(size: (f32, f32)) -> Phone {
    let phone = Phone::builder().size(360.0, 1600.0).start();
    phone.tap("new-sheet");
    phone.type_into("side-name-1", LONG);
    phone.type_into("side-name-2", ARABIC);
    for (seat, name) in [(1, LONG), (2, ARABIC), (3, "ليلى"), (4, "👩‍👩‍👧‍👦 Zoë")]
    {
        phone.type_into(&format!("player-name-{seat}"), name);
    }
    phone.tap("start");
    phone.resize(size.0, size.1);
    phone
}

/// Whether an element lies inside the window from left to right.
#[track_caller]
fn fits(phone: &Phone, id: &str, width: f32) {
    let element = phone.get(id);
    let (at, size) = (element.absolute_position(), element.size());
    assert!(
        at.x >= 0.0 && at.x + size.width <= width + 0.5,
        "{id} at {at:?}, {size:?}"
    );
    let seen = size.width > 0.0 && size.height > 0.0;
    assert!(seen || !has_a_font(), "{id} has no size");
}

#[test]
fn long_and_arabic_names_break_no_page() {
    for (width, height) in [
        (320.0, 568.0),
        (360.0, 640.0),
        (800.0, 1280.0),
        (640.0, 360.0),
    ] {
        let phone = named((width, height));
        for id in "back undo redo sheet-more total-1 total-2 new-deal other-entry".split(' ') {
            fits(&phone, id, width);
        }
        // Names of sixty letters take lines: on a small phone one scrolls to who deals.
        phone.reach("speaker", "total-1");
        fits(&phone, "dealer", width);
        fits(&phone, "speaker", width);
        phone.tap("new-deal");
        for id in "back title form-menu bidder-1 bidder-2 bid-down bid bid-up trump points-1 points-2 all-tricks save"
            .split(' ')
        {
            fits(&phone, id, width);
        }
        phone.tap("bidder-2");
        phone.reach("bid-110", "bid");
        phone.tap("bid-110");
        phone.keys("112");
        phone.tap("save");
        assert_eq!(phone.totals(), (50, 220));
        fits(&phone, "total-2", width);
        phone.taps("sheet-more details");
        fits(&phone, "side-name-1", width);
        fits(&phone, "apply-details", width);
    }
}

#[test]
fn names_are_cut_at_sixty_letters_and_kept_whole_before_that() {
    let phone = named((360.0, 1600.0));
    let roster = coinche(&phone.kept().documents[0].sheet).roster.clone();
    assert_eq!(roster.sides.one.chars().count(), 60);
    assert!(LONG.starts_with(&roster.sides.one));
    assert_eq!(roster.sides.two, ARABIC);
    assert_eq!(roster.players[3], "👩‍👩‍👧‍👦 Zoë");
    let phone = phone.restart();
    phone.taps("sheet-more details");
    assert_eq!(phone.value("side-name-2"), ARABIC);
    assert_eq!(phone.value("player-name-3"), "ليلى");
}

#[test]
fn empty_names_have_defaults_and_blanks_are_empty() {
    let phone = seated();
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "   ");
    phone.type_into("player-name-1", "\t");
    phone.tap("apply-details");
    assert_eq!(phone.figure("dealer"), Some(1));
    assert!(!phone.is_enabled("undo"), "nothing was changed");
    phone.tap("new-deal");
    assert!(phone.label("bidder-1").starts_with("Us"));
}

#[test]
fn names_that_look_like_placeholders_stay_names() {
    let phone = Phone::new();
    phone.tap("new-sheet");
    phone.type_into("side-name-1", "{} {0} %s \\u{41}");
    phone.type_into("player-name-1", "{}");
    phone.type_into("side-name-2", "\"</a>&");
    phone.tap("start");
    assert!(phone.label("dealer").starts_with("{} "));
    phone.tap("new-deal");
    assert!(phone.label("bidder-1").starts_with("{} {0} %s \\u{41}"));
    assert!(phone.label("bidder-2").starts_with("\"</a>&"));
    phone.taps("back");
    play(&phone, 1, "110", "112");
    let sentence = phone.label("entry-1");
    assert!(
        sentence.contains("{} {0} %s \\u{41} 220, \"</a>& 50"),
        "{sentence:?}"
    );
}

#[test]
fn renaming_leaves_the_scores_and_shows_everywhere() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", ARABIC);
    phone.type_into("player-name-2", "Omar");
    phone.tap("apply-details");
    assert_eq!(phone.totals(), (220, 50));
    assert!(phone.label("dealer").contains("Omar"));
    assert!(phone.label("entry-1").contains(ARABIC));
    phone.tap("new-deal");
    assert!(phone.label("title").contains("Omar"));
    phone.taps("back back");
    assert!(phone.label("sheet-running-0").contains(ARABIC));
}
