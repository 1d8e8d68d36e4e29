use std::cell::Cell;

use chrono::{DateTime, Datelike, Utc};
use serde_json::Value;

use crate::app::{Document, SheetId};
use crate::domain::{Entry, Game, GameName, games, named};
use crate::store::format::{self, Format, FormatError};
use crate::store::migrate;

use super::refusal::{Refusal, short};

/// The years in which a sheet can have been begun.
const YEARS: std::ops::RangeInclusive<i32> = 1970..=9999;

/// The sheet that this is, if it is sound in every respect. `work`: what is left of [`super::MOST_WORK`].
pub(super) fn take_in(value: Value, work: &Cell<usize>) -> Result<Document, Refusal> {
    if value.get("format").and_then(Value::as_str) != Some("ardoise-sheet") {
        return Err(Refusal::Foreign);
    }
    // Before the history is followed for the first time.
    let left = work.get().checked_sub(work_of(&value));
    work.set(left.ok_or(Refusal::TooLong)?);
    let malformed = |entry, error: serde_json::Error| Refusal::Malformed {
        entry,
        reason: plain(&error),
    };
    let text = value.to_string();
    let document = format::read_sheet(&text).map_err(|error| match error {
        FormatError::Malformed(error) => match misread_entry(&value) {
            Some((entry, error)) => malformed(Some(entry), error),
            None => malformed(None, error),
        },
        FormatError::Foreign | FormatError::NoText | FormatError::Misnamed => Refusal::Foreign,
        FormatError::Newer(version) => Refusal::Newer(version),
        FormatError::Inconsistent => Refusal::Inconsistent,
    })?;
    if !is_named_as_ours(&document.id) {
        return Err(Refusal::Id);
    }
    let fits = |moment: DateTime<Utc>| YEARS.contains(&moment.year());
    if !fits(document.created) || !fits(document.changed) {
        return Err(Refusal::Moment);
    }
    if let Some(path) = lost_field(value, &document) {
        return Err(Refusal::UnknownField(short(&path)));
    }
    let objections = document.sheet.objections();
    if objections.is_empty() {
        Ok(document)
    } else {
        Err(Refusal::Objections(objections))
    }
}

/// How much work it is to follow the sheet's history.
fn work_of(value: &Value) -> usize {
    let count = |list: Option<&Value>| list.and_then(Value::as_array).map_or(0, Vec::len);
    let edits = count(
        value
            .get("journal")
            .and_then(|journal| journal.get("edits")),
    );
    let entries = count(value.get("entries"));
    edits.saturating_mul(edits.saturating_add(entries))
}

/// Whether the id is of the form that the app gives: `20261129T201500123`. Others might be the same file where large and small
/// letters are, or a name that a system keeps for itself.
fn is_named_as_ours(id: &SheetId) -> bool {
    let id = id.as_str().as_bytes();
    let fits = |(at, byte): (usize, &u8)| (*byte == b'T' && at == 8) || byte.is_ascii_digit();
    id.len() == 18 && id.iter().enumerate().all(fits)
}

/// The first entry that cannot be read, counted from 1, and why.
fn misread_entry(value: &Value) -> Option<(usize, serde_json::Error)> {
    fn misread<G: Game>(entry: &Value) -> Option<serde_json::Error> {
        let read = serde_json::from_value::<Entry<G::Record>>(entry.clone());
        read.err()
    }
    let game: GameName = serde_json::from_value(value.get("game")?.clone()).ok()?;
    let mut entries = (1..).zip(value.get("entries")?.as_array()?);
    games!(named!(game, Named => {
        entries.find_map(|(number, entry)| Some((number, misread::<Named>(entry)?)))
    }))
}

/// A field of the file that is not in the sheet that was read from it, by its path.
fn lost_field(value: Value, document: &Document) -> Option<String> {
    let version = value.get("version").and_then(Value::as_u64);
    let version = u32::try_from(version?).ok()?;
    let present = migrate::up_to_date(Format::Sheet, version, value);
    let kept = format::write_sheet(document).ok()?;
    let kept: Value = serde_json::from_str(&kept).ok()?;
    lost(&present, &kept)
}

fn lost(said: &Value, kept: &Value) -> Option<String> {
    match (said, kept) {
        (Value::Object(said), Value::Object(kept)) => said.iter().find_map(|(key, said)| {
            // What is left out when it is written, because it says that there is nothing.
            let nothing = matches!(said, Value::Null | Value::Bool(false));
            match kept.get(key) {
                Some(kept) => lost(said, kept).map(|path| format!("{key}.{path}")),
                None => (!nothing).then(|| key.clone()),
            }
        }),
        (Value::Array(said), Value::Array(kept)) => {
            let pairs = said.iter().zip(kept).enumerate();
            pairs
                .filter_map(|(at, (said, kept))| Some((at, lost(said, kept)?)))
                .map(|(at, path)| format!("{at}.{path}"))
                .next()
        }
        _ => None,
    }
}

/// What serde says, without the place, which would be one in a text that nobody has seen.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let said = text
        .rsplit_once(" line ")
        .map_or(text.as_str(), |(said, _)| said);
    short(said.strip_suffix(" at").unwrap_or(said))
}
