//! Every catalogue says all that the pages say, in a form that Slint takes.

mod breaking;
mod catalogue;
mod message;
mod placeholders;
mod plural_rule;
mod texts;
mod tokens;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ardoise::ui::language::TAGS;

const MEND: &str = "run translations/update, then fill in what it reports";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn template() -> String {
    std::fs::read_to_string(folder("translations/ardoise.pot")).unwrap()
}

#[test]
fn the_template_holds_what_the_pages_say() {
    let said = texts::in_pages(&folder("ui"));
    let listed = catalogue::messages(&template());
    let unlisted = said
        .iter()
        .filter(|(message, _)| !listed.contains(message))
        .map(|(message, place)| format!("{place}: @tr({message}) is not in ardoise.pot"));
    let unsaid = listed
        .iter()
        .filter(|message| !said.contains_key(message))
        .map(|message| format!("ardoise.pot has {message}, but no page says it"));
    let faults: Vec<String> = unlisted.chain(unsaid).collect();
    assert!(faults.is_empty(), "{MEND}:\n{}", faults.join("\n"));
}

#[test]
fn the_texts_of_the_pages_have_places_for_every_number() {
    let said = texts::in_pages(&folder("ui"));
    let faults: Vec<String> = said
        .iter()
        .flat_map(|(message, place)| {
            let found = catalogue::message_faults(message).into_iter();
            found.map(move |fault| format!("{place}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_catalogue_says_it_all() {
    let wanted = catalogue::messages(&template());
    let mut faults = Vec::new();
    for tag in tags() {
        let path = format!("translations/{tag}/LC_MESSAGES/ardoise.po");
        match std::fs::read_to_string(folder(&path)) {
            Ok(text) => {
                let found = catalogue::faults(&text, &wanted);
                faults.extend(found.iter().map(|fault| format!("{path}: {fault}")));
            }
            Err(why) => faults.push(format!("{path}: {why}")),
        }
    }
    assert!(faults.is_empty(), "{MEND}:\n{}", faults.join("\n"));
}

#[test]
fn every_language_but_the_source_has_its_catalogue() {
    let known: BTreeSet<String> = TAGS[1..].iter().map(|tag| (*tag).to_owned()).collect();
    assert_eq!(TAGS[0], "en", "the pages are written in English");
    assert_eq!(
        tags(),
        known,
        "left: the folders in translations/; right: the languages in src/ui/language.rs"
    );
}

/// The languages that have a folder.
fn tags() -> BTreeSet<String> {
    std::fs::read_dir(folder("translations"))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}
