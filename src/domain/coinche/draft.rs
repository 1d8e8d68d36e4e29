use serde::{Deserialize, Serialize};

use crate::domain::{Points, Seat, Side};

use super::{Coinche, DealDraft, Missing, NextDealer, Record, Rules};

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

/// The kinds of entry that a Coinche sheet has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    #[default]
    Deal,
    Passed,
    Adjustment,
    Dealer,
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

impl Draft {
    /// An empty draft of that kind.
    pub fn of_kind(kind: Kind) -> Draft {
        Draft {
            kind,
            ..Draft::default()
        }
    }

    /// The draft that shows a saved record exactly as it was saved.
    pub fn of_record(record: &Record) -> Draft {
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

    /// The record as it stands, or what is still missing for one.
    pub fn record(&self, rules: &Rules) -> Result<Record, Missing> {
        match self.kind {
            Kind::Deal => self.deal.deal().map(Record::Deal),
            Kind::Passed => Ok(Record::Passed {
                next: self.next.unwrap_or(rules.passed_deal),
            }),
            Kind::Adjustment => {
                let side = self.adjustment.side.ok_or(Missing::AdjustmentSide)?;
                let points = self.adjustment.points().ok_or(Missing::AdjustmentPoints)?;
                let words = self.adjustment.note.split_whitespace();
                let note = words.collect::<Vec<_>>().join(" ");
                Ok(Record::Adjustment {
                    side,
                    points,
                    note: note.chars().take(Record::LONGEST_NOTE).collect(),
                })
            }
            Kind::Dealer => match self.dealer {
                Some(seat) if seat.index() < Coinche::SEATS => Ok(Record::Dealer { seat }),
                _ => Err(Missing::Dealer),
            },
        }
    }

    /// Empties the part of this draft's own kind; what was begun of the other kinds stays.
    pub fn clear(&mut self) {
        match self.kind {
            Kind::Deal => self.deal = DealDraft::default(),
            Kind::Passed => self.next = None,
            Kind::Adjustment => self.adjustment = AdjustmentDraft::default(),
            Kind::Dealer => self.dealer = None,
        }
    }

    /// Whether anything was filled in, of any kind.
    pub fn is_begun(&self) -> bool {
        Draft {
            kind: Kind::Deal,
            deal: self.deal.without_view(),
            ..self.clone()
        } != Draft::default()
    }

    /// Whether both would be saved as the same record; while one of them cannot be, whether the same is filled in.
    pub fn says_the_same(&self, other: &Draft) -> bool {
        let rules = Rules::default();
        if let (Ok(one), Ok(two)) = (self.record(&rules), other.record(&rules)) {
            return one == two;
        }
        let facts = |draft: &Draft| Draft {
            deal: draft.deal.without_view(),
            ..draft.clone()
        };
        facts(self) == facts(other)
    }
}
