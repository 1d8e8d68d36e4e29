use slint::ComponentHandle;

use crate::domain::couillon::{
    AllTricks, Couillon, Deal, DealDraft, Draft, Fault, Looped, Missing, Outcome, Record, Rules,
    Standing, Tally, Tap,
};
use crate::domain::{Draft as _, Entry, Game, Kind, Side, Step};

use crate::ui::bridge::{self, AppWindow, CouillonRow, QuickReason};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The open sheet of Couillon: the board, the next deal in two taps, and the ledger.
pub struct ScoreView {
    standing: Standing,
    rules: Rules,
    end: Option<End>,
    rows: Vec<CouillonRow>,
    next: DealDraft,
    quick_win: QuickReason,
    quick_tie: QuickReason,
}

/// How the match was over.
struct End {
    winner: Side,
    number: i32,
    /// What the other side still needed.
    with: i32,
}

impl ScoreView {
    pub fn of(open: &Open<Couillon>) -> ScoreView {
        let Open { sheet, replay, .. } = open;
        let finish = replay.finish.unwrap_or(usize::MAX);
        let end = replay.finish.and_then(|finish| {
            let then = replay.standing_before(finish);
            let winner = then.winner?;
            Some(End {
                winner,
                number: convert::count(finish),
                with: then.needed(winner.other()),
            })
        });
        let lines = sheet.entries.iter().zip(&replay.steps).enumerate();
        ScoreView {
            standing: replay.standing().clone(),
            rules: sheet.rules.clone(),
            end,
            rows: lines
                .rev()
                .map(|(at, (entry, step))| row(&sheet.rules, at, entry, step, finish))
                .collect(),
            next: open.desk.new.deal,
            quick_win: quick(open, Tap::Won(Side::One)),
            quick_tie: quick(open, Tap::Tie),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let pages = window.global::<bridge::Couillon>();
        let board = &self.standing.board;
        pages.set_strokes(convert::count(board.one.strokes.len()));
        let halves = [
            (&models.couillon.halves_1, &board.one),
            (&models.couillon.halves_2, &board.two),
        ];
        for (model, half) in halves {
            keep_in_step(model, codes::strokes(half), |_| ());
        }
        pages.set_standing_1(codes::standing(&board.one));
        pages.set_standing_2(codes::standing(&board.two));
        pages.set_needed_1(board.one.needed());
        pages.set_needed_2(board.two.needed());
        pages.set_ties(self.standing.ties);
        pages.set_worth(self.standing.next_win(&self.rules).total());
        pages.set_winner(convert::side(self.end.as_ref().map(|end| end.winner)));
        if let Some(end) = &self.end {
            pages.set_won_at(end.number);
            pages.set_won_with(end.with);
        }
        self.show_quick(&pages);
        keep_in_step(&models.couillon.rows, self.rows, |row| row.id);
    }

    fn show_quick(&self, pages: &bridge::Couillon) {
        // What was begun under other rules can be taken back.
        let has_all_tricks = self.rules.all_tricks == AllTricks::OneMore || self.next.all_tricks;
        pages.set_has_all_tricks(has_all_tricks);
        pages.set_quick_yes(codes::answer(&self.next, &self.rules));
        pages.set_quick_all_tricks(self.next.all_tricks);
        pages.set_quick_win(self.quick_win);
        pages.set_quick_tie(self.quick_tie);
    }
}

/// Why the tap would not complete the next deal.
fn quick(open: &Open<Couillon>, tap: Tap) -> QuickReason {
    let rules = &open.sheet.rules;
    let spot = open.replay.spot(open.sheet.entries.len());
    let mut next = Draft {
        kind: Kind::Deal,
        ..open.desk.new
    };
    next.tap(rules, &spot, tap);
    match next.record(rules, &spot) {
        Err(Missing::SaidYes) => QuickReason::NoYes,
        Ok(record) if Couillon::check(rules, &spot, &record).contains(&Fault::AllTricksInATie) => {
            QuickReason::TieWithAllTricks
        }
        _ => QuickReason::None,
    }
}

/// The ledger's line of the entry at this index, counted from 0; the match was over after `finish` entries.
fn row(
    rules: &Rules,
    at: usize,
    entry: &Entry<Record>,
    step: &Step<Couillon>,
    finish: usize,
) -> CouillonRow {
    let (own, dealer) = match &entry.record {
        Record::Deal(deal) => (deal_row(deal), step.dealer),
        Record::Dealer { seat } => (CouillonRow::default(), *seat),
    };
    let (units, looped, spared) = brought(rules, step);
    let change = step.outcome.change();
    CouillonRow {
        id: convert::entry(entry.id),
        number: convert::count(at + 1),
        kind: Couillon::kind(&entry.record).into(),
        dealer: convert::seat(dealer),
        units,
        looped: convert::side(looped),
        spared,
        needed_1: step.standing.needed(Side::One),
        needed_2: step.standing.needed(Side::Two),
        change_1: change.one,
        change_2: change.two,
        ends: at + 1 == finish,
        after_end: at >= finish,
        ..own
    }
}

/// What an entry was worth, which side got a loop, and whether one was dropped.
fn brought(rules: &Rules, step: &Step<Couillon>) -> (i32, Option<Side>, bool) {
    match &step.outcome {
        Outcome::Win(win) => {
            let loser = win.side.other();
            let looped = win.looped.filter(|looped| *looped != Looped::Dropped);
            (
                win.units.total(),
                looped.map(|_| loser),
                win.looped == Some(Looped::Dropped),
            )
        }
        Outcome::Tie { .. } => (step.standing.next_win(rules).total(), None, false),
        Outcome::AfterTheEnd(_) | Outcome::NoScore => (0, None, false),
    }
}

/// What a deal itself says on a line of the ledger.
fn deal_row(deal: &Deal) -> CouillonRow {
    let points = match deal.result {
        Tally::Points(points) => Some(points),
        Tally::Won(_) | Tally::Tie => None,
    };
    let counted = points.unwrap_or_default();
    CouillonRow {
        yes: codes::yes(deal.said_yes),
        result: codes::result(Some(deal.result.verdict())),
        has_points: points.is_some(),
        points_1: counted.one,
        points_2: counted.two,
        all_tricks: deal.all_tricks,
        ..Default::default()
    }
}
