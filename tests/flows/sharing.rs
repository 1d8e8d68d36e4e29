//! What goes out: a sheet as a text for a messenger, and sheets as files.

mod texts;

use ardoise::outside::{Saved, Trouble};
use ardoise::store::exchange;
use slint::platform::Key;

use super::importing::to_the_end;
use super::{play_three, seat, seated};
use crate::phone::{Phone, bare};

/// Three deals of Coinche, with the page for sharing in front.
fn shared() -> Phone {
    let phone = seated();
    play_three(&phone);
    phone.taps("sheet-more open-share");
    phone
}

#[test]
fn what_is_copied_is_what_the_page_says() {
    let phone = shared();
    assert!(!phone.shows("share-news"));
    phone.tap("copy-text");
    assert_eq!(
        phone.label("share-news"),
        "Copied. Now it can be pasted elsewhere."
    );
    assert_eq!(phone.label("told"), phone.label("share-news"));
    let copied = phone.elsewhere.copied().expect("a text");
    assert_eq!(phone.pasted(), copied, "another programme gets it");
    let lines = copied.lines().enumerate();
    let shown = lines.filter(|(_, line)| !line.is_empty());
    for (at, line) in shown {
        let id = format!("share-line-{}", at + 1);
        assert_eq!(phone.label(&id), bare(line));
    }
    // A message about the past is over with the page.
    phone.taps("back sheet-more open-share");
    assert!(!phone.shows("share-news"));
}

#[test]
fn a_text_is_handed_on_where_the_system_can() {
    assert!(!shared().shows("share-text"), "this system cannot");
    let phone = seat(Phone::builder().shares().start());
    play_three(&phone);
    phone.taps("sheet-more open-share copy-text share-text");
    let text = phone.elsewhere.copied().expect("a text");
    assert_eq!(
        phone.elsewhere.shared(),
        [("Coinche to 2000".to_owned(), text)]
    );
    assert!(
        !phone.shows("share-news"),
        "the system has shown what it did"
    );
    phone.elsewhere.shares(Err(Trouble::Failed));
    phone.tap("share-text");
    let said = "Not shared: this device does not allow it.";
    assert_eq!(phone.label("share-news"), said);
    assert_eq!(phone.label("told"), said);
}

#[test]
fn a_saved_file_is_what_the_store_writes() {
    let phone = shared();
    let sheet = phone.sheet_text();
    let created = phone.kept().documents[0].created;
    let day = created.with_timezone(&chrono::Local).format("%Y-%m-%d");
    phone.tap("save-json");
    let (name, text) = phone.elsewhere.saved().remove(0);
    assert_eq!(name, format!("coinche-{day}.json"));
    assert_eq!(text, sheet);
    let place = format!("/elsewhere/{name}");
    assert_eq!(phone.label("share-news"), format!("Saved: {place}"));
    phone.tap("save-table");
    let (name, text) = phone.elsewhere.saved().remove(1);
    assert_eq!(name, format!("coinche-{day}.csv"));
    assert_eq!(text, exchange::write_csv(&phone.kept().documents[0]));
    assert!(text.starts_with("entry,kind,dealer,"), "{text}");
}

#[test]
fn all_sheets_are_saved_together() {
    let phone = Phone::new();
    phone.tap("open-settings");
    assert!(!phone.is_enabled("save-all"), "there is none");
    phone.tap("back");
    for game in ["coinche", "couillon", "koetsieren", "kopknack"] {
        phone.taps(&format!("new-sheet game-{game} start back"));
    }
    phone.taps("open-settings save-all");
    let (name, text) = phone.elsewhere.saved().remove(0);
    assert!(name.starts_with("ardoise-2") && name.ends_with(".json") && name.is_ascii());
    let kept = phone.kept().documents;
    assert_eq!(text, exchange::write_all(&kept).expect("written"));
    assert_eq!(exchange::read(&text).expect("read").len(), 4);
    assert!(phone.label("share-news").contains(&name));
}

#[test]
fn what_could_not_be_saved_is_said_and_nothing_is_lost() {
    let phone = shared();
    let sheet = phone.sheet_text();
    for (trouble, said) in [
        (Trouble::Full, "Not saved: no space is left there."),
        (
            Trouble::Denied,
            "Not saved: this device does not allow writing there.",
        ),
        (Trouble::Failed, "Not saved: the device reports an error."),
        (Trouble::NoDialog, "Not saved: the device reports an error."),
    ] {
        phone.elsewhere.saves(Err(trouble));
        phone.tap("save-json");
        assert_eq!(phone.label("share-news"), said);
        assert_eq!(phone.label("told"), said);
    }
    assert!(!phone.shows("unsaved"), "the app's own folder is well");
    phone.elsewhere.saves(Ok(Saved::Nowhere));
    phone.tap("save-json");
    assert!(!phone.shows("share-news"), "nobody wanted it after all");
    let place = "/home/ana/Downloads/coinche-2.json".to_owned();
    phone.elsewhere.saves(Ok(Saved::Unasked(place.clone())));
    phone.tap("save-json");
    assert!(phone.label("share-news").ends_with(&place));
    phone.tap("back");
    assert_eq!(phone.totals(), super::THREE);
    assert_eq!(phone.sheet_text(), sheet);
}

#[test]
fn two_taps_ask_once() {
    let phone = shared();
    phone.elsewhere.wait();
    phone.taps("save-json save-json save-table");
    assert_eq!(phone.elsewhere.open(), 1);
    assert!(!phone.shows("share-news"), "nothing has come of it yet");
    phone.elsewhere.answer();
    assert!(phone.shows("share-news"));
    phone.tap("save-table");
    assert_eq!(phone.elsewhere.open(), 1, "the next one is asked for");
    // Whoever leaves the page with a dialog open can ask again.
    phone.taps("back sheet-more open-share save-json");
    assert_eq!(phone.elsewhere.open(), 2);
}

#[test]
fn a_sheet_is_shared_from_the_drawer() {
    let phone = seated();
    play_three(&phone);
    phone.taps("back sheet-menu-running-0 sheet-share copy-text");
    let copied = phone.elsewhere.copied().expect("a text");
    assert!(copied.starts_with("Coinche to 2000\n"));
    phone.tap("back");
    assert_eq!(phone.totals(), super::THREE);
    phone.taps("sheet-more open-share");
    let phone = phone.restart();
    assert_eq!(phone.totals(), super::THREE, "the sheet is in front");
}

#[test]
fn a_window_that_only_looks_hands_sheets_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = super::seat(Phone::builder().folder(folder.path()).start());
    play_three(&first);
    let second = Phone::builder().folder(folder.path()).start();
    second.taps("back sheet-menu-running-0 sheet-share copy-text save-json");
    assert!(second.elsewhere.copied().is_some());
    assert_eq!(second.elsewhere.saved()[0].1, first.sheet_text());
    second.taps("back back open-settings open-import");
    second.elsewhere.picks(Ok(Some(first.sheet_text())));
    second.tap("import-pick");
    assert!(!second.is_enabled("take-in"));
    assert_eq!(
        second.label("import-why-not"),
        "Nothing can be changed in this window"
    );
    second.poke("take-in");
    assert!(second.shows("arrival-1"), "the page is still there");
    assert_eq!(first.kept().documents.len(), 1);
}

#[test]
fn a_long_text_scrolls_by_keyboard() {
    let phone = seated();
    for _ in 0..8 {
        super::play(&phone, 1, "80", "82");
    }
    phone.taps("sheet-more open-share");
    phone.resize(360.0, 500.0);
    to_the_end(&phone, "share-line-14");
    for key in [
        Key::Home,
        Key::PageDown,
        Key::DownArrow,
        Key::UpArrow,
        Key::PageUp,
    ] {
        phone.key(key);
    }
    assert!(phone.shows("share-line-1"));
}
