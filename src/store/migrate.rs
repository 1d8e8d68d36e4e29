//! Files of older versions, brought up step by step to the one that is written. Each step stays as it is for ever, with a
//! file of that version in `tests/files/`.

use serde_json::{Value, json};

use super::format::Format;

/// What a file of that version said, as a file of the version that is written would say it.
pub fn up_to_date(format: Format, version: u32, mut file: Value) -> Value {
    let steps: &[fn(&mut Value)] = match format {
        Format::Sheet => &[],
        Format::Settings => &[
            settings_from_1,
            settings_from_2,
            settings_from_3,
            settings_from_4,
        ],
        Format::Session => &[session_from_1, session_from_2],
    };
    // The first step is the one from version 1.
    let behind = usize::try_from(version).unwrap_or_default();
    for step in steps.iter().skip(behind.saturating_sub(1)) {
        step(&mut file);
    }
    file
}

/// Until then there was Coinche only, and rules did not say of which game they are.
fn settings_from_1(settings: &mut Value) {
    let presets = settings.get_mut("presets").and_then(Value::as_array_mut);
    for preset in presets.into_iter().flatten() {
        name_the_game(preset.get_mut("rules"));
    }
}

/// Until then every text had the usual size, and every number the usual digits.
fn settings_from_2(settings: &mut Value) {
    if let Value::Object(fields) = settings {
        fields.insert("text-size".to_owned(), json!("100"));
        fields.insert("digits".to_owned(), json!("western"));
    }
}

/// Until then what moves could not be told to stand still, and there was no big score.
fn settings_from_3(settings: &mut Value) {
    if let Value::Object(fields) = settings {
        fields.insert("motion".to_owned(), json!("system"));
        fields.insert("far-half".to_owned(), json!("upright"));
    }
}

/// Until then the app had no say in when the screen goes dark.
fn settings_from_4(settings: &mut Value) {
    if let Value::Object(fields) = settings {
        fields.insert("screen".to_owned(), json!("stays-on"));
    }
}

fn session_from_1(session: &mut Value) {
    let desks = session.get_mut("desks").and_then(Value::as_object_mut);
    for (_, desk) in desks.into_iter().flatten() {
        name_the_game(Some(desk));
    }
    for page in ["new-sheet", "details", "rules"] {
        let draft = session.get_mut(page);
        name_the_game(draft.and_then(|draft| draft.get_mut("rules")));
    }
}

/// Until then there were fewer pages: no chart, no big score and no trash that could be in front.
fn session_from_2(_: &mut Value) {}

fn name_the_game(of: Option<&mut Value>) {
    if let Some(Value::Object(fields)) = of {
        fields.insert("game".to_owned(), json!("coinche"));
    }
}
