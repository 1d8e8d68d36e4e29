//! Every page that a tour stops at, in every language, width and size of text, with real glyphs: nothing is cut, nothing lies
//! outside, nothing overlaps; from right to left every page is the mirror image of itself; everything stands out, and a thumb meets
//! what it means.
//!
//! While a layout is being made, `LAYOUT` takes some of the combinations only: `LAYOUT=fr-320-200,ar-360-100`, where `*` is any.

mod colour;
mod contrast;
mod faults;
mod focus;
pub mod glass;
mod mirror;
mod paint;
mod pictures;
mod roles;
mod touch;

use std::collections::BTreeMap;

use ardoise::ui::bridge::Size;
use ardoise::ui::language;
use slint::ComponentHandle;

use faults::{Fault, faults};

use crate::phone::{Phone, has_a_font};
use crate::tour::{self, Tour};

/// The sizes of phones and tablets, standing and lying, in points.
const SIZES: [(f32, f32); 6] = [
    (320.0, 568.0),
    (360.0, 640.0),
    (412.0, 915.0),
    (800.0, 1280.0),
    (844.0, 390.0),
    (1280.0, 800.0),
];

/// The sizes of text, in percent.
const SCALES: [i32; 3] = [100, 150, 200];

/// A language, a size of the window and a size of text.
#[derive(Clone, Copy)]
struct Look {
    language: &'static str,
    size: (f32, f32),
    scale: i32,
}

impl Look {
    fn all() -> impl Iterator<Item = Look> {
        let languages = language::TAGS.into_iter().chain([language::PSEUDO]);
        languages
            .flat_map(|language| SIZES.map(|size| (language, size)))
            .flat_map(|(language, size)| {
                SCALES.map(|scale| Look {
                    language,
                    size,
                    scale,
                })
            })
            // A phone on its side shows some ten lines of the largest letters: whoever needs those holds it upright.
            .filter(|look| look.size.1 >= 500.0 || look.scale < 200)
            .filter(Look::is_asked_for)
    }

    fn is_asked_for(&self) -> bool {
        let Ok(asked) = std::env::var("LAYOUT") else {
            return true;
        };
        let own = [
            self.language.to_owned(),
            self.size.0.to_string(),
            self.scale.to_string(),
        ];
        asked.split(',').any(|look| {
            look.split('-')
                .zip(&own)
                .all(|(asked, own)| asked == "*" || asked == own)
        })
    }

    fn name(&self) -> String {
        format!("{}-{}-{}", self.language, self.size.0, self.scale)
    }

    /// Has the phone look like this.
    fn put_on(&self, phone: &Phone) {
        language::speak(self.language);
        let rtl = language::is_right_to_left(self.language);
        let window = phone.ui.window();
        window.global::<ardoise::ui::bridge::Dir>().set_rtl(rtl);
        window.global::<Size>().set_scale(self.scale as f32 / 100.0);
        phone.resize(self.size.0, self.size.1);
    }

    /// Has it look as it does on its way.
    fn take_off(phone: &Phone) {
        let walking = Look {
            language: "en",
            size: tour::WALK,
            scale: 100,
        };
        walking.put_on(phone);
    }
}

/// Walks a tour and says of every fault at which stops and in which looks it was seen.
fn walk(tour: Tour) {
    let phone = Phone::builder()
        .pixels()
        .size(tour::WALK.0, tour::WALK.1)
        .start();
    if !has_a_font() {
        return;
    }
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    tour(&phone, &mut |phone, stop| {
        for look in Look::all() {
            look.put_on(phone);
            for Fault { what, text } in faults(phone) {
                let seen = found.entry(format!("{stop}: {what}")).or_default();
                seen.push(format!("{} {text}", look.name()));
            }
        }
        Look::take_off(phone);
    });
    let report: Vec<String> = found
        .iter()
        .map(|(fault, looks)| format!("{fault}\n    {}", looks.join("\n    ")))
        .collect();
    assert!(
        report.is_empty(),
        "{} faults\n{}",
        report.len(),
        report.join("\n")
    );
}

macro_rules! tours {
    ($($name:ident: $index:literal),+ $(,)?) => {
        mod nothing_is_cut_or_overlaps {
            $(#[test]
            fn $name() {
                super::walk(crate::tour::TOURS[$index].1);
            })+
        }

        mod from_right_to_left_it_is_the_mirror_image {
            $(#[test]
            fn $name() {
                super::mirror::walk(crate::tour::TOURS[$index].1);
            })+
        }

        mod everything_stands_out {
            $(#[test]
            fn $name() {
                super::contrast::walk(crate::tour::TOURS[$index].1);
            })+
        }

        mod everything_is_met_by_a_thumb {
            $(#[test]
            fn $name() {
                super::touch::walk(crate::tour::TOURS[$index].1);
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

#[test]
fn a_usual_deal_needs_no_scrolling_on_a_small_phone_in_any_language() {
    for language in language::TAGS {
        let phone = Phone::builder().pixels().language(language);
        let phone = phone.size(360.0, 640.0).start();
        if !has_a_font() {
            return;
        }
        phone.taps("new-sheet start new-deal bidder-1 bid-110 key-1 key-1 key-2");
        phone.taps("belote-1 double-coinche declarations assessment save");
        assert_eq!(phone.ledger().len(), 1, "{language}");
    }
}
