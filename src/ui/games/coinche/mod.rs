//! The pages of Coinche.

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
use crate::domain::coinche::{Clause, Coinche, Fault, Heading, Nudge, Preset, Rules, Switch, Tap};
use crate::domain::{Replay, Revision, Seat, Sheet, Side};

use crate::ui::bridge::{
    AppWindow, CardLine, FormReason, HowClause, HowHeading, PresetKind, RuleChange, RuleGroup,
    RuleSwitch, RuleTotal, ShareWords, SwitchRow,
};
use crate::ui::chart::Course;
use crate::ui::convert::side;
use crate::ui::dispatch::Dispatch;

use super::{CardTable, Open, Show, Shown, oldest_first};

pub use form::show_caps;
pub use models::Models;

impl Shown for Coinche {
    fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
        bind::bind(window, dispatch);
    }

    fn sheet(open: &Open<Coinche>) -> Show {
        let view = score::ScoreView::of(open);
        Box::new(move |window, models| view.show(window, models))
    }

    fn told(words: &ShareWords, models: &crate::ui::models::Models) -> Vec<SharedString> {
        let rows = oldest_first(&models.coinche.ledger);
        rows.map(|row| words.invoke_coinche(row)).collect()
    }

    fn chart(open: &Open<Coinche>) -> Course {
        chart::course(open)
    }

    fn form(open: &Open<Coinche>, assessment: Assessment<Coinche>) -> Show {
        let view = form::FormView::of(open, assessment);
        Box::new(move |window, models| view.show(window, models))
    }

    fn key(key: char) -> Option<TapOf<Coinche>> {
        match key {
            '0'..='9' => Some(Tap::Digit(i32::try_from(key.to_digit(10)?).ok()?)),
            _ if key == char::from(Key::Backspace) => Some(Tap::Backspace),
            _ if key == char::from(Key::UpArrow) => Some(Tap::BidStep(Nudge::Up)),
            _ if key == char::from(Key::DownArrow) => Some(Tap::BidStep(Nudge::Down)),
            _ => None,
        }
    }

    fn dealer_tap(seat: Seat) -> TapOf<Coinche> {
        Tap::DealerSeat(seat)
    }

    fn card(sheet: &Sheet<Coinche>, replay: &Replay<Coinche>) -> Vec<CardLine> {
        let winner = score::winner(replay);
        let line = |of: Side| CardLine {
            side: side(Some(of)),
            name: sheet.roster.sides[of].as_str().into(),
            value: replay.standing()[of],
            won: winner == Some(of),
            ..Default::default()
        };
        Side::BOTH.map(line).to_vec()
    }

    fn missing(missing: MissingOf<Coinche>) -> FormReason {
        convert::missing(missing)
    }

    fn fault(fault: Fault) -> FormReason {
        convert::fault(fault)
    }

    fn is_final(fault: Fault) -> bool {
        // The 1 of 102 can still become right.
        fault != Fault::NoCardsGive(1)
    }

    fn switches() -> Vec<(RuleGroup, Switch)> {
        let groups = rules::GROUPS.iter();
        let of_group = |(group, switches): &(RuleGroup, &[Switch])| {
            switches.iter().map(|it| (*group, *it)).collect::<Vec<_>>()
        };
        groups.flat_map(of_group).collect()
    }

    fn switch(switch: Switch) -> RuleSwitch {
        rules::switch(switch)
    }

    fn preset(preset: Preset) -> PresetKind {
        rules::preset(preset)
    }

    fn complete_switch(rules: &Rules, switch: Switch, row: SwitchRow) -> SwitchRow {
        rules::complete(rules, switch, row)
    }

    fn heading(heading: Heading) -> HowHeading {
        how::heading(heading)
    }

    fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
        how::clause(clause)
    }

    fn cards(rules: &Rules) -> CardTable {
        how::cards(rules)
    }

    fn revised_totals(revision: &Revision<Coinche>) -> Vec<RuleTotal> {
        let total = |of: Side| RuleTotal {
            side: side(Some(of)),
            before: revision.old.standing()[of],
            after: revision.new.standing()[of],
            ..Default::default()
        };
        Side::BOTH.map(total).to_vec()
    }

    fn rescored(revision: &Revision<Coinche>) -> usize {
        revision.rescored()
    }

    fn rule_changes(revision: &Revision<Coinche>) -> Vec<RuleChange> {
        rules::changes(revision)
    }
}
