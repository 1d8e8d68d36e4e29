//! What a file of ours says: an envelope that names the format and its version, around the facts. `docs/format.md` describes it.

use chrono::{DateTime, Utc};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use crate::app::{Document, SheetId};
use crate::domain::{
    AnySheet, Entry, Game, GameName, Journal, Roster, RulesOf, Sheet, each, games, named,
};

use super::migrate;

/// Why a text is not one of our files.
#[derive(Debug)]
pub enum FormatError {
    /// Not JSON, or not with the fields that it needs.
    Malformed(serde_json::Error),
    /// Not even text.
    NoText,
    /// JSON of another kind than was expected.
    Foreign,
    /// A sheet under a name that is not its own.
    Misnamed,
    /// Written by a newer version of the app.
    Newer(u32),
    /// Its history does not lead to what it says.
    Inconsistent,
}

impl std::fmt::Display for FormatError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FormatError::Malformed(error) => write!(f, "malformed: {error}"),
            FormatError::NoText => f.write_str("malformed: not text in UTF-8"),
            FormatError::Foreign => f.write_str("not a file of this kind"),
            FormatError::Misnamed => f.write_str("the file's name is not the sheet's id"),
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

impl Format {
    /// The version that is written. An older one is brought up to it when it is read; a newer one is refused.
    pub fn version(self) -> u32 {
        match self {
            Format::Sheet => 1,
            Format::Session => 3,
            Format::Settings => 5,
        }
    }
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

/// Which game a sheet is of.
#[derive(Deserialize)]
struct OfGame {
    game: GameName,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct SheetBody<G: Game> {
    game: GameName,
    id: SheetId,
    created: DateTime<Utc>,
    changed: DateTime<Utc>,
    rules: RulesOf<G>,
    roster: Roster,
    entries: Vec<Entry<G::Record>>,
    journal: Journal<G::Record, RulesOf<G>>,
}

/// The file of a sheet.
pub fn write_sheet(document: &Document) -> Result<String, FormatError> {
    fn write_game<G: Game>(document: &Document, sheet: &Sheet<G>) -> Result<String, FormatError> {
        let sheet = sheet.clone();
        let body: SheetBody<G> = SheetBody {
            game: document.sheet.game(),
            id: document.id.clone(),
            created: document.created,
            changed: document.changed,
            rules: sheet.rules,
            roster: sheet.roster,
            entries: sheet.entries,
            journal: sheet.journal,
        };
        write(Format::Sheet, body)
    }
    games!(each!(&document.sheet, AnySheet, sheet => write_game(document, sheet)))
}

/// The sheet that a file holds.
pub fn read_sheet(text: &str) -> Result<Document, FormatError> {
    fn read_game<G: Game>(text: &str) -> Result<Document, FormatError>
    where
        AnySheet: From<Sheet<G>>,
    {
        let body: SheetBody<G> = read(Format::Sheet, text)?;
        let sheet = AnySheet::from(Sheet {
            rules: body.rules,
            roster: body.roster,
            entries: body.entries,
            journal: body.journal,
        });
        if !sheet.is_sound() {
            return Err(FormatError::Inconsistent);
        }
        Ok(Document {
            id: body.id,
            created: body.created,
            changed: body.changed,
            sheet,
        })
    }
    let OfGame { game } = read(Format::Sheet, text)?;
    games!(named!(game, Named => read_game::<Named>(text)))
}

/// The file of the settings or of the session.
pub fn write<Body: Serialize>(format: Format, body: Body) -> Result<String, FormatError> {
    let head = Head {
        format,
        version: format.version(),
    };
    let envelope = Envelope { head, body };
    let mut text = serde_json::to_string_pretty(&envelope).map_err(FormatError::Malformed)?;
    text.push('\n');
    Ok(text)
}

/// What a file of that kind holds.
pub fn read<Body: DeserializeOwned>(format: Format, text: &str) -> Result<Body, FormatError> {
    // Sound JSON that does not begin as ours do is somebody else's.
    let head: Head = serde_json::from_str(text).map_err(|error| {
        match serde_json::from_str::<IgnoredAny>(text) {
            Ok(_) => FormatError::Foreign,
            Err(_) => FormatError::Malformed(error),
        }
    })?;
    if head.format != format {
        return Err(FormatError::Foreign);
    }
    if head.version > format.version() {
        return Err(FormatError::Newer(head.version));
    }
    let envelope = if head.version == format.version() {
        serde_json::from_str(text)
    } else {
        serde_json::from_str(text)
            .map(|old| migrate::up_to_date(format, head.version, old))
            .and_then(serde_json::from_value)
    };
    let envelope: Envelope<Body> = envelope.map_err(FormatError::Malformed)?;
    Ok(envelope.body)
}
