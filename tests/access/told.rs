//! What a screen reader says of its own accord.

use std::time::Duration;

use slint::platform::Key;

use crate::flows::kopknack::{N3, play as play_kopknack};
use crate::flows::{play_three, seated};
use crate::phone::Phone;

#[test]
fn what_was_done_and_who_has_what() {
    let phone = seated();
    play_three(&phone);
    assert_eq!(phone.label("told"), "New deal 3. Us 280, Them 480");
    phone.chord(&[Key::Control], 'z');
    assert_eq!(phone.label("told"), "Undone: New deal 3. Us 280, Them 240");
}

#[test]
fn which_page_has_come() {
    let phone = Phone::new();
    for (id, told) in [
        ("open-settings", "Settings"),
        ("open-about", "About Ardoise"),
        ("back", "Settings"),
        ("back", "All sheets"),
        ("new-sheet", "New sheet"),
        ("how", "How it is scored"),
        ("back", "New sheet"),
        ("start", "Coinche to 2000"),
        ("new-deal", "1 · Player 1 deals"),
        ("back", "Coinche to 2000"),
        ("rules", "House rules"),
    ] {
        phone.tap(id);
        assert_eq!(phone.label("told"), told, "after {id}");
    }
}

#[test]
fn the_same_again_after_a_while() {
    let phone = seated();
    phone.tap("new-deal");
    phone.key(Key::Return);
    assert_eq!(phone.label("told"), "That cannot be saved as it stands");
    phone.wait(Duration::from_secs(10));
    assert_eq!(phone.label("told"), "");
    phone.key(Key::Return);
    assert_eq!(phone.label("told"), "That cannot be saved as it stands");
}

#[test]
fn every_player_of_a_game_without_sides() {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack seats-6 start");
    play_kopknack(&phone, N3);
    let told = phone.label("told");
    for player in 1..=6 {
        assert!(told.contains(&format!("Player {player} ")), "{told}");
    }
    let lost = Phone::new();
    lost.taps("new-sheet game-couillon start yes-1 won-1");
    let told = lost.label("told");
    assert!(told.contains("Us: ") && told.contains("to go"), "{told}");
}
