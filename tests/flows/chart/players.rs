//! The chart where everybody plays for themselves, and of long sheets.

use std::path::PathBuf;
use std::time::Duration;

use ardoise::ui::bridge::{self, Dir, Settings, ThemeChoice};
use ardoise::ui::language;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::{in_hand, open, place, tap, told};
use crate::flows::{couillon, koetsieren, kopknack, long};
use crate::phone::Phone;

#[test]
fn one_player_at_a_time_is_followed() {
    let phone = Phone::new();
    phone.taps("new-sheet game-koetsieren seats-4 start");
    // Off by 2, 0, 1 and 3, then by 1 each but for the first.
    koetsieren::play(&phone, &["2/0 0/0 1/2 0/3", "0/0 0/1 1/2 3/2"]);
    open(&phone);
    assert!(phone.is_checked("chart-player-4"), "at first the highest");
    assert_eq!(phone.figures("chart")[..2], [2, 4]);
    phone.tap("chart-player-1");
    assert!(phone.is_checked("chart-player-1") && !phone.is_checked("chart-player-4"));
    let heard = phone.label("chart");
    assert!(heard.contains("Player 1"), "{heard}");
    let totals = |phone: &Phone, entry: usize| {
        let rows = [1, 2, 3, 4].map(|seat| phone.figures(&format!("chart-player-{seat}")));
        let totals = rows.map(|row| *row.last().expect("a total"));
        assert_eq!(told(phone), i32::try_from(entry).expect("small"));
        totals
    };
    let after = totals(&phone, 2);
    phone.tap("chart-before");
    let before = totals(&phone, 1);
    assert!(
        after
            .iter()
            .zip(&before)
            .all(|(after, before)| after >= before)
    );
    assert_ne!(after, before);
    // Who is followed stays so, whatever entry is looked at and opened.
    phone.taps("chart-open back");
    assert!(phone.is_checked("chart-player-1"));
}

#[test]
fn coins_go_up_and_down_and_come_to_nothing_together() {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack seats-6 start");
    kopknack::play(&phone, kopknack::N3);
    kopknack::play(&phone, kopknack::N3);
    open(&phone);
    let balances: Vec<i32> = (1..=6)
        .map(|seat| phone.figures(&format!("chart-player-{seat}")))
        .map(|row| *row.last().expect("a balance"))
        .collect();
    phone.tap("back");
    assert!(balances.iter().any(|it| *it < 0) && balances.iter().any(|it| *it > 0));
    let game = phone.ui.window().global::<bridge::Kopknack>();
    let shown: Vec<i32> = game.get_balances().iter().collect();
    assert_eq!(balances, shown, "as on the sheet");
}

#[test]
fn couillon_counts_down_to_nothing() {
    let phone = Phone::new();
    phone.taps("new-sheet game-couillon start");
    couillon::wins(&phone, "won-1", 2);
    couillon::wins(&phone, "won-2", 1);
    open(&phone);
    let needed = |phone: &Phone| {
        let one = *phone.figures("chart-line-1").last().expect("a number");
        (
            one,
            *phone.figures("chart-line-2").last().expect("a number"),
        )
    };
    let (one, two) = needed(&phone);
    phone.key(char::from(Key::LeftArrow));
    assert_eq!(needed(&phone), (one, two + 1));
    phone.key(char::from(Key::LeftArrow));
    assert_eq!(needed(&phone), (one + 1, two + 1));
}

#[test]
fn of_five_hundred_deals_the_nearest_opens() {
    let phone = long::with(long::of_coinche(500), 640.0);
    phone.tap("sheet-running-0");
    open(&phone);
    for entry in [1, 250, 333, 500usize] {
        tap(&phone, place(&phone, entry, 500, false));
        let opened = in_hand(&phone);
        // Less than a point is from one to the next.
        assert!(
            opened.abs_diff(i32::try_from(entry).expect("small")) <= 1,
            "{opened} for {entry}"
        );
        phone.tap("back");
    }
}

/// Draws the charts of sheets of many lengths, in both looks, on many windows: into the folder `SHOTS`.
#[test]
#[ignore = "for a person to look at"]
fn pictures() {
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let windows = [(320, 568), (390, 844), (844, 390), (1280, 800), (800, 1280)];
    for entries in [1, 8, 60, 500] {
        let store = long::store_with(long::of_coinche(entries).into());
        let phone = Phone::builder().pixels().store(store).start();
        phone.tap("sheet-running-0");
        for page in ["sheet", "chart"] {
            if page == "chart" {
                open(&phone);
            }
            for tongue in ["fr", "ar"] {
                language::speak(tongue);
                let window = phone.ui.window();
                window.global::<Dir>().set_rtl(tongue == "ar");
                for (width, height) in windows {
                    if page == "sheet" && width < 700 {
                        continue;
                    }
                    for theme in [ThemeChoice::Light, ThemeChoice::Dark] {
                        window.global::<Settings>().invoke_set_theme(theme);
                        language::speak(tongue);
                        window.global::<Dir>().set_rtl(tongue == "ar");
                        phone.resize(width as f32, height as f32);
                        phone.wait(Duration::from_secs(8));
                        let name = format!("{page}-{entries}-{tongue}-{width}-{theme:?}.png");
                        phone.shot(&folder.join(name));
                    }
                }
            }
            language::speak("en");
            phone.ui.window().global::<Dir>().set_rtl(false);
            phone.resize(360.0, 1600.0);
        }
    }
}
