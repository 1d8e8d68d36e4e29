//! The app is started twice on the same folder: the first has it, the second only looks.

use std::path::Path;

use ardoise::ui::bridge::Note;

use super::{play, play_three, seat};
use crate::phone::Phone;

fn start(folder: &Path) -> Phone {
    Phone::builder().folder(folder).start()
}

#[test]
fn the_second_window_says_so_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = seat(start(folder.path()));
    assert!(!first.shows("unsaved"));
    play_three(&first);
    first.tap("back");
    let kept = first.sheet_text();

    let second = start(folder.path());
    assert!(second.label("unsaved").contains("another window"));
    // Everything can be looked at.
    second.tap("sheet-running-0");
    assert_eq!(second.totals(), super::THREE);
    second.taps("sheet-more how-of-sheet back");
    // Nothing can be changed: not the sheet, not another one, not the settings, not even the drawer.
    for id in ["undo", "new-deal"] {
        second.poke(id);
        assert_eq!(second.totals(), super::THREE);
        assert_eq!(second.snack().0, Note::ReadOnly);
    }
    second.tap("back");
    second.tap("new-sheet");
    assert!(second.shows("sheet-running-0"), "no page of a new sheet");
    second.taps("sheet-menu-running-0 sheet-delete sheet-delete-yes");
    assert!(second.shows("sheet-running-0"));
    second.taps("open-settings theme-dark");
    assert!(!second.is_checked("theme-dark"));
    second.taps("open-about back back");
    assert!(second.shows("unsaved"), "on every page");
    second.ui.leave();
    drop(second);
    assert_eq!(first.sheet_text(), kept);

    // The first goes on as if nothing had been.
    first.tap("sheet-running-0");
    play(&first, 1, "80", "82");
    assert!(!first.shows("unsaved"));
    let first = first.restart();
    assert!(!first.shows("unsaved"));
    assert_eq!(first.kept().documents[0].sheet.len(), 4);
}

#[test]
fn when_the_first_is_closed_the_next_one_has_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = seat(start(folder.path()));
    play_three(&first);
    let second = start(folder.path());
    assert!(second.shows("unsaved"));
    drop(first);
    let third = second.restart();
    assert!(!third.shows("unsaved"));
    play(&third, 1, "80", "82");
    assert_eq!(third.kept().documents[0].sheet.len(), 4);
}
