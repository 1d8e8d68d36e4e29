//! Without eyes, and without a finger: at every stop of every tour each control says what it is, and the keyboard comes to each.
//!
//! What a tap does is done by Space, by Enter and by a screen reader alike: all controls are made of the one `Tap`, or are fields;
//! `one_tap` looks at that one, and `every_control_says_what_it_is` that there are no others.

mod keys;
mod names;
mod one_tap;
mod returns;
mod told;
mod tree;

pub use tree::focused;

macro_rules! tours {
    ($($name:ident: $index:literal),+ $(,)?) => {
        mod every_control_says_what_it_is {
            $(#[test]
            fn $name() {
                super::names::walk(crate::tour::TOURS[$index].1);
            })+
        }

        mod the_keyboard_comes_to_every_control {
            $(#[test]
            fn $name() {
                super::keys::walk(crate::tour::TOURS[$index].1);
            })+
        }

        #[test]
        fn every_tour_is_walked() {
            let walked = [$(stringify!($name)),+].map(|name| name.replace('_', "-"));
            assert_eq!(walked.to_vec(), crate::tour::TOURS.map(|(name, _)| name.to_owned()));
        }
    };
}

tours!(home: 0, coinche: 1, couillon: 2, koetsieren: 3, kopknack: 4, kopknack_eight: 5, doors: 6);

/// Fails with what was found, each fault with the stops where it was seen.
fn report(found: std::collections::BTreeMap<String, Vec<String>>) {
    let report: Vec<String> = found
        .iter()
        .map(|(fault, stops)| format!("{fault}\n    {}", stops.join(", ")))
        .collect();
    assert!(
        report.is_empty(),
        "{} faults\n{}",
        report.len(),
        report.join("\n")
    );
}
