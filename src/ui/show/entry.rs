use slint::ComponentHandle;

use crate::app::{Assessment, Place};
use crate::domain::{Draft, GameName, Kind, Seat};

use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::games::{Open, Shown};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::reason::Reason;

/// The entry in the form: what is the same in every game.
pub struct EntryView {
    game: GameName,
    number: i32,
    place: Place,
    dealer: Seat,
    kind: Kind,
    begun: bool,
    reason: Reason,
}

impl EntryView {
    pub fn of<G: Shown>(open: &Open<G>, assessment: &Assessment<G>) -> EntryView {
        let draft = open.desk.draft();
        let spot = open.desk.spot(open.sheet, open.replay);
        EntryView {
            game: open.document.sheet.game(),
            number: convert::count(open.desk.index(open.sheet) + 1),
            place: open.desk.place(),
            dealer: spot.dealer,
            kind: draft.kind(),
            begun: draft.is_begun(),
            reason: Reason::of(assessment),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let entry = window.global::<bridge::Entry>();
        entry.set_number(self.number);
        entry.set_corrects(matches!(self.place, Place::Instead(_)));
        entry.set_dealer(convert::seat(self.dealer));
        entry.set_begun(self.begun);
        entry.set_kind(self.kind.into());
        let kinds = self.game.kinds().iter().filter(|kind| **kind != self.kind);
        let kinds = kinds.map(|kind| (*kind).into()).collect();
        keep_in_step(&models.form_kinds, kinds, Clone::clone);
        entry.set_reason(self.reason.reason);
        entry.set_impossible(self.reason.impossible);
        entry.set_can_save(self.reason.can_save);
    }
}
