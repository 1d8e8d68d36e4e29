use std::fmt;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Names a sheet, in files and among them: the moment at which it was begun, to the millisecond, as `20261129T215319123`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SheetId(String);

impl SheetId {
    /// The id of a sheet begun at that moment.
    pub fn of_moment(moment: DateTime<Utc>) -> SheetId {
        SheetId(moment.format("%Y%m%dT%H%M%S%3f").to_string())
    }

    /// The id that this text is: 1 to 40 Latin letters and digits, so that it is safe as a file name.
    pub fn parse(text: &str) -> Option<SheetId> {
        let fits =
            (1..=40).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
        fits.then(|| SheetId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for SheetId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        SheetId::parse(&text).ok_or_else(|| format!("{text:?} is no sheet id"))
    }
}

impl From<SheetId> for String {
    fn from(id: SheetId) -> String {
        id.0
    }
}
