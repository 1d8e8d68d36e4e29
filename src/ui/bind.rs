//! From the pages to the app: every callback is a command.

use std::rc::{Rc, Weak};

use slint::ComponentHandle;

use crate::app::{Command, Fill, RulesTap, Step, TargetChoice};
use crate::domain::EntryId;
use crate::domain::coinche::{Card, NextDealer};

use super::bridge::{self, AppWindow, TargetKind};
use super::dispatch::Dispatch;
use super::{convert, keys};

/// Answers a callback with a command, or with nothing when its arguments make none.
macro_rules! on {
    ($dispatch:expr, $global:ident . $callback:ident ($($argument:ident),*) => $command:expr) => {{
        let dispatch: Weak<Dispatch> = Rc::downgrade($dispatch);
        $global.$callback(move |$($argument),*| {
            let command: Option<Command> = $command;
            if let (Some(dispatch), Some(command)) = (dispatch.upgrade(), command) {
                dispatch.carry_out(command);
            }
        });
    }};
}

/// Hangs every callback of the window to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    bind_pages(window, dispatch);
    bind_set_up(window, dispatch);
    bind_score(window, dispatch);
    bind_form(window, dispatch);
    bind_other_fields(window, dispatch);
    bind_rules(window, dispatch);
}

fn bind_pages(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let nav = window.global::<bridge::Nav>();
    on!(dispatch, nav.on_go(page) => Some(Command::Go(page.into())));
    on!(dispatch, nav.on_back() => Some(Command::Back));
    let weak = Rc::downgrade(dispatch);
    nav.on_key(move |text, control, shift| {
        let Some(dispatch) = weak.upgrade() else {
            return false;
        };
        let command = keys::command(dispatch.page(), &text, control, shift);
        let meant = command.is_some();
        if let Some(command) = command {
            dispatch.carry_out(command);
        }
        meant
    });

    let home = window.global::<bridge::Home>();
    on!(dispatch, home.on_open(id) => crate::app::SheetId::parse(&id).map(Command::OpenSheet));
    on!(dispatch, home.on_delete(id) => crate::app::SheetId::parse(&id).map(Command::DeleteSheet));

    let settings = window.global::<bridge::Settings>();
    on!(dispatch, settings.on_set_theme(theme) => Some(Command::SetTheme(theme.into())));
    on!(dispatch, settings.on_set_language(tag) => {
        Some(Command::SetLanguage((!tag.is_empty()).then(|| tag.into())))
    });

    let snack = window.global::<bridge::Snack>();
    on!(dispatch, snack.on_undo() => Some(Command::Undo));
    on!(dispatch, snack.on_return_to_draft() => Some(Command::ReturnToDraft));
}

fn bind_set_up(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let set_up = window.global::<bridge::SetUp>();
    let roster = |change: fn(&mut crate::domain::Roster, i32, String)| {
        let dispatch = Rc::downgrade(dispatch);
        move |which: i32, name: String| {
            if let Some(dispatch) = dispatch.upgrade() {
                let mut roster = dispatch.set_up().roster;
                change(&mut roster, which, name);
                dispatch.carry_out(Command::SetUpRoster(roster));
            }
        }
    };
    let name_side = roster(|roster, which, name| match which {
        1 => roster.sides.one = name,
        _ => roster.sides.two = name,
    });
    set_up.on_name_side(move |side, name| name_side(side, name.into()));
    let name_player = roster(|roster, seat, name| {
        let player = usize::try_from(seat)
            .ok()
            .and_then(|seat| roster.players.get_mut(seat));
        if let Some(player) = player {
            *player = name;
        }
    });
    set_up.on_name_player(move |seat, name| name_player(seat, name.into()));
    let choose_dealer = roster(|roster, seat, _| {
        if let Some(seat) = convert::seat_of(seat) {
            roster.first_dealer = seat;
        }
    });
    set_up.on_choose_dealer(move |seat| choose_dealer(seat, String::new()));
    on!(dispatch, set_up.on_choose_target(kind, points) => {
        Some(Command::SetUpTarget(match kind {
            TargetKind::Usual => TargetChoice::Usual(points),
            TargetKind::Own => TargetChoice::Own(String::new()),
            TargetKind::NoTarget => TargetChoice::NoTarget,
        }))
    });
    on!(dispatch, set_up.on_type_target(text) => {
        Some(Command::SetUpTarget(TargetChoice::Own(text.into())))
    });
    let weak = Rc::downgrade(dispatch);
    set_up.on_start(move || {
        if let Some(dispatch) = weak.upgrade() {
            dispatch.carry_out(match dispatch.page() {
                crate::app::Page::Details => Command::ApplyDetails,
                _ => Command::StartSheet,
            });
        }
    });
}

fn bind_score(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let score = window.global::<bridge::Score>();
    on!(dispatch, score.on_undo_last() => Some(Command::Undo));
    on!(dispatch, score.on_redo_next() => Some(Command::Redo));
    on!(dispatch, score.on_new_entry(kind) => Some(Command::NewEntry(kind.into())));
    on!(dispatch, score.on_edit(id) => entry(id).map(Command::EditEntry));
}

fn entry(id: i32) -> Option<EntryId> {
    u32::try_from(id).ok().map(EntryId)
}

fn step(up: bool) -> Step {
    if up { Step::Up } else { Step::Down }
}

fn bind_form(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let form = window.global::<bridge::Form>();
    let fill = |tap: Fill| Some(Command::Fill(tap));
    on!(dispatch, form.on_set_kind(kind) => fill(Fill::Kind(kind.into())));
    on!(dispatch, form.on_set_bidder(side) => {
        convert::side_of(side).map(Fill::Bidder).map(Command::Fill)
    });
    on!(dispatch, form.on_set_bid(kind, bid) => {
        convert::bid_of(kind, bid).map(Fill::Bid).map(Command::Fill)
    });
    on!(dispatch, form.on_step_bid(up) => fill(Fill::BidStep(step(up))));
    on!(dispatch, form.on_set_trump(trump) => {
        convert::trump_of(trump).map(Fill::Trump).map(Command::Fill)
    });
    on!(dispatch, form.on_set_double(double) => fill(Fill::Double(double.into())));
    on!(dispatch, form.on_tap_belote(side) => {
        convert::side_of(side).map(Fill::Belote).map(Command::Fill)
    });
    on!(dispatch, form.on_set_declaring(side) => {
        fill(Fill::DeclaringSide(convert::side_of(side)))
    });
    on!(dispatch, form.on_count(kind, up) => fill(Fill::Declaration(kind.into(), step(up))));
    on!(dispatch, form.on_points_of(side) => {
        convert::side_of(side).map(Fill::PointsOf).map(Command::Fill)
    });
    on!(dispatch, form.on_digit(digit) => fill(Fill::Digit(digit)));
    on!(dispatch, form.on_backspace() => fill(Fill::Backspace));
    on!(dispatch, form.on_set_all_tricks(answer) => {
        fill(Fill::AllTricks(convert::all_tricks_of(answer)))
    });
    on!(dispatch, form.on_open_panel(panel) => fill(Fill::Panel(panel.into())));
    on!(dispatch, form.on_set_alone(alone) => fill(Fill::Alone(alone)));
    on!(dispatch, form.on_toggle_card(suit, rank) => fill(Fill::Card(Card {
        suit: suit.into(),
        rank: rank.into(),
    })));
    on!(dispatch, form.on_set_last_trick(taken) => fill(Fill::LastTrick(taken)));
    on!(dispatch, form.on_use_pile() => fill(Fill::UsePile));
    on!(dispatch, form.on_save() => Some(Command::SaveEntry));
    on!(dispatch, form.on_clear() => Some(Command::ClearForm));
    let weak = Rc::downgrade(dispatch);
    form.on_delete(move || {
        if let Some(dispatch) = weak.upgrade()
            && let Some(id) = dispatch.entry_in_hand()
        {
            dispatch.carry_out(Command::DeleteEntry(id));
        }
    });
    let weak = Rc::downgrade(dispatch);
    form.on_insert_before(move || {
        if let Some(dispatch) = weak.upgrade()
            && let Some(id) = dispatch.entry_in_hand()
        {
            dispatch.carry_out(Command::InsertBefore(id));
        }
    });
}

fn bind_other_fields(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let form = window.global::<bridge::Form>();
    let fill = |tap: Fill| Some(Command::Fill(tap));
    on!(dispatch, form.on_set_same_dealer(same) => fill(Fill::NextDealer(
        if same { NextDealer::Same } else { NextDealer::PassesOn }
    )));
    on!(dispatch, form.on_set_adjustment_side(side) => {
        convert::side_of(side).map(Fill::AdjustmentSide).map(Command::Fill)
    });
    on!(dispatch, form.on_set_adjustment_minus(minus) => fill(Fill::AdjustmentMinus(minus)));
    on!(dispatch, form.on_set_note(note) => fill(Fill::Note(note.into())));
    on!(dispatch, form.on_set_seat(seat) => {
        convert::seat_of(seat).map(Fill::DealerSeat).map(Command::Fill)
    });
}

fn bind_rules(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let rules = window.global::<bridge::HouseRules>();
    let index = |index: i32| usize::try_from(index).ok();
    on!(dispatch, rules.on_choose(switch, choice) => {
        index(choice).map(|choice| Command::Rules(RulesTap::Choose(switch.into(), choice)))
    });
    on!(dispatch, rules.on_type_number(switch, text) => {
        Some(Command::Rules(RulesTap::Number(switch.into(), text.parse().ok())))
    });
    on!(dispatch, rules.on_use_preset(preset) => {
        convert::preset_of(preset).map(RulesTap::Preset).map(Command::Rules)
    });
    on!(dispatch, rules.on_use_own(own) => index(own).map(RulesTap::Own).map(Command::Rules));
    on!(dispatch, rules.on_set_name(name) => {
        Some(Command::Rules(RulesTap::Name(name.into())))
    });
    on!(dispatch, rules.on_keep_preset() => Some(Command::KeepPreset));
    on!(dispatch, rules.on_forget_preset(own) => index(own).map(Command::ForgetPreset));
    on!(dispatch, rules.on_apply() => Some(Command::ApplyRules));
}
