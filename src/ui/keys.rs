//! What the keys of a keyboard ask for, page by page.

use slint::platform::Key;

use crate::app::{AnyTap, Command, Page};
use crate::domain::{GameName, Kind, games, named};

use super::games::Shown;

/// The command that a key stands for on a page; `game` is that of the open sheet.
pub fn command(
    page: Page,
    game: Option<GameName>,
    text: &str,
    control: bool,
    shift: bool,
) -> Option<Command> {
    let key = text.chars().next()?;
    match (page, control) {
        (Page::Sheet, true) => match key.to_ascii_lowercase() {
            'z' if shift => Some(Command::Redo),
            'z' => Some(Command::Undo),
            'y' => Some(Command::Redo),
            'n' => Some(Command::NewEntry(Kind::Deal)),
            _ => None,
        },
        (Page::Home, true) if key.eq_ignore_ascii_case(&'n') => Some(Command::Go(Page::NewSheet)),
        (Page::Form, false) if key == char::from(Key::Return) => Some(Command::SaveEntry),
        (Page::Form, false) => form_tap(game?, key).map(Command::Fill),
        _ => None,
    }
}

fn form_tap(game: GameName, key: char) -> Option<AnyTap> {
    games!(named!(game, Named => Named::key(key).map(AnyTap::from)))
}
