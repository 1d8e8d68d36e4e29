use crate::domain::coinche::{Draft, Kind, Rules};

use super::{Fill, Step};

/// Carries a tap in the form out on the draft. What belongs to a deal does nothing while the form is of another kind.
pub fn fill(draft: &mut Draft, rules: &Rules, tap: Fill) {
    match (&tap, draft.kind) {
        (Fill::Digit(_) | Fill::Backspace, Kind::Deal | Kind::Adjustment)
        | (Fill::BidStep(_), Kind::Deal) => {}
        (Fill::Digit(_) | Fill::Backspace | Fill::BidStep(_), _) => return,
        _ => {}
    }
    let deal = &mut draft.deal;
    match tap {
        Fill::Kind(kind) => draft.kind = kind,
        Fill::Bidder(side) => deal.bidder = Some(side),
        Fill::Bid(bid) => deal.choose_bid(bid),
        Fill::BidStep(step) => deal.step_bid(step == Step::Up, rules.highest_bid()),
        Fill::Trump(trump) => deal.trump = (deal.trump != Some(trump)).then_some(trump),
        Fill::Double(double) => deal.double = double,
        Fill::Belote(side) => deal.tap_belote(side),
        Fill::DeclaringSide(side) => deal.declaring = side,
        Fill::Declaration(kind, step) => deal.count(kind, step == Step::Up),
        Fill::PointsOf(side) => deal.type_for(side),
        Fill::Digit(digit) if draft.kind == Kind::Adjustment => draft.adjustment.digit(digit),
        Fill::Digit(digit) => deal.digit(digit),
        Fill::Backspace if draft.kind == Kind::Adjustment => draft.adjustment.backspace(),
        Fill::Backspace => deal.backspace(),
        Fill::AllTricks(answer) => deal.answer_all_tricks(answer),
        Fill::Alone(answer) => deal.answer_alone(answer),
        Fill::Card(card) => deal.toggle_card(card),
        Fill::LastTrick(taken) => deal.last_trick = taken,
        Fill::UsePile => deal.use_pile(),
        Fill::Panel(panel) => deal.open(panel),
        Fill::NextDealer(next) => draft.next = Some(next),
        Fill::AdjustmentSide(side) => draft.adjustment.side = Some(side),
        Fill::AdjustmentMinus(minus) => draft.adjustment.minus = minus,
        Fill::Note(note) => draft.adjustment.note = note,
        Fill::DealerSeat(seat) => draft.dealer = Some(seat),
    }
}
