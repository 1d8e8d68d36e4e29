use crate::app::Document;
use crate::store::format::{self, FormatError};

use super::{FORMAT, VERSION};

/// One sheet as JSON: just the file of the sheet.
///
/// # Errors
/// When it cannot be written as JSON, which no sheet that was read or made here does.
pub fn write_one(document: &Document) -> Result<String, FormatError> {
    format::write_sheet(document)
}

/// All these sheets in one JSON text, the oldest first: the files of the sheets one after the other, each in one line, in an
/// envelope.
///
/// # Errors
/// As for [`write_one`].
pub fn write_all(documents: &[Document]) -> Result<String, FormatError> {
    let mut documents: Vec<&Document> = documents.iter().collect();
    documents.sort_by(|a, b| a.id.cmp(&b.id));
    let mut text =
        format!("{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {VERSION},\n  \"sheets\": [");
    for (at, document) in documents.iter().enumerate() {
        text.push_str(if at == 0 { "\n    " } else { ",\n    " });
        // Its lines without the blanks before them: within JSON's texts there are no ends of lines.
        let file = format::write_sheet(document)?;
        text.extend(file.lines().map(str::trim_start));
    }
    text.push_str(if documents.is_empty() {
        "]\n}\n"
    } else {
        "\n  ]\n}\n"
    });
    Ok(text)
}
