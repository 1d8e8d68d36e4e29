//! Just enough of the language of the pages to find the texts in them.

use std::iter::Peekable;
use std::str::Chars;

/// A part of a page that matters here. A string with a value inside (`"\{...}"`) is no plain one.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Text(String),
    Template,
    Word(String),
    Sign(char),
}

/// The parts of a page, each with its line.
pub fn tokens(page: &str) -> Result<Vec<(Token, usize)>, String> {
    let mut reader = Reader {
        letters: page.chars().peekable(),
        line: 1,
        holes: Vec::new(),
    };
    let mut found = Vec::new();
    while let Some((token, line)) = reader.next()? {
        found.push((token, line));
    }
    Ok(found)
}

struct Reader<'a> {
    letters: Peekable<Chars<'a>>,
    line: usize,
    /// For every string that waits for the end of a value inside it: the braces open in that value.
    holes: Vec<usize>,
}

impl Reader<'_> {
    fn letter(&mut self) -> Option<char> {
        let letter = self.letters.next();
        self.line += usize::from(letter == Some('\n'));
        letter
    }

    fn next(&mut self) -> Result<Option<(Token, usize)>, String> {
        loop {
            let line = self.line;
            let Some(letter) = self.letter() else {
                return Ok(None);
            };
            let next = self.letters.peek().copied();
            let token = match letter {
                '/' if next == Some('/') => {
                    while self.letter().is_some_and(|letter| letter != '\n') {}
                    continue;
                }
                '/' if next == Some('*') => {
                    self.comment(line)?;
                    continue;
                }
                '"' => self.string(line)?,
                '}' if self.holes.last() == Some(&0) => {
                    self.holes.pop();
                    self.string(line)?;
                    continue;
                }
                '{' | '}' => {
                    if let Some(open) = self.holes.last_mut() {
                        *open = if letter == '{' { *open + 1 } else { *open - 1 };
                    }
                    Token::Sign(letter)
                }
                _ if letter.is_whitespace() => continue,
                _ if letter.is_alphanumeric() || letter == '_' => self.word(letter),
                _ => Token::Sign(letter),
            };
            return Ok(Some((token, line)));
        }
    }

    fn word(&mut self, first: char) -> Token {
        let mut word = String::from(first);
        let inside = |letter: &char| letter.is_alphanumeric() || matches!(letter, '_' | '-');
        while let Some(letter) = self.letters.next_if(inside) {
            word.push(letter);
        }
        Token::Word(word)
    }

    /// The rest of a comment, which may hold others.
    fn comment(&mut self, line: usize) -> Result<(), String> {
        let (mut depth, mut before) = (1, ' ');
        self.letter();
        while depth > 0 {
            let Some(letter) = self.letter() else {
                return Err(format!("{line}: a comment without an end"));
            };
            before = match (before, letter) {
                ('/', '*') => {
                    depth += 1;
                    ' '
                }
                ('*', '/') => {
                    depth -= 1;
                    ' '
                }
                _ => letter,
            };
        }
        Ok(())
    }

    /// The rest of a string, up to its end or to a value inside it.
    fn string(&mut self, line: usize) -> Result<Token, String> {
        let mut text = String::new();
        loop {
            match self.letter() {
                Some('"') => return Ok(Token::Text(text)),
                Some('\\') => match self.letter() {
                    Some('n') => text.push('\n'),
                    Some('u') => text.push(self.code(line)?),
                    Some('{') => {
                        self.holes.push(0);
                        return Ok(Token::Template);
                    }
                    Some(letter @ ('"' | '\\')) => text.push(letter),
                    other => return Err(format!("{line}: unknown escape {other:?}")),
                },
                Some('\n') | None => return Err(format!("{line}: a string without an end")),
                Some(letter) => text.push(letter),
            }
        }
    }

    /// The letter that `\u{...}` names.
    fn code(&mut self, line: usize) -> Result<char, String> {
        let mut digits = String::new();
        if self.letter() == Some('{') {
            while let Some(digit) = self.letters.next_if(char::is_ascii_hexdigit) {
                digits.push(digit);
            }
        }
        let code = u32::from_str_radix(&digits, 16).ok();
        match (self.letter(), code.and_then(char::from_u32)) {
            (Some('}'), Some(letter)) => Ok(letter),
            _ => Err(format!("{line}: an escape that names no letter")),
        }
    }
}
