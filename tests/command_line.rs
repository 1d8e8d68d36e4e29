//! What the program says to those who start it from a shell.

mod exchange;

use std::path::Path;
use std::process::{Command, Output};

/// Runs the program where no window can be opened.
fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ardoise"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env_remove("SLINT_BACKEND")
        .env("RUST_BACKTRACE", "1")
        .output()
        .expect("the program starts")
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Exactly one line of error, nothing else, and this exit code.
#[track_caller]
fn says_one_line(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    let error = error(&output);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert_eq!(error.lines().count(), 1, "{error:?}");
    assert!(
        error.starts_with("ardoise: ") && error.ends_with('\n'),
        "{error:?}"
    );
    assert!(!error.contains("panicked"), "{error:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    error
}

#[test]
fn version() {
    for flag in ["--version", "-V"] {
        let output = run(&[flag]);
        assert_eq!(output.status.code(), Some(0));
        let text = String::from_utf8(output.stdout.clone()).expect("text");
        assert_eq!(text, format!("ardoise {}\n", env!("CARGO_PKG_VERSION")));
        assert_eq!(error(&output), "");
    }
}

#[test]
fn help_names_every_option() {
    for flag in ["--help", "-h"] {
        let output = run(&[flag]);
        assert_eq!(output.status.code(), Some(0));
        let text = String::from_utf8(output.stdout.clone()).expect("text");
        for option in ["--data-dir <DIR>", "--lang <TAG>", "--version", "--help"] {
            assert!(text.contains(option), "{option} is not in {text}");
        }
        for command in ["export", "import", "check"] {
            assert!(text.contains(command), "{command} is not in {text}");
        }
        assert_eq!(error(&output), "");
    }
}

#[test]
fn what_is_not_understood_is_one_line_and_code_2() {
    for (arguments, word) in [
        (&["--frobnicate"][..], "--frobnicate"),
        (&["-x"], "-x"),
        (&["evening.json"], "evening.json"),
        (&["--lang"], "--lang"),
        (&["--data-dir"], "--data-dir"),
        (&["--lang", "fr", "--lang", "en"], "--lang"),
        (&["--version=3"], "--version"),
        (&["import"], "FILE"),
        (&["check"], "FILE"),
        (&["check", "one.json", "two.json"], "two.json"),
        (&["export", "--format", "xml"], "xml"),
    ] {
        let line = says_one_line(arguments, 2);
        assert!(line.contains(word), "{line:?}");
    }
}

#[test]
fn a_language_nobody_speaks_is_one_line_and_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let data_dir = data.to_str().expect("a path");
    for tag in ["xx", "", "klingon", "e"] {
        let line = says_one_line(&["--data-dir", data_dir, "--lang", tag], 1);
        assert!(
            line.contains("en, fr"),
            "it names those there are: {line:?}"
        );
    }
    assert!(!data.exists(), "and it touches nothing");
}

#[test]
fn no_display_is_one_line_and_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let data_dir = folder.path().to_str().expect("a path");
    let plain = says_one_line(&["--data-dir", data_dir], 1);
    assert!(
        plain.contains("window") || plain.contains("display"),
        "{plain:?}"
    );
    says_one_line(&["--data-dir", data_dir, "--lang", "fr-CH"], 1);
    // Nor is a half-written file left behind.
    assert_eq!(files(&folder.path().join("sheets")), 0);
}

fn files(folder: &Path) -> usize {
    std::fs::read_dir(folder).map_or(0, |entries| entries.count())
}

#[test]
fn a_folder_that_cannot_be_used_is_one_line_and_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("taken");
    std::fs::write(&file, "mine").expect("written");
    let line = says_one_line(&["--data-dir", file.to_str().expect("a path")], 1);
    assert!(line.contains("taken"), "{line:?}");
    let below = file.join("data");
    says_one_line(&["--data-dir", below.to_str().expect("a path")], 1);
    assert_eq!(std::fs::read_to_string(&file).expect("there"), "mine");
}

#[cfg(target_os = "linux")]
#[test]
fn the_data_lies_where_the_system_wants_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_ardoise"))
        .env_clear()
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path().join("share"))
        .output()
        .expect("the program starts");
    let error = error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert_eq!(error.lines().count(), 1, "{error:?}");
    assert!(folder.path().join("share/ardoise").is_dir());
}
