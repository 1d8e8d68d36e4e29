use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::{AnyTap, Command};
use crate::domain::coinche::{Card, NextDealer, Nudge, Tap};

use crate::ui::bind::on;
use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::dispatch::Dispatch;

use super::convert as codes;

/// Hangs the callbacks of Coinche's form to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    bind_deal(window, dispatch);
    bind_other_fields(window, dispatch);
}

fn nudge(up: bool) -> Nudge {
    if up { Nudge::Up } else { Nudge::Down }
}

fn bind_deal(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let form = window.global::<bridge::Form>();
    let fill = |tap: Tap| Some(Command::Fill(tap.into()));
    on!(dispatch, form.on_set_bidder(side) => {
        convert::side_of(side).map(Tap::Bidder).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_set_bid(kind, bid) => {
        codes::bid_of(kind, bid).map(Tap::Bid).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_step_bid(up) => fill(Tap::BidStep(nudge(up))));
    on!(dispatch, form.on_set_trump(trump) => {
        codes::trump_of(trump).map(Tap::Trump).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_set_double(double) => fill(Tap::Double(double.into())));
    on!(dispatch, form.on_tap_belote(side) => {
        convert::side_of(side).map(Tap::Belote).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_set_declaring(side) => {
        fill(Tap::DeclaringSide(convert::side_of(side)))
    });
    on!(dispatch, form.on_count(kind, up) => fill(Tap::Declaration(kind.into(), nudge(up))));
    on!(dispatch, form.on_points_of(side) => {
        convert::side_of(side).map(Tap::PointsOf).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_digit(digit) => fill(Tap::Digit(digit)));
    on!(dispatch, form.on_backspace() => fill(Tap::Backspace));
    on!(dispatch, form.on_set_all_tricks(answer) => {
        fill(Tap::AllTricks(codes::all_tricks_of(answer)))
    });
    on!(dispatch, form.on_open_panel(panel) => fill(Tap::Panel(panel.into())));
    on!(dispatch, form.on_set_alone(alone) => fill(Tap::Alone(alone)));
    on!(dispatch, form.on_toggle_card(suit, rank) => fill(Tap::Card(Card {
        suit: suit.into(),
        rank: rank.into(),
    })));
    on!(dispatch, form.on_set_last_trick(taken) => fill(Tap::LastTrick(taken)));
    on!(dispatch, form.on_use_pile() => fill(Tap::UsePile));
}

fn bind_other_fields(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let form = window.global::<bridge::Form>();
    let fill = |tap: Tap| Some(Command::Fill(tap.into()));
    on!(dispatch, form.on_set_same_dealer(same) => fill(Tap::NextDealer(
        if same { NextDealer::Same } else { NextDealer::PassesOn }
    )));
    on!(dispatch, form.on_set_adjustment_side(side) => {
        convert::side_of(side).map(Tap::AdjustmentSide).map(AnyTap::from).map(Command::Fill)
    });
    on!(dispatch, form.on_set_adjustment_minus(minus) => fill(Tap::AdjustmentMinus(minus)));
    on!(dispatch, form.on_set_note(note) => fill(Tap::Note(note.into())));
}
