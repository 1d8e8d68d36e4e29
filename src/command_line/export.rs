use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::app::{Document, SheetId};
use crate::store::exchange;

use super::{look_into_drawer, sound_sheets};

/// How a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Shape {
    Csv,
    Json,
}

/// Writes the sheets of that file, the sheet of that id, or every sheet of the folder to standard output.
pub(super) fn export(
    file: Option<&Path>,
    shape: Shape,
    folder: Result<PathBuf, String>,
) -> Result<(), String> {
    let mut missing = Vec::new();
    let documents = match file {
        None => {
            let loaded = look_into_drawer(folder?);
            missing = loaded.damaged;
            loaded.documents
        }
        Some(file) => match id_of(file) {
            Some(id) => vec![sheet_of_drawer(&id, folder?)?],
            None => sound_sheets(file)?,
        },
    };
    let text = match (shape, documents.as_slice()) {
        (Shape::Csv, [document]) => exchange::write_csv(document),
        (Shape::Csv, documents) => {
            return Err(format!(
                "a table has one sheet, and there are {}; name one by its id",
                documents.len()
            ));
        }
        (Shape::Json, [document]) if file.is_some() => {
            exchange::write_one(document).map_err(|error| error.to_string())?
        }
        (Shape::Json, documents) => {
            exchange::write_all(documents).map_err(|error| error.to_string())?
        }
    };
    // Just as it is: what is written has to be what can be read again.
    let mut output = io::stdout().lock();
    let written = output.write_all(text.as_bytes());
    written
        .and_then(|()| output.flush())
        .map_err(|error| format!("cannot write to standard output: {error}"))?;
    // One that cannot be opened does not hide the others, but what was written is not everything.
    let missing: Vec<String> = missing
        .iter()
        .map(|it| format!("{}: {}", it.place, it.reason))
        .collect();
    match missing.as_slice() {
        [] => Ok(()),
        missing => Err(format!("left out: {}", missing.join("; "))),
    }
}

/// The id that the argument is, where no file has that name.
fn id_of(file: &Path) -> Option<SheetId> {
    if file.exists() {
        return None;
    }
    SheetId::parse(file.to_str()?)
}

fn sheet_of_drawer(id: &SheetId, folder: PathBuf) -> Result<Document, String> {
    let place = folder.display().to_string();
    let mut found = look_into_drawer(folder).documents.into_iter();
    found
        .find(|document| document.id == *id)
        .ok_or_else(|| format!("there is no file {id}, and no sheet of that id in {place}"))
}
