//! From the pages to the app: every callback is a command.

mod big_score;
mod chart;
mod doors;

use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::{AnyTap, Command, Page, RulesTap, SheetId, TargetChoice};
use crate::domain::{EntryId, GameName, Roster, games, named};

use super::bridge::{self, AppWindow, TargetKind};
use super::dispatch::Dispatch;
use super::games::Shown;
use super::{convert, keys};

/// Answers a callback with a command, or with nothing when its arguments make none.
macro_rules! on {
    ($dispatch:expr, $global:ident . $callback:ident ($($argument:ident),*) => $command:expr) => {{
        let dispatch = std::rc::Rc::downgrade($dispatch);
        $global.$callback(move |$($argument),*| {
            let command: Option<$crate::app::Command> = $command;
            if let (Some(dispatch), Some(command)) = (dispatch.upgrade(), command) {
                dispatch.carry_out(command);
            }
        });
    }};
}

pub(super) use on;

/// Answers a callback with what is more than a command.
fn act(dispatch: &Rc<Dispatch>, act: fn(&Rc<Dispatch>)) -> impl Fn() + 'static {
    let weak = Rc::downgrade(dispatch);
    move || {
        if let Some(dispatch) = weak.upgrade() {
            act(&dispatch);
        }
    }
}

/// Hangs every callback of the window to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    bind_pages(window, dispatch);
    bind_set_up(window, dispatch);
    bind_sheet(window, dispatch);
    bind_entry(window, dispatch);
    bind_rules(window, dispatch);
    big_score::bind(window);
    doors::bind(window, dispatch);
    for game in GameName::ALL {
        games!(named!(game, Named => Named::bind(window, dispatch)));
    }
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
        if !control && chart::take_key(&dispatch, &text) {
            return true;
        }
        let command = keys::command(dispatch.page(), dispatch.game(), &text, control, shift);
        let meant = command.is_some();
        if let Some(command) = command {
            dispatch.carry_out(command);
        }
        meant
    });

    let home = window.global::<bridge::Home>();
    on!(dispatch, home.on_open(id) => SheetId::parse(&id).map(Command::OpenSheet));
    home.on_changed_most(act(dispatch, |dispatch| dispatch.show()));
    on!(dispatch, home.on_share(id) => SheetId::parse(&id).map(Command::ShareSheet));
    on!(dispatch, home.on_restore(id) => SheetId::parse(&id).map(Command::RestoreSheet));
    on!(dispatch, home.on_delete(id) => SheetId::parse(&id).map(Command::DeleteSheet));

    let settings = window.global::<bridge::Settings>();
    on!(dispatch, settings.on_set_theme(theme) => Some(Command::SetTheme(theme.into())));
    on!(dispatch, settings.on_set_text_size(size) => Some(Command::SetTextSize(size.into())));
    on!(dispatch, settings.on_set_digits(digits) => Some(Command::SetDigits(digits.into())));
    on!(dispatch, settings.on_set_motion(motion) => Some(Command::SetMotion(motion.into())));
    on!(dispatch, settings.on_set_far_half(half) => Some(Command::SetFarHalf(half.into())));
    on!(dispatch, settings.on_set_screen(screen) => Some(Command::SetScreen(screen.into())));
    on!(dispatch, settings.on_set_language(tag) => {
        Some(Command::SetLanguage((!tag.is_empty()).then(|| tag.into())))
    });

    let snack = window.global::<bridge::Snack>();
    on!(dispatch, snack.on_undo() => Some(Command::Undo));
    on!(dispatch, snack.on_return_to_draft() => Some(Command::ReturnToDraft));
}

fn bind_set_up(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let set_up = window.global::<bridge::SetUp>();
    let roster = |change: fn(&mut Roster, i32, String)| {
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
    on!(dispatch, set_up.on_choose_game(game) => Some(Command::SetUpGame(game.into())));
    on!(dispatch, set_up.on_choose_seats(seats) => {
        usize::try_from(seats).ok().map(Command::SetUpSeats)
    });
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
                Page::Details => Command::ApplyDetails,
                _ => Command::StartSheet,
            });
        }
    });
}

fn bind_sheet(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let sheet = window.global::<bridge::Sheet>();
    on!(dispatch, sheet.on_undo_last() => Some(Command::Undo));
    on!(dispatch, sheet.on_redo_next() => Some(Command::Redo));
    on!(dispatch, sheet.on_new_entry(kind) => Some(Command::NewEntry(kind.into())));
    on!(dispatch, sheet.on_edit(id) => convert::entry_of(id).map(Command::EditEntry));
}

fn bind_entry(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let entry = window.global::<bridge::Entry>();
    on!(dispatch, entry.on_save() => Some(Command::SaveEntry));
    on!(dispatch, entry.on_clear() => Some(Command::ClearForm));
    let about_entry = |command: fn(EntryId) -> Command| {
        let weak = Rc::downgrade(dispatch);
        move || {
            if let Some(dispatch) = weak.upgrade()
                && let Some(id) = dispatch.entry_in_hand()
            {
                dispatch.carry_out(command(id));
            }
        }
    };
    entry.on_delete(about_entry(Command::DeleteEntry));
    entry.on_insert_before(about_entry(Command::InsertBefore));
    on!(dispatch, entry.on_set_kind(kind) => Some(Command::SetKind(kind.into())));
    let weak = Rc::downgrade(dispatch);
    entry.on_set_seat(move |seat| {
        if let Some(dispatch) = weak.upgrade()
            && let Some((game, seat)) = dispatch.game().zip(convert::seat_of(seat))
        {
            let tap = games!(named!(game, Named => AnyTap::from(Named::dealer_tap(seat))));
            dispatch.carry_out(Command::Fill(tap));
        }
    });
}

fn bind_rules(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let rules = window.global::<bridge::HouseRules>();
    let index = |index: i32| usize::try_from(index).ok();
    on!(dispatch, rules.on_choose(switch, choice) => {
        index(switch)
            .zip(index(choice))
            .map(|(switch, choice)| Command::Rules(RulesTap::Choose(switch, choice)))
    });
    on!(dispatch, rules.on_type_number(switch, text) => {
        let number = text.trim().parse().ok();
        index(switch).map(|switch| Command::Rules(RulesTap::Number(switch, number)))
    });
    on!(dispatch, rules.on_use_preset(preset) => {
        index(preset).map(RulesTap::Preset).map(Command::Rules)
    });
    on!(dispatch, rules.on_use_own(own) => index(own).map(RulesTap::Own).map(Command::Rules));
    on!(dispatch, rules.on_set_name(name) => {
        Some(Command::Rules(RulesTap::Name(name.into())))
    });
    on!(dispatch, rules.on_keep_preset() => Some(Command::KeepPreset));
    on!(dispatch, rules.on_forget_preset(own) => index(own).map(Command::ForgetPreset));
    on!(dispatch, rules.on_apply() => Some(Command::ApplyRules));
}
