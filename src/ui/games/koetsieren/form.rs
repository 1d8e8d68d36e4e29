use slint::ComponentHandle;

use crate::app::Assessment;
use crate::domain::Seat;
use crate::domain::koetsieren::{
    Draft, Koetsieren, Offer, Outcome, Phase, Record, TRICKS, speaking_order, trump_maker,
};

use crate::ui::bridge::{self, AppWindow, KoetsierenPlayer};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// The form of an entry of Koetsieren and what the app says of it.
pub struct FormView {
    /// In speaking order.
    players: Vec<KoetsierenPlayer>,
    phase: Phase,
    all_said: bool,
    warns: bool,
    sayings_alone: bool,
    /// Who deals next, of a dealer correction.
    seat: Option<Seat>,
}

impl FormView {
    pub fn of(open: &Open<Koetsieren>, assessment: Assessment<Koetsieren>) -> FormView {
        let Open {
            sheet,
            replay,
            desk,
            ..
        } = open;
        let draft: &Draft = desk.draft();
        let spot = desk.spot(sheet, replay);
        let seats = spot.before.totals.len();
        let (outcome, sayings_alone) = match assessment {
            Assessment::Sound(Record::Deal(deal), outcome, _) => {
                (Some(outcome), deal.is_unfinished())
            }
            _ => (None, false),
        };
        let penalties = outcome.filter(|outcome| matches!(outcome, Outcome::Deal { .. }));
        let last = trump_maker(spot.dealer, seats);
        let number = |number: Option<u8>| number.map_or(-1, i32::from);
        let player = |seat: Seat| {
            let offered = |offer: Offer| {
                let at = |said: &u8| draft.offers(&sheet.rules, &spot, seat, *said) == offer;
                number((0..=TRICKS).find(at))
            };
            let taken = draft.taken_shown(&spot, seat);
            KoetsierenPlayer {
                seat: convert::seat(seat),
                trump_maker: seat == last,
                said: number(draft.said_by(seat)),
                taken: number(taken),
                derived: taken.is_some() && draft.taken_by(seat).is_none(),
                barred: offered(Offer::Barred),
                warned: offered(Offer::Warned),
                has_penalty: penalties.is_some(),
                penalty: penalties.as_ref().map_or(0, |it| it.penalty(seat)),
            }
        };
        let order = speaking_order(spot.dealer, seats);
        FormView {
            players: order.into_iter().map(player).collect(),
            phase: draft.phase(&spot),
            all_said: draft.next_to_say(&spot).is_none(),
            warns: draft.warns(&sheet.rules, &spot).is_some(),
            sayings_alone,
            seat: draft.dealer,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let page = window.global::<bridge::Koetsieren>();
        let sum = |of: fn(&KoetsierenPlayer) -> i32| -> i32 {
            self.players.iter().map(|player| of(player).max(0)).sum()
        };
        page.set_said_sum(sum(|player| player.said));
        page.set_taken_sum(sum(|player| player.taken));
        page.set_phase(self.phase.into());
        page.set_all_said(self.all_said);
        page.set_warns(self.warns);
        page.set_sayings_alone(self.sayings_alone);
        let entry = window.global::<bridge::Entry>();
        entry.set_seat(convert::seat_or_none(self.seat));
        keep_in_step(&models.koetsieren.players, self.players, |it| it.seat);
    }
}
