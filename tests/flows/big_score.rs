//! The totals, read from across the table.

mod picture;

use ardoise::ui::bridge::{FarHalfChoice, Settings};
use slint::platform::Key;
use slint::{ComponentHandle, SharedString};

use super::{THREE, play, play_three, seat, seated};
use crate::phone::{Phone, has_a_font};
use picture::Picture;

/// Opens the page from that of the sheet.
#[track_caller]
fn open(phone: &Phone) {
    phone.taps("sheet-more open-big-score");
    assert!(phone.shows("big-score"));
}

/// An adjustment for a side, which may be below nought.
#[track_caller]
fn adjust(phone: &Phone, side: u8, points: i32) {
    phone.taps(&format!("other-entry new-adjustment adjustment-{side}"));
    if points < 0 {
        phone.tap("adjustment-minus");
    }
    super::digits(phone, &points.abs().to_string());
    phone.tap("save");
}

/// A phone whose sheet stands at these totals, after a deal.
#[track_caller]
fn at(phone: Phone, one: i32, two: i32) -> Phone {
    play(&phone, 1, "110", "112");
    for (side, points) in [(1, one - 220), (2, two - 50)] {
        if points != 0 {
            adjust(&phone, side, points);
        }
    }
    phone
}

fn turn(phone: &Phone, half: FarHalfChoice) {
    let settings = phone.ui.window().global::<Settings>();
    settings.invoke_set_far_half(half);
}

/// A phone that is looked at, with an open sheet of Coinche.
fn drawn() -> Option<Phone> {
    let phone = seat(Phone::builder().pixels().start());
    has_a_font().then_some(phone)
}

#[test]
fn it_opens_from_the_menu_and_shows_nothing_but_the_totals() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    assert_eq!(phone.label("big-score"), "Back to the sheet");
    assert_eq!(phone.description("big-score"), "Us: 280, Them: 480");
    for other in ["title", "back", "undo", "new-deal", "snack", "total-1"] {
        assert!(!phone.shows(other), "{other}");
    }
    let (width, height) = (phone.size().width, phone.size().height);
    let size = phone.get("big-score").size();
    assert_eq!((size.width, size.height), (width, height));
}

#[test]
fn a_tap_or_a_key_brings_the_page_of_the_sheet_back() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    phone.tap("big-score");
    assert_eq!(phone.totals(), THREE);
    let keys: [SharedString; 4] = [
        Key::Escape.into(),
        Key::Back.into(),
        Key::Return.into(),
        " ".into(),
    ];
    for key in keys {
        open(&phone);
        phone.key(key.clone());
        assert!(!phone.shows("big-score"), "{key:?}");
        assert_eq!(phone.totals(), THREE, "{key:?}");
    }
    // What means something on the page of the sheet means nothing here.
    open(&phone);
    phone.chord(&[Key::Control], 'z');
    phone.key("5");
    assert_eq!(phone.description("big-score"), "Us: 280, Them: 480");
    phone.tap("big-score");
    assert_eq!(phone.totals(), THREE);
}

#[test]
fn it_follows_every_change() {
    let phone = seated();
    let check = |wanted: &str| {
        open(&phone);
        assert_eq!(phone.description("big-score"), wanted);
        phone.tap("big-score");
    };
    check("Us: 0, Them: 0");
    play(&phone, 1, "110", "112");
    check("Us: 220, Them: 50");
    adjust(&phone, 1, -380);
    check("Us: −160, Them: 50");
    phone.tap("undo");
    check("Us: 220, Them: 50");
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "Les Craies");
    phone.tap("apply-details");
    check("Les Craies: 220, Them: 50");
    adjust(&phone, 2, 2000);
    check("Les Craies: 220, Them: 2050, won");
}

#[test]
fn it_is_there_again_after_a_restart() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    let phone = phone.restart();
    assert_eq!(phone.description("big-score"), "Us: 280, Them: 480");
    phone.tap("big-score");
    assert_eq!(phone.totals(), THREE);
}

#[test]
fn every_game_has_it() {
    let phone = Phone::new();
    phone.taps("new-sheet game-couillon start");
    super::couillon::deal(&phone, "nobody", "won-1");
    open(&phone);
    assert_eq!(
        phone.description("big-score"),
        "Us: 4 wins to go, Them: 5 wins to go"
    );
    phone.tap("big-score");
    super::couillon::wins(&phone, "won-1", 3);
    open(&phone);
    assert_eq!(
        phone.description("big-score"),
        "Us: 1 win to go, Them: 5 wins to go"
    );
    phone.taps("big-score back new-sheet game-koetsieren seats-3");
    phone.type_into("player-name-2", "Bea");
    phone.tap("start");
    super::koetsieren::play(&phone, &["1/1 3/3 2/1"]);
    open(&phone);
    let totals = phone.description("big-score");
    assert_eq!(totals, "Player 1: 0, Bea: 0, Player 3: 1");
    phone.taps("big-score back new-sheet game-kopknack seats-8 start");
    super::kopknack::play(&phone, super::kopknack::N3);
    open(&phone);
    let totals = phone.description("big-score");
    assert_eq!(totals.matches(", Player").count(), 7, "{totals}");
}

#[test]
fn the_digits_are_those_that_were_chosen() {
    let Some(phone) = drawn() else {
        return;
    };
    let phone = at(phone, 1860, 740);
    open(&phone);
    let western = Picture::of(&phone);
    phone.taps("big-score back open-settings digits-arabic-indic back sheet-running-0");
    open(&phone);
    let text = phone.description("big-score");
    assert!(text.contains("١٨٦٠") && text.contains("٧٤٠"), "{text}");
    let arabic = Picture::of(&phone);
    assert!(!arabic.upper().is_like(&western.upper()));
    assert!(!arabic.lower().is_like(&western.lower()));
}

/// A half of the picture.
type Half = fn(&Picture) -> Picture;

#[test]
fn the_far_half_turns_when_it_is_set_so() {
    let Some(phone) = drawn() else {
        return;
    };
    let phone = at(phone, 740, 2690);
    open(&phone);
    // The flag beside the mark turns, too.
    assert!(phone.description("big-score").ends_with("2690, won"));
    for size in [(360.0, 640.0), (844.0, 390.0), (800.0, 1280.0)] {
        phone.resize(size.0, size.1);
        turn(&phone, FarHalfChoice::Upright);
        let upright = Picture::of(&phone);
        turn(&phone, FarHalfChoice::Turned);
        let turned = Picture::of(&phone);
        let (near, far): (Half, Half) = if size.0 > size.1 {
            (|it| it.half((0, 1), (0, 2)), |it| it.half((1, 2), (0, 2)))
        } else {
            (Picture::lower, Picture::upper)
        };
        assert!(
            near(&turned).is_like(&near(&upright)),
            "{size:?}: the near half stays"
        );
        assert!(
            !far(&turned).is_like(&far(&upright)),
            "{size:?}: the far half does not"
        );
        assert!(
            far(&turned).turned().is_like(&far(&upright)),
            "{size:?}: it is the same from the other side"
        );
    }
}

#[test]
fn in_the_hand_of_a_phone_the_totals_fill_its_width() {
    let Some(phone) = drawn() else {
        return;
    };
    let phone = at(phone, 1860, 740);
    open(&phone);
    for (width, height) in [(320.0, 568.0), (360.0, 640.0), (390.0, 844.0)] {
        phone.resize(width, height);
        let picture = Picture::of(&phone);
        assert!(picture.lower().filled().0 > 0.85, "1860 at {width}");
        // The shorter one is written as large, and no larger.
        let shorter = picture.upper().filled().0;
        assert!((0.55..0.75).contains(&shorter), "740 at {width}: {shorter}");
    }
}
