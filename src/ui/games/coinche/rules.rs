use crate::domain::Revision;
use crate::domain::coinche::{Coinche, Example, Idle, Preset, Rules, Switch, Verdict};

use crate::ui::bridge::{
    LedgerRow, PresetKind, RuleChange, RuleGroup, RuleIdle, RuleSwitch, SwitchRow,
};
use crate::ui::convert;
use crate::ui::games::Shown;

use super::convert as codes;
use super::score::deal_row;

/// The groups of the page with their switches, in its order.
pub const GROUPS: [(RuleGroup, &[Switch]); 6] = [
    (
        RuleGroup::Contract,
        &[
            Switch::MustBeat,
            Switch::BeloteCounts,
            Switch::HigherBids,
            Switch::TrumpKinds,
        ],
    ),
    (
        RuleGroup::Failure,
        &[
            Switch::FailureBase,
            Switch::BeloteOnFailure,
            Switch::DeclarationsOnFailure,
        ],
    ),
    (
        RuleGroup::Coinche,
        &[
            Switch::CoincheScope,
            Switch::BeloteMultiplied,
            Switch::Surcoinche,
        ],
    ),
    (
        RuleGroup::Counting,
        &[Switch::Counting, Switch::Declarations, Switch::Rounding],
    ),
    (
        RuleGroup::Capot,
        &[
            Switch::UnbidCapot,
            Switch::CapotBid,
            Switch::FailedCapot,
            Switch::DefenceCapot,
            Switch::Generale,
            Switch::DeclarationsOnCapot,
        ],
    ),
    (
        RuleGroup::Table,
        &[Switch::Target, Switch::PassedDeal, Switch::Direction],
    ),
];

/// Adds why the switch is idle, and its example, to its line on the page.
pub fn complete(rules: &Rules, switch: Switch, row: SwitchRow) -> SwitchRow {
    let example = rules.example(switch);
    SwitchRow {
        idle: idle(rules.idle(switch)),
        has_example: example.is_some(),
        example_refused: example.as_ref().is_some_and(|it| it.refused),
        example_points: example.as_ref().map_or(0, |it| it.deal.cards.points),
        example: example.as_ref().map(example_row).unwrap_or_default(),
        ..row
    }
}

/// The example as the ledger would show it.
fn example_row(example: &Example) -> LedgerRow {
    let points = example.score.points();
    LedgerRow {
        points_1: points.one,
        points_2: points.two,
        ..deal_row(&example.deal, &example.score)
    }
}

/// The deals with another verdict, and the entries that would be refused.
pub fn changes(revision: &Revision<Coinche>) -> Vec<RuleChange> {
    let verdicts = revision.verdicts();
    let refused = &revision.refused;
    let touched = |index: &usize| {
        verdicts.iter().any(|it| it.0 == *index) || refused.iter().any(|it| it.0 == *index)
    };
    let change = |index: usize| {
        let verdict = verdicts.iter().find(|it| it.0 == index);
        let fault = refused.iter().find(|it| it.0 == index);
        let shown = |verdict: Option<Verdict>| codes::verdict(verdict);
        RuleChange {
            number: convert::count(index + 1),
            before: shown(verdict.map(|it| it.1)),
            after: shown(verdict.map(|it| it.2)),
            is_refused: fault.is_some(),
            refused: fault.map(|it| Coinche::fault(it.1)).unwrap_or_default(),
        }
    };
    let all = 0..revision.new.steps.len();
    all.filter(touched).map(change).collect()
}

fn idle(idle: Option<Idle>) -> RuleIdle {
    match idle {
        None => RuleIdle::None,
        Some(Idle::BidOnly) => RuleIdle::BidOnly,
        Some(Idle::PointsOnly) => RuleIdle::PointsOnly,
        Some(Idle::NotWhole) => RuleIdle::NotWhole,
        Some(Idle::NoDeclarations) => RuleIdle::NoDeclarations,
    }
}

pub fn preset(preset: Preset) -> PresetKind {
    match preset {
        Preset::Standard => PresetKind::Standard,
        Preset::Federation => PresetKind::Federation,
        Preset::Contest => PresetKind::Contest,
        Preset::BidOnly => PresetKind::BidOnly,
    }
}

pub fn switch(switch: Switch) -> RuleSwitch {
    match switch {
        Switch::Target => RuleSwitch::Target,
        Switch::Counting => RuleSwitch::Counting,
        Switch::MustBeat => RuleSwitch::MustBeat,
        Switch::FailureBase => RuleSwitch::FailureBase,
        Switch::CoincheScope => RuleSwitch::CoincheScope,
        Switch::BeloteMultiplied => RuleSwitch::BeloteMultiplied,
        Switch::Surcoinche => RuleSwitch::Surcoinche,
        Switch::BeloteCounts => RuleSwitch::BeloteCounts,
        Switch::BeloteOnFailure => RuleSwitch::BeloteOnFailure,
        Switch::Declarations => RuleSwitch::Declarations,
        Switch::DeclarationsOnFailure => RuleSwitch::DeclarationsOnFailure,
        Switch::DeclarationsOnCapot => RuleSwitch::DeclarationsOnCapot,
        Switch::UnbidCapot => RuleSwitch::UnbidCapot,
        Switch::CapotBid => RuleSwitch::CapotBid,
        Switch::FailedCapot => RuleSwitch::FailedCapot,
        Switch::DefenceCapot => RuleSwitch::DefenceCapot,
        Switch::Generale => RuleSwitch::Generale,
        Switch::HigherBids => RuleSwitch::HigherBids,
        Switch::TrumpKinds => RuleSwitch::TrumpKinds,
        Switch::Rounding => RuleSwitch::Rounding,
        Switch::PassedDeal => RuleSwitch::PassedDeal,
        Switch::Direction => RuleSwitch::Direction,
    }
}
