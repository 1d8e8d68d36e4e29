use slint::{ComponentHandle, SharedString};

use crate::app::{App, OwnPreset, SetUp, TargetChoice};
use crate::domain::{AnyRules, RulesOf, games, named};

use crate::ui::bridge::{self, AppWindow, TargetKind};
use crate::ui::convert;
use crate::ui::games::Shown;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

/// The game, names, first dealer and headline while they are being filled in.
pub struct SetUpView {
    set_up: SetUp,
    preset: Option<PresetName>,
}

impl SetUpView {
    pub fn of(app: &App) -> SetUpView {
        fn name<G: Shown>(rules: &AnyRules, presets: &[&OwnPreset]) -> Option<PresetName> {
            let rules = RulesOf::<G>::try_from(rules.clone()).ok()?;
            Some(PresetName::of::<G>(&rules, presets))
        }
        let set_up = app.session().set_up().clone();
        let rules = set_up.rules_chosen().unwrap_or(set_up.rules.clone());
        let presets: Vec<_> = app.settings().presets_of(set_up.game()).collect();
        SetUpView {
            preset: games!(named!(set_up.game(), Named => name::<Named>(&rules, &presets))),
            set_up,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let set_up = self.set_up;
        let game = set_up.game();
        let can_start = set_up.rules_chosen().is_some();
        let page = window.global::<bridge::SetUp>();
        page.set_game(game.into());
        page.set_has_sides(game.has_sides());
        page.set_least_seats(convert::count(*game.seats().start()));
        page.set_most_seats(convert::count(*game.seats().end()));
        let targets = set_up.rules.headline_choices().into_iter();
        let targets = targets.map(Option::unwrap_or_default).collect();
        keep_in_step(&models.targets, targets, |_| ());
        if let Some(numbers) = set_up.rules.headline_numbers() {
            page.set_least_target(*numbers.start());
            page.set_largest_target(*numbers.end());
        }
        let typed = set_up.target.headline().flatten().filter(|_| !can_start);
        let nearest = typed.map(|number| set_up.rules.nearest_headlines(number));
        keep_in_step(&models.nearest_targets, nearest.unwrap_or_default(), |_| ());
        let roster = set_up.roster;
        page.set_side_1(roster.sides.one.into());
        page.set_side_2(roster.sides.two.into());
        let players = roster.players.into_iter().map(SharedString::from);
        keep_in_step(&models.set_up_players, players.collect(), |_| ());
        page.set_first_dealer(convert::seat(roster.first_dealer));
        page.set_can_start(can_start);
        let (kind, number, own) = match set_up.target {
            TargetChoice::Usual(number) => (TargetKind::Usual, number, String::new()),
            TargetChoice::Own(typed) => (TargetKind::Own, 0, typed),
            TargetChoice::NoTarget => (TargetKind::NoTarget, 0, String::new()),
        };
        page.set_target_kind(kind);
        page.set_target(number);
        page.set_own_target(own.into());
        if let Some(preset) = self.preset {
            page.set_preset(preset.kind);
            page.set_own_preset(preset.own);
            page.set_differences(preset.differences);
        }
    }
}
