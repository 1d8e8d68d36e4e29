use slint::{ComponentHandle, SharedString};

use crate::app::App;
use crate::domain::coinche::{Change, Example, Idle, Revision, Rules, Switch};

use crate::ui::bridge::{self, AppWindow, LedgerRow, RuleChange, RuleGroup, RuleIdle, SwitchRow};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;
use super::score::deal_row;

/// The groups of the page with their switches, in its order.
const GROUPS: [(RuleGroup, &[Switch]); 6] = [
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

/// The page of the house rules.
pub struct RulesView {
    switches: Vec<SwitchRow>,
    preset: PresetName,
    own: i32,
    own_presets: Vec<SharedString>,
    of_sheet: bool,
    changed: bool,
    revision: Option<Revision>,
    name: SharedString,
}

impl RulesView {
    pub fn of(app: &App) -> Option<RulesView> {
        let draft = app.session().rules.as_ref()?;
        let presets = &app.settings().presets;
        let rules = &draft.rules;
        let own = presets
            .iter()
            .position(|preset| rules.follow(&preset.rules));
        let standing = app.document().map(|document| &document.sheet.rules);
        let misread = draft.misread;
        let grouped = GROUPS.iter().flat_map(|(group, switches)| {
            let rows = switches.iter().enumerate();
            rows.map(move |(at, switch)| SwitchRow {
                opens_group: at == 0,
                misread: misread == Some(*switch),
                ..switch_row(rules, *switch, *group)
            })
        });
        Some(RulesView {
            switches: grouped.collect(),
            preset: PresetName::of(rules, presets),
            own: own.map_or(-1, convert::count),
            own_presets: presets
                .iter()
                .map(|preset| preset.name.as_str().into())
                .collect(),
            of_sheet: draft.is_of_sheet(),
            changed: draft.is_of_sheet() && standing != Some(rules),
            revision: app.revision(),
            name: draft.name.as_str().into(),
        })
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let page = window.global::<bridge::HouseRules>();
        keep_in_step(&models.switches, self.switches, |row| row.switch);
        page.set_preset(self.preset.kind);
        page.set_own(self.own);
        keep_in_step(&models.own_presets, self.own_presets, Clone::clone);
        page.set_of_sheet(self.of_sheet);
        page.set_changed(self.changed);
        page.set_name(self.name);
        let (changes, rescored) = match &self.revision {
            Some(revision) => {
                page.set_old_1(revision.old.one);
                page.set_old_2(revision.old.two);
                page.set_new_1(revision.new.one);
                page.set_new_2(revision.new.two);
                let changes = revision.changes.iter().map(change_row).collect();
                (changes, revision.rescored)
            }
            None => (Vec::new(), 0),
        };
        page.set_rescored(convert::count(rescored));
        keep_in_step(&models.rule_changes, changes, |row| row.number);
    }
}

fn switch_row(rules: &Rules, switch: Switch, group: RuleGroup) -> SwitchRow {
    let numbers = switch.own_numbers();
    let example = rules.example(switch);
    SwitchRow {
        switch: switch.into(),
        group,
        choices: convert::count(switch.choice_count()),
        chosen: rules.choice(switch).map_or(-1, convert::count),
        takes_number: numbers.is_some(),
        least: numbers.as_ref().map_or(0, |numbers| *numbers.start()),
        most: numbers.map_or(0, |numbers| *numbers.end()),
        number: rules.number(switch).unwrap_or_default(),
        idle: idle(rules.idle(switch)),
        differs: rules.differences(&Rules::default()).contains(&switch),
        has_example: example.is_some(),
        example_refused: example.as_ref().is_some_and(|it| it.refused),
        example_points: example.as_ref().map_or(0, |it| it.deal.cards.points),
        example: example.as_ref().map(example_row).unwrap_or_default(),
        ..Default::default()
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

fn change_row(change: &Change) -> RuleChange {
    let (before, after) = change.verdicts.unzip();
    RuleChange {
        number: convert::count(change.index + 1),
        before: convert::verdict(before),
        after: convert::verdict(after),
        is_refused: change.refused.is_some(),
        refused: change.refused.map(convert::fault).unwrap_or_default(),
    }
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
