use std::collections::HashMap;

use slint::{ComponentHandle, Model, ModelRc, VecModel};

use crate::domain::kopknack::{
    Deal, Dealt, Kopknack, NextPot, Outcome, Record, Standing, next_pot,
};
use crate::domain::{Entry, Game, Seat, Step};

use crate::ui::bridge::{self, AppWindow, KopknackChange, KopknackDirection, KopknackRow};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The open sheet of Köpknack: balances, pot, what comes next, and the ledger.
pub struct ScoreView {
    standing: Standing,
    next: NextPot,
    rows: Vec<Row>,
}

/// A line of the ledger, apart from its changes.
struct Row {
    row: KopknackRow,
    changes: Vec<KopknackChange>,
}

impl ScoreView {
    pub fn of(open: &Open<Kopknack>) -> ScoreView {
        let Open { sheet, replay, .. } = open;
        let lines = sheet.entries.iter().zip(&replay.steps).enumerate();
        let finish = replay.finish.unwrap_or(usize::MAX);
        ScoreView {
            standing: replay.standing().clone(),
            next: next_pot(&sheet.rules, replay.standing(), replay.dealer),
            rows: lines
                .rev()
                .map(|(at, (entry, step))| Row::of(at, entry, step, finish))
                .collect(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let game = window.global::<bridge::Kopknack>();
        let models = &models.kopknack;
        let settled = self.standing.is_settled();
        let payments = settled.then(|| codes::payments(&self.standing.balances));
        keep_in_step(&models.payments, payments.unwrap_or_default(), |_| ());
        keep_in_step(&models.balances, self.standing.balances, |_| ());
        game.set_pot(self.standing.pot);
        game.set_ante(codes::ante(self.next));
        game.set_ended(settled);
        let rows = with_changes(self.rows, &models.ledger);
        keep_in_step(&models.ledger, rows, |row| row.id);
    }
}

/// The lines with their changes: lists that say what they said before stay the same lists, so that only lines that
/// say something else are shown anew.
fn with_changes(rows: Vec<Row>, shown: &VecModel<KopknackRow>) -> Vec<KopknackRow> {
    let shown: HashMap<i32, ModelRc<KopknackChange>> =
        shown.iter().map(|row| (row.id, row.changes)).collect();
    let complete = |Row { row, changes }: Row| {
        let same = shown.get(&row.id);
        let same = same.filter(|same| same.iter().eq(changes.iter().cloned()));
        KopknackRow {
            changes: same.map_or_else(|| ModelRc::from(changes.as_slice()), Clone::clone),
            ..row
        }
    };
    rows.into_iter().map(complete).collect()
}

impl Row {
    /// The ledger's line of the entry at this index, counted from 0; the session ended after `finish` entries.
    fn of(at: usize, entry: &Entry<Record>, step: &Step<Kopknack>, finish: usize) -> Row {
        let own = match (&entry.record, &step.outcome) {
            (Record::Deal(_), Outcome::Deal(dealt)) => KopknackRow {
                sweeper: convert::seat_or_none(dealt.swept),
                pot: dealt.pot,
                ..Default::default()
            },
            (Record::Transfer { note, .. }, Outcome::Transfer(moved)) => KopknackRow {
                seat: convert::seat(moved.seat),
                direction: match moved.amount {
                    ..0 => KopknackDirection::Takes,
                    _ => KopknackDirection::Pays,
                },
                amount: moved.amount.saturating_abs(),
                note: note.as_str().into(),
                sweeper: -1,
                ..Default::default()
            },
            (Record::Ending { .. }, Outcome::Ending(ended)) => KopknackRow {
                pot: ended.pot,
                ending: codes::ending((ended.pot > 0).then_some(ended.open_pot)),
                sweeper: -1,
                ..Default::default()
            },
            _ => KopknackRow {
                sweeper: -1,
                ..Default::default()
            },
        };
        let dealer = match entry.record {
            Record::Dealer { seat } => seat,
            _ => step.dealer,
        };
        Row {
            row: KopknackRow {
                id: convert::entry(entry.id),
                number: convert::count(at + 1),
                kind: Kopknack::kind(&entry.record).into(),
                dealer: convert::seat(dealer),
                pot_left: step.standing.pot,
                ends: at + 1 == finish,
                after_end: at >= finish,
                ..own
            },
            changes: changes(entry, step),
        }
    }
}

/// Who was active, and whose balance changed.
fn changes(entry: &Entry<Record>, step: &Step<Kopknack>) -> Vec<KopknackChange> {
    let tricks = |seat: Seat| match (&entry.record, &step.outcome) {
        (Record::Deal(Deal { play }), Outcome::Deal(Dealt { swept: None, .. })) => {
            play.tricks_of(seat)
        }
        _ => None,
    };
    let change = |seat: Seat| KopknackChange {
        seat: convert::seat(seat),
        tricks: tricks(seat).map_or(-1, i32::from),
        amount: step.outcome.change(seat),
        total: step.standing.balance(seat),
    };
    let changes = step.standing.seats().map(change);
    changes
        .filter(|change| change.tricks >= 0 || change.amount != 0)
        .collect()
}
