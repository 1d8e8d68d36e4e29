//! Numbers, dates, names and the size of texts follow the language and the user's choice.

mod pages;

use ardoise::ui::bridge::{Figures, Home, SheetRow, Size};
use slint::{ComponentHandle, ModelRc};

use super::{play_three, seated};
use crate::phone::{Phone, bare};

const WESTERN_AND_OTHER: [(char, char); 10] = [
    ('0', '٠'),
    ('1', '١'),
    ('2', '٢'),
    ('3', '٣'),
    ('4', '٤'),
    ('5', '٥'),
    ('6', '٦'),
    ('7', '٧'),
    ('8', '٨'),
    ('9', '٩'),
];

fn in_language(language: &'static str) -> Phone {
    Phone::builder().language(language).start()
}

/// The same with the digits of Arabic.
fn in_arabic_digits(language: &'static str) -> Phone {
    let phone = in_language(language);
    phone.taps("open-settings digits-arabic-indic back");
    phone
}

fn figures(phone: &Phone) -> Figures<'_> {
    phone.ui.window().global::<Figures>()
}

#[test]
fn thousands_are_set_apart_as_the_language_does() {
    let cases = [
        (0, "0", "0"),
        (9, "9", "9"),
        (10, "10", "10"),
        (100, "100", "100"),
        (105, "105", "105"),
        (999, "999", "999"),
        (1000, "1000", "1 000"),
        (2000, "2000", "2 000"),
        (9990, "9990", "9 990"),
        (10_000, "10 000", "10 000"),
        (12_345, "12 345", "12 345"),
        (100_007, "100 007", "100 007"),
        (999_999, "999 999", "999 999"),
        (1_000_000, "1 000 000", "1 000 000"),
        (16_777_217, "16 777 217", "16 777 217"),
        (100_000_001, "100 000 001", "100 000 001"),
        (999_999_999, "999 999 999", "999 999 999"),
        (i32::MAX, "2 147 483 647", "2 147 483 647"),
        (-5, "−5", "−5"),
        (-9990, "−9990", "−9 990"),
        (-999_999_999, "−999 999 999", "−999 999 999"),
    ];
    for language in ["en", "nl", "sv", "nb", "fr"] {
        let phone = in_language(language);
        for (number, without, with) in cases {
            let wanted = if language == "fr" { with } else { without };
            let wanted = wanted.replace(' ', "\u{202f}");
            assert_eq!(figures(&phone).invoke_of(number), *wanted, "{language}");
            let signed = match number {
                1.. => format!("+{wanted}"),
                _ => wanted,
            };
            assert_eq!(figures(&phone).invoke_signed(number), *signed, "{language}");
        }
    }
}

/// A second reckoning: the digits in threes from the end.
fn reckoned(number: i32, four: bool) -> String {
    let digits = number.unsigned_abs().to_string();
    let apart = digits.len() > if four { 3 } else { 4 };
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if apart && at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    if number < 0 {
        format!("−{text}")
    } else {
        text
    }
}

#[test]
fn every_number_comes_out_as_a_second_reckoning_has_it() {
    let phone = Phone::new();
    let mut numbers: Vec<i32> = (-1100..=1100).collect();
    let mut power: i32 = 1;
    while power <= 100_000_000 {
        numbers.extend([
            power - 1,
            power,
            power + 1,
            3 * power,
            9 * power + power / 2,
        ]);
        power *= 10;
    }
    let mut seed: u32 = 7;
    for _ in 0..2000 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        numbers.push(i32::try_from(seed % 1_000_000_000).expect("small enough"));
    }
    for four in [false, true] {
        figures(&phone).set_groups_four(four);
        for number in numbers.iter().flat_map(|it| [*it, -it]) {
            let wanted = reckoned(number, four);
            assert_eq!(figures(&phone).invoke_of(number), *wanted);
            // With the other digits it says the same, and keeps its order among whatever stands around it.
            figures(&phone).set_arabic_indic(true);
            let other = figures(&phone).invoke_of(number);
            figures(&phone).set_arabic_indic(false);
            let other = other.strip_prefix('\u{2066}').expect("isolated");
            let other = other.strip_suffix('\u{2069}').expect("isolated");
            assert_eq!(western(other), wanted);
            assert!(!other.contains(|it: char| it.is_ascii_digit()), "{other}");
        }
    }
}

/// The text with the digits of English.
fn western(text: &str) -> String {
    let digit = |letter: char| {
        let pair = WESTERN_AND_OTHER.iter().find(|pair| pair.1 == letter);
        pair.map_or(letter, |pair| pair.0)
    };
    text.chars().map(digit).collect()
}

#[test]
fn a_sign_stays_before_its_number_in_arabic() {
    let phone = in_language("ar");
    let figures = figures(&phone);
    assert_eq!(figures.invoke_of(7), "7");
    assert_eq!(figures.invoke_of(-7), "\u{2066}−7\u{2069}");
    assert_eq!(figures.invoke_signed(7), "\u{2066}+7\u{2069}");
    assert_eq!(figures.invoke_signed(0), "0");
    assert_eq!(figures.invoke_name("Bo".into()), "\u{2068}Bo\u{2069}");
    figures.set_arabic_indic(true);
    assert_eq!(figures.invoke_of(-70), "\u{2066}−٧٠\u{2069}");
    for (number, (western, other)) in (0..).zip(WESTERN_AND_OTHER) {
        assert_eq!(figures.invoke_digit(number), *String::from(other));
        figures.set_arabic_indic(false);
        assert_eq!(figures.invoke_digit(number), *String::from(western));
        figures.set_arabic_indic(true);
    }
}

#[test]
fn a_day_is_written_as_the_language_writes_it() {
    let days = [
        ("en", "2026-11-03"),
        ("fr", "03/11/2026"),
        ("nl", "03-11-2026"),
        ("sv", "2026-11-03"),
        ("nb", "03.11.2026"),
        ("ar", "2026/11/03"),
    ];
    for (language, wanted) in days {
        let phone = in_language(language);
        phone.taps("new-sheet start back");
        let home = phone.ui.window().global::<Home>();
        let sheet = SheetRow {
            day: 3,
            month: 11,
            year: 2026,
            ..slint::Model::row_data(&home.get_running(), 0).expect("a sheet")
        };
        home.set_running(ModelRc::new(slint::VecModel::from(vec![sheet])));
        let label = phone.label("sheet-running-0");
        assert!(label.contains(wanted), "{language}: {label}");
        figures(&phone).set_arabic_indic(true);
        let label = phone.label("sheet-running-0");
        assert!(western(&label).contains(wanted), "{language}: {label}");
        assert!(!label.contains(|it: char| it.is_ascii_digit()), "{label}");
        // The date keeps its order in a sentence of the other direction.
        let heard = phone.heard("sheet-running-0");
        assert!(heard.contains("\u{2066}\u{2066}"), "{language}: {heard}");
    }
}

#[test]
fn the_digits_are_chosen_at_once_and_kept() {
    let phone = seated();
    play_three(&phone);
    assert_eq!(bare(&phone.heard("total-2")), "480");
    phone.taps("back open-settings");
    assert!(phone.is_checked("digits-western"));
    assert_eq!(phone.label("text-size-100"), "100 %");
    phone.tap("digits-arabic-indic");
    assert!(phone.is_checked("digits-arabic-indic"));
    assert!(!phone.is_checked("digits-western"));
    assert_eq!(phone.label("text-size-100"), "١٠٠ %");
    let phone = phone.restart();
    assert!(phone.is_checked("digits-arabic-indic"));
    phone.taps("back sheet-running-0");
    assert_eq!(phone.label("total-2"), "٤٨٠");
    phone.tap("new-deal");
    assert_eq!(phone.label("bid-110"), "١١٠");
    phone.taps("bidder-1 bid-110");
    assert_eq!(phone.label("key-7"), "٧");
    phone.taps("back back open-settings digits-western");
    assert_eq!(phone.label("text-size-100"), "100 %");
}

#[test]
fn digits_of_a_keypad_count_the_same_whatever_they_look_like() {
    let phone = in_arabic_digits("en");
    phone.taps("new-sheet start new-deal bidder-1 bid-110 key-1 key-1");
    // The keys of a keyboard type as they did.
    phone.keys("2");
    phone.tap("save");
    // 112 and the bid, rounded.
    assert_eq!(western(&phone.label("total-1")), "220");
    assert_eq!(phone.ledger()[0].points_1, 220);
}

#[test]
fn the_size_of_texts_is_chosen_at_once_and_kept() {
    let phone = Phone::new();
    phone.tap("open-settings");
    assert!(phone.is_checked("text-size-100"));
    let scale = |phone: &Phone| phone.ui.window().global::<Size>().get_scale();
    for (id, wanted) in [
        ("text-size-150", 1.5),
        ("text-size-200", 2.0),
        ("text-size-100", 1.0),
        ("text-size-150", 1.5),
    ] {
        phone.tap(id);
        assert_eq!(
            phone.chosen(&["text-size-100", "text-size-150", "text-size-200"]),
            Some(id)
        );
        assert_eq!(scale(&phone), wanted);
        for chip in ["text-size-100", "text-size-150", "text-size-200"] {
            let element = phone.get(chip);
            let right = element.absolute_position().x + element.size().width;
            assert!(right <= 360.0, "{chip} ends at {right} with {id}");
        }
    }
    let phone = phone.restart();
    assert_eq!(scale(&phone), 1.5);
    assert!(phone.is_checked("text-size-150"));
    // The other settings stay as they are.
    phone.taps("theme-dark language-fr");
    let phone = phone.restart_unasked();
    assert_eq!(scale(&phone), 1.5);
    assert!(phone.is_checked("theme-dark") && phone.is_checked("language-fr"));
}
