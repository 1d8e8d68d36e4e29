//! The keyboard returns to where it came from.

use slint::platform::Key;

use super::focused;
use crate::flows::{play_three, seated};
use crate::phone::Phone;

/// Brings the keyboard to a control and presses Enter.
#[track_caller]
fn enter(phone: &Phone, id: &str) {
    for _ in 0..60 {
        if focused(phone).as_deref() == Some(id) {
            phone.key(Key::Return);
            return;
        }
        phone.key(Key::Tab);
    }
    panic!("the keyboard does not come to {id:?}");
}

/// The control that has the keyboard once the page has settled.
fn at(phone: &Phone) -> String {
    focused(phone);
    phone.wait(std::time::Duration::from_millis(50));
    focused(phone).unwrap_or_default()
}

#[test]
fn to_the_deal_that_was_corrected_or_only_looked_at() {
    let phone = seated();
    play_three(&phone);
    enter(&phone, "entry-2");
    assert_eq!(at(&phone), "", "the digits are for the form");
    phone.key(Key::Escape);
    assert_eq!(at(&phone), "entry-2");
    phone.key(Key::Return);
    enter(&phone, "bidder-1");
    enter(&phone, "save");
    assert_eq!(at(&phone), "entry-2");
}

#[test]
fn through_every_page_that_was_opened_one_from_another() {
    let phone = seated();
    enter(&phone, "sheet-more");
    for id in ["details", "open-rules", "how"] {
        enter(&phone, id);
        assert_eq!(at(&phone), "");
    }
    for id in ["how", "open-rules", "sheet-more"] {
        phone.key(Key::Escape);
        assert_eq!(at(&phone), id);
    }
    phone.key(Key::Escape);
    enter(&phone, "open-settings");
    enter(&phone, "open-about");
    enter(&phone, "back");
    assert_eq!(at(&phone), "open-about");
    enter(&phone, "back");
    assert_eq!(at(&phone), "open-settings");
}

#[test]
fn from_a_menu_and_from_the_form_that_was_opened_there() {
    let phone = seated();
    enter(&phone, "other-entry");
    assert_eq!(at(&phone), "", "the menu itself is read out");
    phone.key(Key::Escape);
    assert_eq!(at(&phone), "other-entry");
    enter(&phone, "other-entry");
    phone.key(Key::Tab);
    assert_eq!(at(&phone), "new-passed");
    phone.key(Key::Escape);
    assert_eq!(at(&phone), "other-entry");
    enter(&phone, "other-entry");
    enter(&phone, "new-passed");
    assert_eq!(at(&phone), "");
    phone.key(Key::Return);
    assert_eq!(at(&phone), "other-entry");
}

#[test]
fn not_to_what_a_finger_has_opened() {
    let phone = seated();
    enter(&phone, "new-deal");
    phone.key(Key::Escape);
    assert_eq!(at(&phone), "new-deal");
    // The keyboard is there, but it is not what opens the page.
    phone.tap("new-deal");
    phone.tap("back");
    assert_eq!(at(&phone), "");
}

#[test]
fn digits_typed_at_once_go_to_the_form() {
    let phone = seated();
    play_three(&phone);
    enter(&phone, "new-deal");
    phone.keys("5");
    assert_eq!(phone.figure("points-1"), Some(5));
    // And the digits of a page that is come back to are for nobody.
    phone.key(Key::Escape);
    phone.keys("7");
    assert_eq!(at(&phone), "new-deal");
    phone.key(Key::Return);
    assert_eq!(phone.figure("points-1"), Some(5));
}

#[test]
fn to_a_line_far_down_a_long_ledger() {
    let phone = Phone::builder().size(360.0, 640.0).start();
    phone.taps("new-sheet start");
    for _ in 0..14 {
        phone.taps("new-deal bidder-1 bid-capot all-tricks-1 save");
    }
    assert!(!phone.shows("entry-2"), "it is out of sight");
    enter(&phone, "entry-2");
    assert!(phone.shows("save"));
    phone.key(Key::Escape);
    assert_eq!(at(&phone), "entry-2");
    for (key, line) in [
        (Key::DownArrow, "entry-1"),
        (Key::DownArrow, "entry-1"),
        (Key::UpArrow, "entry-2"),
        (Key::UpArrow, "entry-3"),
    ] {
        phone.key(key);
        assert_eq!(at(&phone), line);
    }
}
