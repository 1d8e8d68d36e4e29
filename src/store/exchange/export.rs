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

/// All these sheets in one JSON text, the oldest first: the files of the sheets one after the other, in an envelope.
///
/// # Errors
/// As for [`write_one`].
pub fn write_all(documents: &[Document]) -> Result<String, FormatError> {
    let mut documents: Vec<&Document> = documents.iter().collect();
    documents.sort_by(|a, b| a.id.cmp(&b.id));
    let files: Result<Vec<String>, FormatError> =
        documents.into_iter().map(format::write_sheet).collect();
    let files: Vec<String> = files?.iter().map(|file| indented(file)).collect();
    let sheets = if files.is_empty() {
        "[]".to_owned()
    } else {
        format!("[\n{}\n  ]", files.join(",\n"))
    };
    Ok(format!(
        "{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {VERSION},\n  \"sheets\": {sheets}\n}}\n"
    ))
}

/// The file's lines two steps further in. Within JSON's texts there are no ends of lines.
fn indented(file: &str) -> String {
    let lines: Vec<String> = file.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}
