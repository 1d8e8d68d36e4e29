//! What the pages say: their `@tr` texts.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::catalogues::message::Message;
use crate::catalogues::tokens::{Token, tokens};

/// The texts of every page under the folder, each with the place where it stands first.
pub fn in_pages(folder: &Path) -> BTreeMap<Message, String> {
    let mut texts = BTreeMap::new();
    for page in pages(folder) {
        let source = std::fs::read_to_string(&page).unwrap();
        let found = in_page(&source).unwrap_or_else(|why| panic!("{}:{why}", page.display()));
        for (message, line) in found {
            let place = || format!("{}:{line}", page.display());
            texts.entry(message).or_insert_with(place);
        }
    }
    texts
}

fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(pages(&path));
        } else if path.extension().is_some_and(|ending| ending == "slint") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The texts of one page, each with its line.
pub fn in_page(source: &str) -> Result<Vec<(Message, usize)>, String> {
    let tokens = tokens(source)?;
    let mut texts = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        let word = Token::Word("tr".into());
        if pair[0].0 == Token::Sign('@') && pair[1].0 == word {
            let line = pair[0].1;
            let rest = tokens[at + 2..].iter().map(|(token, _)| token);
            let message = message(rest).ok_or_else(|| {
                format!("{line}: @tr takes plain strings, as (\"sense\" => \"one\" | \"many\" % n)")
            })?;
            texts.push((message, line));
        }
    }
    Ok(texts)
}

/// The text of a call, from its opening bracket on.
fn message<'a>(tokens: impl Iterator<Item = &'a Token>) -> Option<Message> {
    let mut tokens = tokens.peekable();
    let sign = |sign| move |token: &&Token| **token == Token::Sign(sign);
    let plain = |token: &Token| match token {
        Token::Text(text) => Some(text.clone()),
        _ => None,
    };
    tokens.next_if(sign('('))?;
    let mut text = plain(tokens.next()?)?;
    let mut context = String::new();
    if tokens.next_if(sign('=')).is_some() {
        tokens.next_if(sign('>'))?;
        context = std::mem::replace(&mut text, plain(tokens.next()?)?);
    }
    let mut plural = None;
    if tokens.next_if(sign('|')).is_some() {
        plural = Some(plain(tokens.next()?)?);
        tokens.next_if(sign('%'))?;
    } else if !matches!(tokens.next()?, Token::Sign(',' | ')')) {
        return None;
    }
    Some(Message {
        context,
        text,
        plural,
    })
}
