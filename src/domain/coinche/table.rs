use crate::domain::{Cell, Column, Points, Side, Step, Tabular};

use super::{
    Bid, Coinche, Deal, Declaration, Double, NextDealer, Outcome, Record, Standing, TrickBid,
    Trump, Verdict,
};

/// The columns that tell of the entry as a whole, in their order.
const CONTRACT: [&str; 4] = ["bidder", "bid", "trump", "double"];

impl Tabular for Coinche {
    fn columns(_: usize) -> Vec<Column> {
        let mut columns = CONTRACT.map(Column::of_entry).to_vec();
        columns.extend(Column::of_sides("card-points"));
        columns.extend(["all-tricks", "alone"].map(Column::of_entry));
        columns.extend(Column::of_sides("belotes"));
        columns.push(Column::of_entry("declared-by"));
        columns.extend(Declaration::ALL.map(|kind| Column::of_entry(declaration(kind))));
        columns.extend(["verdict", "next-dealer"].map(Column::of_entry));
        columns.extend(Column::of_sides("points"));
        columns
    }

    fn cells(record: &Record, step: &Step<Self>, _: usize) -> Vec<Cell> {
        let deal = match record {
            Record::Deal(deal) => Some(deal),
            _ => None,
        };
        let number = |it: u8| Cell::Number(Points::from(it));
        let of_deal = |cell: &dyn Fn(&Deal) -> Cell| deal.map_or(Cell::Nothing, cell);
        let mut cells = vec![
            of_deal(&|deal| Cell::Side(deal.bidder)),
            of_deal(&|deal| bid(deal.bid)),
            of_deal(&|deal| Cell::of(deal.trump, |it| Cell::Code(trump(it)))),
            of_deal(&|deal| Cell::Code(double(deal.double))),
        ];
        cells.extend(Side::BOTH.map(|side| of_deal(&|deal| Cell::Number(deal.cards.of(side)))));
        cells.push(of_deal(&|deal| Cell::of(deal.all_tricks, Cell::Side)));
        cells.push(of_deal(&|deal| Cell::of(deal.alone, Cell::Yes)));
        cells.extend(Side::BOTH.map(|side| of_deal(&|deal| number(deal.belotes[side]))));
        let declared = deal.and_then(|deal| deal.declarations);
        cells.push(Cell::of(declared, |it| Cell::Side(it.side)));
        cells.extend(
            Declaration::ALL.map(|kind| Cell::of(declared, |it| number(it.counts.of(kind)))),
        );
        cells.push(match &step.outcome {
            Outcome::Deal(score) => Cell::Code(verdict(score.verdict)),
            Outcome::Adjustment(..) | Outcome::NoScore => Cell::Nothing,
        });
        cells.push(match record {
            Record::Passed { next } => Cell::Code(next_dealer(*next)),
            Record::Dealer { seat } => Cell::Seat(*seat),
            Record::Deal(_) | Record::Adjustment { .. } => Cell::Nothing,
        });
        let points = step.outcome.points();
        let scores = !matches!(step.outcome, Outcome::NoScore);
        cells.extend(Side::BOTH.map(|side| Cell::of(scores.then_some(points[side]), Cell::Number)));
        cells
    }

    fn totals(standing: &Standing) -> Vec<(Column, Points)> {
        let columns = Column::of_sides("total").into_iter();
        columns.zip([standing.one, standing.two]).collect()
    }

    fn note(record: &Record) -> Option<(&str, usize)> {
        match record {
            Record::Adjustment { note, .. } => Some((note, Record::LONGEST_NOTE)),
            _ => None,
        }
    }
}

fn bid(bid: Bid) -> Cell {
    match bid {
        Bid::Points(points) => Cell::Number(points),
        Bid::Tricks(TrickBid::Capot) => Cell::Code("capot"),
        Bid::Tricks(TrickBid::Generale) => Cell::Code("generale"),
    }
}

fn trump(trump: Trump) -> &'static str {
    match trump {
        Trump::Spades => "spades",
        Trump::Hearts => "hearts",
        Trump::Diamonds => "diamonds",
        Trump::Clubs => "clubs",
        Trump::NoTrump => "no-trump",
        Trump::AllTrump => "all-trump",
    }
}

fn double(double: Double) -> &'static str {
    match double {
        Double::None => "none",
        Double::Coinche => "coinche",
        Double::Surcoinche => "surcoinche",
    }
}

fn declaration(kind: Declaration) -> &'static str {
    match kind {
        Declaration::Tierce => "tierce",
        Declaration::Fifty => "fifty",
        Declaration::Hundred => "hundred",
        Declaration::FourOfAKind => "four-of-a-kind",
        Declaration::FourNines => "four-nines",
        Declaration::FourJacks => "four-jacks",
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Made => "made",
        Verdict::Failed => "failed",
    }
}

fn next_dealer(next: NextDealer) -> &'static str {
    match next {
        NextDealer::PassesOn => "passes-on",
        NextDealer::Same => "same",
    }
}
