use std::fmt::Write as _;
use std::path::Path;

use crate::app::Document;
use crate::domain::{Column, Points, Side, Table, Whose};

use super::{read_sheets, say, words};

/// Says what is in the file, how each sheet stands, and what is wrong with it.
pub(super) fn check(file: &Path) -> Result<(), String> {
    let incoming = read_sheets(file)?;
    let mut said = String::new();
    let mut refused = 0;
    for incoming in &incoming {
        let of = words::named(incoming);
        // Writing to memory does not fail.
        let _ = match &incoming.sheet {
            Ok(document) => {
                let totals = totals(document);
                let sheet = words::sheet(document);
                writeln!(said, "{of} is sound: {sheet}\n  {totals}")
            }
            Err(why) => {
                refused += 1;
                writeln!(said, "{of} {}", words::refusal(why))
            }
        };
    }
    if incoming.is_empty() {
        said.push_str("no sheets\n");
    }
    say(&said)?;
    match refused {
        0 => Ok(()),
        refused => Err(format!("{refused} of {} sheets refused", incoming.len())),
    }
}

/// How the sheet stands after its last entry.
fn totals(document: &Document) -> String {
    let Table { totals, finish, .. } = document.sheet.table();
    let roster = document.sheet.roster();
    let total = |(column, total): &(Column, Points)| match column.whose {
        Whose::Everybodys => format!("{}: {total}", column.name),
        Whose::Side(side) => {
            let number = if side == Side::One { 1 } else { 2 };
            let name = words::name_or(&roster.sides[side], "side", number);
            format!("{name}: {total}")
        }
        Whose::Seat(seat) => {
            let name = roster.players.get(seat.index()).map_or("", String::as_str);
            let name = words::name_or(name, "player", seat.number().into());
            format!("{name}: {total}")
        }
    };
    let all: Vec<String> = totals.iter().map(total).collect();
    let what = totals.first().map_or("total", |(column, _)| column.name);
    let end = match finish {
        Some(entry) => format!("; over with entry {entry}"),
        None => String::new(),
    };
    format!("{what} ({}){end}", all.join(", "))
}
