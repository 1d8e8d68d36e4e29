use slint::ComponentHandle;

use crate::app::Assessment;
use crate::domain::kopknack::{Draft, Kopknack, NextPot, Outcome, Standing, TRICKS, next_pot};
use crate::domain::{Draft as _, Kind, Seat};

use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The form of an entry of Köpknack and what the app says of it.
pub struct FormView {
    draft: Draft,
    before: Standing,
    dealer: Seat,
    next: NextPot,
    sound: Option<(Outcome, Standing)>,
}

impl FormView {
    pub fn of(open: &Open<Kopknack>, assessment: Assessment<Kopknack>) -> FormView {
        let spot = open.desk.spot(open.sheet, open.replay);
        let sound = match assessment {
            Assessment::Sound(_, outcome, after) => Some((outcome, after)),
            Assessment::Missing(_) | Assessment::Refused(..) => None,
        };
        FormView {
            draft: open.desk.draft().clone(),
            before: spot.before.clone(),
            dealer: spot.dealer,
            next: next_pot(&open.sheet.rules, spot.before, spot.dealer),
            sound,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let game = window.global::<bridge::Kopknack>();
        game.set_pot_before(self.before.pot);
        game.set_deal_ante(codes::ante(self.next));
        self.show_deal(&game, models);
        self.show_transfer(&game, models);
        self.show_ending(&game, models);
        self.show_preview(&game, models);
        let seat = convert::seat_or_none(self.draft.dealer);
        window.global::<bridge::Entry>().set_seat(seat);
    }

    fn show_deal(&self, game: &bridge::Kopknack, models: &Models) {
        let deal = &self.draft.deal;
        let players = self.before.players();
        let tricks = self.before.seats().map(|seat| deal.tricks_of(seat));
        let tricks = tricks.map(|taken| taken.map_or(-1, i32::from)).collect();
        keep_in_step(&models.kopknack.tricks, tricks, |_| ());
        let mut knocked = deal.knocked(players);
        let sweeper = match (knocked.next(), knocked.next()) {
            (None, _) => Some(self.dealer),
            (alone, None) => alone,
            _ => None,
        };
        let count = deal.knocked(players).count();
        game.set_knocked(convert::count(count));
        game.set_tricks_taken(i32::from(TRICKS) - deal.tricks_left(players));
        game.set_sweeper(convert::seat_or_none(sweeper));
        game.set_swept(count == 1 || deal.nobody_knocked);
    }

    fn show_transfer(&self, game: &bridge::Kopknack, models: &Models) {
        let transfer = &self.draft.transfer;
        game.set_transfer_seat(convert::seat_or_none(transfer.seat));
        game.set_direction(codes::direction(transfer.flow));
        game.set_has_amount(transfer.amount.is_some());
        game.set_amount(transfer.amount.unwrap_or_default());
        let digits = (0..=9).map(|digit| transfer.takes_digit(digit)).collect();
        keep_in_step(&models.kopknack.digits, digits, |_| ());
        keep_in_step(&models.kopknack.nearest, transfer.nearest(), |_| ());
        game.set_note(transfer.note.as_str().into());
    }

    fn show_ending(&self, game: &bridge::Kopknack, models: &Models) {
        let open_pot = self.draft.open_pot.filter(|_| self.before.pot > 0);
        game.set_ending(codes::ending(open_pot));
        game.set_doubles(self.before.doubled_in_all());
        let after = self.sound.as_ref().map(|(_, after)| after);
        let after = after.filter(|_| self.draft.kind() == Kind::Ending);
        let payments = after.map(|after| codes::payments(&after.balances));
        keep_in_step(
            &models.kopknack.would_pay,
            payments.unwrap_or_default(),
            |_| (),
        );
    }

    fn show_preview(&self, game: &bridge::Kopknack, models: &Models) {
        game.set_previews(self.sound.is_some());
        let changes = self
            .sound
            .iter()
            .flat_map(|(outcome, after)| after.seats().map(|seat| outcome.change(seat)));
        keep_in_step(&models.kopknack.changes, changes.collect(), |_| ());
        let left = self.sound.as_ref().map(|(_, after)| after.pot);
        game.set_pot_left(left.unwrap_or_default());
    }
}
