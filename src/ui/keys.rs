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
    let key = western(text.chars().next()?);
    match (page, control) {
        (Page::Sheet, true) => match key.to_ascii_lowercase() {
            'z' if shift => Some(Command::Redo),
            'z' => Some(Command::Undo),
            'y' => Some(Command::Redo),
            'n' => Some(Command::NewEntry(Kind::Deal)),
            _ => None,
        },
        (Page::Home, true) if key.eq_ignore_ascii_case(&'n') => Some(Command::Go(Page::NewSheet)),
        (Page::BigScore, false) if key == char::from(Key::Return) || key == ' ' => {
            Some(Command::Back)
        }
        (Page::Form, false) if key == char::from(Key::Return) => Some(Command::SaveEntry),
        (Page::Form, false) => form_tap(game?, key).map(Command::Fill),
        _ => None,
    }
}

/// The digit of an Arabic or Persian keyboard as ours; any other key as it is.
fn western(key: char) -> char {
    let digit = match key {
        '\u{660}'..='\u{669}' => u32::from(key) - 0x660,
        '\u{6f0}'..='\u{6f9}' => u32::from(key) - 0x6f0,
        _ => return key,
    };
    char::from_digit(digit, 10).unwrap_or(key)
}

fn form_tap(game: GameName, key: char) -> Option<AnyTap> {
    games!(named!(game, Named => Named::key(key).map(AnyTap::from)))
}
