use slint::{ComponentHandle, ModelRc, SharedString};

use crate::app::{AnyRevision, App, Misread, OwnPreset};
use crate::domain::{AnyRules, GameName, HouseRules, Revision, RulesOf, each, games, named};

use crate::ui::bridge::{self, AppWindow, PresetKind, RuleChange, RuleTotal, SwitchRow};
use crate::ui::convert;
use crate::ui::games::{Shown, SwitchOf};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

/// The page of the house rules.
pub struct RulesView {
    game: GameName,
    page: Page,
    own: i32,
    own_presets: Vec<SharedString>,
    of_sheet: bool,
    changed: bool,
    revision: Revised,
    name: SharedString,
}

/// What is on the page of one game's rules.
struct Page {
    switches: Vec<SwitchRow>,
    preset: PresetName,
    presets: Vec<PresetKind>,
}

/// What the rules on the page would make of the open sheet.
#[derive(Default)]
struct Revised {
    totals: Vec<RuleTotal>,
    rescored: usize,
    /// After how many entries the match is over, under the old rules and under the new.
    ends: [Option<usize>; 2],
    changes: Vec<RuleChange>,
}

impl RulesView {
    pub fn of(app: &App) -> Option<RulesView> {
        let draft = app.session().rules.as_ref()?;
        let game = draft.rules.game();
        let presets: Vec<_> = app.settings().presets_of(game).collect();
        let own = presets
            .iter()
            .position(|preset| draft.rules.follow(&preset.rules));
        let standing = app.document().map(|document| document.sheet.rules());
        let revision = app.revision();
        Some(RulesView {
            game,
            page: games!(named!(game, Named =>
                page::<Named>(&draft.rules, draft.misread, &presets)))?,
            own: own.map_or(-1, convert::count),
            own_presets: presets
                .iter()
                .map(|preset| preset.name.as_str().into())
                .collect(),
            of_sheet: draft.is_of_sheet(),
            changed: draft.is_of_sheet() && standing.as_ref() != Some(&draft.rules),
            revision: revision.as_ref().map(revised).unwrap_or_default(),
            name: draft.name.as_str().into(),
        })
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let page = window.global::<bridge::HouseRules>();
        if page.get_game() != self.game.into() {
            // Its words would be those of the other game.
            models.switches.set_vec(Vec::new());
        }
        page.set_game(self.game.into());
        keep_in_step(&models.switches, self.page.switches, |row| row.switch);
        keep_in_step(&models.presets, self.page.presets, Clone::clone);
        page.set_preset(self.page.preset.followed());
        page.set_own(self.own);
        keep_in_step(&models.own_presets, self.own_presets, Clone::clone);
        page.set_of_sheet(self.of_sheet);
        page.set_changed(self.changed);
        page.set_name(self.name);
        keep_in_step(&models.rule_totals, self.revision.totals, |_| ());
        page.set_rescored(convert::count(self.revision.rescored));
        let [old, new] = self.revision.ends.map(|end| end.map_or(0, convert::count));
        page.set_old_end(old);
        page.set_new_end(new);
        let changes = self.revision.changes;
        keep_in_step(&models.rule_changes, changes, |row| row.number);
    }
}

/// What is on the page of these rules; nothing when they are of another game.
fn page<G: Shown>(
    rules: &AnyRules,
    misread: Option<Misread>,
    presets: &[&OwnPreset],
) -> Option<Page> {
    let rules = RulesOf::<G>::try_from(rules.clone()).ok()?;
    let mut last = None;
    let switches = G::switches().into_iter().map(|(group, switch)| {
        let opens_group = last.replace(group) != Some(group);
        let row = SwitchRow {
            opens_group,
            group,
            ..switch_row::<G>(&rules, switch, misread)
        };
        G::complete_switch(&rules, switch, row)
    });
    Some(Page {
        switches: switches.collect(),
        preset: PresetName::of::<G>(&rules, presets),
        presets: RulesOf::<G>::PRESETS
            .iter()
            .map(|preset| G::preset(*preset))
            .collect(),
    })
}

fn switch_row<G: Shown>(
    rules: &RulesOf<G>,
    switch: SwitchOf<G>,
    misread: Option<Misread>,
) -> SwitchRow {
    let all = RulesOf::<G>::SWITCHES;
    let index = all.iter().position(|it| *it == switch).unwrap_or_default();
    let misread = misread.filter(|misread| misread.switch == index);
    let nearest = misread
        .and_then(|misread| misread.number)
        .map(|number| RulesOf::<G>::nearest(switch, number));
    let choices = RulesOf::<G>::choices(switch);
    let numbers = choices
        .iter()
        .map(|it| it.number(switch).unwrap_or_default());
    let own = RulesOf::<G>::own_numbers(switch);
    SwitchRow {
        switch: G::switch(switch),
        index: convert::count(index),
        choices: convert::count(choices.len()),
        numbers: ModelRc::from(numbers.collect::<Vec<_>>().as_slice()),
        chosen: rules.choice(switch).map_or(-1, convert::count),
        takes_number: own.is_some(),
        least: own.as_ref().map_or(0, |numbers| *numbers.start()),
        most: own.map_or(0, |numbers| *numbers.end()),
        number: rules.number(switch).unwrap_or_default(),
        misread: misread.is_some(),
        nearest: ModelRc::from(nearest.unwrap_or_default().as_slice()),
        differs: rules.differs_in(switch, &RulesOf::<G>::default()),
        ..Default::default()
    }
}

/// What other rules would make of the open sheet.
fn revised(revision: &AnyRevision) -> Revised {
    fn of<G: Shown>(revision: &Revision<G>) -> Revised {
        Revised {
            totals: G::revised_totals(revision),
            rescored: G::rescored(revision),
            ends: [revision.old.finish, revision.new.finish],
            changes: G::rule_changes(revision),
        }
    }
    games!(each!(revision, AnyRevision, revision => of(revision)))
}
