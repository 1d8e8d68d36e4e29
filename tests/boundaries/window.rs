//! The layers of the `.slint` sources, and that every word of them can be translated.

use std::collections::BTreeSet;
use std::path::Path;

use super::source::{Source, Text, sources, take_apart};

fn slint() -> Vec<Source> {
    sources("ui", "slint")
}

/// The layer of a `.slint` file: its folder, or its own name at the top; a game with its name, and `games` for what all
/// games share.
fn layer(path: &str) -> &str {
    let path = path.strip_prefix("ui/").unwrap_or(path);
    match path.strip_prefix("games/") {
        Some(rest) => rest
            .find('/')
            .map_or("games", |end| &path[..end + "games/".len()]),
        // Codes to words, in one file or several.
        None if path.ends_with("words.slint") && !path.contains('/') => "words.slint",
        None => path.split('/').next().unwrap_or_default(),
    }
}

/// The page of every widget, which `build.rs` leaves out of a release: what it is called in the sources.
const GALLERY: &str = "@gallery";

/// What a file imports, as paths from the package's folder; the standard widgets and the gallery by their names.
fn imports(file: &Source) -> Vec<String> {
    let folder = Path::new(&file.path).parent().expect("a folder");
    let texts = file.texts.iter().filter(|text| is_import(text));
    texts
        .map(|text| {
            if text.text == "std-widgets.slint" || text.text == GALLERY {
                return text.text.clone();
            }
            let mut parts: Vec<String> = Vec::new();
            let joined = folder.join(&text.text);
            for part in joined.to_str().expect("a path").split('/') {
                match part {
                    ".." => {
                        parts.pop();
                    }
                    "." | "" => {}
                    part => parts.push(part.to_owned()),
                }
            }
            parts.join("/")
        })
        .collect()
}

/// `import { A } from "a.slint";`: after the brace only `from` is left of the statement.
fn is_import(text: &Text) -> bool {
    (text.text.ends_with(".slint") || text.text == GALLERY)
        && (text.before.trim() == "from" || text.before.starts_with("import"))
}

/// What every page may use.
const PAGES: &[&str] = &[
    "bridge",
    "widgets",
    "theme",
    "words.slint",
    "ids.slint",
    "std-widgets.slint",
];
/// What shows the house rules of any game, and what tells of them.
const RULES: [&str; 4] = [
    "ui/games/rule-example.slint",
    "ui/games/rule-words.slint",
    "ui/games/how-words.slint",
    "ui/games/share-words.slint",
];

#[test]
fn imports_go_one_way() {
    let mut seen = 0;
    for file in slint() {
        let own = layer(&file.path).to_owned();
        let mut allowed = match own.as_str() {
            "theme" => vec!["theme", "std-widgets.slint"],
            "widgets" => vec!["widgets", "theme", "std-widgets.slint"],
            "bridge" => vec!["bridge"],
            "gallery" => vec!["gallery", "bridge", "widgets", "theme"],
            "words.slint" => vec!["bridge", "theme", "words.slint"],
            "ids.slint" => vec!["bridge"],
            "pages" => [&["pages"], PAGES].concat(),
            "app.slint" => [&["pages", "games", GALLERY], PAGES].concat(),
            game if game.starts_with("games") => [&["games"], PAGES].concat(),
            other => panic!("a layer that nobody planned: {other}"),
        };
        if own.starts_with("games/") {
            allowed.push(&own);
        }
        if file.path == "ui/pages/about.slint" {
            allowed.push(GALLERY);
        }
        for import in imports(&file) {
            seen += 1;
            let layer = layer(&import);
            // The window, the example of a rule and the words look into every game.
            let looks_in = own == "app.slint" || RULES.contains(&file.path.as_str());
            let fine = allowed.contains(&layer) || (looks_in && layer.starts_with("games/"));
            assert!(fine, "{} imports {import}", file.path);
        }
    }
    assert!(seen > 100, "only {seen} imports were seen");
}

#[test]
fn no_page_decides_what_mirrors() {
    for file in slint() {
        let decides = layer(&file.path) == "theme" || file.path == "ui/widgets/row.slint";
        assert!(
            decides || !file.names("rtl"),
            "{} asks which way",
            file.path
        );
    }
}

/// Slint writes the fraction of a number into a text as the language does, and a comma parts the numbers of a path.
#[test]
fn the_numbers_of_a_path_are_whole() {
    let mut seen = 0;
    for file in slint() {
        let texts = file.texts.iter();
        for text in texts.filter(|it| it.text.starts_with("M ") || it.text.starts_with("\\{Math")) {
            for part in text.text.split("\\{").skip(1) {
                let number = part.split('}').next().unwrap_or_default();
                let name = number.rsplit('.').next().unwrap_or_default();
                let is_declared = file.code.contains(&format!("<int> {name}:"));
                let is_whole = number.starts_with("Math.round(") || is_declared;
                assert!(is_whole, "{}:{}: {number}", file.path, text.line);
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "only {seen} were seen");
}

#[test]
fn the_contract_has_no_layout() {
    for file in slint().iter().filter(|file| layer(&file.path) == "bridge") {
        assert!(!file.names("component"), "{}", file.path);
        for word in ["Rectangle", "Text", "VerticalLayout", "length", "color"] {
            assert!(!file.names(word), "{} names {word}", file.path);
        }
    }
}

/// The text without what is put into it when it runs: `\{…}`.
fn fixed(text: &str) -> String {
    let mut fixed = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("\\{") {
        fixed.push_str(&rest[..at]);
        let end = rest[at..].find('}').map_or(rest.len(), |it| at + it + 1);
        rest = &rest[end..];
    }
    fixed.push_str(rest);
    // `\u{2212}` is a sign, not a word.
    while let Some(at) = fixed.find("\\u") {
        let end = fixed[at..].find('}').map_or(fixed.len(), |it| at + it + 1);
        fixed.replace_range(at..end, "");
    }
    fixed
}

/// Whether the statement so far has an open `@tr(`.
fn is_translated(before: &str) -> bool {
    before.rfind("@tr(").is_some_and(|at| {
        let depth = before[at..].chars().fold(0, |depth, letter| match letter {
            '(' => depth + 1,
            ')' => depth - 1,
            _ => depth,
        });
        depth > 0
    })
}

/// Whether the text is for the program and not for people.
fn is_for_the_program(text: &Text) -> bool {
    let names = ["accessible-id", "test-id", "extra-id", "commands"];
    let property = text.before.split(':').next().unwrap_or_default().trim();
    let property = property.rsplit([' ', '\n']).next().unwrap_or_default();
    // Strokes of a drawing.
    let is_drawing = text.text.chars().all(|letter| "MLZCQ ".contains(letter));
    names.contains(&property)
        || is_drawing
        || text.before.contains("@image-url(")
        || is_import(text)
        || text.before.trim_start().starts_with("export {")
}

#[test]
fn every_word_goes_through_the_translations() {
    // The name of the app, the page for those who build it, and each language in itself with its tag.
    let allowed = [
        "Ardoise",
        "Gallery",
        "English",
        "Français",
        "Nederlands",
        "Svenska",
        "Norsk bokmål",
        "العربية",
        "en",
        "fr",
        "nl",
        "sv",
        "nb",
        "ar",
    ];
    let mut translated = 0;
    // Ids, and what only those see who build the app.
    let is_apart = |file: &Source| file.path == "ui/ids.slint" || layer(&file.path) == "gallery";
    for file in slint().iter().filter(|file| !is_apart(file)) {
        for text in &file.texts {
            if is_translated(&text.before) {
                translated += 1;
                continue;
            }
            let worded = fixed(&text.text).chars().any(char::is_alphabetic);
            let fine = !worded || allowed.contains(&text.text.as_str()) || is_for_the_program(text);
            assert!(
                fine,
                "{}:{}: {:?} after {:?}",
                file.path, text.line, text.text, text.before
            );
        }
    }
    assert!(translated > 150, "only {translated} texts are translated");
    assert_eq!(fixed("+\\{Form.declared}"), "+");
    assert_eq!(fixed("\\u{2212}"), "");
    assert!(is_translated("text: a ? @tr(") && !is_translated("text: @tr(\"\") + "));
}

#[test]
fn no_sentence_is_put_together_from_pieces() {
    for file in slint() {
        let squeezed: String = file.code.split_whitespace().collect();
        for pieces in ["\"\")+", "+@tr("] {
            // A sum of two names, and not of words.
            assert!(!squeezed.contains(pieces), "{} has {pieces}", file.path);
        }
    }
}

#[test]
fn the_about_page_shows_about_slint() {
    let files = slint();
    let about = files
        .iter()
        .find(|file| file.path == "ui/pages/about.slint");
    let about = about.expect("an about page");
    let squeezed: String = about.code.split_whitespace().collect();
    assert!(squeezed.contains("AboutSlint{"));
    let app = files.iter().find(|file| file.path == "ui/app.slint");
    assert!(app.expect("the window").names("AboutPage"));
}

/// A release is built with another file in place of the gallery.
#[test]
fn a_release_finds_all_that_it_imports_from_the_gallery() {
    let exports = |file: &Source| -> BTreeSet<String> {
        let words: Vec<&str> = file.words().collect();
        let exports = words.windows(3).filter(|it| it[0] == "export");
        exports.map(|it| it[1..].join(" ")).collect()
    };
    let stub = &sources("build", "slint")[0];
    let files = slint();
    let gallery = files
        .iter()
        .find(|file| file.path == "ui/gallery/gallery.slint");
    let wanted = BTreeSet::from(["component GalleryPage", "global Gallery"].map(String::from));
    assert_eq!(exports(gallery.expect("a gallery")), wanted);
    assert_eq!(exports(stub), wanted);
    // It imports nothing, and says that it is not there.
    assert!(stub.texts.is_empty() && stub.code.contains("<bool> is-there;"));
    let build = take_apart(&std::fs::read_to_string("ui/build.rs").expect("ui/build.rs"));
    let stubs = |text: &str| text.strip_prefix("../") == Some(&stub.path);
    let mapped = build.texts.iter().any(|text| stubs(&text.text));
    assert!(mapped, "{} is not what build.rs takes", stub.path);
}

#[test]
fn suits_are_drawings_and_not_letters() {
    for file in slint() {
        for text in &file.texts {
            let suit = text
                .text
                .chars()
                .find(|letter| "♠♥♦♣♤♡♢♧".contains(*letter));
            assert_eq!(suit, None, "{}:{}", file.path, text.line);
        }
    }
}
