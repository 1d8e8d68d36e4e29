//! The colours of the theme, straight from where they are named: each stands out on whatever it is used on, and the two sides differ for
//! every kind of eye.

use ardoise::ui::bridge::Theme;
use slint::ComponentHandle;
use slint::language::ColorScheme;

use super::colour::{Colour, Eye};
use super::contrast::{SHAPE, TEXT};
use crate::phone::Phone;

/// The colours of the theme by their names.
fn role(theme: &Theme, name: &str) -> Colour {
    macro_rules! of {
        ($($role:literal: $get:ident),+ $(,)?) => {
            match name {
                $($role => theme.$get(),)+
                other => panic!("the theme has no {other}"),
            }
        };
    }
    let colour = of! {
        "page": get_page, "raised": get_raised, "sunken": get_sunken, "ink": get_ink, "faint": get_faint,
        "outline": get_outline, "primary": get_primary, "on-primary": get_on_primary, "chosen": get_chosen,
        "on-chosen": get_on_chosen, "side-one": get_side_one, "side-two": get_side_two, "on-side": get_on_side,
        "good": get_good, "bad": get_bad, "red-suit": get_red_suit, "snack": get_snack, "on-snack": get_on_snack,
        "snack-action": get_snack_action, "focus": get_focus,
    };
    Colour::of(colour, 1.0).expect("a colour that is seen")
}

/// Texts, and what they are written on.
const TEXTS: &[(&str, &[&str])] = &[
    ("ink", &["page", "raised", "sunken"]),
    ("faint", &["page", "raised", "sunken"]),
    ("side-one", &["page", "raised", "sunken"]),
    ("side-two", &["page", "raised", "sunken"]),
    ("good", &["page", "raised", "sunken"]),
    ("bad", &["page", "raised", "sunken"]),
    ("red-suit", &["page", "raised", "sunken"]),
    ("on-primary", &["primary"]),
    ("on-chosen", &["chosen"]),
    // A file that could not be written is told of on `bad`.
    ("on-side", &["side-one", "side-two", "bad"]),
    ("on-snack", &["snack"]),
    ("snack-action", &["snack"]),
    // What is selected in a field.
    ("page", &["focus"]),
];

/// Shapes of controls and drawings, and what they lie on.
const SHAPES: &[(&str, &[&str])] = &[
    ("outline", &["page", "raised", "sunken"]),
    ("focus", &["page", "raised", "sunken"]),
    ("primary", &["page", "raised", "sunken"]),
    // What is chosen beside what could be.
    ("chosen", &["page", "raised", "sunken"]),
    ("snack", &["page", "raised", "sunken"]),
];

#[test]
fn every_colour_of_the_theme_stands_out_where_it_is_used() {
    let phone = Phone::new();
    let theme = phone.ui.window().global::<Theme>();
    let mut faults = Vec::new();
    for scheme in [ColorScheme::Dark, ColorScheme::Light] {
        theme.set_scheme(scheme);
        for (pairs, wanted) in [(TEXTS, TEXT), (SHAPES, SHAPE)] {
            for (one, others) in pairs {
                for other in *others {
                    let contrast = role(&theme, one).contrast(role(&theme, other));
                    if contrast < wanted {
                        faults.push(format!(
                            "{scheme:?}: {one} on {other} has {contrast:.2} : 1"
                        ));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// About one man in twelve sees no red or no green, or little of it.
#[test]
fn the_sides_differ_for_every_kind_of_eye() {
    let phone = Phone::new();
    let theme = phone.ui.window().global::<Theme>();
    for scheme in [ColorScheme::Dark, ColorScheme::Light] {
        theme.set_scheme(scheme);
        let (one, two) = (role(&theme, "side-one"), role(&theme, "side-two"));
        for eye in [Eye::Protan, Eye::Deutan, Eye::Tritan] {
            let distance = one.distance(two, eye);
            assert!(distance > 40.0, "{scheme:?}, {eye:?}: {distance:.1}");
        }
    }
}
