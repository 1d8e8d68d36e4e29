//! What stands in a text for the values that come into it.

use std::collections::BTreeSet;

/// The values a text names, counted from 0. They are read as Slint reads them, but for `{n}`: Slint would write that count
/// in digits of its own choice. A text that `counts` names its values by number, and the count is the first of them: so one
/// form of it can leave the count out without moving the others.
pub fn placeholders(text: &str, counts: bool) -> Result<BTreeSet<usize>, String> {
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
            found.insert(in_turn);
            in_turn += 1;
        } else if name == "n" {
            return Err("has {n}, which does not follow the digits; the count is {0}".into());
        } else if let Ok(number) = name.parse::<u16>() {
            found.insert(number.into());
            by_number = true;
        } else {
            return Err(format!("has the unknown placeholder {{{name}}}"));
        }
    }
    if by_number && in_turn > 0 {
        return Err("mixes {} with numbered placeholders".into());
    }
    if counts && in_turn > 0 {
        return Err("counts something, and has {} in place of numbered placeholders".into());
    }
    Ok(found)
}

/// Whether the text has a digit that is no placeholder's: it would not follow the user's choice of digits.
pub fn has_a_digit(text: &str) -> bool {
    let mut inside = false;
    text.chars().any(|letter| {
        inside = letter == '{' || (inside && letter != '}');
        letter.is_numeric() && !inside
    })
}
