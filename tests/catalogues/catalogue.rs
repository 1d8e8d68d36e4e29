//! What can be wrong with a catalogue.

use std::collections::{BTreeMap, BTreeSet};

use rspolib::{POEntry, POFile, pofile};

use crate::catalogues::message::Message;
use crate::catalogues::placeholders::{has_a_digit, placeholders};
use crate::catalogues::plural_rule::PluralRule;

/// The messages of the template that every catalogue starts from.
pub fn messages(template: &str) -> BTreeSet<Message> {
    let template = pofile(template).expect("the template can be read");
    template.entries.iter().map(message).collect()
}

/// All that is wrong with a catalogue that should say these messages, a line each.
pub fn faults(catalogue: &str, wanted: &BTreeSet<Message>) -> Vec<String> {
    let catalogue = match pofile(catalogue) {
        Ok(catalogue) => catalogue,
        Err(why) => return vec![format!("cannot be read: {why}")],
    };
    let mut faults = Vec::new();
    let rule = plural_rule(&catalogue).unwrap_or_else(|why| {
        faults.push(format!("Plural-Forms {why}"));
        None
    });
    let mut said = BTreeMap::new();
    for entry in catalogue.entries.iter().filter(|entry| !entry.obsolete) {
        let message = message(entry);
        if said.insert(message.clone(), entry).is_some() {
            faults.push(format!("{message}: stands there twice"));
        } else if !wanted.contains(&message) {
            faults.push(format!("{message}: no page says it any more"));
        }
    }
    for message in wanted {
        let found = match said.get(message) {
            Some(entry) => entry_faults(entry, message, rule.as_ref()),
            None => vec!["is missing".into()],
        };
        faults.extend(found.iter().map(|fault| format!("{message}: {fault}")));
    }
    faults
}

fn message(entry: &POEntry) -> Message {
    Message {
        context: entry.msgctxt.clone().unwrap_or_default(),
        text: entry.msgid.clone(),
        plural: entry.msgid_plural.clone(),
    }
}

fn plural_rule(catalogue: &POFile) -> Result<Option<PluralRule>, String> {
    match catalogue.metadata.get("Plural-Forms") {
        Some(header) => PluralRule::read(header).map(Some),
        None => Err("is missing".into()),
    }
}

fn entry_faults(entry: &POEntry, message: &Message, rule: Option<&PluralRule>) -> Vec<String> {
    let mut faults = Vec::new();
    if entry.fuzzy() {
        faults.push("is marked as fuzzy: check it and take the mark away".into());
    }
    let Some(plural) = &message.plural else {
        let translation = entry.msgstr.as_deref().unwrap_or_default();
        faults.extend(text_faults(&message.text, translation, Counts::Nothing));
        return faults;
    };
    let forms = &entry.msgstr_plural;
    if let Some(rule) = rule
        && rule.forms != forms.len()
    {
        let (there, wanted) = (forms.len(), rule.forms);
        faults.push(format!("has {there} plural forms instead of {wanted}"));
    }
    for (form, translation) in forms.iter().enumerate() {
        let one = rule.is_some_and(|rule| rule.is_for_one_count(form));
        let counts = if one { Counts::One } else { Counts::Several };
        faults.extend(text_faults(plural, translation, counts));
    }
    faults
}

/// What one form of a text counts.
#[derive(Clone, Copy, PartialEq)]
pub enum Counts {
    Nothing,
    /// It is for this count alone: its figure can go without saying.
    One,
    Several,
}

/// What is wrong with a text of the pages itself, be it translated or not.
pub fn message_faults(message: &Message) -> Vec<String> {
    let Some(plural) = &message.plural else {
        return text_faults(&message.text, &message.text, Counts::Nothing);
    };
    let mut faults = text_faults(plural, &message.text, Counts::One);
    faults.extend(text_faults(plural, plural, Counts::Several));
    if placeholders(plural, true).is_ok_and(|found| !found.contains(&0)) {
        faults.push(format!("{plural:?} does not say the count, {{0}}"));
    }
    faults
}

/// What is wrong with the translation of one text.
fn text_faults(text: &str, translation: &str, counts: Counts) -> Vec<String> {
    if translation.trim().is_empty() {
        return vec!["is not translated".into()];
    }
    let mut faults = Vec::new();
    if edges(text) != edges(translation) {
        faults.push(format!("{translation:?} begins or ends with other blanks"));
    }
    if has_a_digit(translation) {
        faults.push(format!("{translation:?} has a digit of its own"));
    }
    let plural = counts != Counts::Nothing;
    // What is wrong with the page's own text is said of the page.
    let wanted = placeholders(text, plural).unwrap_or_default();
    match placeholders(translation, plural) {
        Ok(found) => {
            let mut differing = found.symmetric_difference(&wanted);
            if differing.any(|place| !(counts == Counts::One && *place == 0)) {
                faults.push(format!(
                    "{translation:?} has the placeholders {found:?} instead of {wanted:?}"
                ));
            }
        }
        Err(why) => faults.push(format!("{translation:?} {why}")),
    }
    faults
}

/// The blanks a text begins and ends with.
fn edges(text: &str) -> (&str, &str) {
    let begin = text.len() - text.trim_start().len();
    let end = text.trim_end().len();
    (&text[..begin], &text[end..])
}
