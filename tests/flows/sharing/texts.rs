//! The text of a sheet, to the letter: as it is pasted into a message.

use crate::flows::koetsieren::play as play_koetsieren;
use crate::flows::kopknack::play as play_kopknack;
use crate::flows::{couillon, digits, play_three};
use crate::phone::{Phone, bare};

/// The text of the open sheet, without isolates and without the day on which it was begun.
#[track_caller]
fn text(phone: &Phone) -> String {
    phone.taps("sheet-more open-share copy-text");
    let copied = bare(&phone.elsewhere.copied().expect("a text"));
    let (title, rest) = copied.split_once('\n').expect("a title");
    let (day, rest) = rest.split_once('\n').expect("a day");
    assert_eq!(day.len(), "2026-11-29".len(), "{day:?} is a day");
    phone.tap("back");
    format!("{title}\n{rest}")
}

fn names(phone: &Phone, names: &[&str]) {
    for (seat, name) in names.iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
}

#[test]
fn of_coinche() {
    let phone = Phone::new();
    phone.tap("new-sheet");
    names(&phone, &["Anna", "Bo", "Cem", "Dee"]);
    phone.type_into("side-name-2", "Guests");
    phone.tap("target-1000");
    phone.tap("start");
    assert_eq!(
        text(&phone),
        "Coinche to 1000
Us: Anna, Cem
Guests: Bo, Dee
House rules: Standard

Nothing has been played yet.

Us: 0
Guests: 0"
    );
    play_three(&phone);
    phone.taps("other-entry new-adjustment adjustment-1 adjustment-minus");
    digits(&phone, "50");
    phone.type_into("note", "revoke");
    phone.taps("save other-entry new-passed save other-entry new-dealer seat-3 save");
    phone
        .taps("new-deal bidder-2 trump-hearts bid-capot all-tricks-2 double-coinche belote-2 save");
    assert_eq!(
        text(&phone),
        "Coinche to 1000
Us: Anna, Cem
Guests: Bo, Dee
House rules: Standard

1: Us bid 110, made, Us 222, Guests 50, totals 222 to 50"
    );
}

#[test]
fn of_couillon() {
    let phone = Phone::new();
    phone.taps("new-sheet game-couillon start");
    couillon::deal(&phone, "1", "won-1");
    couillon::deal(&phone, "1", "won-2");
    couillon::wins(&phone, "won-2", 4);
    couillon::deal(&phone, "nobody", "tie");
    assert_eq!(text(&phone), "");
}

#[test]
fn of_koetsieren() {
    let phone = Phone::new();
    phone.taps("new-sheet game-koetsieren seats-4");
    names(&phone, &["Griet", "Jan", "", "Wim"]);
    phone.tap("start");
    play_koetsieren(&phone, &["1/1 3/2 2/2 0/0", "2/1 2/0 0/1 3/3"]);
    assert_eq!(text(&phone), "");
}

#[test]
fn of_kopknack() {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack seats-4");
    names(&phone, &["Örjan", "Britt"]);
    phone.taps("start new-deal sweep save");
    play_kopknack(&phone, &[(0, 2), (1, 1), (3, 0)]);
    assert_eq!(text(&phone), "");
    phone.taps("other-entry new-ending ending-share save");
    assert_eq!(text(&phone), "");
}

#[test]
fn in_the_language_of_the_app() {
    let phone = Phone::builder().language("fr").start();
    phone.taps("new-sheet start");
    play_three(&phone);
    let french = text(&phone);
    assert!(french.starts_with("Coinche"), "{french}");
    assert!(french.contains(&phone.label("entry-1")), "{french}");
    let phone = Phone::builder().language("ar").start();
    phone.taps("new-sheet start");
    play_three(&phone);
    phone.taps("sheet-more open-share copy-text");
    let arabic = phone.elsewhere.copied().expect("a text");
    phone.tap("back");
    assert!(arabic.contains(&phone.heard("entry-3")), "{arabic}");
    // What is opened is closed in the same line, so that no line turns the next one around.
    for line in arabic.lines() {
        let opened = line.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count();
        assert_eq!(opened, line.matches('\u{2069}').count(), "{line:?}");
    }
    assert!(!arabic.contains(['\u{202a}', '\u{202b}', '\u{202e}', '\0']));
}
