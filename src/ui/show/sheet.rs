use slint::{ComponentHandle, SharedString};

use crate::app::{redo_label, undo_label};
use crate::domain::{Draft, GameName, Kind, Seat};

use crate::ui::bridge::{self, AppWindow, CardLine, EditName};
use crate::ui::convert;
use crate::ui::games::{Open, Shown};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

/// The open sheet and its table: what is the same in every game.
pub struct SheetView {
    game: GameName,
    headline: i32,
    dealer: Seat,
    standing: Vec<CardLine>,
    next_number: i32,
    begun: bool,
    waits: bool,
    preset: PresetName,
    undo: EditName,
    redo: EditName,
    sides: [SharedString; 2],
    players: Vec<SharedString>,
}

impl SheetView {
    pub fn of<G: Shown>(open: &Open<G>) -> SheetView {
        let sheet = &open.document.sheet;
        let roster = &open.sheet.roster;
        SheetView {
            game: sheet.game(),
            headline: sheet.rules().headline().unwrap_or_default(),
            dealer: open.replay.dealer,
            standing: G::card(open.sheet, open.replay),
            next_number: convert::count(open.sheet.entries.len() + 1),
            begun: deal_is_begun::<G>(&open.desk.new),
            waits: open.sheet.unfinished().is_some(),
            preset: PresetName::of::<G>(&open.sheet.rules, open.presets),
            undo: convert::edit_name(undo_label(sheet)),
            redo: convert::edit_name(redo_label(sheet)),
            sides: [
                roster.sides.one.as_str().into(),
                roster.sides.two.as_str().into(),
            ],
            players: roster.players.iter().map(SharedString::from).collect(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let table = window.global::<bridge::Table>();
        let [side_1, side_2] = self.sides;
        table.set_has_sides(self.game.has_sides());
        table.set_side_1(side_1);
        table.set_side_2(side_2);
        keep_in_step(&models.players, self.players, |_| ());
        let sheet = window.global::<bridge::Sheet>();
        sheet.set_game(self.game.into());
        sheet.set_headline(self.headline);
        sheet.set_dealer(convert::seat(self.dealer));
        keep_in_step(&models.standing, self.standing, |line| {
            (line.side, line.seat)
        });
        sheet.set_next_number(self.next_number);
        sheet.set_begun(self.begun);
        sheet.set_waits(self.waits);
        let kinds = self.game.kinds().iter().filter(|kind| **kind != Kind::Deal);
        let kinds = kinds.map(|kind| (*kind).into()).collect();
        keep_in_step(&models.other_kinds, kinds, Clone::clone);
        sheet.set_preset(self.preset.kind);
        sheet.set_own_preset(self.preset.own);
        sheet.set_differences(self.preset.differences);
        sheet.set_undo(self.undo);
        sheet.set_redo(self.redo);
    }
}

/// Whether a deal was begun, rather than another kind of entry.
fn deal_is_begun<G: Shown>(draft: &G::Draft) -> bool {
    let mut cleared = draft.clone();
    cleared.set_kind(Kind::Deal);
    let before = cleared.clone();
    cleared.clear();
    !before.says_the_same(&cleared)
}
