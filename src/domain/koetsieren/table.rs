use crate::domain::{Cell, Column, Points, Step, Tabular};

use super::{Koetsieren, Record, Standing};

impl Tabular for Koetsieren {
    fn columns(seats: usize) -> Vec<Column> {
        let mut columns = vec![Column::of_entry("next-dealer")];
        for name in ["said", "taken", "penalties"] {
            columns.extend(Column::of_seats(name, seats));
        }
        columns
    }

    fn cells(record: &Record, step: &Step<Self>, seats: usize) -> Vec<Cell> {
        let (said, taken, next) = match record {
            Record::Deal(deal) => (Some(&deal.said), deal.taken.as_ref(), None),
            Record::Dealer { seat } => (None, None, Some(*seat)),
        };
        let mut cells = vec![Cell::of(next, Cell::Seat)];
        for numbers in [said, taken] {
            cells.extend((0..seats).map(|index| {
                let number = numbers.and_then(|numbers| numbers.get(index));
                Cell::of(number, |number| Cell::Number(Points::from(*number)))
            }));
        }
        let lines = step.outcome.lines();
        cells.extend((0..seats).map(|index| {
            let line = lines.iter().find(|line| line.seat.index() == index);
            Cell::of(line, |line| Cell::Number(line.penalty))
        }));
        cells
    }

    fn totals(standing: &Standing) -> Vec<(Column, Points)> {
        let columns = Column::of_seats("total", standing.totals.len());
        columns.zip(standing.totals.iter().copied()).collect()
    }
}
