use slint::{ComponentHandle, SharedString};

use crate::app::{App, Document, kind_of, redo_label, undo_label};
use crate::domain::coinche::{
    Coinche, Deal, Double, NextDealer, Outcome, Record, Score, Standing, Target,
};
use crate::domain::{Entry, Game, Replay, Seat, Side, Step};

use crate::ui::bridge::{self, AppWindow, EditName, LedgerRow};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

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
    preset: PresetName,
    surcoinche_times: i32,
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
    pub fn of(app: &App, document: &Document, replay: &Replay<Coinche>) -> ScoreView {
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
            begun: app.desk().is_some_and(|desk| desk.new.deal.is_begun()),
            end,
            rows: lines
                .rev()
                .map(|(at, (entry, step))| row(at, entry, step, finish))
                .collect(),
            preset: PresetName::of(&sheet.rules, &app.settings().presets),
            surcoinche_times: sheet.rules.times(Double::Surcoinche),
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
        score.set_preset(self.preset.kind);
        score.set_own_preset(self.preset.own);
        score.set_differences(self.preset.differences);
        score.set_surcoinche_times(self.surcoinche_times);
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
        (Record::Deal(deal), Outcome::Deal(score)) => LedgerRow {
            id: row.id,
            number: row.number,
            kind: row.kind,
            dealer: row.dealer,
            points_1: row.points_1,
            points_2: row.points_2,
            total_1: row.total_1,
            total_2: row.total_2,
            ends: row.ends,
            after_end: row.after_end,
            ..deal_row(deal, score)
        },
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

/// What a deal itself says on a line of the ledger.
pub fn deal_row(deal: &Deal, score: &Score) -> LedgerRow {
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
        ..Default::default()
    }
}
