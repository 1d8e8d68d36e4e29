use slint::{ComponentHandle, ModelRc};

use crate::app::Assessment;
use crate::domain::coinche::{
    Card, Coinche, Declaration, Double, Draft, Generale, NextDealer, Outcome, Rank, Rules, Score,
    Suit, TrumpKinds,
};
use crate::domain::{BySide, Kind, Points};

use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::convert as codes;

/// The ranks in the order in which the pages show them.
const RANKS: [Rank; 8] = [
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
];

/// The form of an entry of Coinche and what the app says of it.
pub struct FormView {
    draft: Draft,
    rules: Rules,
    same_dealer: bool,
    digits: [bool; 10],
    score: Option<Score>,
}

impl FormView {
    pub fn of(open: &Open<Coinche>, assessment: Assessment<Coinche>) -> FormView {
        let draft = open.desk.draft().clone();
        let rules = open.sheet.rules.clone();
        let score = match assessment {
            Assessment::Sound(_, Outcome::Deal(score), _) => Some(score),
            _ => None,
        };
        let takes = |digit: Points| match draft.kind {
            Kind::Adjustment => draft.adjustment.takes_digit(digit),
            _ => draft.deal.takes_digit(digit),
        };
        FormView {
            same_dealer: draft.next.unwrap_or(rules.passed_deal) == NextDealer::Same,
            digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(takes),
            score,
            rules,
            draft,
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let form = window.global::<bridge::Form>();
        form.set_highest_bid(self.rules.highest_bid());
        form.set_has_generale(self.rules.generale != Generale::Off);
        form.set_has_all_trumps(self.rules.trump_kinds == TrumpKinds::All);
        form.set_surcoinche_times(self.rules.times(Double::Surcoinche));
        keep_in_step(&models.coinche.digits, self.digits.to_vec(), |_| ());
        self.show_deal(&form, models);
        self.show_others(&form);
        let seat = convert::seat_or_none(self.draft.dealer);
        window.global::<bridge::Entry>().set_seat(seat);
        let points = self
            .score
            .as_ref()
            .map_or_else(BySide::default, Score::points);
        form.set_verdict(codes::verdict(
            self.score.as_ref().map(|score| score.verdict),
        ));
        form.set_score_1(points.one);
        form.set_score_2(points.two);
        let lines = self.score.iter().flat_map(|score| &score.lines);
        models
            .coinche
            .lines
            .set_vec(lines.map(codes::sum_line).collect::<Vec<_>>());
    }

    fn show_deal(&self, form: &bridge::Form, models: &Models) {
        let deal = &self.draft.deal;
        form.set_bidder(convert::side(deal.bidder));
        let (bid_kind, bid) = codes::bid(deal.bid);
        form.set_bid_kind(bid_kind);
        form.set_bid(bid);
        form.set_trump(codes::trump(deal.trump));
        form.set_double(deal.double.into());
        form.set_belotes_1(deal.belotes.one.into());
        form.set_belotes_2(deal.belotes.two.into());
        form.set_asks_alone(deal.asks_alone());
        form.set_alone(deal.alone.map_or(-1, i32::from));
        form.set_declaring(convert::side(deal.declaring));
        let counts = Declaration::ALL.map(|kind| i32::from(deal.counts.of(kind)));
        keep_in_step(&models.coinche.counts, counts.to_vec(), |_| ());
        form.set_declared(deal.declaring.map_or(0, |_| deal.counts.points()));
        form.set_has_points(deal.cards.is_some());
        let cards = deal
            .cards
            .map(|cards| BySide::from_fn(|side| cards.of(side)));
        let cards = cards.unwrap_or_default();
        form.set_points_1(cards.one);
        form.set_points_2(cards.two);
        form.set_keypad(convert::side(Some(deal.keypad_side())));
        form.set_afresh(deal.view.afresh);
        form.set_all_tricks(codes::all_tricks(deal.all_tricks));
        form.set_panel(deal.view.panel.into());
        self.show_pile(form, models);
    }

    fn show_pile(&self, form: &bridge::Form, models: &Models) {
        let deal = &self.draft.deal;
        let of_suit = |suit| RANKS.map(|rank| deal.pile.has(Card { suit, rank }));
        let suits = Suit::ALL.map(of_suit);
        let held = |cards: [bool; 8]| convert::count(cards.into_iter().filter(|has| *has).count());
        keep_in_step(&models.coinche.pile, suits.concat(), |_| ());
        keep_in_step(&models.coinche.pile_suits, suits.map(held).to_vec(), |_| ());
        form.set_last_trick(deal.last_trick);
        form.set_pile_points(deal.pile_points().unwrap_or_default());
    }

    fn show_others(&self, form: &bridge::Form) {
        form.set_same_dealer(self.same_dealer);
        let adjustment = &self.draft.adjustment;
        form.set_adjustment_side(convert::side(adjustment.side));
        form.set_adjustment_minus(adjustment.minus);
        form.set_has_amount(adjustment.amount.is_some());
        form.set_amount(adjustment.amount.unwrap_or_default());
        form.set_note(adjustment.note.as_str().into());
    }
}

/// How many of each declaration there can be: the same for every form.
pub fn show_caps(window: &AppWindow) {
    let most = Declaration::ALL.map(|kind| i32::from(kind.most()));
    window
        .global::<bridge::Form>()
        .set_most(ModelRc::from(most));
}
