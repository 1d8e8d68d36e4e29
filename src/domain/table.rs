use super::registry::{each, games};
use super::{AnySheet, Entry, Game, Kind, Points, Seat, Sheet, Side, Step};

/// A sheet laid out as a table, an entry a row: what was recorded, what it brought and how it then stood.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub columns: Vec<Column>,
    /// One for each entry, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// How it stands after all entries: the last columns of the last row, or before the first entry.
    pub totals: Vec<(Column, Points)>,
    /// The number of entries after which the match was first over.
    pub finish: Option<usize>,
}

/// What a column tells, under a name in lower case with hyphens, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    pub name: &'static str,
    pub whose: Whose,
}

/// Of whom a column tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Of the entry as a whole.
    Everybodys,
    Side(Side),
    Seat(Seat),
}

/// What stands in a row under a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The column has nothing to say of this entry.
    Nothing,
    Number(Points),
    /// One of the values that files have under the same name.
    Code(&'static str),
    Yes(bool),
    Side(Side),
    Seat(Seat),
    /// What somebody typed.
    Text(String),
}

/// How a game lays a sheet out as a table.
pub trait Tabular: Game {
    /// The columns between the dealer and the totals, at a table of so many seats.
    fn columns(seats: usize) -> Vec<Column>;

    /// What stands under these columns.
    fn cells(record: &Self::Record, step: &Step<Self>, seats: usize) -> Vec<Cell>;

    /// How it stands, each number under its column.
    fn totals(standing: &Self::Standing) -> Vec<(Column, Points)>;

    /// The note of the entry, and how many characters it can have.
    fn note(_: &Self::Record) -> Option<(&str, usize)> {
        None
    }
}

impl AnySheet {
    /// The sheet laid out as a table.
    pub fn table(&self) -> Table {
        games!(each!(self, AnySheet, sheet => Table::of(sheet)))
    }
}

impl Table {
    fn of<G: Tabular>(sheet: &Sheet<G>) -> Table {
        let replay = sheet.replay();
        let seats = sheet.roster.seats();
        let totals = G::totals(replay.standing());
        let mut columns = ["entry", "kind", "dealer"].map(Column::of_entry).to_vec();
        columns.extend(G::columns(seats));
        columns.extend(totals.iter().map(|(column, _)| *column));
        columns.push(Column::of_entry("note"));
        let row = |(number, (entry, step)): (Points, (&Entry<G::Record>, &Step<G>))| {
            let dealer = if step.turn.is_deal() {
                Cell::Seat(step.dealer)
            } else {
                Cell::Nothing
            };
            let kind = Cell::Code(code(G::kind(&entry.record)));
            let mut row = vec![Cell::Number(number), kind, dealer];
            row.extend(G::cells(&entry.record, step, seats));
            let totals = G::totals(&step.standing).into_iter();
            row.extend(totals.map(|(_, total)| Cell::Number(total)));
            let note = G::note(&entry.record).filter(|(note, _)| !note.is_empty());
            row.push(note.map_or(Cell::Nothing, |(note, _)| Cell::Text(note.to_owned())));
            row
        };
        let played = sheet.entries.iter().zip(&replay.steps);
        Table {
            columns,
            rows: (1..).zip(played).map(row).collect(),
            totals,
            finish: replay.finish,
        }
    }
}

impl Column {
    /// A column that tells of the entry as a whole.
    pub(super) fn of_entry(name: &'static str) -> Column {
        let whose = Whose::Everybodys;
        Column { name, whose }
    }

    /// A column for each side.
    pub(super) fn of_sides(name: &'static str) -> [Column; 2] {
        Side::BOTH.map(|side| Column {
            name,
            whose: Whose::Side(side),
        })
    }

    /// A column for each seat of a table of so many.
    pub(super) fn of_seats(name: &'static str, seats: usize) -> impl Iterator<Item = Column> {
        let seats = (0..seats).map_while(Seat::from_index).map(Whose::Seat);
        seats.map(move |whose| Column { name, whose })
    }
}

impl Cell {
    /// What `cell` makes of it, where there is something.
    pub(super) fn of<T>(it: Option<T>, cell: impl FnOnce(T) -> Cell) -> Cell {
        it.map_or(Cell::Nothing, cell)
    }
}

/// The name of the kind in files.
fn code(kind: Kind) -> &'static str {
    match kind {
        Kind::Deal => "deal",
        Kind::Passed => "passed",
        Kind::Adjustment => "adjustment",
        Kind::Transfer => "transfer",
        Kind::Ending => "ending",
        Kind::Dealer => "dealer",
    }
}
