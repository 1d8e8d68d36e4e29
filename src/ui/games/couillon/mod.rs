//! The pages of Couillon.

mod bind;
mod chart;
mod convert;
mod form;
mod how;
mod models;
mod rules;
mod score;

use std::rc::Rc;

use slint::SharedString;
use slint::platform::Key;

use crate::app::{Assessment, MissingOf, TapOf};
use crate::domain::couillon::{
    Clause, Couillon, FEWEST_OF_SIXTEEN, Fault, Heading, Preset, Rules, Switch, Tap,
};
use crate::domain::{Replay, Revision, Seat, Sheet, Side};

use crate::ui::bridge::{
    AppWindow, CardLine, FormReason, HowClause, HowHeading, PresetKind, RuleGroup, RuleSwitch,
    RuleTotal, ShareWords,
};
use crate::ui::chart::Course;
use crate::ui::convert::side;
use crate::ui::dispatch::Dispatch;

use super::{CardTable, Open, Show, Shown, oldest_first};

pub use models::Models;

impl Shown for Couillon {
    fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
        bind::bind(window, dispatch);
    }

    fn sheet(open: &Open<Couillon>) -> Show {
        let view = score::ScoreView::of(open);
        Box::new(move |window, models| view.show(window, models))
    }

    fn told(words: &ShareWords, models: &crate::ui::models::Models) -> Vec<SharedString> {
        let rows = oldest_first(&models.couillon.rows);
        rows.map(|row| words.invoke_couillon(row)).collect()
    }

    fn chart(open: &Open<Couillon>) -> Course {
        chart::course(open)
    }

    fn form(open: &Open<Couillon>, assessment: Assessment<Couillon>) -> Show {
        let view = form::FormView::of(open, assessment);
        Box::new(move |window, models| view.show(window, models))
    }

    fn key(key: char) -> Option<TapOf<Couillon>> {
        match key {
            '0'..='9' => Some(Tap::Digit(i32::try_from(key.to_digit(10)?).ok()?)),
            _ if key == char::from(Key::Backspace) => Some(Tap::Backspace),
            _ => None,
        }
    }

    fn dealer_tap(seat: Seat) -> TapOf<Couillon> {
        Tap::DealerSeat(seat)
    }

    fn card(sheet: &Sheet<Couillon>, replay: &Replay<Couillon>) -> Vec<CardLine> {
        let standing = replay.standing();
        let line = |of: Side| CardLine {
            side: side(Some(of)),
            name: sheet.roster.sides[of].as_str().into(),
            value: standing.needed(of),
            won: standing.winner == Some(of),
            ..Default::default()
        };
        Side::BOTH.map(line).to_vec()
    }

    fn missing(missing: MissingOf<Couillon>) -> FormReason {
        convert::missing(missing)
    }

    fn fault(fault: Fault) -> FormReason {
        convert::fault(fault)
    }

    fn is_final(fault: Fault) -> bool {
        // The 1 of 13 can still become right.
        !matches!(fault, Fault::SumOfSixteen(sum) if sum < FEWEST_OF_SIXTEEN)
    }

    fn switches() -> Vec<(RuleGroup, Switch)> {
        let groups = rules::GROUPS.iter();
        let of_group = |(group, switches): &(RuleGroup, &[Switch])| {
            let switches = switches.iter();
            switches.map(|it| (*group, *it)).collect::<Vec<_>>()
        };
        groups.flat_map(of_group).collect()
    }

    fn switch(switch: Switch) -> RuleSwitch {
        rules::switch(switch)
    }

    fn preset(preset: Preset) -> PresetKind {
        rules::preset(preset)
    }

    fn named_preset(rules: &Rules) -> Option<Preset> {
        Some(rules.named_preset())
    }

    fn heading(heading: Heading) -> HowHeading {
        how::heading(heading)
    }

    fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
        how::clause(clause)
    }

    fn cards(_: &Rules) -> CardTable {
        how::cards()
    }

    fn revised_totals(revision: &Revision<Couillon>) -> Vec<RuleTotal> {
        let total = |of: Side| RuleTotal {
            side: side(Some(of)),
            before: revision.old.standing().needed(of),
            after: revision.new.standing().needed(of),
            ..Default::default()
        };
        Side::BOTH.map(total).to_vec()
    }
}
