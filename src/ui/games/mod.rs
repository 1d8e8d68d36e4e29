//! Each game's own pages: what they show and what their taps mean. What all games share stands in `show` and `bind`.

pub mod coinche;
pub mod couillon;
pub mod koetsieren;
pub mod kopknack;

use std::rc::Rc;

use slint::{Model, SharedString, VecModel};

use crate::app::{Assessment, Desk, Document, MissingOf, OwnPreset, TapOf};
use crate::domain::{AnyRules, Game, HouseRules, Replay, Revision, RulesOf, Seat, Sheet};

use super::bridge::{
    AppWindow, CardColumn, CardLine, CardRow, FormReason, HowClause, HowHeading, PresetKind,
    RuleChange, RuleGroup, RuleSwitch, RuleTotal, ShareWords, SwitchRow,
};
use super::chart::Course;
use super::convert;
use super::dispatch::Dispatch;
use super::models::Models;

/// A switch of a game's house rules.
pub type SwitchOf<G> = <RulesOf<G> as HouseRules>::Switch;
/// A named set of a game's house rules.
pub type PresetOf<G> = <RulesOf<G> as HouseRules>::Preset;

/// A part of the account of a game's scoring.
pub type HeadingOf<G> = <RulesOf<G> as HouseRules>::Heading;
/// One thing that the account says.
pub type ClauseOf<G> = <RulesOf<G> as HouseRules>::Clause;

/// What the cards are worth: what each column is about, and the ranks.
pub type CardTable = (Vec<CardColumn>, Vec<CardRow>);

/// Something that was gathered and has yet to be put on the window.
pub type Show = Box<dyn FnOnce(&AppWindow, &Models)>;

/// The open sheet as its pages look at it.
pub struct Open<'a, G: Game> {
    pub document: &'a Document,
    pub sheet: &'a Sheet<G>,
    pub replay: &'a Replay<G>,
    pub desk: &'a Desk<G>,
    /// The user's own presets of house rules for the game.
    pub presets: &'a [&'a OwnPreset],
}

/// What `value` says of the standing before the first entry and after each one.
pub fn values<G: Game>(replay: &Replay<G>, value: impl Fn(&G::Standing) -> i32) -> Vec<i32> {
    let after = replay.steps.iter().map(|step| value(&step.standing));
    std::iter::once(value(&replay.opening))
        .chain(after)
        .collect()
}

/// The lines of a ledger, which has the newest first, in the order in which they were played.
pub fn oldest_first<Row: Clone + 'static>(ledger: &VecModel<Row>) -> impl Iterator<Item = Row> {
    let rows = (0..ledger.row_count()).rev();
    rows.filter_map(|at| ledger.row_data(at))
}

/// What the window must know of a game to show its sheets.
pub trait Shown: Game<Rules: Into<AnyRules> + TryFrom<AnyRules>> {
    /// Hangs the callbacks of the game's own pages to the dispatch.
    fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>);

    /// Gathers what the page of the open sheet shows.
    fn sheet(open: &Open<Self>) -> Show;

    /// What the entries of the open sheet say, in words and line by line, the oldest first.
    fn told(words: &ShareWords, models: &Models) -> Vec<SharedString>;

    /// How the match went, for its chart: with sides side one first, else by seat.
    fn chart(open: &Open<Self>) -> Course;

    /// Gathers what the form shows of the draft in hand and of what is said of it.
    fn form(open: &Open<Self>, assessment: Assessment<Self>) -> Show;

    /// The tap that a key of the keyboard stands for in the form.
    fn key(key: char) -> Option<TapOf<Self>>;

    /// The tap that chooses who deals next, of a dealer correction.
    fn dealer_tap(seat: Seat) -> TapOf<Self>;

    /// Who has what at the end of the sheet, for the drawer; with sides, side one first.
    fn card(sheet: &Sheet<Self>, replay: &Replay<Self>) -> Vec<CardLine>;

    /// What a form lacks.
    fn missing(missing: MissingOf<Self>) -> FormReason;

    /// Why a form is refused.
    fn fault(fault: Self::Fault) -> FormReason;

    /// Whether what is filled in cannot become right by filling in more.
    fn is_final(_: Self::Fault) -> bool {
        true
    }

    /// The switches in the order of the page of the house rules, each with its group.
    fn switches() -> Vec<(RuleGroup, SwitchOf<Self>)>;

    fn switch(switch: SwitchOf<Self>) -> RuleSwitch;

    fn preset(preset: PresetOf<Self>) -> PresetKind;

    /// The preset whose name the sheet shows, though its rules may differ from it; `None`: they are the table's own.
    fn named_preset(rules: &RulesOf<Self>) -> Option<PresetOf<Self>> {
        rules.preset()
    }

    /// Adds to a switch's line on the page of the house rules what only this game has.
    fn complete_switch(_: &RulesOf<Self>, _: SwitchOf<Self>, row: SwitchRow) -> SwitchRow {
        row
    }

    /// A part of the account of the scoring, as the pages call it.
    fn heading(heading: HeadingOf<Self>) -> HowHeading;

    /// One thing that the account says, with up to three numbers in the order in which its sentence has them.
    fn clause(clause: ClauseOf<Self>) -> (HowClause, [i32; 3]);

    /// What the cards are worth; empty in a game that does not count them.
    fn cards(_: &RulesOf<Self>) -> CardTable {
        CardTable::default()
    }

    /// Who would have what under other rules.
    fn revised_totals(revision: &Revision<Self>) -> Vec<RuleTotal>;

    /// How many entries would come out differently under other rules.
    fn rescored(revision: &Revision<Self>) -> usize {
        let steps = revision.old.steps.iter().zip(&revision.new.steps);
        steps
            .filter(|(old, new)| old.outcome != new.outcome)
            .count()
    }

    /// The entries that other rules change in more than numbers, in their order.
    fn rule_changes(revision: &Revision<Self>) -> Vec<RuleChange> {
        let refused = revision.refused.iter();
        refused
            .map(|(index, fault)| RuleChange {
                number: convert::count(index + 1),
                is_refused: true,
                refused: Self::fault(*fault),
                ..Default::default()
            })
            .collect()
    }
}
