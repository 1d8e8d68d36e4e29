use slint::ComponentHandle;

use crate::app::Assessment;
use crate::domain::Side;
use crate::domain::couillon::{AllTricks, Couillon, Draft, Rank, Rules, Tally};

use crate::ui::bridge::{self, AppWindow, BoardEffect};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The form of an entry of Couillon and what the app says of it.
pub struct FormView {
    draft: Draft,
    rules: Rules,
    digits: [bool; 10],
    effects: Vec<BoardEffect>,
}

impl FormView {
    pub fn of(open: &Open<Couillon>, assessment: Assessment<Couillon>) -> FormView {
        let draft = *open.desk.draft();
        let rules = open.sheet.rules.clone();
        let effects = match assessment {
            Assessment::Sound(_, outcome, after) => codes::effects(&rules, &outcome, &after),
            _ => Vec::new(),
        };
        FormView {
            digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|digit| draft.deal.takes_digit(digit)),
            effects,
            rules,
            draft,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let pages = window.global::<bridge::Couillon>();
        let deal = &self.draft.deal;
        pages.set_yes(codes::answer(deal, &self.rules));
        pages.set_result(codes::result(deal.tally().map(Tally::verdict).ok()));
        pages.set_all_tricks(deal.all_tricks);
        // What was recorded under other rules can be taken back.
        let has_all_tricks = self.rules.all_tricks == AllTricks::OneMore || deal.all_tricks;
        pages.set_has_all_tricks(has_all_tricks);
        let points = deal.points();
        pages.set_has_points_1(points.one.is_some());
        pages.set_has_points_2(points.two.is_some());
        pages.set_points_1(points.one.unwrap_or_default());
        pages.set_points_2(points.two.unwrap_or_default());
        let sums = self.rules.cards.sums();
        pages.set_least(*sums.start());
        pages.set_most(*sums.end());
        let side = deal.keypad_side();
        pages.set_keypad(convert::side(Some(side)));
        pages.set_afresh(deal.view.afresh);
        pages.set_panel(codes::panel(deal.view.panel));
        self.show_pile(&pages, side, models);
        keep_in_step(&models.couillon.digits, self.digits.to_vec(), |_| ());
        keep_in_step(&models.couillon.effects, self.effects, |_| ());
        let seat = convert::seat_or_none(self.draft.dealer);
        window.global::<bridge::Entry>().set_seat(seat);
    }

    fn show_pile(&self, pages: &bridge::Couillon, side: Side, models: &Models) {
        let counts = self.draft.deal.counts[side];
        let pile = Rank::ALL.map(|rank| i32::from(counts.of(rank)));
        keep_in_step(&models.couillon.pile, pile.to_vec(), |_| ());
        pages.set_pile_points(counts.points());
    }
}
