//! The sources, taken apart into code, comments and texts.

use std::fs;
use std::path::{Path, PathBuf};

/// One source file.
pub struct Source {
    /// From the package's folder, with slashes.
    pub path: String,
    /// The code, with comments taken out and every text emptied to `""`.
    pub code: String,
    pub texts: Vec<Text>,
    pub lines: usize,
}

/// One text in double quotes.
pub struct Text {
    pub text: String,
    /// The code from the last `;`, `{` or `}` to the text, with the texts between emptied.
    pub before: String,
    pub line: usize,
}

/// Every file under this folder whose name ends so.
pub fn sources(folder: &str, extension: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join(folder), extension, &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "no .{extension} in {folder}");
    paths.iter().map(|path| read(root, path)).collect()
}

fn walk(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            walk(&path, extension, found);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
}

fn read(root: &Path, path: &Path) -> Source {
    let text = fs::read_to_string(path).expect("a source");
    let name = path.strip_prefix(root).expect("in the package");
    let mut source = take_apart(&text);
    source.path = name.to_string_lossy().replace('\\', "/");
    source
}

/// Takes a text of Rust or of Slint apart.
pub fn take_apart(text: &str) -> Source {
    let letters: Vec<char> = text.chars().collect();
    let mut source = Source {
        path: String::new(),
        code: String::new(),
        texts: Vec::new(),
        lines: text.lines().count(),
    };
    let (mut at, mut line) = (0, 1);
    let peek = |at: usize| letters.get(at).copied().unwrap_or('\0');
    while at < letters.len() {
        match (peek(at), peek(at + 1)) {
            ('/', '/') => {
                while at < letters.len() && peek(at) != '\n' {
                    at += 1;
                }
            }
            ('/', '*') => {
                while at < letters.len() && (peek(at), peek(at + 1)) != ('*', '/') {
                    line += usize::from(peek(at) == '\n');
                    at += 1;
                }
                at += 2;
            }
            // A letter of Rust that could be taken for a text: '"' and '\''.
            ('\'', '"') if peek(at + 2) == '\'' => at += 3,
            ('\'', '\\') if peek(at + 3) == '\'' => at += 4,
            ('"', _) => {
                let begin = line;
                let mut inside = String::new();
                at += 1;
                while at < letters.len() && peek(at) != '"' {
                    if peek(at) == '\\' {
                        inside.push('\\');
                        at += 1;
                    }
                    line += usize::from(peek(at) == '\n');
                    inside.push(peek(at));
                    at += 1;
                }
                at += 1;
                let statement = source.code.rfind([';', '{', '}']).map_or(0, |it| it + 1);
                source.texts.push(Text {
                    text: inside,
                    before: source.code[statement..].trim_start().to_owned(),
                    line: begin,
                });
                source.code.push_str("\"\"");
            }
            (letter, _) => {
                line += usize::from(letter == '\n');
                source.code.push(letter);
                at += 1;
            }
        }
    }
    source
}

impl Source {
    /// The words of the code: names with their `::` paths cut apart.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.code
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '-')
            .filter(|word| !word.is_empty())
    }

    /// Whether the code has this word.
    pub fn names(&self, word: &str) -> bool {
        self.words().any(|it| it == word)
    }

    /// Whether the code has this path, such as `std::fs`, with nothing before it that makes it another.
    pub fn has(&self, path: &str) -> bool {
        let squeezed: String = self.code.split_whitespace().collect();
        squeezed.match_indices(path).any(|(at, _)| {
            let joins = |letter: char| letter.is_alphanumeric() || letter == '_';
            let before = squeezed[..at].chars().next_back();
            let after = squeezed[at + path.len()..].chars().next();
            // `use` and the like stick to the path when blanks are gone.
            let starts_use = squeezed[..at].ends_with("use") || squeezed[..at].ends_with("pub");
            (starts_use || !before.is_some_and(joins)) && !after.is_some_and(joins)
        })
    }
}

#[test]
fn a_source_is_taken_apart() {
    let source = take_apart(
        "use std::fs; // \"not this\"\n/* nor\n \"this\" */ let a = \"b \\\" c\"; let d = '\"'; f(\"é\")",
    );
    let texts: Vec<&str> = source.texts.iter().map(|text| text.text.as_str()).collect();
    assert_eq!(texts, ["b \\\" c", "é"]);
    assert_eq!(source.texts[0].before, "let a = ");
    assert_eq!(source.texts[0].line, 3);
    assert_eq!(source.texts[1].before, "f(");
    assert!(source.has("std::fs"));
    assert!(!source.has("std::f"));
    assert!(source.names("let") && !source.names("nor"));
}
