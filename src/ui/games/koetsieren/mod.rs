//! The pages of Koetsieren.

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
use crate::domain::koetsieren::{Clause, Fault, Heading, Koetsieren, Preset, Switch, Tap};
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

impl Shown for Koetsieren {
    fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
        bind::bind(window, dispatch);
    }

    fn sheet(open: &Open<Koetsieren>) -> Show {
        let view = score::ScoreView::of(open);
        Box::new(move |window, models| view.show(window, models))
    }

    fn told(words: &ShareWords, models: &crate::ui::models::Models) -> Vec<SharedString> {
        let mut lines = Vec::new();
        for row in oldest_first(&models.koetsieren.ledger).map(score::Row::shown) {
            let (unfinished, cells) = (row.unfinished, row.cells.clone());
            lines.push(words.invoke_koetsieren(row));
            let players = (0..).zip(cells.iter());
            lines.extend(
                players.map(|(seat, cell)| words.invoke_koetsieren_player(seat, cell, unfinished)),
            );
        }
        lines
    }

    fn chart(open: &Open<Koetsieren>) -> Course {
        chart::course(open)
    }

    fn form(open: &Open<Koetsieren>, assessment: Assessment<Koetsieren>) -> Show {
        let view = form::FormView::of(open, assessment);
        Box::new(move |window, models| view.show(window, models))
    }

    /// A number alone does not say whose it is.
    fn key(key: char) -> Option<TapOf<Koetsieren>> {
        match key {
            '0'..='5' => Some(Tap::Number(u8::try_from(key.to_digit(10)?).ok()?)),
            _ if key == char::from(Key::Backspace) => Some(Tap::Backspace),
            _ => None,
        }
    }

    fn dealer_tap(seat: Seat) -> TapOf<Koetsieren> {
        Tap::DealerSeat(seat)
    }

    fn card(sheet: &Sheet<Koetsieren>, replay: &Replay<Koetsieren>) -> Vec<CardLine> {
        let standing = replay.standing();
        let players = score::seats(standing).zip(&sheet.roster.players);
        players
            .map(|(of, name)| CardLine {
                seat: seat(of),
                name: name.as_str().into(),
                value: standing.total(of),
                lost: standing.losers.contains(&of),
                ..Default::default()
            })
            .collect()
    }

    fn missing(missing: MissingOf<Koetsieren>) -> FormReason {
        convert::missing(missing)
    }

    fn fault(fault: Fault) -> FormReason {
        convert::fault(fault)
    }

    fn switches() -> Vec<(RuleGroup, Switch)> {
        rules::SWITCHES.to_vec()
    }

    fn switch(switch: Switch) -> RuleSwitch {
        rules::switch(switch)
    }

    fn preset(preset: Preset) -> PresetKind {
        rules::preset(preset)
    }

    fn heading(heading: Heading) -> HowHeading {
        how::heading(heading)
    }

    fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
        how::clause(clause)
    }

    fn revised_totals(revision: &Revision<Koetsieren>) -> Vec<RuleTotal> {
        let (old, new) = (revision.old.standing(), revision.new.standing());
        score::seats(new)
            .map(|of| RuleTotal {
                seat: seat(of),
                before: old.total(of),
                after: new.total(of),
                ..Default::default()
            })
            .collect()
    }

    /// A warning that comes or goes is no other score.
    fn rescored(revision: &Revision<Koetsieren>) -> usize {
        let steps = revision.old.steps.iter().zip(&revision.new.steps);
        steps
            .filter(|(old, new)| old.outcome.lines() != new.outcome.lines())
            .count()
    }
}
