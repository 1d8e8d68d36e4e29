use crate::domain::{Cell, Column, Points, Side, Step, Tabular};

use super::{Couillon, Deal, Outcome, Record, Standing, Tally, Verdict};

impl Tabular for Couillon {
    fn columns(_: usize) -> Vec<Column> {
        let mut columns = ["said-yes", "result", "winner"]
            .map(Column::of_entry)
            .to_vec();
        columns.extend(Column::of_sides("card-points"));
        columns.extend(["all-tricks", "next-dealer"].map(Column::of_entry));
        columns.extend(Column::of_sides("change"));
        columns.push(Column::of_entry("ties"));
        columns
    }

    fn cells(record: &Record, step: &Step<Self>, _: usize) -> Vec<Cell> {
        let deal = match record {
            Record::Deal(deal) => Some(deal),
            Record::Dealer { .. } => None,
        };
        let of_deal = |cell: &dyn Fn(&Deal) -> Cell| deal.map_or(Cell::Nothing, cell);
        let mut cells = vec![
            of_deal(&|deal| Cell::of(deal.said_yes, Cell::Side)),
            of_deal(&|deal| Cell::Code(result(deal.result.verdict()))),
            of_deal(&|deal| winner(deal.result.verdict())),
        ];
        cells.extend(Side::BOTH.map(|side| of_deal(&|deal| card_points(deal.result, side))));
        cells.push(of_deal(&|deal| Cell::Yes(deal.all_tricks)));
        cells.push(match record {
            Record::Dealer { seat } => Cell::Seat(*seat),
            Record::Deal(_) => Cell::Nothing,
        });
        let change = step.outcome.change();
        let played = !matches!(step.outcome, Outcome::NoScore);
        cells.extend(Side::BOTH.map(|side| Cell::of(played.then_some(change[side]), Cell::Number)));
        cells.push(Cell::Number(step.standing.ties));
        cells
    }

    /// Deal wins that each side still needs: they go down to 0.
    fn totals(standing: &Standing) -> Vec<(Column, Points)> {
        let columns = Column::of_sides("needed").into_iter();
        let needed = Side::BOTH.map(|side| standing.needed(side));
        columns.zip(needed).collect()
    }
}

fn result(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won(_) => "won",
        Verdict::Tie => "tie",
    }
}

fn winner(verdict: Verdict) -> Cell {
    match verdict {
        Verdict::Won(side) => Cell::Side(side),
        Verdict::Tie => Cell::Nothing,
    }
}

fn card_points(result: Tally, side: Side) -> Cell {
    match result {
        Tally::Points(points) => Cell::Number(points[side]),
        Tally::Won(_) | Tally::Tie => Cell::Nothing,
    }
}
