//! What changes is seen changing, for a moment, unless that is not wanted.

use std::time::Duration;

use super::{play, seated};
use crate::layout::glass::{What, look};
use crate::phone::Phone;

/// The digits that stand there at this moment.
fn seen(phone: &Phone, id: &str) -> i32 {
    let mut digits: Vec<(f32, String)> = Vec::new();
    for piece in look(phone).into_iter().filter(|piece| piece.id == id) {
        if let What::Text(text) = piece.what {
            digits.push((piece.place.origin.x, text.text));
        }
    }
    digits.sort_by(|one, other| one.0.total_cmp(&other.0));
    let digits: String = digits.into_iter().map(|(_, digit)| digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn a_total_counts_up_to_what_it_has_become() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.wait(Duration::from_secs(1));
    assert_eq!(seen(&phone, "total-1"), 220);
    play(&phone, 1, "90", "100");
    // At once it is known and read out; to the eye it is on its way.
    assert_eq!(phone.number("total-1"), 410);
    let on_its_way = seen(&phone, "total-1");
    assert!((221..410).contains(&on_its_way), "{on_its_way}");
    phone.wait(Duration::from_secs(1));
    assert_eq!(seen(&phone, "total-1"), 410);
    // And down again, on the page itself.
    phone.tap("undo");
    let on_its_way = seen(&phone, "total-1");
    assert!((221..410).contains(&on_its_way), "{on_its_way}");
    phone.wait(Duration::from_secs(1));
    assert_eq!(seen(&phone, "total-1"), 220);
}

#[test]
fn another_sheet_has_its_own_totals_at_once() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.wait(Duration::from_secs(1));
    phone.taps("back new-sheet start");
    assert_eq!(seen(&phone, "total-1"), 0);
    phone.taps("back sheet-running-1");
    assert_eq!(seen(&phone, "total-1"), 220);
}

#[test]
fn nothing_moves_when_it_is_told_not_to() {
    let phone = seated();
    phone.taps("back open-settings motion-off");
    assert!(phone.is_checked("motion-off"));
    let phone = phone.restart();
    assert!(phone.is_checked("motion-off"), "it is kept");
    phone.taps("back sheet-running-0");
    play(&phone, 1, "110", "112");
    assert_eq!(seen(&phone, "total-1"), 220);
    phone.tap("undo");
    assert_eq!(seen(&phone, "total-1"), 0);
}
