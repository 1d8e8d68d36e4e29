use serde::{Deserialize, Serialize};

use crate::domain::{BySide, Points, Side};

use super::{Bid, CARD_POINTS, Cards, Counts, Deal, Declarations, Double, Pile, Trump};

/// A deal while it is being filled in: nothing is preselected, anything may be missing, and zero is a value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DealDraft {
    pub bidder: Option<Side>,
    pub bid: Option<Bid>,
    pub trump: Option<Trump>,
    pub double: Double,
    pub belotes: BySide<u8>,
    pub declaring: Option<Side>,
    pub counts: Counts,
    /// What was typed, and for which side.
    pub cards: Option<Cards>,
    pub all_tricks: AllTricks,
    /// What had been typed before all tricks filled 162 in.
    pub before_all_tricks: Option<Cards>,
    pub alone: Option<bool>,
    /// The cards of a pile that is being counted, and whether its side took the last trick.
    pub pile: Pile,
    pub last_trick: bool,
    pub view: View,
}

/// The answer to "who took all eight tricks?". It is asked when 162 points or none were typed, and of a bid of all tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AllTricks {
    #[default]
    Unanswered,
    Nobody,
    Side(Side),
}

/// Where the hand is in the form; no part of the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct View {
    pub panel: Panel,
    /// The side whose points are typed next; `None`: the bidders'.
    pub keypad: Option<Side>,
    /// The next digit begins a new number instead of going on with the one that stands there.
    pub afresh: bool,
}

/// The part of the form that is open; one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Panel {
    #[default]
    Bid,
    Points,
    AllTricks,
    Declarations,
    /// Counting a pile of cards.
    Pile,
    Sum,
}

/// What a form still lacks before it can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Bidder,
    Bid,
    Points,
    AllTricks,
    Alone,
    AdjustmentSide,
    AdjustmentPoints,
    Dealer,
}

impl DealDraft {
    /// The draft that shows a saved deal exactly as it was saved.
    pub fn of_deal(deal: &Deal) -> DealDraft {
        let typed = deal.cards.points;
        let asked = typed == 0 || typed == CARD_POINTS;
        DealDraft {
            bidder: Some(deal.bidder),
            bid: Some(deal.bid),
            trump: deal.trump,
            double: deal.double,
            belotes: deal.belotes,
            declaring: deal.declarations.map(|declarations| declarations.side),
            counts: deal.declarations.map(|it| it.counts).unwrap_or_default(),
            cards: Some(deal.cards),
            all_tricks: match deal.all_tricks {
                Some(side) => AllTricks::Side(side),
                None if asked => AllTricks::Nobody,
                None => AllTricks::Unanswered,
            },
            before_all_tricks: None,
            alone: deal.alone,
            pile: Pile::default(),
            last_trick: false,
            view: View {
                panel: Panel::Sum,
                keypad: Some(deal.cards.side),
                afresh: true,
            },
        }
    }

    /// The deal as it stands, or the first thing that is missing for one, in the order of the form.
    pub fn deal(&self) -> Result<Deal, Missing> {
        let bidder = self.bidder.ok_or(Missing::Bidder)?;
        let bid = self.bid.ok_or(Missing::Bid)?;
        let cards = self.cards.ok_or(Missing::Points)?;
        if self.asks_all_tricks() {
            return Err(Missing::AllTricks);
        }
        let all_tricks = match self.all_tricks {
            AllTricks::Side(side) => Some(side),
            AllTricks::Nobody | AllTricks::Unanswered => None,
        };
        if self.asks_alone() && self.alone.is_none() {
            return Err(Missing::Alone);
        }
        let alone = (bid == Bid::GENERALE).then(|| self.asks_alone() && self.alone == Some(true));
        Ok(Deal {
            bidder,
            bid,
            trump: self.trump,
            double: self.double,
            cards,
            all_tricks,
            alone,
            belotes: self.belotes,
            declarations: self
                .declaring
                .filter(|_| !self.counts.is_empty())
                .map(|side| Declarations {
                    side,
                    counts: self.counts,
                }),
        })
    }

    /// Whether the question after all tricks is open: 162 points or none were typed, and nobody has said yet.
    pub fn asks_all_tricks(&self) -> bool {
        let typed = self.cards.map(|cards| cards.points);
        let could_be = typed == Some(0) || typed == Some(CARD_POINTS);
        could_be && self.all_tricks == AllTricks::Unanswered
    }

    /// Whether it is to be said if one player took all eight: of a générale whose side did.
    pub fn asks_alone(&self) -> bool {
        let taken_by = |side| self.all_tricks == AllTricks::Side(side);
        self.bid == Some(Bid::GENERALE) && self.bidder.is_some_and(taken_by)
    }

    /// The points of the pile; `None` until the trump is known.
    pub fn pile_points(&self) -> Option<Points> {
        self.trump
            .map(|trump| self.pile.points(trump, self.last_trick))
    }

    /// The side whose points the keypad types.
    pub fn keypad_side(&self) -> Side {
        self.view
            .keypad
            .or(self.cards.map(|cards| cards.side))
            .or(self.bidder)
            .unwrap_or(Side::One)
    }

    /// Whether anything was filled in.
    pub fn is_begun(&self) -> bool {
        self.without_view() != DealDraft::default()
    }

    /// The same draft with the hand back at the start.
    pub fn without_view(&self) -> DealDraft {
        DealDraft {
            view: View::default(),
            ..self.clone()
        }
    }
}
