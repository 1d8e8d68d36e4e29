//! A way through the app that stops at every page, in every state that looks different. A page that is in the list is looked at by
//! every test of looks: that nothing is cut, that it mirrors, and the pictures for a person.

mod coinche;
mod couillon;
mod doors;
pub mod home;
mod koetsieren;
mod kopknack;

use std::time::Duration;

use crate::phone::Phone;

/// What is done at a stop, which has a name.
pub type Look<'a> = &'a mut dyn FnMut(&Phone, &str);

/// One way through the app. It is walked on a phone of [`WALK`] points that has nothing on it yet.
pub type Tour = fn(&Phone, Look);

/// The size of the phone that walks: so high that every control is reached without scrolling.
pub const WALK: (f32, f32) = (360.0, 1600.0);

/// All the ways, which together pass every page.
pub const TOURS: [(&str, Tour); 7] = [
    ("home", home::tour),
    ("coinche", coinche::tour),
    ("couillon", couillon::tour),
    ("koetsieren", koetsieren::tour),
    ("kopknack", kopknack::tour),
    ("kopknack-eight", kopknack::eight),
    ("doors", doors::tour),
];

/// Waits until nothing moves and the snack bar is gone, and stops.
fn stop(phone: &Phone, look: Look, name: &str) {
    phone.wait(Duration::from_secs(10));
    look(phone, name);
}

/// Stops where the totals are read from across the table, and comes back.
fn big_score(phone: &Phone, look: Look, name: &str) {
    phone.taps("sheet-more open-big-score");
    stop(phone, look, name);
    phone.tap("big-score");
}

/// Does what an element does, wherever it is, as a screen reader does it.
fn act(phone: &Phone, ids: &str) {
    for id in ids.split_whitespace() {
        phone.get(id).invoke_accessible_default_action();
        phone.wait(Duration::from_millis(300));
    }
}
