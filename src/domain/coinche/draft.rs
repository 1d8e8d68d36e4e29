use serde::{Deserialize, Serialize};

use crate::domain::{Game, Kind, Points, Seat, Side, Spot, tidy_line};

use super::{Coinche, DealDraft, Missing, NextDealer, Nudge, Record, Rules, Tap};

/// An entry while it is being filled in. The parts of every kind are kept, so that looking at another kind loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Draft {
    pub kind: Kind,
    pub deal: DealDraft,
    /// `None`: as the house rules say.
    pub next: Option<NextDealer>,
    pub adjustment: AdjustmentDraft,
    pub dealer: Option<Seat>,
}

/// An adjustment while it is being filled in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct AdjustmentDraft {
    pub side: Option<Side>,
    pub minus: bool,
    /// Without the sign. `None`: nothing typed.
    pub amount: Option<Points>,
    pub note: String,
}

impl AdjustmentDraft {
    /// Types one digit; a digit that would make the amount too large is not taken.
    pub fn digit(&mut self, digit: Points) {
        let amount = self.amount.unwrap_or(0) * 10 + digit;
        if amount <= Record::LARGEST_ADJUSTMENT {
            self.amount = Some(amount);
        }
    }

    /// Whether the next digit would be taken.
    pub fn takes_digit(&self, digit: Points) -> bool {
        self.amount.unwrap_or(0) * 10 + digit <= Record::LARGEST_ADJUSTMENT
    }

    /// Takes the last digit back.
    pub fn backspace(&mut self) {
        self.amount = self
            .amount
            .map(|amount| amount / 10)
            .filter(|left| *left != 0);
    }

    /// With its sign.
    pub fn points(&self) -> Option<Points> {
        self.amount
            .map(|amount| if self.minus { -amount } else { amount })
    }
}

impl crate::domain::Draft<Coinche> for Draft {
    type Tap = Tap;
    type Missing = Missing;

    fn kind(&self) -> Kind {
        self.kind
    }

    fn set_kind(&mut self, kind: Kind) {
        if Coinche::KINDS.contains(&kind) {
            self.kind = kind;
        }
    }

    fn of_record(record: &Record) -> Draft {
        match record {
            Record::Deal(deal) => Draft {
                deal: DealDraft::of_deal(deal),
                ..Draft::of_kind(Kind::Deal)
            },
            Record::Passed { next } => Draft {
                next: Some(*next),
                ..Draft::of_kind(Kind::Passed)
            },
            Record::Adjustment { side, points, note } => Draft {
                adjustment: AdjustmentDraft {
                    side: Some(*side),
                    minus: *points < 0,
                    amount: Some(points.saturating_abs()),
                    note: note.clone(),
                },
                ..Draft::of_kind(Kind::Adjustment)
            },
            Record::Dealer { seat } => Draft {
                dealer: Some(*seat),
                ..Draft::of_kind(Kind::Dealer)
            },
        }
    }

    fn record(&self, rules: &Rules, _: &Spot<Coinche>) -> Result<Record, Missing> {
        match self.kind {
            Kind::Deal | Kind::Transfer | Kind::Ending => self.deal.deal().map(Record::Deal),
            Kind::Passed => Ok(Record::Passed {
                next: self.next.unwrap_or(rules.passed_deal),
            }),
            Kind::Adjustment => {
                let side = self.adjustment.side.ok_or(Missing::AdjustmentSide)?;
                let points = self.adjustment.points().ok_or(Missing::AdjustmentPoints)?;
                Ok(Record::Adjustment {
                    side,
                    points,
                    note: tidy_line(&self.adjustment.note, Record::LONGEST_NOTE),
                })
            }
            Kind::Dealer => match self.dealer {
                Some(seat) if seat.index() < Coinche::PLAYERS => Ok(Record::Dealer { seat }),
                _ => Err(Missing::Dealer),
            },
        }
    }

    fn clear(&mut self) {
        match self.kind {
            Kind::Deal | Kind::Transfer | Kind::Ending => self.deal = DealDraft::default(),
            Kind::Passed => self.next = None,
            Kind::Adjustment => self.adjustment = AdjustmentDraft::default(),
            Kind::Dealer => self.dealer = None,
        }
    }

    fn is_begun(&self) -> bool {
        Draft {
            kind: Kind::Deal,
            deal: self.deal.without_view(),
            ..self.clone()
        } != Draft::default()
    }

    fn says_the_same(&self, other: &Draft) -> bool {
        let facts = |draft: &Draft| Draft {
            deal: draft.deal.without_view(),
            ..draft.clone()
        };
        facts(self) == facts(other)
    }

    fn tap(&mut self, rules: &Rules, _: &Spot<Coinche>, tap: Tap) {
        // What belongs to a deal does nothing while the form is of another kind.
        match (&tap, self.kind) {
            (Tap::Digit(_) | Tap::Backspace, Kind::Deal | Kind::Adjustment)
            | (Tap::BidStep(_), Kind::Deal) => {}
            (Tap::Digit(_) | Tap::Backspace | Tap::BidStep(_), _) => return,
            _ => {}
        }
        if let Tap::Kind(kind) = tap {
            self.set_kind(kind);
            return;
        }
        let deal = &mut self.deal;
        match tap {
            Tap::Kind(_) => {}
            Tap::Bidder(side) => deal.bidder = Some(side),
            Tap::Bid(bid) => deal.choose_bid(bid),
            Tap::BidStep(step) => deal.step_bid(step == Nudge::Up, rules.highest_bid()),
            Tap::Trump(trump) => deal.trump = (deal.trump != Some(trump)).then_some(trump),
            Tap::Double(double) => deal.double = double,
            Tap::Belote(side) => deal.tap_belote(side),
            Tap::DeclaringSide(side) => deal.declaring = side,
            Tap::Declaration(kind, step) => deal.count(kind, step == Nudge::Up),
            Tap::PointsOf(side) => deal.type_for(side),
            Tap::Digit(digit) if self.kind == Kind::Adjustment => self.adjustment.digit(digit),
            Tap::Digit(digit) => deal.digit(digit),
            Tap::Backspace if self.kind == Kind::Adjustment => self.adjustment.backspace(),
            Tap::Backspace => deal.backspace(),
            Tap::AllTricks(answer) => deal.answer_all_tricks(answer),
            Tap::Alone(answer) => deal.answer_alone(answer),
            Tap::Card(card) => deal.toggle_card(card),
            Tap::LastTrick(taken) => deal.last_trick = taken,
            Tap::UsePile => deal.use_pile(),
            Tap::Panel(panel) => deal.open(panel),
            Tap::NextDealer(next) => self.next = Some(next),
            Tap::AdjustmentSide(side) => self.adjustment.side = Some(side),
            Tap::AdjustmentMinus(minus) => self.adjustment.minus = minus,
            Tap::Note(note) => self.adjustment.note = note,
            Tap::DealerSeat(seat) => self.dealer = Some(seat),
        }
    }
}
