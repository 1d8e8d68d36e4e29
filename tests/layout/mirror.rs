use super::glass::{Piece, What, look};
use super::{Look, SIZES};
use crate::phone::{Phone, has_a_font};
use crate::tour::{self, Tour};
use ardoise::ui::bridge::Dir;
use slint::ComponentHandle;

/// What goes to the other side as a whole when a page is turned around: figures, and what somebody else drew.
const STAYS: &[&str] = &[
    "AboutSlint",
    "Figure",
    "Keypad",
    "RoundTable",
    // Coinche: the sides as they sit, the ladder of bids, the suits.
    "BelotePair",
    "BidLadder",
    "ColumnMark",
    "DeclaringPair",
    "Halves",
    "PointsPair",
    "SuitLine",
    // Couillon: the slate, and what stands under it as its halves do; the number keys.
    "Slate::root",
    "YesChips::root",
    "ResultButtons::root",
    "NeedsPair::root",
    "HeadMarks::root",
    "Keys::root",
    // Köpknack: the seats round the pot, the strokes for tricks.
    "PotTable",
    "TrickMarks",
    // Koetsieren: what was said and what was taken.
    "SaidAndTaken",
];

/// What does not even go to the other side: the halves of the score, which stand as the sides sit, and among others the numbers
/// 0 to 5 of Koetsieren.
const STANDS: &[&str] = &["ScrollBar", "SideTotal", "BigHalf", "NumberChip"];

/// Walks a tour and compares every page with itself written from the other side, in the same words.
pub fn walk(tour: Tour) {
    let phone = Phone::builder()
        .pixels()
        .size(tour::WALK.0, tour::WALK.1)
        .start();
    if !has_a_font() {
        return;
    }
    let mut faults = Vec::new();
    tour(&phone, &mut |phone, stop| {
        for size in SIZES {
            let look = Look {
                language: "en",
                size,
                scale: 100,
            };
            look.put_on(phone);
            let before = pieces(phone);
            phone.ui.window().global::<Dir>().set_rtl(true);
            phone.resize(size.0, size.1);
            let after = pieces(phone);
            phone.ui.window().global::<Dir>().set_rtl(false);
            faults.extend(
                differences(&before, &after, size.0)
                    .into_iter()
                    .map(|fault| format!("{stop} at {}: {fault}", size.0)),
            );
        }
        Look::take_off(phone);
    });
    faults.dedup();
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

fn pieces(phone: &Phone) -> Vec<Piece> {
    look(phone)
}

fn differences(before: &[Piece], after: &[Piece], width: f32) -> Vec<String> {
    if before.len() != after.len() {
        return vec![format!(
            "{} pieces, and {} when turned around",
            before.len(),
            after.len()
        )];
    }
    let mut faults = Vec::new();
    let mut stays = vec![false; before.len()];
    for (at, (one, other)) in before.iter().zip(after).enumerate() {
        let inside_still = one.inside.is_some_and(|outer| stays[outer]);
        let is = |kinds: &[&str]| kinds.iter().any(|kind| one.element.contains(kind));
        stays[at] = inside_still || is(STAYS) || is(STANDS);
        if inside_still || is(STANDS) {
            continue;
        }
        let (one_at, other_at) = match (&one.what, &other.what) {
            (What::Text(one), What::Text(other)) => (one.ink, other.ink),
            (What::Control | What::Drawing | What::Surface { .. }, _) => (one.place, other.place),
            _ => continue,
        };
        let mirrored = width - one_at.max_x();
        if (mirrored - other_at.min_x()).abs() > 1.5 {
            faults.push(format!(
                "{} [{}] is at {} and not at {mirrored}",
                one.id,
                one.element,
                other_at.min_x()
            ));
        }
    }
    faults
}
