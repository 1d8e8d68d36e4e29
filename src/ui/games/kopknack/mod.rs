//! The pages of Köpknack.

mod bind;
mod chart;
mod convert;
mod form;
mod how;
mod models;
mod rules;
mod score;

use std::rc::Rc;

use slint::platform::Key;
use slint::{Model, SharedString};

use crate::app::{Assessment, MissingOf, TapOf};
use crate::domain::kopknack::{Clause, Fault, Heading, Kopknack, Preset, Record, Switch, Tap};
use crate::domain::{Replay, Revision, Seat, Sheet};

use crate::ui::bridge::{
    AppWindow, CardLine, FormReason, HowClause, HowHeading, PresetKind, RuleGroup, RuleSwitch,
    RuleTotal, ShareWords,
};
use crate::ui::chart::Course;
use crate::ui::convert::seat;
use crate::ui::dispatch::Dispatch;

use super::{Open, Show, Shown, oldest_first};

pub use models::Models;

impl Shown for Kopknack {
    fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
        bind::bind(window, dispatch);
    }

    fn sheet(open: &Open<Kopknack>) -> Show {
        let view = score::ScoreView::of(open);
        Box::new(move |window, models| view.show(window, models))
    }

    fn told(words: &ShareWords, models: &crate::ui::models::Models) -> Vec<SharedString> {
        let mut lines = Vec::new();
        for row in oldest_first(&models.kopknack.ledger) {
            let changes = row.changes.clone();
            lines.push(words.invoke_kopknack(row));
            lines.extend(changes.iter().map(|it| words.invoke_kopknack_player(it)));
        }
        lines
    }

    fn chart(open: &Open<Kopknack>) -> Course {
        chart::course(open)
    }

    fn form(open: &Open<Kopknack>, assessment: Assessment<Kopknack>) -> Show {
        let view = form::FormView::of(open, assessment);
        Box::new(move |window, models| view.show(window, models))
    }

    fn key(key: char) -> Option<TapOf<Kopknack>> {
        match key {
            '0'..='9' => Some(Tap::Digit(u8::try_from(key.to_digit(10)?).ok()?)),
            _ if key == char::from(Key::Backspace) => Some(Tap::Backspace),
            _ => None,
        }
    }

    fn dealer_tap(seat: Seat) -> TapOf<Kopknack> {
        Tap::Dealer(seat)
    }

    fn card(sheet: &Sheet<Kopknack>, replay: &Replay<Kopknack>) -> Vec<CardLine> {
        let standing = replay.standing();
        let names = sheet.roster.players.iter().zip(standing.seats());
        let line = |(name, of): (&String, Seat)| CardLine {
            seat: seat(of),
            name: name.as_str().into(),
            value: standing.balance(of),
            ..Default::default()
        };
        names.map(line).collect()
    }

    fn missing(missing: MissingOf<Kopknack>) -> FormReason {
        convert::missing(missing)
    }

    fn fault(fault: Fault) -> FormReason {
        convert::fault(fault)
    }

    fn is_final(fault: Fault) -> bool {
        match fault {
            // The 0 of 09 and the 1 of 12 can still become right.
            Fault::TransferOfNothing => false,
            Fault::NotByThree { higher, .. } => higher > Record::LARGEST_TRANSFER / 10,
            _ => true,
        }
    }

    fn switches() -> Vec<(RuleGroup, Switch)> {
        rules::SWITCHES.to_vec()
    }

    fn switch(switch: Switch) -> RuleSwitch {
        rules::switch(switch)
    }

    fn preset(preset: Preset) -> PresetKind {
        match preset {
            Preset::Standard => PresetKind::Standard,
        }
    }

    fn heading(heading: Heading) -> HowHeading {
        how::heading(heading)
    }

    fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
        how::clause(clause)
    }

    fn revised_totals(revision: &Revision<Kopknack>) -> Vec<RuleTotal> {
        let (old, new) = (revision.old.standing(), revision.new.standing());
        let total = |of: Seat| RuleTotal {
            seat: seat(of),
            before: old.balance(of),
            after: new.balance(of),
            ..Default::default()
        };
        new.seats().map(total).collect()
    }
}
