//! Looking at how the match went, and opening its deals from there.

mod keys;
mod players;

use std::time::Duration;

use ardoise::ui::bridge;
use ardoise::ui::chart::{Across, Frame, TENTHS};
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};

use super::{digits, play, play_three, seat, seated};
use crate::phone::{Phone, bare};

/// Opens the chart of the open sheet.
#[track_caller]
pub fn open(phone: &Phone) {
    phone.taps("sheet-more open-chart");
}

/// The place in which the lines are drawn.
#[track_caller]
fn lines(phone: &Phone) -> ElementHandle {
    let found = ElementQuery::from_root(phone.ui.window())
        .match_descendants()
        .match_inherits("ChartLines")
        .find_first();
    found.expect("the lines of the chart")
}

/// Where an entry of so many stands in the window.
#[track_caller]
fn place(phone: &Phone, entry: usize, entries: usize, leftward: bool) -> LogicalPosition {
    let lines = lines(phone);
    let (at, size) = (lines.absolute_position(), lines.size());
    let frame = Frame {
        width: size.width as i32,
        height: size.height as i32,
        leftward,
    };
    let across = Across::new(entries, frame).at(entry) as f32 / TENTHS as f32;
    LogicalPosition::new(at.x + across, at.y + size.height / 3.0)
}

/// How far it is from one entry to the next.
fn apart(phone: &Phone, entries: usize) -> f32 {
    (place(phone, 1, entries, false).x - place(phone, 0, entries, false).x).abs()
}

fn finger(phone: &Phone, event: WindowEvent) {
    phone.ui.window().window().dispatch_event(event);
    phone.wait(Duration::from_millis(40));
}

/// Puts a finger down, draws it along and lifts it.
pub fn draw(phone: &Phone, places: &[LogicalPosition]) {
    let button = PointerEventButton::Left;
    let (first, last) = (places[0], places[places.len() - 1]);
    finger(phone, WindowEvent::PointerMoved { position: first });
    let position = first;
    finger(phone, WindowEvent::PointerPressed { position, button });
    for position in places.iter().copied() {
        finger(phone, WindowEvent::PointerMoved { position });
    }
    let position = last;
    finger(phone, WindowEvent::PointerReleased { position, button });
    finger(phone, WindowEvent::PointerExited);
    phone.wait(Duration::from_millis(200));
}

fn tap(phone: &Phone, position: LogicalPosition) {
    draw(phone, &[position]);
}

/// The number of the entry that the chart tells about.
#[track_caller]
fn told(phone: &Phone) -> i32 {
    phone.figure("chart-open").expect("a number")
}

/// The number of the entry whose form is open.
#[track_caller]
fn in_hand(phone: &Phone) -> i32 {
    let title = phone.label("title");
    let number = phone.figures("title");
    match number.first() {
        Some(number) => *number,
        None => panic!("{title:?} is open"),
    }
}

/// Seven entries: five deals, one that everybody passed, and an adjustment.
fn seven(phone: &Phone) {
    play_three(phone);
    play(phone, 2, "100", "120");
    play(phone, 1, "130", "140");
    phone.taps("other-entry new-passed save other-entry new-adjustment");
    phone.taps("adjustment-1 adjustment-minus");
    digits(phone, "50");
    phone.tap("save");
}

#[test]
fn a_tap_near_a_point_opens_its_deal_and_comes_back() {
    let phone = seated();
    seven(&phone);
    open(&phone);
    let apart = apart(&phone, 7);
    for entry in 1..=7usize {
        for beside in [-0.45, 0.0, 0.45] {
            let mut at = place(&phone, entry, 7, false);
            at.x += apart * beside;
            tap(&phone, at);
            let wanted = i32::try_from(entry).unwrap();
            assert_eq!(in_hand(&phone), wanted, "{beside} beside it");
            phone.tap("back");
            assert_eq!(told(&phone), wanted, "the chart tells about it");
        }
    }
    // The edges of the window belong to the first and to the last.
    let lines = lines(&phone);
    let (at, size) = (lines.absolute_position(), lines.size());
    for (x, wanted) in [(at.x - 6.0, 1), (at.x + size.width - 1.0, 7)] {
        for y in [
            at.y + 2.0,
            at.y + size.height - 2.0,
            at.y + size.height + 60.0,
        ] {
            tap(&phone, LogicalPosition::new(x, y));
            assert_eq!(in_hand(&phone), wanted, "at {x}, {y}");
            phone.tap("back");
        }
    }
    phone.tap("back");
    assert!(phone.shows("new-deal"), "behind the chart lies the sheet");
}

#[test]
fn a_finger_drawn_along_it_looks_and_opens_nothing() {
    let phone = seated();
    seven(&phone);
    open(&phone);
    assert_eq!(told(&phone), 7, "at first the newest");
    let way = [6, 5, 4, 3].map(|entry| place(&phone, entry, 7, false));
    draw(&phone, &way);
    assert_eq!(told(&phone), 3);
    assert!(phone.shows("chart"));
}

#[test]
fn every_entry_says_what_it_brought_and_what_that_made() {
    let phone = seated();
    seven(&phone);
    let ledger = phone.ledger();
    open(&phone);
    for row in ledger.iter().rev() {
        assert_eq!(told(&phone), row.number);
        assert_eq!(phone.figures("chart-line-1"), [row.points_1, row.total_1]);
        assert_eq!(phone.figures("chart-line-2"), [row.points_2, row.total_2]);
        let heard = phone.figures("chart");
        assert_eq!(heard, [row.number, row.total_1, row.total_2]);
        assert_eq!(phone.value("chart"), row.number.to_string());
        let first = row.number == 1;
        assert_eq!(phone.is_enabled("chart-before"), !first);
        if !first {
            phone.tap("chart-before");
        }
    }
    phone.tap("chart-after");
    assert_eq!(told(&phone), 2);
    assert_eq!(bare(&phone.heard("chart")), "Deal 2: Us 280, Them 240");
    phone.tap("chart-open");
    assert_eq!(in_hand(&phone), 2);
}

#[test]
fn the_chart_follows_a_correction() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    let outline = |phone: &Phone| {
        let chart = phone.ui.window().global::<bridge::Chart>();
        chart.invoke_line(chart.get_version(), 0, false, 300, 200, 1)
    };
    let before = outline(&phone);
    phone.tap("chart-before");
    assert_eq!(phone.figures("chart"), [2, 280, 240]);
    // The bid of 90 counts twice: 90 more for them.
    phone.taps("chart-open double-coinche save");
    assert!(phone.shows("chart"), "back where it was opened from");
    assert_eq!(phone.figures("chart"), [2, 280, 330]);
    let changed = outline(&phone);
    // Taken away altogether.
    phone.taps("chart-open delete-entry");
    assert!(phone.shows("chart"));
    assert_eq!(phone.figures("chart")[0], 2);
    assert_eq!(phone.get("chart").accessible_value_maximum(), Some(2.0));
    assert_ne!(outline(&phone), changed);
    phone.taps("back undo undo");
    open(&phone);
    assert_eq!(outline(&phone), before);
    assert_eq!(told(&phone), 3, "the newest, whatever was looked at before");
}

#[test]
fn a_form_of_the_sheet_closes_onto_the_sheet() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    phone.taps("chart-open back back entry-2 back");
    assert!(phone.shows("new-deal"));
    play(&phone, 1, "110", "112");
    assert!(phone.shows("new-deal"));
}

#[test]
fn it_opens_where_it_was_left() {
    let phone = seated();
    play_three(&phone);
    open(&phone);
    let phone = phone.restart();
    assert_eq!(told(&phone), 3);
    phone.tap("chart-open");
    let phone = phone.restart();
    phone.tap("back");
    assert!(phone.shows("chart"), "the form was opened from there");
}

#[test]
fn an_empty_sheet_says_what_to_do() {
    let phone = seated();
    open(&phone);
    assert!(phone.shows("chart-empty") && !phone.shows("chart"));
    phone.key(char::from(Key::Return));
    phone.key(char::from(Key::LeftArrow));
    assert!(phone.shows("chart-empty"), "no key opens anything");
    phone.tap("back");
    play(&phone, 1, "110", "112");
    open(&phone);
    assert!(phone.shows("chart") && !phone.shows("chart-empty"));
    assert_eq!(phone.figures("chart"), [1, 220, 50]);
    tap(&phone, place(&phone, 1, 1, false));
    assert_eq!(in_hand(&phone), 1);
}

#[test]
fn in_arabic_the_time_goes_from_right_to_left() {
    let phone = seat(Phone::builder().language("ar").start());
    play_three(&phone);
    open(&phone);
    assert!(place(&phone, 1, 3, true).x > place(&phone, 3, 3, true).x);
    phone.key(char::from(Key::RightArrow));
    phone.key(char::from(Key::RightArrow));
    assert_eq!(told(&phone), 1);
    phone.key(char::from(Key::LeftArrow));
    assert_eq!(told(&phone), 2);
    for entry in [1, 2, 3usize] {
        tap(&phone, place(&phone, entry, 3, true));
        assert_eq!(in_hand(&phone), i32::try_from(entry).unwrap());
        phone.tap("back");
    }
}

#[test]
fn on_a_tablet_it_stands_beside_the_ledger() {
    let phone = seat(Phone::builder().size(1280.0, 800.0).start());
    play_three(&phone);
    assert!(phone.shows("chart-glance") && phone.shows("entry-1"));
    assert_eq!(
        phone.description("chart-glance"),
        "Deal 3: Us 280, Them 480"
    );
    for entry in [1, 2, 3usize] {
        tap(&phone, place(&phone, entry, 3, false));
        assert_eq!(in_hand(&phone), i32::try_from(entry).unwrap());
        phone.tap("back");
        assert!(phone.shows("new-deal"), "back to the sheet");
    }
    phone.get("chart-glance").invoke_accessible_default_action();
    phone.wait(Duration::from_millis(200));
    assert!(phone.shows("chart"), "its own page");
    // The page that comes takes no tap at once.
    phone.wait(Duration::from_secs(1));
    phone.tap("back");
    assert!(phone.shows("chart-glance"), "back");
    // Upright there is room for both as well; on a phone's side and on a phone there is none.
    for (width, height, shown) in [
        (800.0, 1280.0, true),
        (844.0, 390.0, false),
        (390.0, 844.0, false),
    ] {
        phone.resize(width, height);
        assert_eq!(phone.shows("chart-glance"), shown, "{width} × {height}");
    }
}
