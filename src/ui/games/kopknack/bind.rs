use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::{AnyTap, Command};
use crate::domain::kopknack::Tap;
use crate::domain::{Kind, Seat};

use crate::ui::bind::on;
use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::dispatch::Dispatch;

use super::convert as codes;

/// Hangs the callbacks of Köpknack's form to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    bind_deal(window, dispatch);
    bind_transfer(window, dispatch);
    bind_ending(window, dispatch);
}

/// The command of a tap that is about a seat.
fn of_seat(seat: i32, tap: impl FnOnce(Seat) -> Tap) -> Option<Command> {
    let tap = convert::seat_of(seat).map(tap);
    tap.map(AnyTap::from).map(Command::Fill)
}

fn bind_deal(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let game = window.global::<bridge::Kopknack>();
    on!(dispatch, game.on_tap_player(seat) => of_seat(seat, Tap::Tricks));
    on!(dispatch, game.on_fold(seat) => of_seat(seat, Tap::Fold));
    let window = window.as_weak();
    on!(dispatch, game.on_sweep() => {
        window.upgrade().and_then(|window| sweep(&window))
    });
}

/// Who would sweep as the form stands takes the pot.
fn sweep(window: &AppWindow) -> Option<Command> {
    let game = window.global::<bridge::Kopknack>();
    match game.get_knocked() {
        0 => Some(Command::Fill(Tap::NobodyKnocked.into())),
        _ => of_seat(game.get_sweeper(), Tap::Sweep),
    }
}

fn bind_transfer(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let game = window.global::<bridge::Kopknack>();
    let fill = |tap: Tap| Some(Command::Fill(tap.into()));
    on!(dispatch, game.on_set_transfer_seat(seat) => of_seat(seat, Tap::Player));
    on!(dispatch, game.on_set_direction(direction) => {
        codes::flow_of(direction).map(Tap::Flow).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, game.on_digit(digit) => {
        u8::try_from(digit).ok().map(Tap::Digit).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, game.on_backspace() => fill(Tap::Backspace));
    on!(dispatch, game.on_use_amount(amount) => fill(Tap::Amount(amount)));
    on!(dispatch, game.on_set_note(note) => fill(Tap::Note(note.into())));
}

fn bind_ending(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let game = window.global::<bridge::Kopknack>();
    on!(dispatch, game.on_set_ending(ending) => {
        codes::open_pot_of(ending).map(Tap::OpenPot).map(AnyTap::from).map(Command::Fill)
    });
    let weak = Rc::downgrade(dispatch);
    game.on_play_on(move || {
        let Some(dispatch) = weak.upgrade() else {
            return;
        };
        match dispatch.entry_in_hand() {
            // An ending that stands on the sheet is none any more.
            Some(id) => dispatch.carry_out(Command::DeleteEntry(id)),
            None => {
                dispatch.carry_out(Command::ClearForm);
                // As an insertion is opened, so that nothing is left to come back to.
                dispatch.carry_out(Command::SetKind(Kind::Deal));
                dispatch.carry_out(Command::Back);
            }
        }
    });
}
