//! What is said of sheets on a command line.

use crate::app::Document;
use crate::domain::{GameName, Objection, Of, Why};
use crate::store::StoreError;
use crate::store::exchange::{Incoming, LARGEST, MOST_SHEETS, MOST_VALUES, Refusal, Unreadable};

use super::faults;

/// No more objections to a sheet are said.
const MOST_SAID: usize = 20;

/// Which sheet of its file it is.
pub(super) fn named(incoming: &Incoming) -> String {
    let number = incoming.number;
    match &incoming.name {
        Some(name) => format!("sheet {number} ({name})"),
        None => format!("sheet {number}"),
    }
}

/// What a sheet is: its game, when it was begun, who plays, how long it is.
pub(super) fn sheet(document: &Document) -> String {
    let game = match document.sheet.game() {
        GameName::Coinche => "Coinche",
        GameName::Couillon => "Couillon",
        GameName::Koetsieren => "Koetsieren",
        GameName::Kopknack => "Köpknack",
    };
    let roster = document.sheet.roster();
    let names = roster.players.iter().enumerate();
    let names = names.map(|(index, name)| name_or(name, "player", index + 1));
    let begun = document.created.format("%Y-%m-%d %H:%M UTC");
    let entries = count(document.sheet.len(), "entry", "entries");
    let names: Vec<String> = names.collect();
    format!("{game}, begun {begun}, {}, {entries}", names.join(", "))
}

/// The name, or a number where there is none.
pub(super) fn name_or(name: &str, what: &str, number: usize) -> String {
    match name.trim() {
        "" => format!("{what} {number}"),
        name => name.to_owned(),
    }
}

/// Why nothing is read.
pub(super) fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::TooLarge => format!("it is larger than {} MB", LARGEST >> 20),
        Unreadable::NotJson(reason) => format!("it is not JSON that can be read: {reason}"),
        Unreadable::Foreign => "it is neither a sheet of Ardoise nor an export".to_owned(),
        Unreadable::Newer(version) => newer(*version),
        Unreadable::TooManySheets => format!("it has more than {MOST_SHEETS} sheets"),
        Unreadable::TooManyValues => format!("a sheet has more than {MOST_VALUES} values"),
        Unreadable::RepeatedField(field) => format!("the field {field:?} stands there twice"),
        Unreadable::UnknownField(field) => format!("no export has a field {field:?}"),
    }
}

/// Why a sheet is refused, as what is said of it. More than one reason are a line each.
pub(super) fn refusal(why: &Refusal) -> String {
    let reason = match why {
        Refusal::Foreign => "it is no sheet of Ardoise".to_owned(),
        Refusal::Newer(version) => newer(*version),
        Refusal::Malformed {
            entry: Some(entry),
            reason,
        } => format!("entry {entry}: {reason}"),
        Refusal::Malformed { reason, .. } => reason.clone(),
        Refusal::RepeatedField(field) => format!("the field {field:?} stands there twice"),
        Refusal::UnknownField(path) => format!("no sheet has a field {path:?}"),
        Refusal::Id => "its id is not the moment at which a sheet was begun".to_owned(),
        Refusal::Moment => "it is of a year before 1970 or after 9999".to_owned(),
        Refusal::Inconsistent => "its history does not lead to its entries".to_owned(),
        Refusal::TooLong => "its history is too long to be followed".to_owned(),
        Refusal::Objections(objections) => {
            let mut lines: Vec<String> = objections.iter().take(MOST_SAID).map(objection).collect();
            let more = objections.len().saturating_sub(MOST_SAID);
            if more > 0 {
                lines.push(format!("and {more} more"));
            }
            lines.join("\n  ")
        }
    };
    format!("is refused: {reason}")
}

fn newer(version: u32) -> String {
    format!("it was written by a newer Ardoise (format version {version})")
}

fn objection(objection: &Objection) -> String {
    let why = match objection.why {
        Why::Refused(fault) => faults::fault(fault),
        Why::BehindUnfinished => "the deal before it still waits for its tricks".to_owned(),
        Why::Note => "the note is too long, or more than one line".to_owned(),
        Why::EntryId => "its id is another entry's, or too large".to_owned(),
        Why::Name => "a name is too long, or more than one line".to_owned(),
        Why::FirstDealer => "the first dealer sits at no seat of the table".to_owned(),
        Why::Players => "the number of players changes".to_owned(),
        Why::Rules => "a house rule stands at a number that it does not take".to_owned(),
        Why::TooTangled => "its history is too tangled to be followed".to_owned(),
    };
    match objection.of {
        Of::Entry(number) => format!("entry {number}: {why}"),
        Of::Edit(number) => format!("edit {number} of the history: {why}"),
        Of::Sheet => why,
    }
}

/// Why something could not be saved.
pub(super) fn store(why: StoreError) -> &'static str {
    match why {
        StoreError::Full => "no space is left",
        StoreError::Denied => "the system does not let us write there",
        StoreError::Taken => "the app has the folder open",
        StoreError::Failed => "the system could not write it",
    }
}

fn count(count: usize, one: &str, many: &str) -> String {
    let what = if count == 1 { one } else { many };
    format!("{count} {what}")
}

/// The text without what a terminal would take for an order, its ends of lines but kept.
pub(super) fn harmless(text: &str) -> String {
    let order = |sign: char| {
        (sign.is_control() && sign != '\n')
            || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.replace(order, "\u{fffd}")
}
