use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::{AnyTap, Command};
use crate::domain::Seat;
use crate::domain::koetsieren::Tap;

use crate::ui::bind::on;
use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::dispatch::Dispatch;

/// Hangs the callbacks of Koetsieren's form to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let page = window.global::<bridge::Koetsieren>();
    on!(dispatch, page.on_say(seat, number) => of_player(Tap::Said, seat, number));
    on!(dispatch, page.on_take(seat, number) => of_player(Tap::Taken, seat, number));
    on!(dispatch, page.on_open_phase(phase) => {
        Some(Command::Fill(AnyTap::from(Tap::Phase(phase.into()))))
    });
}

/// A number that a player says or takes.
fn of_player(tap: fn(Seat, u8) -> Tap, seat: i32, number: i32) -> Option<Command> {
    let tap = tap(convert::seat_of(seat)?, u8::try_from(number).ok()?);
    Some(Command::Fill(AnyTap::from(tap)))
}
