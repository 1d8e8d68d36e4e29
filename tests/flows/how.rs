//! The page that tells how a deal is scored, under the rules of the page it was opened from.

use ardoise::app::Page;
use ardoise::domain::GameName;
use ardoise::ui::bridge::{CardColumn, How, HowClause, HowLine};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::phone::Phone;

/// A phone so high that every page is in sight, with a sheet of this game on it.
fn seated(game: &str) -> Phone {
    let phone = Phone::builder().size(360.0, 6000.0).start();
    phone.taps(&format!("new-sheet game-{game} start"));
    phone
}

/// What the page says.
fn lines(phone: &Phone) -> Vec<HowLine> {
    let lines = phone.ui.window().global::<How>().get_lines();
    lines.iter().collect()
}

/// The sentence with this code, read from the page, and its first number; nothing when the page does not say it.
#[track_caller]
fn says(phone: &Phone, clause: HowClause) -> Option<(String, i32)> {
    let lines = lines(phone);
    let at = lines.iter().position(|line| line.clause == clause)?;
    let sentence = phone.label(&format!("how-line-{}", at + 1));
    assert!(sentence.ends_with('.'), "{sentence:?}");
    Some((sentence, lines[at].a))
}

#[track_caller]
fn page(phone: &Phone) -> Page {
    phone.kept().session.page
}

/// Sets a value of a switch of the open sheet, both by their place on the page.
fn choose(phone: &Phone, switch: usize, choice: usize) {
    phone.taps(&format!("rules rule-{switch}-{choice} apply-rules"));
}

/// Opens the page from the details of the open sheet.
fn open(phone: &Phone) {
    phone.taps("sheet-more details how");
    assert_eq!(phone.label("title"), "How it is scored");
    assert_eq!(page(phone), Page::How);
}

/// A switch that is changed, as its place and a value; what the page says before, and what after.
struct Case {
    game: GameName,
    name: &'static str,
    switch: (usize, usize),
    before: (HowClause, &'static str),
    after: (HowClause, &'static str),
}

#[rustfmt::skip]
const CASES: [Case; 4] = [
    Case {
        game: GameName::Coinche, name: "coinche", switch: (11, 1),
        before: (HowClause::Sequences, "Three cards of a suit in a row are worth 20, four 50, five or more 100."),
        after: (HowClause::NoDeclarations, "Declarations are not scored."),
    },
    Case {
        game: GameName::Couillon, name: "couillon", switch: (1, 1),
        before: (HowClause::NextWinWorth, "With the tie mark, after however many ties, the next win rubs out 2 strokes."),
        after: (HowClause::TiesAdd, "Each tie makes the next win rub out 1 stroke more."),
    },
    Case {
        game: GameName::Koetsieren, name: "koetsieren", switch: (1, 1),
        before: (HowClause::Difference, "Each trick too many or too few costs 1 penalty point."),
        after: (HowClause::Squared, "The tricks too many or too few count times themselves: 2 off cost 4 penalty points."),
    },
    Case {
        game: GameName::Kopknack, name: "kopknack", switch: (4, 1),
        before: (HowClause::DoubleOfTwoStakes, "Who knocked and took no trick pays the double: 6, twice the stake."),
        after: (HowClause::DoubleOfOneStake, "Who knocked and took no trick pays the double: 3, the stake."),
    },
];

#[track_caller]
fn told(phone: &Phone, clause: (HowClause, &str), not: (HowClause, &str)) {
    let sentence = says(phone, clause.0).map(|it| it.0);
    assert_eq!(sentence.as_deref(), Some(clause.1));
    assert_eq!(says(phone, not.0), None);
}

#[test]
fn the_page_of_every_game_follows_its_sheet() {
    assert!(
        CASES
            .iter()
            .map(|it| it.game)
            .eq(GameName::ALL.iter().copied())
    );
    for case in CASES {
        let phone = seated(case.name);
        open(&phone);
        told(&phone, case.before, case.after);
        phone.tap("back");
        assert_eq!(page(&phone), Page::Details);
        phone.tap("back");
        choose(&phone, case.switch.0, case.switch.1);
        open(&phone);
        told(&phone, case.after, case.before);
        let rules = format!("House rules: {}", named(case.game));
        assert_eq!(phone.label("how-rules"), rules);
        // It stays over a restart.
        let phone = phone.restart();
        assert_eq!(page(&phone), Page::How);
        told(&phone, case.after, case.before);
        phone.taps("back back undo");
        open(&phone);
        told(&phone, case.before, case.after);
    }
}

/// How rules of this game that differ in one switch are called.
fn named(game: GameName) -> &'static str {
    match game {
        GameName::Couillon => "Couillon and 1 difference",
        _ => "custom: 1 difference",
    }
}

#[test]
fn every_sentence_of_every_game_is_worded() {
    for case in CASES {
        let phone = seated(case.name);
        open(&phone);
        let mut seen = Vec::new();
        for at in 1..=lines(&phone).len() {
            let sentence = phone.label(&format!("how-line-{at}"));
            assert!(!seen.contains(&sentence), "{sentence:?} twice");
            seen.push(sentence);
        }
        assert!(!phone.shows(&format!("how-line-{}", seen.len() + 1)));
        assert!(seen.len() > 8);
    }
}

#[test]
fn from_the_rules_page_it_follows_what_stands_there() {
    let phone = seated("coinche");
    phone.taps("rules rule-11-1 how");
    assert_eq!(page(&phone), Page::How);
    assert!(says(&phone, HowClause::NoDeclarations).is_some());
    let phone = phone.restart();
    assert!(says(&phone, HowClause::NoDeclarations).is_some());
    phone.tap("back");
    assert_eq!(page(&phone), Page::Rules);
    // What was chosen there is still there, and still not in force.
    assert!(phone.is_checked("rule-11-1"));
    assert!(phone.is_enabled("apply-rules"));
    phone.taps("rule-11-0 how");
    assert_eq!(says(&phone, HowClause::NoDeclarations), None);
    phone.taps("back back");
    assert_eq!(page(&phone), Page::Sheet);
    assert_eq!(phone.label("rules"), "House rules: Standard");
}

#[test]
fn a_sheet_that_is_being_set_up_has_its_page_too() {
    let phone = Phone::builder().size(360.0, 6000.0).start();
    phone.taps("new-sheet game-koetsieren target-15");
    phone.type_into("player-name-1", "Ada");
    phone.tap("how");
    let limit = says(&phone, HowClause::HighestLoses).expect("the limit");
    assert_eq!(limit.1, 15);
    assert!(limit.0.contains("15 penalty points or more"), "{}", limit.0);
    assert_eq!(phone.label("how-sheet"), "Koetsieren to 15");
    phone.key(Key::Escape);
    assert_eq!(page(&phone), Page::NewSheet);
    assert_eq!(phone.value("player-name-1"), "Ada");
    // Its rules page tells of what is chosen there.
    phone.taps("open-rules rule-1-1 how");
    assert!(says(&phone, HowClause::Squared).is_some());
    phone.taps("back apply-rules how");
    assert!(says(&phone, HowClause::Squared).is_some());
    phone.taps("back start sheet-more details how");
    assert!(says(&phone, HowClause::Squared).is_some());
}

#[test]
fn details_that_were_half_filled_are_still_there() {
    let phone = seated("couillon");
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "Hens");
    phone.taps("target-7 how");
    let strokes = says(&phone, HowClause::Strokes).expect("the strokes");
    assert_eq!(strokes.1, 7, "as they are being filled in");
    phone.key(Key::Escape);
    assert_eq!(page(&phone), Page::Details);
    assert_eq!(phone.value("side-name-1"), "Hens");
    assert!(phone.is_checked("target-7"));
}

#[test]
fn the_cards_have_a_column_for_each_kind_of_trump() {
    let phone = seated("coinche");
    open(&phone);
    let columns = |phone: &Phone| -> Vec<CardColumn> {
        let columns = phone.ui.window().global::<How>().get_columns();
        columns.iter().collect()
    };
    assert_eq!(columns(&phone), [CardColumn::Trump, CardColumn::Plain]);
    assert_eq!(phone.label("card-column-1"), "Trump");
    assert_eq!(phone.label("card-1"), "ace: 11, 11");
    assert_eq!(phone.label("card-5"), "jack: 20, 2");
    assert_eq!(phone.label("card-6"), "nine: 14, 0");
    phone.taps("back back");
    choose(&phone, 3, 1);
    open(&phone);
    assert_eq!(columns(&phone).len(), 4);
    assert_eq!(phone.label("card-1"), "ace: 11, 11, 19, 6");
    assert_eq!(phone.label("card-5"), "jack: 20, 2, 2, 14");

    let phone = seated("couillon");
    open(&phone);
    assert_eq!(phone.label("card-1"), "ace: 4");
    assert_eq!(phone.label("card-4"), "jack: 1");

    let phone = seated("kopknack");
    open(&phone);
    assert!(!phone.shows("card-1"));
}

#[test]
fn escape_leaves_it() {
    let phone = seated("kopknack");
    open(&phone);
    phone.key(Key::Escape);
    assert_eq!(page(&phone), Page::Details);
    phone.key(Key::Escape);
    assert_eq!(page(&phone), Page::Sheet);
}

#[test]
fn on_the_narrowest_phone_the_last_sentence_is_reached() {
    for case in CASES {
        let phone = seated(case.name);
        open(&phone);
        let last = format!("how-line-{}", lines(&phone).len());
        phone.resize(320.0, 400.0);
        assert!(!phone.shows(&last), "{}", case.name);
        phone.reach(&last, "how-line-1");
    }
}
