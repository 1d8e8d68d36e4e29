use crate::domain::{Cell, Column, Points, Seat, Step, Tabular};

use super::{Kopknack, OpenPot, Outcome, Play, Record, Standing};

impl Tabular for Kopknack {
    fn columns(seats: usize) -> Vec<Column> {
        let mut columns = vec![Column::of_entry("swept-by")];
        columns.extend(Column::of_seats("tricks", seats));
        let others = ["paid-in-by", "paid-in", "open-pot", "next-dealer"];
        columns.extend(others.map(Column::of_entry));
        columns.extend(Column::of_seats("change", seats));
        columns
    }

    fn cells(record: &Record, step: &Step<Self>, seats: usize) -> Vec<Cell> {
        let swept = match &step.outcome {
            Outcome::Deal(dealt) => dealt.swept,
            _ => None,
        };
        let mut cells = vec![Cell::of(swept, Cell::Seat)];
        cells.extend((0..seats).map(|index| tricks(record, index)));
        // Below 0: taken out.
        cells.extend(match record {
            Record::Transfer { seat, amount, .. } => [Cell::Seat(*seat), Cell::Number(*amount)],
            _ => [Cell::Nothing, Cell::Nothing],
        });
        cells.push(match record {
            Record::Ending { open_pot } => Cell::Code(code(*open_pot)),
            _ => Cell::Nothing,
        });
        cells.push(match record {
            Record::Dealer { seat } => Cell::Seat(*seat),
            _ => Cell::Nothing,
        });
        let moves = !matches!(step.outcome, Outcome::NoMoney);
        cells.extend((0..seats).map(|index| {
            let seat = Seat::from_index(index).filter(|_| moves);
            Cell::of(seat, |seat| Cell::Number(step.outcome.change(seat)))
        }));
        cells
    }

    fn totals(standing: &Standing) -> Vec<(Column, Points)> {
        let columns = Column::of_seats("balance", standing.players());
        let mut totals: Vec<(Column, Points)> =
            columns.zip(standing.balances.iter().copied()).collect();
        totals.push((Column::of_entry("pot"), standing.pot));
        totals
    }

    fn note(record: &Record) -> Option<(&str, usize)> {
        match record {
            Record::Transfer { note, .. } => Some((note, Record::LONGEST_NOTE)),
            _ => None,
        }
    }
}

/// Tricks of one player; who folded has none.
fn tricks(record: &Record, index: usize) -> Cell {
    let Record::Deal(deal) = record else {
        return Cell::Nothing;
    };
    match &deal.play {
        Play::Swept(_) => Cell::Nothing,
        Play::Tricks(tricks) => match tricks.get(index) {
            Some(Some(taken)) => Cell::Number(Points::from(*taken)),
            Some(None) => Cell::Code("folded"),
            None => Cell::Nothing,
        },
    }
}

fn code(open_pot: OpenPot) -> &'static str {
    match open_pot {
        OpenPot::Share => "share",
        OpenPot::WaiveDoubles => "waive-doubles",
    }
}
