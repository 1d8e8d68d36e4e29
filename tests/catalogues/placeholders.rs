//! What stands in a text for the values that come into it.

use std::collections::BTreeSet;

/// The values a text names, counted from 0, and `n` for the count. They are read as Slint reads them.
pub fn placeholders(text: &str) -> Result<BTreeSet<String>, String> {
    let (mut found, mut in_turn, mut by_number) = (BTreeSet::new(), 0, false);
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let brace = &rest[at..=at];
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix(brace) {
            rest = after;
            continue;
        }
        let Some((name, after)) = rest.split_once('}').filter(|_| brace == "{") else {
            return Err(format!(
                "has a lone {brace}; the sign itself is {brace}{brace}"
            ));
        };
        rest = after;
        if name.is_empty() {
            found.insert(in_turn.to_string());
            in_turn += 1;
        } else if name == "n" {
            found.insert(name.into());
        } else if name.parse::<u16>().is_ok() {
            found.insert(name.into());
            by_number = true;
        } else {
            return Err(format!("has the unknown placeholder {{{name}}}"));
        }
    }
    if by_number && in_turn > 0 {
        return Err("mixes {} with numbered placeholders".into());
    }
    Ok(found)
}
