use slint::{ComponentHandle, SharedString};

use crate::app::{SetUp, TargetChoice};
use crate::domain::coinche::Target;

use crate::ui::bridge::{self, AppWindow, TargetKind};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// Names, first dealer and target while they are being filled in.
pub struct SetUpView(SetUp);

impl SetUpView {
    pub fn of(set_up: &SetUp) -> SetUpView {
        SetUpView(set_up.clone())
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let SetUp { roster, target } = self.0;
        let page = window.global::<bridge::SetUp>();
        page.set_side_1(roster.sides.one.into());
        page.set_side_2(roster.sides.two.into());
        let players = roster.players.into_iter().map(SharedString::from);
        keep_in_step(&models.set_up_players, players.collect(), |_| ());
        page.set_first_dealer(convert::seat(roster.first_dealer));
        let (kind, points) = match target {
            TargetChoice::Usual(points) => (TargetKind::Usual, points),
            TargetChoice::Own(points) => (TargetKind::Own, points.unwrap_or_default()),
            TargetChoice::NoTarget => (TargetKind::NoTarget, 0),
        };
        page.set_target_kind(kind);
        page.set_target(points);
        page.set_own_target(if kind == TargetKind::Own { points } else { 0 });
        page.set_can_start(target.target().is_some());
        page.set_largest_target(Target::LARGEST);
    }
}
