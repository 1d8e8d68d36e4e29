use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::Command;
use crate::domain::couillon::{Step, Tap};

use crate::ui::bind::on;
use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert::side_of;
use crate::ui::dispatch::Dispatch;

use super::convert as codes;

/// Hangs the callbacks of Couillon's pages to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    bind_quick(window, dispatch);
    bind_form(window, dispatch);
}

/// The next deal in two taps, on the board's own page.
fn bind_quick(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let pages = window.global::<bridge::Couillon>();
    let fill = |tap: Tap| Command::FillNext(tap.into());
    on!(dispatch, pages.on_quick_say(yes) => codes::say(yes).map(fill));
    on!(dispatch, pages.on_quick_set_all_tricks(all) => Some(fill(Tap::AllTricks(all))));
    on!(dispatch, pages.on_quick_save(result) => {
        codes::tap_result(result).map(|tap| Command::SaveNext(tap.into()))
    });
}

fn bind_form(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let pages = window.global::<bridge::Couillon>();
    let fill = |tap: Tap| Command::Fill(tap.into());
    on!(dispatch, pages.on_say(yes) => codes::say(yes).map(fill));
    on!(dispatch, pages.on_set_result(result) => codes::tap_result(result).map(fill));
    on!(dispatch, pages.on_set_all_tricks(all) => Some(fill(Tap::AllTricks(all))));
    on!(dispatch, pages.on_points_of(side) => side_of(side).map(Tap::PointsOf).map(fill));
    on!(dispatch, pages.on_digit(digit) => Some(fill(Tap::Digit(digit))));
    on!(dispatch, pages.on_backspace() => Some(fill(Tap::Backspace)));
    on!(dispatch, pages.on_open_panel(panel) => Some(fill(Tap::Panel(codes::panel_of(panel)))));
    on!(dispatch, pages.on_count(rank, up) => {
        let step = if up { Step::Up } else { Step::Down };
        codes::rank_of(rank).map(|rank| fill(Tap::Count(rank, step)))
    });
    on!(dispatch, pages.on_use_pile() => Some(fill(Tap::UseCount)));
}
