//! The words change while the app runs; so does the look.

use ardoise::ui::bridge::{Settings, Theme, ThemeChoice};
use ardoise::ui::language;
use slint::ComponentHandle;
use slint::language::ColorScheme;

use super::{play, seated};
use crate::phone::Phone;

/// Asks for a language as the settings page does, from any page.
fn speak(phone: &Phone, tag: &str) {
    let settings = phone.ui.window().global::<Settings>();
    settings.invoke_set_language(tag.into());
}

#[test]
fn the_settings_page_changes_its_own_words() {
    let phone = Phone::new();
    phone.tap("open-settings");
    assert_eq!(phone.label("title"), "Settings");
    phone.tap("language-fr");
    assert_eq!(phone.label("title"), "Réglages");
    assert_eq!(phone.label("language-en"), "English", "named in itself");
    assert_eq!(phone.label("language-fr"), "Français");
    assert!(phone.is_checked("language-fr"));
    phone.tap("language-en");
    assert_eq!(phone.label("title"), "Settings");
    assert!(phone.is_checked("language-en"));
}

#[test]
fn every_word_of_an_open_form_changes_and_nothing_filled_in_does() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.taps(
        "new-deal bidder-1 trump-hearts belote-1 declarations declaring-1 more-0 bid bid-110 key-9",
    );
    let ids = "bidder-1 bidder-2 bid trump double-none belote-1 declarations points-1 points-2 save assessment title back"
        .split(' ');
    let words = |phone: &Phone| -> Vec<(String, String)> {
        ids.clone()
            .map(|id| (id.to_owned(), phone.label(id)))
            .collect()
    };
    let english = words(&phone);
    speak(&phone, "fr");
    let french = words(&phone);
    for (one, other) in english.iter().zip(&french) {
        assert_ne!(one.1, other.1, "{} is still English", one.0);
    }
    assert!(phone.is_checked("bidder-1"));
    assert!(phone.is_checked("belote-1"));
    assert!(phone.label("points-1").contains('9'));
    // The form goes on, and the next words are French as well.
    phone.tap("key-1");
    let sentence = phone.label("assessment");
    assert!(
        !sentence.contains("made") && !sentence.contains("failed"),
        "{sentence:?}"
    );
    speak(&phone, "en");
    phone.tap("key-erase");
    assert_eq!(words(&phone), english);
}

#[test]
fn the_ledger_and_the_arrows_change_their_words() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    play(&phone, 1, "110", "100");
    for id in [
        "entry-1",
        "entry-2",
        "undo",
        "redo",
        "dealer",
        "speaker",
        "new-deal",
        "snack",
        "snack-action",
    ] {
        speak(&phone, "en");
        play_nothing(&phone);
        if !phone.shows(id) {
            continue;
        }
        let english = phone.label(id);
        speak(&phone, "fr");
        if phone.shows(id) {
            assert_ne!(phone.label(id), english, "{id} is still English");
        }
    }
}

/// Makes a snack bar and leaves the sheet as it is.
fn play_nothing(phone: &Phone) {
    phone.taps("undo redo");
}

#[test]
fn the_language_is_kept() {
    let phone = Phone::new();
    phone.taps("open-settings language-fr");
    let french = phone.label("title");
    let phone = phone.restart_unasked();
    assert_eq!(phone.label("title"), french);
    assert!(phone.is_checked("language-fr"));
    phone.taps("language-en");
    let phone = phone.restart_unasked();
    assert_eq!(phone.label("title"), "Settings");
}

#[test]
fn the_language_of_the_command_line_comes_first_and_is_not_kept() {
    let phone = Phone::new();
    phone.taps("open-settings language-en");
    let store = phone.store.clone();
    drop(phone);
    let phone = Phone::builder().store(store).language("fr").start();
    assert_ne!(phone.label("title"), "Settings");
    assert!(phone.is_checked("language-en"), "the setting stands");
    let phone = phone.restart_unasked();
    assert_eq!(phone.label("title"), "Settings");
}

#[test]
fn a_tag_nobody_speaks_is_english() {
    let phone = Phone::builder().language("tlh").start();
    assert_eq!(phone.label("new-sheet"), "New sheet");
}

#[test]
fn a_region_of_a_language_is_that_language() {
    let phone = Phone::builder().language("fr-CH").start();
    let swiss = phone.label("new-sheet");
    drop(phone);
    let phone = Phone::builder().language("fr").start();
    assert_eq!(phone.label("new-sheet"), swiss);
    assert_ne!(swiss, "New sheet");
}

#[test]
fn names_of_players_are_not_translated() {
    let phone = Phone::builder().language("fr").start();
    phone.tap("new-sheet");
    phone.type_into("side-name-1", "Save");
    phone.type_into("player-name-1", "Us");
    phone.tap("start");
    assert!(phone.label("dealer").contains("Us"));
    phone.tap("new-deal");
    assert!(phone.label("bidder-1").contains("Save"));
}

#[test]
fn the_look_changes_at_once_and_is_kept() {
    let phone = Phone::new();
    phone.tap("open-settings");
    assert!(phone.is_checked("theme-system"));
    let page = |phone: &Phone| {
        let theme = phone.ui.window().global::<Theme>();
        (theme.get_scheme(), theme.get_page())
    };
    phone.tap("theme-dark");
    let (scheme, dark) = page(&phone);
    assert_eq!(scheme, ColorScheme::Dark);
    phone.tap("theme-light");
    let (scheme, light) = page(&phone);
    assert_eq!(scheme, ColorScheme::Light);
    let brightness =
        |colour: slint::Color| colour.red() as u32 + colour.green() as u32 + colour.blue() as u32;
    assert!(brightness(light) > brightness(dark));
    let phone = phone.restart();
    assert!(phone.is_checked("theme-light"));
    assert_eq!(page(&phone).1, light);
    phone.tap("theme-system");
    let settings = phone.ui.window().global::<Settings>();
    assert_eq!(settings.get_theme(), ThemeChoice::System);
}

#[test]
fn arabic_turns_every_row_around_and_leaves_the_sides_where_they_sit() {
    let phone = Phone::new();
    let edges = |phone: &Phone, ids: &str| -> Vec<(f32, f32)> {
        let edge = |id| {
            let element = phone.get(id);
            let left = element.absolute_position().x;
            (left, left + element.size().width)
        };
        ids.split(' ').map(edge).collect()
    };
    let turned = |phone: &Phone, ids: &str| {
        speak(phone, "en");
        let before = edges(phone, ids);
        speak(phone, "ar");
        let mirrored: Vec<(f32, f32)> = before
            .into_iter()
            .map(|(left, right)| (360.0 - right, 360.0 - left))
            .collect();
        assert_eq!(edges(phone, ids), mirrored, "{ids}");
        speak(phone, "en");
    };
    turned(&phone, "open-settings new-sheet");
    phone.tap("open-settings");
    turned(
        &phone,
        "back language-en language-fr language-nb language-ar",
    );
    phone.taps("back new-sheet");
    turned(
        &phone,
        "back game-coinche game-couillon first-dealer-1 first-dealer-2",
    );
    phone.tap("game-kopknack");
    turned(&phone, "game-kopknack seats-3 seats-8 first-dealer-6");
    phone.taps("game-coinche start");
    turned(&phone, "back undo redo sheet-more other-entry");
    // Us on the left and them on the right, as they sit.
    speak(&phone, "ar");
    let totals = edges(&phone, "total-1 total-2");
    assert!(totals[0].1 <= totals[1].0, "{totals:?}");
}

#[test]
fn the_systems_language_is_found_with_or_without_its_region() {
    let spoken = |tag: &str| language::best_of([tag]);
    assert_eq!(spoken("nl_BE"), Some("nl"));
    assert_eq!(spoken("sv-FI"), Some("sv"));
    assert_eq!(spoken("ar-MA"), Some("ar"));
    assert_eq!(spoken("nb-NO"), Some("nb"));
    // Norwegian without saying which, and the other Norwegian.
    assert_eq!(spoken("no"), Some("nb"));
    assert_eq!(spoken("nn-NO"), Some("nb"));
    assert_eq!(spoken("de-DE"), None);
    assert_eq!(language::best_of(["de", "ar", "fr"]), Some("ar"));
}
