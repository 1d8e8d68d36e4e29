//! What every control is made of.

use ardoise::ui::bridge::Note;
use slint::platform::Key;

use super::focused;
use super::tree::{focus_on, read};
use crate::flows::seated;
use crate::phone::Phone;

/// Brings the keyboard to a control.
#[track_caller]
fn go(phone: &Phone, id: &str) {
    for _ in 0..60 {
        if focused(phone).as_deref() == Some(id) {
            return;
        }
        phone.key(Key::Tab);
    }
    panic!("the keyboard does not come to {id:?}");
}

#[test]
fn space_enter_and_a_screen_reader_do_what_a_tap_does() {
    let ways: [fn(&Phone); 4] = [
        |phone| phone.tap("bidder-2"),
        |phone| {
            go(phone, "bidder-2");
            phone.key(' ');
        },
        |phone| {
            go(phone, "bidder-2");
            phone.key(Key::Return);
        },
        |phone| phone.get("bidder-2").invoke_accessible_default_action(),
    ];
    for way in ways {
        let phone = seated();
        phone.tap("new-deal");
        assert!(!phone.is_checked("bidder-2"));
        way(&phone);
        assert!(phone.is_checked("bidder-2"));
        assert!(!phone.is_checked("bidder-1"));
    }
}

#[test]
fn a_control_that_is_off_does_nothing_for_anybody() {
    let phone = seated();
    assert!(!phone.is_enabled("undo"));
    phone.get("undo").invoke_accessible_default_action();
    phone.poke("undo");
    assert!(!phone.shows("snack"));
    phone.tap("new-deal");
    assert!(!phone.is_enabled("save"));
    phone.get("save").invoke_accessible_default_action();
    assert!(phone.shows("save"), "nothing was saved");
    // Enter without a control asks, and is told why not.
    phone.key(Key::Return);
    assert_eq!(phone.snack().0, Note::Refused);
}

#[test]
fn a_finger_takes_the_ring_away_and_enter_saves_again() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110");
    go(&phone, "key-7");
    phone.taps("key-1 key-1 key-2");
    assert_eq!(focused(&phone), None);
    phone.key(Key::Return);
    assert_eq!(phone.totals(), (220, 50));
}

#[test]
fn a_finger_alone_shows_no_ring() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-110 key-1");
    phone.poke("save");
    assert!(read(&phone).controls.iter().all(|it| !it.has_ring));
    assert_eq!(focused(&phone), None);
}

#[test]
fn a_screen_reader_brings_the_keyboard_to_a_control_or_a_field() {
    let phone = seated();
    for id in ["new-deal", "undo", "sheet-more"] {
        let is_on = phone.is_enabled(id);
        focus_on(&phone, id);
        assert_eq!(focused(&phone).as_deref() == Some(id), is_on, "{id}");
    }
    phone.key(Key::Return);
    phone.tap("details");
    focus_on(&phone, "player-name-3");
    phone.keys("Zoé");
    assert_eq!(phone.value("player-name-3"), "Zoé");
}
