//! Everything by keyboard.

use std::time::Duration;

use ardoise::domain::coinche::Record;
use slint::platform::Key;

use ardoise::ui::bridge::Note;

use super::{THREE, kopknack, play, play_three, seated};
use crate::phone::{Phone, coinche};

fn entries(phone: &Phone) -> usize {
    phone.kept().documents[0].sheet.len()
}

#[test]
fn a_deal_by_keys() {
    let phone = Phone::new();
    phone.chord(&[Key::Control], 'n');
    assert!(phone.shows("start"));
    phone.tap("start");
    phone.chord(&[Key::Control], 'n');
    assert!(phone.shows("save"));
    phone.tap("bidder-1");
    phone.key(Key::UpArrow);
    phone.key(Key::UpArrow);
    phone.key(Key::UpArrow);
    assert_eq!(phone.figure("bid"), Some(100));
    phone.key(Key::DownArrow);
    assert_eq!(phone.figure("bid"), Some(90));
    phone.keys("1012");
    assert_eq!(phone.figure("points-1"), Some(101));
    phone.key(Key::Backspace);
    assert_eq!(phone.figure("points-1"), Some(10));
    phone.keys("1");
    phone.key(Key::Return);
    assert_eq!(phone.totals(), (190, 60));
}

#[test]
fn digits_of_other_keyboards_are_digits() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-90");
    phone.keys("\u{661}\u{6f0}1");
    assert_eq!(phone.figure("points-1"), Some(101));
}

#[test]
fn enter_on_an_unfinished_form_saves_nothing_and_says_so() {
    let phone = seated();
    phone.taps("new-deal bidder-1");
    phone.key(Key::Return);
    assert!(phone.shows("save"));
    assert_eq!(phone.snack().0, Note::Refused);
    assert_eq!(entries(&phone), 0);
    assert!(phone.is_checked("bidder-1"));
}

#[test]
fn undo_and_redo_by_keys() {
    let phone = seated();
    play_three(&phone);
    phone.chord(&[Key::Control], 'z');
    assert_eq!(phone.totals(), (280, 240));
    phone.chord(&[Key::Control], 'z');
    phone.chord(&[Key::Control], 'z');
    phone.chord(&[Key::Control], 'z');
    assert_eq!(phone.totals(), (0, 0));
    phone.chord(&[Key::Control], 'y');
    assert_eq!(phone.totals(), (220, 50));
    phone.chord(&[Key::Control, Key::Shift], 'Z');
    phone.chord(&[Key::Control, Key::Shift], 'Z');
    assert_eq!(phone.totals(), THREE);
    // Without Control a letter means nothing.
    phone.keys("zyn");
    assert_eq!(phone.totals(), THREE);
}

#[test]
fn escape_closes_the_top_layer_only() {
    let phone = seated();
    phone.taps("other-entry");
    phone.key(Key::Escape);
    assert!(!phone.shows("new-passed"));
    assert!(phone.shows("total-1"), "the page under it stays");
    phone.taps("new-deal bidder-1 form-menu");
    phone.key(Key::Escape);
    assert!(!phone.shows("clear-form"));
    assert!(phone.shows("save"));
    phone.key(Key::Escape);
    assert!(phone.shows("total-1"));
    phone.key(Key::Escape);
    assert!(phone.shows("new-sheet"));
    phone.key(Key::Escape);
    assert!(phone.shows("new-sheet"), "home is the last");
    phone.taps("sheet-running-0");
    assert_eq!(phone.figure("new-deal"), Some(1));
}

#[test]
fn back_is_escape() {
    let phone = seated();
    phone.taps("new-deal bidder-1");
    phone.key(Key::Back);
    assert!(phone.shows("total-1"));
    phone.taps("sheet-more details");
    phone.key(Key::Back);
    assert!(phone.shows("total-1"));
}

#[test]
fn escape_works_after_typing_into_a_field() {
    let phone = seated();
    phone.taps("sheet-more details side-name-1");
    phone.keys("Nord");
    assert_eq!(phone.value("side-name-1"), "Nord");
    phone.key(Key::Escape);
    assert!(phone.shows("total-1"));
    phone.taps("other-entry new-adjustment note");
    phone.keys("5 cards");
    assert_eq!(phone.value("note"), "5 cards");
    assert!(!phone.shows("amount"), "the 5 went into the note");
    phone.key(Key::Escape);
    assert!(phone.shows("total-1"));
}

#[test]
fn keys_under_an_open_menu_do_nothing() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    phone.tap("other-entry");
    phone.chord(&[Key::Control], 'z');
    assert_eq!(phone.totals(), (160, 80));
    phone.tap("menu-close");
    phone.taps("new-deal form-menu");
    phone.keys("77");
    phone.key(Key::Return);
    phone.tap("menu-close");
    assert_eq!(phone.figure("points-1"), None);
}

#[test]
fn digits_on_a_form_without_points_fill_nothing_in() {
    let phone = seated();
    phone.taps("other-entry new-passed");
    phone.keys("101");
    phone.key(Key::UpArrow);
    phone.tap("back");
    assert_eq!(phone.figure("new-deal"), None);
    phone.taps("other-entry new-dealer");
    phone.keys("2");
    phone.tap("seat-1");
    phone.key(Key::Return);
    phone.tap("new-deal");
    assert_eq!(phone.figure("points-1"), None);
    assert_eq!(phone.figure("bid"), None);
}

#[test]
fn digits_on_a_corrected_passed_deal_change_nothing() {
    let phone = seated();
    phone.taps("other-entry new-passed save entry-1");
    phone.keys("7");
    phone.tap("back");
    assert!(!phone.shows("snack"), "nothing was changed");
}

#[test]
fn arrows_on_an_adjustment_leave_the_deal_alone() {
    let phone = seated();
    phone.taps("other-entry new-adjustment adjustment-1");
    phone.keys("50");
    phone.key(Key::UpArrow);
    phone.key(Key::Return);
    assert_eq!(phone.totals(), (50, 0));
    phone.tap("new-deal");
    assert_eq!(phone.figure("bid"), None);
}

#[test]
fn tab_and_space_reach_the_controls() {
    let phone = seated();
    phone.tap("new-deal");
    // The cross and the menu come first; a space would open them.
    let mut tabs = 0;
    while !phone.is_checked("bidder-1") {
        tabs += 1;
        assert!(tabs < 8, "the first side is not reached");
        phone.key(Key::Tab);
        phone.key(' ');
        if phone.shows("menu-close") {
            phone.key(Key::Escape);
        }
        if !phone.shows("save") {
            // For a moment after a page has changed no tap is taken.
            phone.wait(Duration::from_millis(200));
            phone.tap("new-deal");
            for _ in 0..tabs {
                phone.key(Key::Tab);
            }
        }
    }
    phone.key(Key::Tab);
    phone.key(' ');
    assert!(phone.is_checked("bidder-2"));
    assert!(!phone.is_checked("bidder-1"));
}

#[test]
fn enter_on_a_focused_control_taps_it_and_held_saves_nothing() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    for _ in 0..4 {
        phone.key(Key::Tab);
    }
    phone.hold_key(Key::Return, 5);
    assert_eq!(entries(&phone), 0, "Enter was for the control in focus");
}

#[test]
fn held_enter_saves_once() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110 key-1 key-1 key-2");
    phone.hold_key(Key::Return, 20);
    assert_eq!(entries(&phone), 1);
    assert_eq!(phone.totals(), (220, 50));
}

#[test]
fn keys_reach_the_form_after_every_way_into_it() {
    let phone = seated();
    phone.tap("new-deal");
    phone.taps("bidder-1 bid-110");
    phone.keys("112");
    phone.key(Key::Return);
    phone.taps("sheet-more details player-name-1");
    phone.keys("Eva");
    phone.tap("apply-details");
    phone.taps("new-deal bidder-1 bid-110");
    phone.keys("112");
    phone.key(Key::Return);
    assert_eq!(phone.totals(), (440, 100));
    phone.taps("entry-1 insert-before bidder-2 bid-80");
    phone.keys("82");
    phone.key(Key::Return);
    assert_eq!(phone.totals(), (520, 260));
    let kept = phone.kept().documents;
    let points: Vec<i32> = coinche(&kept[0].sheet)
        .entries
        .iter()
        .map(|entry| match &entry.record {
            Record::Deal(deal) => deal.cards.points,
            other => panic!("{other:?} is no deal"),
        })
        .collect();
    assert_eq!(points, [82, 112, 112]);
}

#[test]
fn tab_stays_within_an_open_menu() {
    for tabs in 1..14 {
        let phone = seated();
        play_three(&phone);
        phone.tap("other-entry");
        for _ in 0..tabs {
            phone.key(Key::Tab);
        }
        phone.key(' ');
        let menu = phone.shows("new-passed");
        let form = phone.shows("save");
        // Either the menu is as it was, or one of its own things was chosen.
        assert!(menu != form, "after {tabs} tabs: menu {menu}, form {form}");
        if menu {
            assert!(phone.shows("total-1"), "after {tabs} tabs another page");
            assert_eq!(phone.totals(), THREE, "after {tabs} tabs");
        }
    }
}

/// The number that is chosen for a player of a Koetsieren deal.
fn chosen(phone: &Phone, half: &str, player: usize) -> Option<usize> {
    (0..=5).find(|number| phone.is_checked(&format!("{half}-{player}-{number}")))
}

#[test]
fn digits_answer_for_whoever_is_asked_in_koetsieren() {
    let phone = Phone::new();
    phone.taps("new-sheet game-koetsieren seats-4 start");
    phone.chord(&[Key::Control], 'n');
    // The third player says first, and the second, who makes the trump, last. With 2 the sayings would add up to five.
    phone.keys("2012");
    assert_eq!(
        [3, 4, 1, 2].map(|it| chosen(&phone, "said", it)),
        [Some(2), Some(0), Some(1), None]
    );
    phone.key(Key::Backspace);
    assert_eq!(chosen(&phone, "said", 1), None);
    phone.keys("13");
    assert!(phone.shows("taken-3-0"), "the tricks are asked");
    phone.key(Key::Backspace);
    assert_eq!(chosen(&phone, "said", 2), None);
    phone.keys("3");
    phone.keys("21");
    phone.key(Key::Backspace);
    phone.keys("30");
    assert_eq!(
        [3, 4, 1, 2].map(|it| chosen(&phone, "taken", it)),
        [Some(2), Some(3), Some(0), Some(0)]
    );
    phone.keys("7");
    phone.key(Key::Return);
    assert!(phone.shows("entry-1"));
}

#[test]
fn digits_are_seats_in_kopknack() {
    let begun = || {
        let phone = Phone::new();
        phone.taps("new-sheet game-kopknack seats-6 start");
        phone
    };
    let fingers = begun();
    fingers.taps("new-deal sweep save");
    kopknack::play(&fingers, kopknack::N3);
    let keys = begun();
    keys.chord(&[Key::Control], 'n');
    // Nobody knocked; then the third, the fourth and the sixth player, who take two tricks, one and none. There is no seat 8.
    for deal in ["0", "33384468"] {
        keys.keys(deal);
        keys.key(Key::Return);
        keys.chord(&[Key::Control], 'n');
    }
    keys.key(Key::Escape);
    for place in [
        "pot",
        "balance-3",
        "balance-4",
        "balance-6",
        "balance-1",
        "entry-1",
        "entry-2",
    ] {
        assert_eq!(keys.label(place), fingers.label(place), "{place}");
    }
}

#[test]
fn undo_belongs_to_the_sheet_and_not_to_a_form() {
    let phone = seated();
    play_three(&phone);
    phone.taps("new-deal bidder-1 bid-110");
    phone.keys("112");
    phone.chord(&[Key::Control], 'z');
    phone.chord(&[Key::Control], 'y');
    phone.chord(&[Key::Control], 'n');
    assert_eq!(phone.figure("points-1"), Some(112));
    phone.key(Key::Escape);
    assert_eq!(phone.totals(), THREE);
}
