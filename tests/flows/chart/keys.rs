//! The chart by keyboard and by ear.

use std::time::Duration;

use slint::platform::Key;

use super::{in_hand, open, seven, told};
use crate::access::focused;
use crate::flows::{play_three, seated};

#[test]
fn keys_go_along_it_and_open() {
    let phone = seated();
    seven(&phone);
    open(&phone);
    let mut seen = Vec::new();
    for key in [
        Key::LeftArrow,
        Key::LeftArrow,
        Key::RightArrow,
        Key::Home,
        Key::LeftArrow,
        Key::RightArrow,
        Key::End,
        Key::RightArrow,
    ] {
        phone.key(char::from(key));
        seen.push(told(&phone));
    }
    assert_eq!(seen, [6, 5, 6, 1, 1, 2, 7, 7]);
    phone.key(char::from(Key::LeftArrow));
    phone.key(char::from(Key::Return));
    assert_eq!(in_hand(&phone), 6);
    phone.key(char::from(Key::Escape));
    assert_eq!(told(&phone), 6);
    phone.key(char::from(Key::Escape));
    assert!(phone.shows("new-deal"));
    // On the sheet's own page they mean nothing.
    phone.key(char::from(Key::Return));
    assert!(phone.shows("new-deal"));
}

#[test]
fn a_screen_reader_moves_it_like_a_slider() {
    let phone = seated();
    seven(&phone);
    open(&phone);
    let chart = || phone.get("chart");
    assert_eq!(chart().accessible_value_minimum(), Some(1.0));
    assert_eq!(chart().accessible_value_maximum(), Some(7.0));
    chart().invoke_accessible_increment_action();
    assert_eq!(told(&phone), 7);
    chart().invoke_accessible_decrement_action();
    chart().invoke_accessible_decrement_action();
    assert_eq!(told(&phone), 5);
    chart().invoke_accessible_increment_action();
    assert_eq!(told(&phone), 6);
    chart().invoke_accessible_default_action();
    phone.wait(Duration::from_millis(200));
    assert_eq!(in_hand(&phone), 6);
}

#[test]
fn the_keyboard_returns_to_the_chart() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    while focused(&phone).as_deref() != Some("chart") {
        phone.key(Key::Tab);
    }
    phone.key(char::from(Key::LeftArrow));
    assert_eq!(
        told(&phone),
        2,
        "arrows go along it wherever the keyboard is"
    );
    phone.key(' ');
    assert_eq!(in_hand(&phone), 2);
    phone.key(char::from(Key::Escape));
    focused(&phone);
    phone.wait(Duration::from_millis(50));
    assert_eq!(focused(&phone).as_deref(), Some("chart"));
}
