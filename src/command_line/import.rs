use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::store::exchange::{Arrival, Preview};
use crate::store::{FileStore, Store};

use super::{open_drawer_alone, read_sheets, say, words};

/// Takes the sheets of the file in and says what became of each. Those that are refused are said and left; the others come in.
pub(super) fn import(file: &Path, dry_run: bool, folder: PathBuf) -> Result<(), String> {
    let incoming = read_sheets(file)?;
    let mut store = if dry_run {
        FileStore::look_at(folder)
    } else {
        open_drawer_alone(folder)?
    };
    let here = store.load().documents;
    let names = store.names_given();
    let preview = Preview::new(incoming, &here, |id| names.contains(id));
    let mut said = String::new();
    for (incoming, arrival) in &preview.arrivals {
        let of = words::named(incoming);
        // Writing to memory does not fail.
        let _ = match (arrival, &incoming.sheet) {
            (Arrival::AlreadyThere(id), _) => writeln!(said, "{of} is there already, as {id}"),
            (Arrival::Beside(id), Ok(_)) => {
                writeln!(
                    said,
                    "{of} differs from the one that has its name, and comes in as {id}"
                )
            }
            (_, Ok(document)) => writeln!(said, "{of} is new: {}", words::sheet(document)),
            (_, Err(why)) => writeln!(said, "{of} {}", words::refusal(why)),
        };
    }
    if dry_run {
        say(&said)?;
    } else {
        for document in preview.to_write() {
            let id = &document.id;
            store
                .save_sheet(document)
                .map_err(|why| format!("{id} could not be saved: {}", words::store(why)))?;
        }
        say(&said)?;
    }
    let refused = preview.arrivals.iter();
    let refused = refused.filter(|(_, arrival)| *arrival == Arrival::Refused);
    match (refused.count(), preview.arrivals.len()) {
        (0, _) => Ok(()),
        (refused, all) => Err(format!("{refused} of {all} sheets refused")),
    }
}
