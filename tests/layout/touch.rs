//! Thumbs in a hurry: everything that can be tapped is 48 points wide and high, nothing that can be tapped lies over something else
//! that can, and what does the opposite is not met by a thumb that slips.

use std::collections::BTreeSet;

use i_slint_core::lengths::LogicalRect;

use super::Look;
use super::faults::{in_front, is_over_it, name};
use super::glass::{Piece, What, look, meet};
use crate::phone::{Phone, has_a_font};
use crate::tour::{self, Tour};

/// The least width and height of what can be tapped, in points.
const TARGET: f32 = 48.0;
/// The least distance of what does the opposite, in points.
const APART: f32 = 8.0;
/// What rounding may take away, in points.
const SLACK: f32 = 0.5;

/// What does the opposite, by its ids: `*` is the same in both.
const OPPOSITE: &[(&str, &str)] = &[
    // A step back, and forth again.
    ("undo", "redo"),
    // One less and one more of the same.
    ("bid-down", "bid-up"),
    ("pile-*-down", "pile-*-up"),
    ("fewer-*", "more-*"),
    ("adjustment-minus", "adjustment-plus"),
    ("transfer-pays", "transfer-takes"),
    // Gone for good, or not; a preset of one's own too.
    ("sheet-keep", "sheet-delete-yes"),
    ("keep-preset", "forget-preset"),
    // The deal is saved for one side, or for the other.
    ("won-1", "won-2"),
    ("won-1", "tie"),
    ("tie", "won-2"),
    // The entry before, and the one after.
    ("chart-before", "chart-after"),
    // Sheets come in, or do not.
    ("take-in", "import-cancel"),
    // An entry less, and an entry more.
    ("delete-entry", "insert-before"),
];

/// Walks a tour on narrow phones, in two languages.
pub fn walk(tour: Tour) {
    let phone = Phone::builder()
        .pixels()
        .size(tour::WALK.0, tour::WALK.1)
        .start();
    if !has_a_font() {
        return;
    }
    let mut faults = BTreeSet::new();
    let mut seen = 0;
    tour(&phone, &mut |phone, stop| {
        for (language, size) in [
            ("en", (320.0, 568.0)),
            ("en", (360.0, 640.0)),
            ("fr", (320.0, 568.0)),
            ("fr", (360.0, 640.0)),
        ] {
            let look_of = Look {
                language,
                size,
                scale: 100,
            };
            look_of.put_on(phone);
            let pieces = look(phone);
            let targets = targets(&pieces, size);
            seen += targets.len();
            let found = small(&targets).chain(too_near(&targets));
            faults.extend(found.map(|fault| format!("{fault}, at {stop} {}", look_of.name())));
        }
        Look::take_off(phone);
    });
    assert!(seen > 100, "only {seen} controls were looked at");
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// What can be tapped on the page in front, with its place.
fn targets(pieces: &[Piece], size: (f32, f32)) -> Vec<&Piece> {
    // A field and the line in it that is typed into are one.
    let is_part = |piece: &Piece| {
        let outer = piece.inside.map(|outer| &pieces[outer]);
        outer.is_some_and(|it| matches!(it.what, What::Control) && it.id == piece.id)
    };
    in_front(pieces, size.0, size.1)
        .into_iter()
        .map(|at| &pieces[at])
        .filter(|piece| matches!(piece.what, What::Control) && !is_part(piece))
        .collect()
}

fn small<'a>(targets: &'a [&Piece]) -> impl Iterator<Item = String> + 'a {
    let is_small = |place: LogicalRect| place.width().min(place.height()) < TARGET - SLACK;
    let small = targets.iter().filter(move |piece| is_small(piece.place));
    small.map(|piece| {
        let (width, height) = (piece.place.width(), piece.place.height());
        format!("{} has {width} × {height}", name(piece))
    })
}

fn too_near<'a>(targets: &'a [&Piece]) -> impl Iterator<Item = String> + 'a {
    let pairs = (0..targets.len()).flat_map(move |one| {
        (one + 1..targets.len()).map(move |other| (targets[one], targets[other]))
    });
    pairs
        .filter(|(one, other)| !is_over_it(one) && !is_over_it(other))
        .filter_map(|(one, other)| {
            // What is scrolled away is under nobody's thumb.
            let common = meet(one.seen, other.seen);
            if common.width() > SLACK && common.height() > SLACK {
                return Some(format!("{} overlaps {}", name(one), name(other)));
            }
            let apart = apart(one.place, other.place);
            let is_near = are_opposite(&one.id, &other.id) && apart < APART - SLACK;
            is_near.then(|| format!("{} is {apart} from {}", name(one), name(other)))
        })
}

/// How far the edges of two places are apart.
fn apart(one: LogicalRect, other: LogicalRect) -> f32 {
    let across = (one.min_x() - other.max_x()).max(other.min_x() - one.max_x());
    let down = (one.min_y() - other.max_y()).max(other.min_y() - one.max_y());
    across.max(down).max(0.0)
}

fn are_opposite(one: &str, other: &str) -> bool {
    let fits = |(first, second): &(&str, &str)| {
        let same = |(one, other): (&str, &str)| match first.split_once('*') {
            None => one == *first && other == *second,
            Some((before, after)) => one
                .strip_prefix(before)
                .and_then(|it| it.strip_suffix(after))
                .is_some_and(|middle| other == second.replace('*', middle)),
        };
        same((one, other)) || same((other, one))
    };
    OPPOSITE.iter().any(fits)
}

/// An id that nobody bears would part nothing.
#[test]
fn what_does_the_opposite_is_there() {
    let files = crate::boundaries::source::sources("ui", "slint");
    for id in OPPOSITE.iter().flat_map(|(one, other)| [one, other]) {
        let (before, after) = id.split_once('*').unwrap_or((id, ""));
        let mut texts = files.iter().flat_map(|file| &file.texts);
        let bears = texts.any(|text| match text.text.split_once("\\{") {
            None => after.is_empty() && text.text == before,
            Some((first, rest)) => first == before && rest.ends_with(after),
        });
        assert!(bears, "{id}");
    }
}

#[test]
fn what_does_the_opposite_is_known_by_its_ids() {
    assert!(are_opposite("undo", "redo") && are_opposite("redo", "undo"));
    assert!(are_opposite("pile-7-down", "pile-7-up"));
    assert!(!are_opposite("pile-7-down", "pile-8-up"));
    assert!(!are_opposite("pile-7-down", "pile-7"));
}
