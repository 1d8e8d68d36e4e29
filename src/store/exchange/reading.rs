use std::cell::Cell;

use serde_json::{Map, Value};

use crate::app::Document;

use super::refusal::{Refusal, Unreadable, short};
use super::sheet::take_in;
use super::strict::{File, Head, Watch};
use super::{FORMAT, LARGEST, MOST_WORK, VERSION};

/// One sheet of a text from elsewhere, as it was taken or why it was not.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// Which sheet of the text it is, counted from 1.
    pub number: usize,
    /// What it says to be named.
    pub name: Option<String>,
    pub sheet: Result<Document, Refusal>,
}

/// The sheets of a text that may come from anywhere: of one sheet's file, or of an export.
///
/// Each sheet is read by the rules of its file, its history has to lead to its entries, every entry has to be one that the
/// form would have taken, and nothing that it says may get lost on the way. One that is refused does not keep the others out.
///
/// # Errors
/// When nothing can be read.
pub fn read(text: &str) -> Result<Vec<Incoming>, Unreadable> {
    if text.len() > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    // A mark at the beginning that some editors leave.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let watch = Watch::default();
    let work = Cell::new(MOST_WORK);
    let mut incoming = Vec::new();
    let mut take = |value: Value| {
        let repeated = watch.take_repeated();
        incoming.push(taken(incoming.len() + 1, value, repeated, &work));
    };
    let mut json = serde_json::Deserializer::from_str(text);
    let file = File {
        watch: &watch,
        sheet: &mut take,
    };
    let head = serde::de::DeserializeSeed::deserialize(file, &mut json);
    let head = head.and_then(|head| json.end().map(|()| head));
    let head = head.map_err(|error| {
        if watch.too_many_values.get() {
            Unreadable::TooManyValues
        } else if watch.too_many_sheets.get() {
            Unreadable::TooManySheets
        } else {
            Unreadable::NotJson(short(&error.to_string()))
        }
    })?;
    let format = head.fields.get("format").and_then(Value::as_str);
    if format == Some(FORMAT) {
        check_export(&head, watch.take_repeated())?;
        return Ok(incoming);
    }
    if format != Some("ardoise-sheet") {
        return Err(Unreadable::Foreign);
    }
    let mut fields = head.fields;
    if head.has_sheets {
        // A sheet has none: it is refused for this.
        fields.insert("sheets".to_owned(), Value::Array(Vec::new()));
    }
    let repeated = watch.take_repeated();
    Ok(vec![taken(1, Value::Object(fields), repeated, &work)])
}

fn taken(number: usize, value: Value, repeated: Option<String>, work: &Cell<usize>) -> Incoming {
    let name = value.get("id").and_then(Value::as_str);
    let name = name.map(|name| name.chars().take(40).collect());
    let sheet = match repeated {
        Some(field) => Err(Refusal::RepeatedField(short(&field))),
        None => take_in(value, work),
    };
    Incoming {
        number,
        name,
        sheet,
    }
}

/// Whether the envelope is one that this version of the app knows.
fn check_export(head: &Head, repeated: Option<String>) -> Result<(), Unreadable> {
    let Head { fields, has_sheets } = head;
    let version = version(fields).ok_or(Unreadable::Foreign)?;
    if version > VERSION {
        return Err(Unreadable::Newer(version));
    }
    if let Some(field) = repeated {
        return Err(Unreadable::RepeatedField(short(&field)));
    }
    let unknown = fields
        .keys()
        .find(|key| !["format", "version"].contains(&key.as_str()));
    if let Some(field) = unknown {
        return Err(Unreadable::UnknownField(short(field)));
    }
    if *has_sheets {
        Ok(())
    } else {
        Err(Unreadable::Foreign)
    }
}

fn version(fields: &Map<String, Value>) -> Option<u32> {
    let version = fields.get("version")?.as_u64()?;
    u32::try_from(version).ok().filter(|version| *version > 0)
}
