use slint::{ComponentHandle, SharedString};

use crate::domain::coinche::{Coinche, Deal, Double, NextDealer, Outcome, Record, Score, Standing};
use crate::domain::{Entry, Game, Replay, Seat, Side, Step};

use crate::ui::bridge::{self, AppWindow, LedgerRow};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The open sheet of Coinche: totals, first to speak, and the ledger.
pub struct ScoreView {
    /// The sheet's own id.
    sheet: SharedString,
    totals: Standing,
    speaker: Seat,
    end: Option<End>,
    rows: Vec<LedgerRow>,
    surcoinche_times: i32,
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
    pub fn of(open: &Open<Coinche>) -> ScoreView {
        let Open { sheet, replay, .. } = open;
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
            sheet: open.document.id.as_str().into(),
            totals: *replay.standing(),
            speaker: replay.dealer.next(sheet.roster.seats(), direction),
            end,
            rows: lines
                .rev()
                .map(|(at, (entry, step))| row(at, entry, step, finish))
                .collect(),
            surcoinche_times: sheet.rules.times(Double::Surcoinche),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let score = window.global::<bridge::Score>();
        let was_open = score.get_sheet() == self.sheet;
        let before = |seen, total| if was_open { seen } else { total };
        score.set_before_1(before(score.get_total_1(), self.totals.one));
        score.set_before_2(before(score.get_total_2(), self.totals.two));
        score.set_sheet(self.sheet);
        score.set_total_1(self.totals.one);
        score.set_total_2(self.totals.two);
        score.set_speaker(convert::seat(self.speaker));
        score.set_winner(convert::side(self.end.as_ref().map(|end| end.winner)));
        if let Some(end) = self.end {
            score.set_won_at(end.number);
            score.set_won_1(end.totals.one);
            score.set_won_2(end.totals.two);
        }
        score.set_surcoinche_times(self.surcoinche_times);
        keep_in_step(&models.coinche.ledger, self.rows, |row| row.id);
    }
}

/// The ledger's line of the entry at this index, counted from 0; the match was over after `finish` entries.
fn row(at: usize, entry: &Entry<Record>, step: &Step<Coinche>, finish: usize) -> LedgerRow {
    let own = match (&entry.record, &step.outcome) {
        (Record::Deal(deal), Outcome::Deal(score)) => deal_row(deal, score),
        (Record::Deal(_), _) => LedgerRow::default(),
        (Record::Passed { next }, _) => LedgerRow {
            same_dealer: *next == NextDealer::Same,
            ..Default::default()
        },
        (Record::Adjustment { note, .. }, _) => LedgerRow {
            note: note.as_str().into(),
            ..Default::default()
        },
        (Record::Dealer { .. }, _) => LedgerRow::default(),
    };
    let dealer = match entry.record {
        Record::Dealer { seat } => seat,
        _ => step.dealer,
    };
    let won = step.outcome.points();
    LedgerRow {
        id: convert::entry(entry.id),
        number: convert::count(at + 1),
        kind: Coinche::kind(&entry.record).into(),
        dealer: convert::seat(dealer),
        points_1: won.one,
        points_2: won.two,
        total_1: step.standing.one,
        total_2: step.standing.two,
        ends: at + 1 == finish,
        after_end: at >= finish,
        ..own
    }
}

/// What a deal itself says on a line of the ledger.
pub fn deal_row(deal: &Deal, score: &Score) -> LedgerRow {
    let (bid_kind, bid) = codes::bid(Some(deal.bid));
    LedgerRow {
        bidder: convert::side(Some(deal.bidder)),
        bid_kind,
        bid,
        trump: codes::trump(deal.trump),
        double: deal.double.into(),
        verdict: codes::verdict(Some(score.verdict)),
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
