//! What a file of ours says: an envelope that names the format and its version, around the facts. `docs/format.md` describes it.

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::app::{Document, SheetId};
use crate::domain::coinche::{Coinche, Record, Rules};
use crate::domain::{Entry, Journal, Roster, Sheet};

/// The version that is written. An older one is brought up to it when it is read; a newer one is refused.
pub const VERSION: u32 = 1;

/// Why a text is not one of our files.
#[derive(Debug)]
pub enum FormatError {
    /// Not JSON, or not with the fields that it needs.
    Malformed(serde_json::Error),
    /// JSON of another kind than was expected.
    Foreign,
    /// Written by a newer version of the app.
    Newer(u32),
    /// Its history does not lead to what it says.
    Inconsistent,
}

impl std::fmt::Display for FormatError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FormatError::Malformed(error) => write!(f, "malformed: {error}"),
            FormatError::Foreign => f.write_str("not a file of this kind"),
            FormatError::Newer(version) => {
                write!(f, "written by a newer Ardoise (format version {version})")
            }
            FormatError::Inconsistent => f.write_str("the history does not lead to the entries"),
        }
    }
}

impl std::error::Error for FormatError {}

/// The kinds of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[serde(rename = "ardoise-sheet")]
    Sheet,
    #[serde(rename = "ardoise-settings")]
    Settings,
    #[serde(rename = "ardoise-session")]
    Session,
}

/// The first two fields of every file.
#[derive(Serialize, Deserialize)]
struct Head {
    format: Format,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct Envelope<Body> {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    body: Body,
}

/// The games, as files name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum GameName {
    Coinche,
}

#[derive(Serialize, Deserialize)]
struct SheetBody {
    game: GameName,
    id: SheetId,
    created: DateTime<Utc>,
    changed: DateTime<Utc>,
    rules: Rules,
    roster: Roster,
    entries: Vec<Entry<Record>>,
    journal: Journal<Record, Rules>,
}

/// The file of a sheet.
pub fn write_sheet(document: &Document) -> Result<String, FormatError> {
    let sheet = document.sheet.clone();
    write(
        Format::Sheet,
        SheetBody {
            game: GameName::Coinche,
            id: document.id.clone(),
            created: document.created,
            changed: document.changed,
            rules: sheet.rules,
            roster: sheet.roster,
            entries: sheet.entries,
            journal: sheet.journal,
        },
    )
}

/// The sheet that a file holds.
pub fn read_sheet(text: &str) -> Result<Document, FormatError> {
    let body: SheetBody = read(Format::Sheet, text)?;
    let sheet: Sheet<Coinche> = Sheet {
        rules: body.rules,
        roster: body.roster,
        entries: body.entries,
        journal: body.journal,
    };
    if sheet.roster.seats() != Coinche::SEATS || !sheet.is_consistent() {
        return Err(FormatError::Inconsistent);
    }
    Ok(Document {
        id: body.id,
        created: body.created,
        changed: body.changed,
        sheet,
    })
}

/// The file of the settings or of the session.
pub fn write<Body: Serialize>(format: Format, body: Body) -> Result<String, FormatError> {
    let head = Head {
        format,
        version: VERSION,
    };
    let envelope = Envelope { head, body };
    let mut text = serde_json::to_string_pretty(&envelope).map_err(FormatError::Malformed)?;
    text.push('\n');
    Ok(text)
}

/// What a file of that kind holds.
pub fn read<Body: DeserializeOwned>(format: Format, text: &str) -> Result<Body, FormatError> {
    let head: Head = serde_json::from_str(text).map_err(FormatError::Malformed)?;
    if head.format != format {
        return Err(FormatError::Foreign);
    }
    if head.version > VERSION {
        return Err(FormatError::Newer(head.version));
    }
    let envelope: Envelope<Body> = serde_json::from_str(text).map_err(FormatError::Malformed)?;
    Ok(envelope.body)
}
