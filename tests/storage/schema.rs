//! The schemas of the files in `docs/schema/`: real files follow them, and what they forbid is refused.

use std::fs;

use ardoise::app::{Document, OwnPreset, Settings, SheetId};
use ardoise::store::format::{self, Format};
use chrono::{DateTime, TimeZone, Utc};
use proptest::prelude::*;
use serde_json::Value;

use crate::laws::every_game::sheet;

const SHEET: &str = include_str!("../files/sheet-v1.json");
const KOPKNACK: &str = include_str!("../files/sheet-kopknack-v1.json");

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn schema(name: &str) -> Value {
    let file = format!("{}/docs/schema/{name}.json", env!("CARGO_MANIFEST_DIR"));
    json(&fs::read_to_string(file).expect("a schema"))
}

/// Whether a value follows a schema, and if not, where it does not. Knows the words of JSON Schema that ours use and no other, since
/// a library that knows all of them is dearer than the rest of the tests.
fn follows(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("{at}: {what}, not {value}"));
    let inside = |schema: &Value, value: &Value, name: &str| {
        follows(root, schema, value, &format!("{at}/{name}"))
    };
    for (word, asked) in schema.as_object().expect("a schema") {
        let fits = match word.as_str() {
            "$schema" | "$defs" | "title" | "description" => true,
            "$ref" => {
                let place = asked.as_str().and_then(|place| place.strip_prefix('#'));
                let there = root.pointer(place.expect("a place in the same file"));
                follows(root, there.expect("a definition"), value, at)?;
                true
            }
            "const" => value == asked,
            "enum" => asked.as_array().expect("a list").contains(value),
            "type" => match asked {
                Value::Array(types) => types.iter().any(|it| is_a(value, it)),
                one => is_a(value, one),
            },
            "minimum" => value.as_i64().is_none_or(|it| Some(it) >= asked.as_i64()),
            "maximum" => value.as_i64().is_none_or(|it| Some(it) <= asked.as_i64()),
            "minLength" | "minItems" => long(value).is_none_or(|it| Some(it) >= asked.as_u64()),
            "maxLength" | "maxItems" => long(value).is_none_or(|it| Some(it) <= asked.as_u64()),
            "format" => {
                assert_eq!(asked, "date-time");
                let text = value.as_str();
                text.is_none_or(|it| DateTime::parse_from_rfc3339(it).is_ok())
            }
            "required" => {
                let names = asked.as_array().expect("a list").iter();
                let mut names = names.filter_map(Value::as_str);
                value
                    .as_object()
                    .is_none_or(|it| names.all(|name| it.contains_key(name)))
            }
            "properties" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = asked.get(name) {
                        inside(schema, value, name)?;
                    }
                }
                true
            }
            "additionalProperties" => {
                assert_eq!(asked, false);
                let known = &schema["properties"];
                let mut names = value.as_object().into_iter().flat_map(|it| it.keys());
                names.all(|name| known.get(name).is_some())
            }
            "items" => {
                for (index, value) in value.as_array().into_iter().flatten().enumerate() {
                    inside(asked, value, &index.to_string())?;
                }
                true
            }
            "oneOf" => {
                let ways = asked.as_array().expect("a list").iter();
                let tried: Vec<_> = ways.map(|way| follows(root, way, value, at)).collect();
                if tried.iter().all(Result::is_err) {
                    let faults = tried.into_iter().filter_map(Result::err);
                    // The deepest place is the one that tells most.
                    let deepest = faults.max_by_key(|fault| fault.matches('/').count());
                    return Err(deepest.unwrap_or_default());
                }
                tried.iter().filter(|it| it.is_ok()).count() == 1
            }
            other => panic!("the test does not know {other:?}"),
        };
        if !fits {
            return wrong(&format!("{word} {asked}"));
        }
    }
    Ok(())
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str().expect("a type") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("the test does not know {other:?}"),
    }
}

/// How long a text or a list is.
fn long(value: &Value) -> Option<u64> {
    let long = match value {
        Value::String(text) => text.chars().count(),
        Value::Array(items) => items.len(),
        _ => return None,
    };
    u64::try_from(long).ok()
}

fn check(name: &str, text: &str) -> Result<(), String> {
    let schema = schema(name);
    follows(&schema, &schema, &json(text), "")
}

#[test]
fn the_files_of_the_present_version_follow_their_schema() {
    let mut seen = 0;
    for (name, text) in super::truncation::files() {
        let (format, version) = super::truncation::kind(&name);
        let schema = match format {
            Format::Sheet => "sheet",
            Format::Settings => "settings",
            Format::Session => continue,
        };
        if version == format.version() {
            check(schema, &text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            seen += 1;
        }
    }
    assert!(seen >= 5, "{seen}");
    let version = |name: &str| schema(name)["properties"]["version"]["const"].as_u64();
    assert_eq!(version("sheet"), Some(Format::Sheet.version().into()));
    assert_eq!(version("settings"), Some(Format::Settings.version().into()));
}

#[test]
fn what_is_no_sheet_does_not_follow_it() {
    for (text, from, to) in [
        (SHEET, "\"version\": 1", "\"version\": 2"),
        (SHEET, "\"game\": \"coinche\"", "\"game\": \"couillon\""),
        (SHEET, "\"game\": \"coinche\"", "\"game\": \"whist\""),
        (SHEET, "\"done\": 14", "\"done\": -1"),
        (SHEET, "\"first_dealer\": 3", "\"first_dealer\": 9"),
        (SHEET, "2026-11-29T20:15:00.123Z", "yesterday"),
        (SHEET, "\"next\": \"same\"", "\"next\": \"other\""),
        (SHEET, "\"bid\": 120", "\"bid\": \"120\""),
        (SHEET, "\"bid\": 120", "\"bid\": 120, \"total\": 490"),
        (SHEET, "\"bidder\": \"two\",", ""),
        (
            SHEET,
            "\"counting\": \"points+bid\"",
            "\"counting\": \"by-feeling\"",
        ),
        (SHEET, "\"edit\": \"roster\"", "\"edit\": \"rooster\""),
        (KOPKNACK, "\"swept\": 5", "\"swept\": 0"),
        (
            KOPKNACK,
            "\"open-pot\": \"waive-doubles\"",
            "\"open-pot\": \"burn\"",
        ),
    ] {
        assert_eq!(check("sheet", text), Ok(()));
        assert!(text.contains(from), "{from}");
        let wrong = text.replacen(from, to, 1);
        assert!(check("sheet", &wrong).is_err(), "{to}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_sheet_of_any_game_follows_it(sheet in sheet()) {
        let moment = Utc.with_ymd_and_hms(2026, 11, 30, 20, 15, 0).single();
        let moment = moment.expect("a moment");
        let settings = Settings {
            presets: vec![OwnPreset {
                name: "Thursday".to_owned(),
                rules: sheet.rules(),
            }],
            ..Settings::default()
        };
        let text = format::write(Format::Settings, &settings).expect("written");
        prop_assert_eq!(check("settings", &text), Ok(()));
        let document = Document {
            id: SheetId::of_moment(moment),
            created: moment,
            changed: moment,
            sheet,
        };
        let text = format::write_sheet(&document).expect("written");
        prop_assert_eq!(check("sheet", &text), Ok(()));
    }
}
