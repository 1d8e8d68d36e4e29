//! What the keys of a keyboard ask for, page by page.

use slint::platform::Key;

use crate::app::{Command, Fill, Page, Step};
use crate::domain::coinche::Kind;

/// The command that a key stands for on a page.
pub fn command(page: Page, text: &str, control: bool, shift: bool) -> Option<Command> {
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
        (Page::Form, false) => form_command(key),
        _ => None,
    }
}

fn form_command(key: char) -> Option<Command> {
    let fill = match key {
        '0'..='9' => Fill::Digit(i32::try_from(key.to_digit(10)?).ok()?),
        _ if key == char::from(Key::Backspace) => Fill::Backspace,
        _ if key == char::from(Key::UpArrow) => Fill::BidStep(Step::Up),
        _ if key == char::from(Key::DownArrow) => Fill::BidStep(Step::Down),
        _ if key == char::from(Key::Return) => return Some(Command::SaveEntry),
        _ => return None,
    };
    Some(Command::Fill(fill))
}
