use i_slint_core::lengths::LogicalRect;

use super::glass::{Piece, Text, What, look, meet};
use crate::phone::Phone;

/// What rounding may take away, in points.
const SLACK: f32 = 1.0;

/// Something that is wrong with a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// What is wrong with which element, the same in every language.
    pub what: String,
    /// The text that it is wrong with.
    pub text: String,
}

/// What is wrong with the page in front.
pub fn faults(phone: &Phone) -> Vec<Fault> {
    let pieces = look(phone);
    let size = phone.size();
    let front = in_front(&pieces, size.width, size.height);
    let mut faults = Vec::new();
    for &at in &front {
        let piece = &pieces[at];
        match &piece.what {
            What::Text(text) => {
                faults.extend(cut(piece, text, size.width));
                faults.extend(runs_out(&pieces, piece, text));
                let seen = meet(piece.seen, text.ink);
                let is_seen = seen.width() > 0.0 && seen.height() > 0.0;
                if is_seen || !piece.scrolls {
                    faults.extend(outside(piece, text.ink, size));
                }
            }
            What::Control => faults.extend(outside(piece, piece.place, size)),
            _ => {}
        }
    }
    for (nth, &at) in front.iter().enumerate() {
        for &other in &front[nth + 1..] {
            faults.extend(overlap(&pieces, at, other));
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// The texts, drawings and controls that nothing lies over.
pub fn in_front(pieces: &[Piece], width: f32, height: f32) -> Vec<usize> {
    // A menu lays a veil over the whole page.
    let covers = |piece: &Piece| {
        matches!(piece.what, What::Surface { .. })
            && piece.seen.width() >= width
            && piece.seen.height() >= height
    };
    let veil = pieces.iter().rposition(covers).unwrap_or(0);
    (veil..pieces.len())
        .filter(|&at| {
            let ink = match &pieces[at].what {
                What::Text(text) => text.ink,
                What::Control | What::Drawing => pieces[at].place,
                _ => return false,
            };
            let seen = meet(pieces[at].seen, ink);
            let hidden = pieces[at + 1..].iter().any(|over| {
                matches!(over.what, What::Surface { opaque: true })
                    && over.seen.contains_rect(&seen)
                    && !is_inside(pieces, over, at)
            });
            !hidden
        })
        .collect()
}

/// Whether a piece lies in another one, however deep.
pub fn is_inside(pieces: &[Piece], piece: &Piece, other: usize) -> bool {
    let mut at = piece.inside;
    while let Some(index) = at {
        if index == other {
            return true;
        }
        at = pieces[index].inside;
    }
    false
}

fn cut(piece: &Piece, text: &Text, width: f32) -> Option<Fault> {
    // The name of a player may be of any length: it is shortened.
    if piece.element.contains("NameMark") && piece.place.width() > 2.0 * text.line {
        return None;
    }
    let missing = if !text.wraps && text.whole > piece.place.width() + SLACK {
        "is cut at its end"
    } else if text.wraps
        && text.word > piece.place.width() + SLACK
        && piece.place.width() < width * 0.6
    {
        "breaks inside a word"
    } else if text.height > piece.place.height() + SLACK {
        "is cut at its foot"
    } else {
        return None;
    };
    Some(fault(piece, missing))
}

/// A text that leaves the control which it is a part of, above or below: it lies on what comes next, or under it.
fn runs_out(pieces: &[Piece], piece: &Piece, text: &Text) -> Option<Fault> {
    let mut around = piece.inside.map(|at| &pieces[at]);
    while let Some(it) = around {
        if matches!(it.what, What::Control) {
            let (above, below) = (it.place.min_y(), it.place.max_y());
            // Letters have air above and below them.
            let air = text.line * 0.2 + SLACK;
            let out = text.ink.min_y() + air < above || text.ink.max_y() - air > below;
            return out.then(|| fault(piece, &format!("runs out of {}", name(it))));
        }
        around = it.inside.map(|at| &pieces[at]);
    }
    None
}

fn outside(piece: &Piece, ink: LogicalRect, size: slint::LogicalSize) -> Option<Fault> {
    let beside = ink.min_x() < -SLACK || ink.max_x() > size.width + SLACK;
    let above = !piece.scrolls && (ink.min_y() < -SLACK || ink.max_y() > size.height + SLACK);
    // What scrolls is cut above and below, never on its sides; what does not scroll is not cut at all.
    let clipped = meet(piece.seen, ink);
    let cut = clipped.width() > 0.0 && clipped.width() + SLACK < ink.width()
        || !piece.scrolls && clipped.height() + SLACK < ink.height();
    (beside || above || cut).then(|| fault(piece, "lies outside"))
}

fn overlap(pieces: &[Piece], one: usize, other: usize) -> Option<Fault> {
    let (first, second) = (&pieces[one], &pieces[other]);
    let common = match (&first.what, &second.what) {
        (What::Text(first), What::Text(second)) => meet(first.ink, second.ink),
        (What::Control, What::Control) => meet(first.place, second.place),
        _ => return None,
    };
    let seen = meet(meet(common, first.seen), second.seen);
    // Letters have air above and below them.
    let (across, down) = match &first.what {
        What::Text(text) => (SLACK, text.line * 0.2),
        _ => (SLACK, SLACK),
    };
    if seen.width() <= across
        || seen.height() <= down
        || is_inside(pieces, second, one)
        || is_inside(pieces, first, other)
        || is_over_it(first)
        || is_over_it(second)
    {
        return None;
    }
    Some(fault(first, &format!("overlaps {}", name(second))))
}

/// The snack bar, and the word for a write that takes its time, lie over the page for some seconds, and say so by their colour; what closes a menu is all that is beside it.
pub fn is_over_it(piece: &Piece) -> bool {
    piece.id.starts_with("snack") || piece.id == "saving" || piece.id == "menu-close"
}

fn fault(piece: &Piece, what: &str) -> Fault {
    let text = match &piece.what {
        What::Text(text) => format!(
            "{:?}, {} × {} in {} × {}",
            text.text,
            text.whole,
            text.height,
            piece.place.width(),
            piece.place.height()
        ),
        _ => String::new(),
    };
    Fault {
        what: format!("{} {what}", name(piece)),
        text,
    }
}

/// For a person who looks for it.
pub fn name(piece: &Piece) -> String {
    let id = if piece.id.is_empty() { "?" } else { &piece.id };
    format!("{id} [{}]", piece.element)
}
