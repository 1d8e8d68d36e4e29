use crate::domain::Objection;

/// Why nothing at all is taken from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It has more bytes than [`super::LARGEST`].
    TooLarge,
    /// It is no JSON, or nested too deep: what serde_json says, and where.
    NotJson(String),
    /// It is JSON, but neither a sheet nor an export.
    Foreign,
    /// It is an export that a newer version of the app wrote.
    Newer(u32),
    /// It has more sheets than [`super::MOST_SHEETS`].
    TooManySheets,
    /// One of its sheets has more values than [`super::MOST_VALUES`].
    TooManyValues,
    /// A field of the export stands there twice.
    RepeatedField(String),
    /// The export has a field that exports of this version do not have.
    UnknownField(String),
}

/// Why one sheet is not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It is no sheet.
    Foreign,
    /// A newer version of the app wrote it.
    Newer(u32),
    /// A field is not there, or does not say what it can; in that entry, counted from 1, if it is in one. What serde says.
    Malformed {
        entry: Option<usize>,
        reason: String,
    },
    /// A field stands there twice.
    RepeatedField(String),
    /// A field, by its path, is not one of a sheet: what it says would be lost.
    UnknownField(String),
    /// It is not named as sheets are.
    Id,
    /// It says to be of a year in which there was no such app, or will be none.
    Moment,
    /// Its history does not lead to what it says.
    Inconsistent,
    /// To look through its history would take too long ([`super::MOST_WORK`]).
    TooLong,
    /// The forms of the app would not have taken all that is on it.
    Objections(Vec<Objection>),
}

/// What is said of a text from elsewhere, at a length that can be shown.
pub(super) fn short(text: &str) -> String {
    const LONGEST: usize = 200;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}
