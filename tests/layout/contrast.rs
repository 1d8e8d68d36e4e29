//! Bad light: every text stands out against what really lies beneath it by 4.5 : 1, and every drawing and the shape of every control
//! by 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11), on every page of every tour, in the dark and in the light.

use std::collections::BTreeSet;

use ardoise::ui::bridge::Theme;
use i_slint_core::lengths::LogicalPoint;
use slint::ComponentHandle;
use slint::language::ColorScheme;

use super::Look;
use super::colour::Colour;
use super::faults::{in_front, name};
use super::glass::{Piece, What, look, meet};
use crate::phone::{Phone, has_a_font};
use crate::tour::{self, Tour};

/// Text of a size that one reads.
pub const TEXT: f32 = 4.5;
/// Drawings, the shapes of controls, and text of what cannot be used: WCAG lets the last off, a user still wants to read it.
pub const SHAPE: f32 = 3.0;

/// A phone on which the longest page is in sight as a whole.
pub const HIGH: (f32, f32) = (360.0, 6000.0);

/// What may be fainter, by a type or an id of `.slint`, and why.
const LET_OFF: &[(&str, &str)] = &[
    ("AboutSlint", "is drawn by Slint"),
    (
        "LedgerLine",
        "is a row of a table, and no shape but its texts is needed to find it",
    ),
    (
        "assessment",
        "has a ground of its own while what it opened stands above it",
    ),
    (
        "Trace",
        "shows where strokes may still come; those that count are drawn over it",
    ),
    ("Dust", "is left of chalk that counts no more"),
    ("Clearing", "takes away the stroke under a loop"),
];

/// Walks a tour in the dark and in the light.
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
        for (scheme, word) in [(ColorScheme::Dark, "dark"), (ColorScheme::Light, "light")] {
            phone.ui.window().global::<Theme>().set_scheme(scheme);
            phone.resize(HIGH.0, HIGH.1);
            let pieces = look(phone);
            for at in in_front(&pieces, HIGH.0, HIGH.1) {
                assert!(
                    !pieces[at].seen.is_empty() || !pieces[at].scrolls,
                    "{} is not in sight",
                    name(&pieces[at])
                );
                seen += 1;
                let fault = fault(&pieces, at).filter(|_| !is_let_off(&pieces[at]));
                faults.extend(fault.map(|fault| format!("{word}: {fault}, at {stop}")));
            }
        }
        Look::take_off(phone);
    });
    assert!(seen > 100, "only {seen} things were looked at");
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

fn is_let_off(piece: &Piece) -> bool {
    LET_OFF
        .iter()
        .any(|(name, _)| piece.element.contains(name) || piece.id == *name)
}

/// What is too faint about a piece.
fn fault(pieces: &[Piece], at: usize) -> Option<String> {
    let piece = &pieces[at];
    let (wanted, found) = match &piece.what {
        What::Text(text) => {
            let seen = meet(piece.seen, text.ink);
            // Letters have air above and below them, and a text may lie on more than one surface.
            let points = [0.05, 0.5, 0.95].map(|across| {
                let x = seen.min_x() + seen.width() * across;
                LogicalPoint::new(x, seen.center().y)
            });
            let wanted = if piece.enabled { TEXT } else { SHAPE };
            (wanted, worst(pieces, at, &points, &[piece.paint.ink?]))
        }
        What::Drawing => {
            let colours = [piece.paint.ink, piece.paint.body];
            let colours: Vec<Colour> = colours.into_iter().flatten().collect();
            (SHAPE, worst(pieces, at, &[piece.seen.center()], &colours))
        }
        What::Control if piece.enabled => {
            let colours = [piece.paint.edge, piece.paint.fill];
            let colours: Vec<Colour> = colours.into_iter().flatten().collect();
            (SHAPE, worst(pieces, at, &around(pieces, at), &colours))
        }
        _ => return None,
    };
    let (contrast, one, other) = found.filter(|found| found.0 < wanted)?;
    let text = match &piece.what {
        What::Text(text) => format!(" {:?}", text.text),
        _ => String::new(),
    };
    Some(format!(
        "{}{text} has {contrast:.2} : 1 and not {wanted} : 1, {one} over {other}",
        name(piece)
    ))
}

/// Of several points the one where the best of the colours stands out least: how much, and which colours these are.
fn worst(
    pieces: &[Piece],
    at: usize,
    points: &[LogicalPoint],
    colours: &[Colour],
) -> Option<(f32, Colour, Colour)> {
    let stands_out = |point: &LogicalPoint| {
        let below = beneath(&pieces[..at], *point);
        let each = colours.iter().map(|colour| {
            let seen = colour.over(below);
            (seen.contrast(below), seen, below)
        });
        each.max_by(|one, other| one.0.total_cmp(&other.0))
    };
    let all = points.iter().filter_map(stands_out);
    all.min_by(|one, other| one.0.total_cmp(&other.0))
}

/// The colour that is seen at a point when these are painted, one over the other.
pub fn beneath(pieces: &[Piece], point: LogicalPoint) -> Colour {
    let nothing = Colour {
        rgb: [0.0; 3],
        alpha: 1.0,
    };
    pieces
        .iter()
        .filter(|piece| piece.seen.contains(point) && piece.paint.covers(piece.place, point))
        .filter_map(|piece| piece.paint.fill)
        .fold(nothing, |below, fill| fill.over(below))
}

/// Points beside a control where no other one lies: those of a group may touch.
fn around(pieces: &[Piece], at: usize) -> Vec<LogicalPoint> {
    let place = pieces[at].place;
    let out = place.inflate(1.5, 1.5);
    let middle = place.center();
    [
        LogicalPoint::new(out.min_x(), middle.y),
        LogicalPoint::new(out.max_x(), middle.y),
        LogicalPoint::new(middle.x, out.min_y()),
        LogicalPoint::new(middle.x, out.max_y()),
    ]
    .into_iter()
    .filter(|point| pieces[0].place.contains(*point))
    .filter(|point| {
        !pieces.iter().any(|other| {
            matches!(other.what, What::Control)
                && other.place.contains(*point)
                && !other.place.contains_rect(&place)
        })
    })
    .collect()
}
