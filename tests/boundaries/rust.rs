//! The layers of the Rust sources: domain, app, store, ui, in one direction.

use super::source::{Source, sources};

fn rust() -> Vec<Source> {
    sources("src", "rs")
}

fn under(folder: &str) -> Vec<Source> {
    let found = sources(folder, "rs");
    assert!(found.len() > 2, "{folder}");
    found
}

/// None of these files has any of these paths.
#[track_caller]
fn none_has(files: &[Source], paths: &[&str]) {
    for file in files {
        for path in paths {
            assert!(!file.has(path), "{} names {path}", file.path);
        }
    }
}

/// The first part of every path that is brought in by `use`.
fn roots(file: &Source) -> Vec<String> {
    let statements = file.code.split(';');
    let uses = statements.filter_map(|statement| {
        let at = statement.rfind("use ")?;
        let before = statement[..at].trim_end();
        let begins = before.is_empty()
            || before.ends_with(['{', '}', ']'])
            || before.ends_with("pub")
            || before.ends_with(')');
        begins.then(|| statement[at + 4..].trim().to_owned())
    });
    // A name without a path is the file's own, handed on.
    uses.filter_map(|path| Some(path.split_once("::")?.0.to_owned()))
        .collect()
}

#[test]
fn the_domain_knows_only_itself_and_serde() {
    let files = under("src/domain");
    let mut seen = 0;
    for file in &files {
        for root in roots(file) {
            seen += 1;
            let known = ["std", "serde", "crate", "super", "self"].contains(&root.as_str());
            // What `mod.rs` hands on from its own modules.
            let own = file.path.ends_with("mod.rs");
            assert!(known || own, "{} uses {root}", file.path);
        }
        let squeezed: String = file.code.split_whitespace().collect();
        for (at, _) in squeezed.match_indices("crate::") {
            let rest = &squeezed[at..];
            let ours = rest.starts_with("crate::domain");
            assert!(ours, "{}: {}", file.path, &rest[..rest.len().min(40)]);
        }
        assert!(!squeezed.contains("super::super::super"), "{}", file.path);
    }
    assert!(seen > 20, "only {seen} uses were seen");
    let root = files.iter().find(|file| file.path == "src/domain/mod.rs");
    assert!(!root.expect("a root").names("super"));
}

#[test]
fn the_domain_has_no_files_clock_words_or_chance() {
    none_has(
        &under("src/domain"),
        &[
            "std::fs",
            "std::io",
            "std::env",
            "std::net",
            "std::path",
            "std::process",
            "std::thread",
            "std::time",
            "chrono",
            "serde_json",
            "slint",
            "println!",
            "eprintln!",
            "dbg!",
            "thread_local!",
            "f32",
            "f64",
        ],
    );
}

#[test]
fn only_the_window_names_slint() {
    for file in rust() {
        if !file.path.starts_with("src/ui/") {
            let names = file.words().find(|word| {
                ["slint", "i_slint", "ardoise_ui"]
                    .iter()
                    .any(|it| word.starts_with(it))
                    || *word == "AppWindow"
            });
            assert_eq!(names, None, "{}", file.path);
        }
    }
    assert!(rust().iter().any(|file| file.names("slint")));
}

#[test]
fn only_one_file_opens_files() {
    for file in rust() {
        if file.path != "src/store/file.rs" {
            for path in [
                "std::fs",
                "fs::",
                "File::",
                "OpenOptions",
                "AtomicWriteFile",
            ] {
                let squeezed: String = file.code.split_whitespace().collect();
                assert!(!squeezed.contains(path), "{} names {path}", file.path);
            }
        }
    }
}

#[test]
fn only_the_platform_asks_the_time() {
    for file in rust() {
        if file.path != "src/platform.rs" {
            for path in ["Utc::now", "Local", "SystemTime", "Instant"] {
                assert!(!file.has(path), "{} names {path}", file.path);
            }
        }
    }
    let platform = rust()
        .into_iter()
        .find(|file| file.path == "src/platform.rs");
    assert!(platform.expect("a platform").has("Utc::now"));
}

#[test]
fn only_the_browser_is_asked_for_what_a_browser_has() {
    let asks = |file: &Source| file.names("js_sys") || file.names("web_sys");
    for file in rust() {
        let may = file.path.starts_with("src/browser/") || file.path == "src/platform/browser.rs";
        assert!(may || !asks(&file), "{}", file.path);
    }
    assert!(rust().iter().any(asks));
}

#[test]
fn the_app_knows_neither_files_nor_the_window() {
    none_has(
        &under("src/app"),
        &[
            "std::fs",
            "std::io",
            "std::path",
            "std::env",
            "serde_json",
            "crate::store",
            "crate::ui",
            "crate::platform",
            "crate::command_line",
            "crate::browser",
            "directories",
        ],
    );
}

#[test]
fn the_store_knows_neither_the_window_nor_the_scoring() {
    let files = under("src/store");
    none_has(
        &files,
        &[
            "crate::ui",
            "crate::platform",
            "crate::command_line",
            "crate::browser",
        ],
    );
    for file in &files {
        let scoring = [
            "score", "Score", "Verdict", "Replay", "replay", "Outcome", "faults", "Fault", "play",
            "standing", "finish", "Line", "total", "totals",
        ];
        for word in scoring {
            assert!(!file.names(word), "{} names {word}", file.path);
        }
    }
}

#[test]
fn the_window_knows_neither_files_nor_the_scoring() {
    let files = under("src/ui");
    none_has(
        &files,
        &[
            "std::fs",
            "std::io",
            "std::path",
            "std::env",
            "serde_json",
            "directories",
            "FileStore",
        ],
    );
    for file in &files {
        let squeezed: String = file.code.split_whitespace().collect();
        for call in [
            "score(",
            "faults(",
            "Coinche::play",
            "Coinche::check",
            ".commit(",
            ".undo();",
        ] {
            let mine = squeezed.match_indices(call).find(|(at, _)| {
                // A method or another name that only ends so.
                let before = squeezed[..*at].chars().next_back();
                call.starts_with('.')
                    || call.contains("::")
                    || before.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != '.')
            });
            let own = mine.is_some_and(|(at, _)| squeezed[..at].ends_with("fn"));
            assert!(mine.is_none() || own, "{} has {call}", file.path);
        }
    }
}

/// Whether a text reads like words for people: two words in a row, or one that begins like a sentence.
fn reads(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let two_words = letters
        .windows(3)
        .any(|it| it[0].is_alphabetic() && it[1] == ' ' && (it[2].is_alphabetic() || it[2] == '{'));
    let capital = letters.first().is_some_and(|it| it.is_uppercase())
        && letters.len() > 1
        && letters[1..].iter().all(|it| it.is_lowercase());
    two_words || capital
}

#[test]
fn words_for_people_stand_only_in_slint() {
    // What is said on a command line, in English, or to one, and what a log says of a file that cannot be read.
    let allowed = [
        "src/platform.rs",
        "src/command_line.rs",
        "src/store/format.rs",
        "src/store/file.rs",
        "src/store/exchange/strict.rs",
    ];
    // Serde's complaints about a value in a file.
    let complaints = ["is no sheet id", "is not one of 1 to"];
    let mut seen = 0;
    for file in rust() {
        for text in &file.texts {
            seen += 1;
            let attribute = text.before.contains("#[") || text.before.contains("expect(");
            let complains = complaints.iter().any(|it| text.text.contains(it));
            let shell = file.path.starts_with("src/command_line/");
            let fine = shell || allowed.contains(&file.path.as_str()) || attribute || complains;
            assert!(
                fine || !reads(&text.text),
                "{}:{}: {:?}",
                file.path,
                text.line,
                text.text
            );
        }
    }
    assert!(seen > 40, "only {seen} texts were seen");
    assert!(reads("Undo") && reads("no deals yet") && !reads("en") && !reads("Tag-2"));
}

#[test]
fn nothing_derived_is_a_field_of_a_file() {
    let format = rust()
        .into_iter()
        .find(|file| file.path == "src/store/format.rs");
    let format = format.expect("the format");
    for word in ["winner", "dealer", "verdict", "points", "score"] {
        assert!(!format.names(word), "{word}");
    }
}

#[test]
fn files_are_short() {
    let mut files = rust();
    files.extend(sources("ui", "slint"));
    files.extend(sources("tests", "rs"));
    let long: Vec<String> = files
        .iter()
        .filter(|file| file.lines > 350)
        .map(|file| format!("{}: {} lines", file.path, file.lines))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}
