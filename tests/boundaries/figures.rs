//! No number gets into a text past `Figures`. Slint writes any number that stands where a text is wanted, in digits of its
//! own and without a word, so the sources are read for the three ways in which that happens.

use std::collections::BTreeSet;

use super::source::{Source, sources};

/// The pages, without what is made of numbers and is no text: drawings in chalk, and the figures themselves. The gallery, which is
/// for those who build the app, is none either.
fn pages() -> Vec<Source> {
    let mut files = sources("ui", "slint");
    let apart = ["ui/theme/figures.slint", "ui/games/couillon/chalk.slint"];
    files.retain(|file| {
        !apart.contains(&file.path.as_str()) && !file.path.starts_with("ui/gallery/")
    });
    files
}

/// The names of all whole numbers of the pages: properties, fields, arguments.
fn numbers(files: &[Source]) -> BTreeSet<String> {
    let mut numbers = BTreeSet::new();
    let mut others = BTreeSet::new();
    for file in files {
        let words: Vec<&str> = file.words().collect();
        for three in words.windows(3) {
            // `property <int> count`, and `count: int` of a field or an argument.
            if three[0] == "property" {
                let of = if three[1] == "int" {
                    &mut numbers
                } else {
                    &mut others
                };
                of.insert(three[2].to_owned());
            } else if three[1] == "int" && file.code.contains(&format!("{}: int", three[0])) {
                numbers.insert(three[0].to_owned());
            }
        }
    }
    // What is a text elsewhere is no number here, as far as one can see.
    let texts = ["text", "name", "title", "sum", "note", "what"];
    numbers.retain(|name| !texts.contains(&name.as_str()) && !others.contains(name));
    numbers
}

/// Every piece of code between the brackets of a call of `@tr`, or behind a property that is a text.
fn texts(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let properties = [
        "text:",
        "title:",
        "name:",
        "says:",
        "sum:",
        "placeholder:",
        "accessible-label:",
        "accessible-description:",
    ];
    for property in properties {
        for (at, _) in code.match_indices(property) {
            let alone = !code[..at].ends_with(|it: char| it.is_alphanumeric() || it == '-');
            let value = &code[at + property.len()..];
            let end = value.find([';', '{', '}']).unwrap_or(0);
            // A field of a struct has a type there, and no value.
            let given = value[end..].starts_with(';') && !value[..end].contains(": ");
            if alone && (given || value[..end].contains('?')) {
                found.push(value[..end].to_owned());
            }
        }
    }
    for (at, _) in code.match_indices("@tr(") {
        found.push(inside(&code[at + "@tr(".len()..]).to_owned());
    }
    found
}

/// Up to the bracket that closes.
fn inside(code: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in code.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return &code[..at],
            ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    code
}

/// Cuts at a sign that stands in no brackets.
fn cut(code: &str, signs: &[char]) -> Vec<String> {
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in code.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && signs.contains(&letter) {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

/// The values that the code can come to: of a question, its answers.
fn values(code: &str) -> Vec<String> {
    let parts = cut(code, &['?', ':']);
    // What is asked stands before each question mark.
    let asked = cut(code, &['?']);
    let questions: Vec<&String> = asked.iter().take(asked.len() - 1).collect();
    let is_asked = |part: &String| questions.iter().any(|it| it.ends_with(part.as_str()));
    parts.into_iter().filter(|part| !is_asked(part)).collect()
}

/// Whether the value is a number for all that one can see: 12, `root.count`, `counts[1] - 3`.
fn is_number(value: &str, numbers: &BTreeSet<String>) -> bool {
    let mut first = cut(value, &['+', '*', '/', ' ']).remove(0);
    // One of a list; what a function says is no bare number.
    if let Some(at) = first.find(['[', '(']) {
        if first[at..].starts_with('(') {
            return false;
        }
        first.truncate(at);
    }
    let last = first.rsplit('.').next().unwrap_or_default();
    let plain = last.chars().all(|it| it.is_alphanumeric() || it == '-');
    plain && !last.is_empty() && (numbers.contains(last) || last.parse::<i64>().is_ok())
}

#[test]
fn no_number_is_put_into_a_text_past_the_figures() {
    let files = pages();
    let numbers = numbers(&files);
    assert!(
        numbers.len() > 60,
        "only {} numbers were seen",
        numbers.len()
    );
    // What stands in a field is the user's own, and is typed in any digits.
    let typed = ["root.switch.number"];
    let mut faults = Vec::new();
    let mut seen = 0;
    for file in &files {
        for text in texts(&file.code) {
            for argument in cut(&text, &[',']) {
                let bare = values(&argument)
                    .into_iter()
                    .filter(|it| is_number(it, &numbers) && !typed.contains(&it.as_str()));
                faults.extend(bare.map(|it| format!("{}: {it} in {text}", file.path)));
                seen += 1;
            }
        }
    }
    assert!(seen > 800, "only {seen} texts were seen");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_ids_and_drawings_have_values_put_into_them() {
    let ids = ["accessible-id", "test-id", "commands"];
    // Ids of which several pages make the same are made in a file of their own.
    for file in pages().iter().filter(|it| it.path != "ui/ids.slint") {
        for text in file.texts.iter().filter(|it| it.text.contains("\\{")) {
            let property = text.before.split(':').next().unwrap_or_default().trim();
            assert!(
                ids.contains(&property)
                    || property.contains(" commands")
                    || property.ends_with("test-id"),
                "{}:{}: {:?}",
                file.path,
                text.line,
                text.text
            );
        }
    }
}

#[test]
fn a_text_that_counts_is_given_its_count_first() {
    let mut seen = 0;
    for file in pages() {
        for text in texts(&file.code) {
            // The call itself, and not the property that it stands in.
            let Some((_, rest)) = text
                .split_once("| \"\" % ")
                .filter(|it| !it.0.contains("@tr("))
            else {
                continue;
            };
            let parts = cut(rest, &[',']);
            let wanted = format!("Figures.of({})", parts[0]);
            assert_eq!(parts.get(1), Some(&wanted), "{}: {text}", file.path);
            seen += 1;
        }
    }
    assert!(seen > 25, "only {seen} texts count");
}

#[test]
fn a_number_in_a_text_is_found() {
    let numbers = BTreeSet::from(["count".to_owned()]);
    let found = |code: &str| {
        let mut values = cut(code, &[',']).into_iter().flat_map(|it| values(&it));
        values.any(|it| is_number(&it, &numbers))
    };
    for bad in [
        "root.count",
        "a ? root.count : \"\"",
        "a ? \"\" : count + 1",
        "\"\", f(count), count - 1",
        "root.counts > 1 ? 12 : b",
    ] {
        assert!(found(bad), "{bad}");
    }
    for good in [
        "Figures.of(root.count)",
        "root.count > 0 ? \"\" : Figures.times(root.count)",
        "a == 0 ? f(1) : \"\"",
        "\"\", Words.player(count)",
    ] {
        assert!(!found(good), "{good}");
    }
    assert_eq!(
        texts("text: a; b-text: c; x: @tr(f(d), e)"),
        [" a", "f(d), e"]
    );
}
