//! By keyboard: wherever it is, it is seen. The gallery has every kind of control, so it is walked with Tab there.

use ardoise::ui::bridge::Theme;
use i_slint_core::lengths::LogicalPoint;
use slint::ComponentHandle;
use slint::language::ColorScheme;
use slint::platform::Key;

use super::colour::Colour;
use super::contrast::{HIGH, SHAPE, beneath};
use super::glass::{Piece, What, look};
use crate::phone::{Phone, has_a_font};
use crate::tour;

#[test]
fn what_the_keyboard_is_on_has_a_frame_that_is_whole_and_stands_out() {
    let phone = Phone::builder()
        .pixels()
        .size(tour::WALK.0, tour::WALK.1)
        .start();
    if !has_a_font() {
        return;
    }
    phone.taps("open-settings open-about open-gallery");
    phone.resize(HIGH.0, HIGH.1);
    let theme = phone.ui.window().global::<Theme>();
    for scheme in [ColorScheme::Dark, ColorScheme::Light] {
        theme.set_scheme(scheme);
        let colours = [theme.get_focus(), theme.get_snack_action()].map(|it| Colour::of(it, 1.0));
        let pieces = look(&phone);
        // Escape closes a menu, not its veil; a field is what is typed into.
        let controls = pieces.iter().filter(|piece| {
            let is_named =
                matches!(piece.what, What::Control) && !piece.element.contains("Field::input");
            is_named && piece.enabled && piece.id != "menu-close"
        });
        let controls: Vec<&str> = controls.map(|piece| piece.id.as_str()).collect();
        let mut met = Vec::new();
        // The round is over when the first one has the keyboard again.
        while let Some((id, fault)) = step(&phone, &colours) {
            if met.first() == Some(&id) {
                break;
            }
            assert_eq!(fault, None, "{scheme:?}: {id}");
            met.push(id);
            assert!(met.len() < 200, "the round has no end: {met:?}");
        }
        // The second round begins where the first one ended.
        let begin = met
            .iter()
            .position(|id| Some(id.as_str()) == controls.first().copied());
        met.rotate_left(begin.unwrap_or_default());
        assert_eq!(met, controls);
    }
}

/// Presses Tab: where the keyboard is then, and what is wrong with its frame; nothing where no control has it.
fn step(phone: &Phone, colours: &[Option<Colour>]) -> Option<(String, Option<String>)> {
    phone.key(Key::Tab);
    let pieces = look(phone);
    let framed = |piece: &Piece| piece.paint.edge.is_some() && colours.contains(&piece.paint.edge);
    let at = pieces.iter().position(framed)?;
    let frame = &pieces[at];
    let colour = frame.paint.edge?;
    if frame.seen != frame.place {
        return Some((frame.id.clone(), Some(format!("{:?} is cut", frame.place))));
    }
    // The middle of its line.
    let line = frame.place.inflate(-1.5, -1.5);
    let points = [
        (line.min_x(), line.center().y),
        (line.max_x(), line.center().y),
        (line.center().x, line.min_y()),
        (line.center().x, line.max_y()),
    ];
    let grounds = points.map(|(x, y)| beneath(&pieces[..at], LogicalPoint::new(x, y)));
    // Where it is of the colour of what it lies upon, a hairline within parts the two.
    let within = pieces[at..]
        .iter()
        .find(|piece| piece.place == frame.place.inflate(-3.0, -3.0));
    let hairline = within.and_then(|piece| piece.paint.edge);
    let is_parted = hairline.is_some_and(|hairline| colour.contrast(hairline) >= SHAPE);
    let faint = grounds
        .into_iter()
        .find(|ground| colour.contrast(*ground) < SHAPE && !is_parted);
    let fault = faint.map(|ground| format!("{colour} over {ground}"));
    Some((frame.id.clone(), fault))
}
