//! Digits in the games that have no points to type.

use slint::platform::Key;

use crate::flows::kopknack;
use crate::phone::Phone;

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
