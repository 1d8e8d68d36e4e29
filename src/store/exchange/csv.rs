use crate::app::Document;
use crate::domain::{Cell, Column, Roster, Seat, Side, Whose};

/// Signs at which a spreadsheet begins to reckon, the wide ones among them.
const RECKONS: [char; 8] = [
    '=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}',
];

/// The sheet as a table in CSV (RFC 4180, but for its ends of lines, which are `\n`): a row with the heads of the columns, in
/// English, and a row an entry. Who is named on the sheet stands there by that name.
///
/// No cell can be taken for a formula: a text that begins like one has an apostrophe before it. Numbers stay numbers.
pub fn write_csv(document: &Document) -> String {
    let table = document.sheet.table();
    let names = Names::of(document.sheet.roster());
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heads = table.columns.iter().map(|column| names.head(*column));
    let rows = table.rows.iter();
    let rows = rows.map(|row| row.iter().map(|cell| names.cell(cell)).collect());
    for row in std::iter::once(heads.collect::<Vec<String>>()).chain(rows) {
        // Writing to memory does not fail, nor does a row that is as long as the others.
        let _ = writer.write_record(&row);
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// How sides and players are called in the table.
struct Names {
    sides: [String; 2],
    players: Vec<String>,
}

impl Names {
    fn of(roster: &Roster) -> Names {
        let sides = [roster.sides.one.clone(), roster.sides.two.clone()];
        let sides = told_apart(&sides, "side");
        let players = told_apart(&roster.players, "player");
        Names {
            sides: sides.try_into().unwrap_or_default(),
            players,
        }
    }

    fn side(&self, side: Side) -> String {
        let [one, two] = &self.sides;
        match side {
            Side::One => one.clone(),
            Side::Two => two.clone(),
        }
    }

    fn player(&self, seat: Seat) -> String {
        let name = self.players.get(seat.index());
        name.cloned()
            .unwrap_or_else(|| number("player", seat.index()))
    }

    fn head(&self, column: Column) -> String {
        let what = column.name.replace('-', " ");
        match column.whose {
            Whose::Everybodys => what,
            Whose::Side(side) => format!("{what}: {}", self.side(side)),
            Whose::Seat(seat) => format!("{what}: {}", self.player(seat)),
        }
    }

    fn cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Nothing => String::new(),
            Cell::Number(number) => number.to_string(),
            Cell::Code(code) => (*code).to_owned(),
            Cell::Yes(true) => "yes".to_owned(),
            Cell::Yes(false) => "no".to_owned(),
            Cell::Side(side) => harmless(&self.side(*side)),
            Cell::Seat(seat) => harmless(&self.player(*seat)),
            Cell::Text(text) => harmless(text),
        }
    }
}

/// The names, numbered where there is none or another has the same.
fn told_apart(names: &[String], what: &str) -> Vec<String> {
    let alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let named = |(index, name): (usize, &String)| match name.trim() {
        "" => number(what, index),
        _ if alone(name) => name.clone(),
        _ => format!("{name} ({})", number(what, index)),
    };
    names.iter().enumerate().map(named).collect()
}

fn number(what: &str, index: usize) -> String {
    format!("{what} {}", index + 1)
}

/// The text with an apostrophe before it where it begins like a formula, or with a blank that some spreadsheets skip.
fn harmless(text: &str) -> String {
    let blank = text.starts_with(['\t', '\r', '\n']);
    if blank || text.trim_start_matches(is_unseen).starts_with(RECKONS) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// Whether nothing is seen of the sign: a blank, a control sign, one that has no width or says how a text runs.
fn is_unseen(sign: char) -> bool {
    let without_width = [
        '\u{200b}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
    ];
    let without_width = without_width.iter().any(|signs| signs.contains(&sign));
    sign.is_whitespace() || sign.is_control() || without_width || sign == '\u{feff}'
}
