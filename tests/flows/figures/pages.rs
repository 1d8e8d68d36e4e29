//! A walk past every kind of page: no number and no name on them that does not follow.

use ardoise::ui::bridge::Settings;
use slint::ComponentHandle;

use super::{in_arabic_digits, in_language};
use crate::flows::tour::{Sign, Tour};
use crate::phone::{Phone, bare, has_a_font};

fn has_other_digits(sign: &Sign) -> bool {
    sign.text.contains(|it| ('٠'..='٩').contains(&it))
}

/// Whether it shows digits for what they are: on the chips that choose them, and in Slint's own sign.
fn is_a_sample(sign: &Sign) -> bool {
    let chip = sign.text.starts_with("0 1") || sign.text.starts_with("٠\u{200e} ");
    (chip && sign.page == "settings") || sign.text.contains("slint.dev")
}

/// What is wrong with the signs, a line each and each once.
#[track_caller]
fn all_are_fine(signs: &[Sign], fine: impl Fn(&Sign) -> bool) {
    assert!(signs.len() > 2000, "only {} were seen", signs.len());
    let mut faults: Vec<String> = signs
        .iter()
        .filter(|sign| !fine(sign))
        .map(|it| format!("{} {:?}: {:?}", it.page, it.id, it.text))
        .collect();
    faults.sort();
    faults.dedup_by_key(|fault| fault.split_once(": \"").map(|it| it.1.to_owned()));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_page_says_a_western_digit_where_the_others_are_chosen() {
    for language in ["en", "ar"] {
        let phone = in_arabic_digits(language);
        let version = phone.ui.window().global::<Settings>().get_version();
        let signs = Tour::of(&phone, "Bo");
        all_are_fine(&signs, |sign| {
            let text = sign.text.replace(version.as_str(), "");
            // The name of a licence.
            let text = text.replace("Apache 2.0", "");
            is_a_sample(sign) || !text.contains(|it: char| it.is_ascii_digit())
        });
        assert!(signs.iter().filter(|sign| has_other_digits(sign)).count() > 500);
    }
}

/// Whether every name in a longer text is isolated.
fn isolates(text: &str, name: &str) -> bool {
    bare(text) == name
        || text.match_indices(name).all(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + name.len()..]);
            before.ends_with('\u{2068}') && after.starts_with('\u{2069}')
        })
}

#[test]
fn every_name_in_a_sentence_is_isolated() {
    assert!(isolates("Bo", "Bo") && isolates("\u{2068}Bo\u{2069} deals", "Bo"));
    assert!(!isolates("Bo deals", "Bo"));
    for (language, name) in [("en", "شارل"), ("ar", "O’Neil-Smith (2)")] {
        let signs = Tour::of(&in_language(language), name);
        all_are_fine(&signs, |sign| isolates(&sign.text, name));
        let longer = |sign: &&Sign| sign.text.contains(name) && sign.text != name;
        let pages = signs.iter().filter(longer).count();
        assert!(pages > 200, "{language}: only {pages} sentences have it");
        // What is opened is closed, so that nothing behind it is caught in it.
        all_are_fine(&signs, |sign| {
            let opened = sign.text.matches(['\u{2066}', '\u{2068}']).count();
            opened == sign.text.matches('\u{2069}').count()
        });
        // Nobody asked for them.
        all_are_fine(&signs, |sign| is_a_sample(sign) || !has_other_digits(sign));
    }
}

#[test]
fn a_name_of_sixty_letters_is_heard_in_full_and_seen_inside_the_window() {
    let long = "Bartholomäus-Maximilian von und zu Hohenschwangau-Oberammerga";
    let long: String = long.chars().take(60).collect();
    let phone = Phone::builder().size(360.0, 1600.0).start();
    let signs = Tour::of(&phone, &long);
    let begin: String = long.chars().take(20).collect();
    // A name of a preset is cut at thirty letters.
    let preset: String = long.chars().take(30).collect();
    all_are_fine(&signs, |sign| {
        sign.text.matches(&begin).count()
            == sign.text.matches(&long).count()
                + sign.text.replace(&long, "").matches(preset.trim()).count()
    });
    if has_a_font() {
        all_are_fine(&signs, |sign| {
            !sign.text.contains(&begin) || (sign.left >= -0.5 && sign.right <= 360.5)
        });
    }
}
