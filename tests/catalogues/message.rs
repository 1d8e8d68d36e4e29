//! What a translator is asked for.

use std::fmt;

/// A text of the pages: the sense it is meant in, empty for most, and its plural where it counts something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Message {
    pub context: String,
    pub text: String,
    pub plural: Option<String>,
}

impl fmt::Display for Message {
    /// As it is written in a page.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.context.is_empty() {
            write!(formatter, "{:?} => ", self.context)?;
        }
        write!(formatter, "{:?}", self.text)?;
        match &self.plural {
            Some(plural) => write!(formatter, " | {plural:?}"),
            None => Ok(()),
        }
    }
}
