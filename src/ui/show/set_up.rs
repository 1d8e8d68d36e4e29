use slint::{ComponentHandle, SharedString};

use crate::app::{App, SetUp, TargetChoice};
use crate::domain::coinche::Target;

use crate::ui::bridge::{self, AppWindow, TargetKind};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

/// Names, first dealer and target while they are being filled in.
pub struct SetUpView {
    set_up: SetUp,
    preset: PresetName,
}

impl SetUpView {
    pub fn of(app: &App) -> SetUpView {
        let set_up = app.session().set_up().clone();
        SetUpView {
            preset: PresetName::of(&set_up.rules, &app.settings().presets),
            set_up,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let SetUp { roster, target, .. } = self.set_up;
        let page = window.global::<bridge::SetUp>();
        page.set_side_1(roster.sides.one.into());
        page.set_side_2(roster.sides.two.into());
        let players = roster.players.into_iter().map(SharedString::from);
        keep_in_step(&models.set_up_players, players.collect(), |_| ());
        page.set_first_dealer(convert::seat(roster.first_dealer));
        page.set_can_start(target.target().is_some());
        let (kind, points, own) = match target {
            TargetChoice::Usual(points) => (TargetKind::Usual, points, String::new()),
            TargetChoice::Own(typed) => (TargetKind::Own, 0, typed),
            TargetChoice::NoTarget => (TargetKind::NoTarget, 0, String::new()),
        };
        page.set_target_kind(kind);
        page.set_target(points);
        page.set_own_target(own.into());
        page.set_preset(self.preset.kind);
        page.set_own_preset(self.preset.own);
        page.set_differences(self.preset.differences);
        page.set_largest_target(Target::LARGEST);
    }
}
