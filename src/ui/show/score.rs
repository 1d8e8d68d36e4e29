use slint::{ComponentHandle, SharedString};

use crate::app::{Desk, Document, kind_of, redo_label, undo_label};
use crate::domain::coinche::{Coinche, NextDealer, Outcome, Record, Standing, Target};
use crate::domain::{Entry, Game, Replay, Seat, Side, Step};

use crate::ui::bridge::{self, AppWindow, EditName, LedgerRow};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// The open sheet: totals, whose deal it is, and the ledger.
pub struct ScoreView {
    totals: Standing,
    target: i32,
    dealer: Seat,
    speaker: Seat,
    next_number: i32,
    begun: bool,
    end: Option<End>,
    rows: Vec<LedgerRow>,
    undo: EditName,
    redo: EditName,
    sides: [SharedString; 2],
    players: Vec<SharedString>,
}

/// How the match was first over.
struct End {
    winner: Side,
    number: i32,
    totals: Standing,
}

/// The side that won the match.
pub fn winner(replay: &Replay<Coinche>) -> Option<Side> {
    let last = replay.finish?.checked_sub(1)?;
    let totals = replay.steps.get(last)?.standing;
    Some(if totals.one > totals.two {
        Side::One
    } else {
        Side::Two
    })
}

impl ScoreView {
    pub fn of(document: &Document, replay: &Replay<Coinche>, desk: Option<&Desk>) -> ScoreView {
        let sheet = &document.sheet;
        let direction = Coinche::direction(&sheet.rules);
        let end = winner(replay)
            .zip(replay.finish)
            .map(|(winner, finish)| End {
                winner,
                number: convert::count(finish),
                totals: *replay.standing_before(finish),
            });
        let lines = sheet.entries.iter().zip(&replay.steps).enumerate();
        let finish = replay.finish.unwrap_or(usize::MAX);
        ScoreView {
            totals: *replay.standing(),
            target: match sheet.rules.target {
                Target::Points(points) => points,
                Target::None => 0,
            },
            dealer: replay.dealer,
            speaker: replay.dealer.next(sheet.roster.seats(), direction),
            next_number: convert::count(sheet.entries.len() + 1),
            begun: desk.is_some_and(|desk| desk.new.is_begun()),
            end,
            rows: lines
                .rev()
                .map(|(at, (entry, step))| row(at, entry, step, finish))
                .collect(),
            undo: convert::edit_name(undo_label(sheet)),
            redo: convert::edit_name(redo_label(sheet)),
            sides: [
                sheet.roster.sides.one.as_str().into(),
                sheet.roster.sides.two.as_str().into(),
            ],
            players: sheet
                .roster
                .players
                .iter()
                .map(SharedString::from)
                .collect(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let table = window.global::<bridge::Table>();
        let [side_1, side_2] = self.sides;
        table.set_side_1(side_1);
        table.set_side_2(side_2);
        keep_in_step(&models.players, self.players, |_| ());
        let score = window.global::<bridge::Score>();
        score.set_total_1(self.totals.one);
        score.set_total_2(self.totals.two);
        score.set_target(self.target);
        score.set_dealer(convert::seat(self.dealer));
        score.set_speaker(convert::seat(self.speaker));
        score.set_next_number(self.next_number);
        score.set_begun(self.begun);
        score.set_winner(convert::side(self.end.as_ref().map(|end| end.winner)));
        if let Some(end) = self.end {
            score.set_won_at(end.number);
            score.set_won_1(end.totals.one);
            score.set_won_2(end.totals.two);
        }
        score.set_undo(self.undo);
        score.set_redo(self.redo);
        keep_in_step(&models.ledger, self.rows, |row| row.id);
    }
}

/// The ledger's line of the entry at this index, counted from 0; the match was over after `finish` entries.
fn row(at: usize, entry: &Entry<Record>, step: &Step<Coinche>, finish: usize) -> LedgerRow {
    let won = step.outcome.points();
    let row = LedgerRow {
        id: i32::try_from(entry.id.0).unwrap_or(i32::MAX),
        number: convert::count(at + 1),
        kind: kind_of(&entry.record).into(),
        dealer: convert::seat(step.dealer),
        points_1: won.one,
        points_2: won.two,
        total_1: step.standing.one,
        total_2: step.standing.two,
        ends: at + 1 == finish,
        after_end: at >= finish,
        ..Default::default()
    };
    match (&entry.record, &step.outcome) {
        (Record::Deal(deal), Outcome::Deal(score)) => {
            let (bid_kind, bid) = convert::bid(Some(deal.bid));
            LedgerRow {
                bidder: convert::side(Some(deal.bidder)),
                bid_kind,
                bid,
                trump: convert::trump(deal.trump),
                double: deal.double.into(),
                verdict: convert::verdict(Some(score.verdict)),
                has_margin: score.margin.is_some(),
                margin: score.margin.unwrap_or_default(),
                all_tricks: convert::side(deal.all_tricks),
                belotes_1: deal.belotes.one.into(),
                belotes_2: deal.belotes.two.into(),
                declaring: convert::side(deal.declarations.map(|it| it.side)),
                declared: deal.declarations.map_or(0, |it| it.counts.points()),
                ..row
            }
        }
        (Record::Passed { next }, _) => LedgerRow {
            same_dealer: *next == NextDealer::Same,
            ..row
        },
        (Record::Adjustment { note, .. }, _) => LedgerRow {
            note: note.as_str().into(),
            ..row
        },
        (Record::Dealer { seat }, _) => LedgerRow {
            dealer: convert::seat(*seat),
            ..row
        },
        (Record::Deal(_), _) => row,
    }
}
