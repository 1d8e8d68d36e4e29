use slint::{ComponentHandle, ModelRc};

use crate::app::{App, Assessment, Document, Place};
use crate::domain::coinche::{
    Card, Coinche, Declaration, Double, Draft, Fault, Generale, Kind, NextDealer, Outcome, Rank,
    Rules, Score, Suit, TrumpKinds,
};
use crate::domain::{BySide, Points, Replay, Seat};

use crate::ui::bridge::{self, AppWindow, FormReason};
use crate::ui::convert;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

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

/// The form of an entry and what the app says of it.
pub struct FormView {
    number: i32,
    place: Place,
    dealer: Seat,
    draft: Draft,
    rules: Rules,
    same_dealer: bool,
    digits: [bool; 10],
    reason: FormReason,
    impossible: bool,
    can_save: bool,
    score: Option<Score>,
}

impl FormView {
    pub fn of(app: &App, document: &Document, replay: &Replay<Coinche>) -> Option<FormView> {
        let desk = app.desk()?;
        let draft = desk.draft().clone();
        let index = app.draft_index();
        let assessment = app.assess(replay)?;
        let (reason, impossible) = match &assessment {
            Assessment::Missing(missing) => (convert::missing(*missing), false),
            Assessment::Refused(_, faults) => {
                faults.first().map_or_else(Default::default, |fault| {
                    (convert::fault(*fault), *fault != Fault::NoCardsGive(1))
                })
            }
            Assessment::Sound(..) => Default::default(),
        };
        let score = match &assessment {
            Assessment::Sound(_, Outcome::Deal(score)) => Some(score.clone()),
            _ => None,
        };
        let takes = |digit: Points| match draft.kind {
            Kind::Adjustment => draft.adjustment.takes_digit(digit),
            _ => draft.deal.takes_digit(digit),
        };
        Some(FormView {
            number: convert::count(index + 1),
            place: desk.place(),
            dealer: replay.dealer_at(index),
            rules: document.sheet.rules.clone(),
            same_dealer: draft.next.unwrap_or(document.sheet.rules.passed_deal) == NextDealer::Same,
            digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(takes),
            reason,
            impossible,
            can_save: matches!(assessment, Assessment::Sound(..)),
            score,
            draft,
        })
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let form = window.global::<bridge::Form>();
        form.set_number(self.number);
        form.set_corrects(matches!(self.place, Place::Instead(_)));
        form.set_inserts(matches!(self.place, Place::Before(_)));
        form.set_dealer(convert::seat(self.dealer));
        form.set_begun(self.draft.is_begun());
        form.set_kind(self.draft.kind.into());
        form.set_highest_bid(self.rules.highest_bid());
        form.set_has_generale(self.rules.generale != Generale::Off);
        form.set_has_all_trumps(self.rules.trump_kinds == TrumpKinds::All);
        form.set_surcoinche_times(self.rules.times(Double::Surcoinche));
        keep_in_step(&models.digits, self.digits.to_vec(), |_| ());
        self.show_deal(&form, models);
        self.show_others(&form);
        form.set_reason(self.reason);
        form.set_impossible(self.impossible);
        form.set_can_save(self.can_save);
        let points = self
            .score
            .as_ref()
            .map_or_else(BySide::default, Score::points);
        form.set_verdict(convert::verdict(
            self.score.as_ref().map(|score| score.verdict),
        ));
        form.set_score_1(points.one);
        form.set_score_2(points.two);
        let lines = self.score.iter().flat_map(|score| &score.lines);
        models
            .lines
            .set_vec(lines.map(convert::sum_line).collect::<Vec<_>>());
    }

    fn show_deal(&self, form: &bridge::Form, models: &Models) {
        let deal = &self.draft.deal;
        form.set_bidder(convert::side(deal.bidder));
        let (bid_kind, bid) = convert::bid(deal.bid);
        form.set_bid_kind(bid_kind);
        form.set_bid(bid);
        form.set_trump(convert::trump(deal.trump));
        form.set_double(deal.double.into());
        form.set_belotes_1(deal.belotes.one.into());
        form.set_belotes_2(deal.belotes.two.into());
        form.set_asks_alone(deal.asks_alone());
        form.set_alone(deal.alone.map_or(-1, i32::from));
        form.set_declaring(convert::side(deal.declaring));
        let counts = Declaration::ALL.map(|kind| i32::from(deal.counts.of(kind)));
        keep_in_step(&models.counts, counts.to_vec(), |_| ());
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
        form.set_all_tricks(convert::all_tricks(deal.all_tricks));
        form.set_panel(deal.view.panel.into());
        self.show_pile(form, models);
    }

    fn show_pile(&self, form: &bridge::Form, models: &Models) {
        let deal = &self.draft.deal;
        let of_suit = |suit| RANKS.map(|rank| deal.pile.has(Card { suit, rank }));
        let suits = Suit::ALL.map(of_suit);
        let held = |cards: [bool; 8]| convert::count(cards.into_iter().filter(|has| *has).count());
        keep_in_step(&models.pile, suits.concat(), |_| ());
        keep_in_step(&models.pile_suits, suits.map(held).to_vec(), |_| ());
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
        form.set_seat(self.draft.dealer.map_or(-1, convert::seat));
    }
}

/// How many of each declaration there can be: the same for every form.
pub fn show_caps(window: &AppWindow) {
    let most = Declaration::ALL.map(|kind| i32::from(kind.most()));
    window
        .global::<bridge::Form>()
        .set_most(ModelRc::from(most));
}
