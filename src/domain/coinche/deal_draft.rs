use serde::{Deserialize, Serialize};

use crate::domain::{BySide, Points, Side};

use super::{
    Bid, CARD_POINTS, Card, Cards, Counts, Deal, Declaration, Declarations, Double, Pile, Trump,
};

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

    /// The side whose points the keypad types.
    pub fn keypad_side(&self) -> Side {
        self.view
            .keypad
            .or(self.cards.map(|cards| cards.side))
            .or(self.bidder)
            .unwrap_or(Side::One)
    }

    /// Chooses the bid and goes on to the points; a bid of all tricks goes on to the question.
    pub fn choose_bid(&mut self, bid: Bid) {
        self.bid = Some(bid);
        self.open(match (bid, self.all_tricks) {
            (Bid::Tricks(_), AllTricks::Unanswered) => Panel::AllTricks,
            _ => Panel::Points,
        });
    }

    /// One step up or down the ladder, which ends at `highest` (points): from nothing to its foot, from a bid of all tricks
    /// down to its top.
    pub fn step_bid(&mut self, up: bool, highest: i32) {
        let bid = match self.bid {
            Some(Bid::Tricks(_)) if up => return,
            None => Bid::LOWEST,
            Some(Bid::Points(points)) if up => points + Bid::STEP,
            Some(Bid::Points(points)) => points - Bid::STEP,
            Some(Bid::Tricks(_)) => highest,
        };
        self.bid = Some(Bid::Points(bid.clamp(Bid::LOWEST, highest)));
    }

    /// Opens a panel. The keypad then begins a new number.
    pub fn open(&mut self, panel: Panel) {
        self.view.panel = panel;
        self.view.afresh = true;
    }

    /// Turns the keypad to this side's points. What was typed for the other side stands until a digit is typed.
    pub fn type_for(&mut self, side: Side) {
        self.view.keypad = Some(side);
        self.open(Panel::Points);
    }

    /// The number that the next digit would be added to.
    fn typed_so_far(&self) -> Points {
        match self.cards {
            Some(cards) if !self.view.afresh && cards.side == self.keypad_side() => cards.points,
            _ => 0,
        }
    }

    /// Whether the digit leads to a number of points that a side can have.
    pub fn takes_digit(&self, digit: Points) -> bool {
        self.typed_so_far() * 10 + digit <= CARD_POINTS
    }

    /// Types one digit (0 to 9); one that leads above 162 is not taken.
    pub fn digit(&mut self, digit: Points) {
        if self.takes_digit(digit) {
            let points = self.typed_so_far() * 10 + digit;
            self.set_cards(self.keypad_side(), Some(points));
            if self.asks_all_tricks() {
                self.view.panel = Panel::AllTricks;
            }
        }
    }

    /// Takes the last digit of the keypad's side back.
    pub fn backspace(&mut self) {
        let side = self.keypad_side();
        let points = self.cards.map(|cards| cards.of(side) / 10);
        self.set_cards(side, points.filter(|left| *left != 0));
    }

    fn set_cards(&mut self, side: Side, points: Option<Points>) {
        self.view.keypad = Some(side);
        self.view.afresh = false;
        self.cards = points.map(|points| Cards { side, points });
        self.all_tricks = AllTricks::Unanswered;
        self.before_all_tricks = None;
    }

    /// Answers the question after all tricks. All tricks are 162 points: they are filled in, and taken out again when the
    /// answer is taken back.
    pub fn answer_all_tricks(&mut self, answer: AllTricks) {
        let typed = match self.all_tricks {
            AllTricks::Side(_) => self.before_all_tricks.or(self.cards),
            AllTricks::Nobody | AllTricks::Unanswered => self.cards,
        };
        self.cards = typed;
        if let AllTricks::Side(side) = answer {
            let counted = self.cards.map_or(side, |cards| cards.side);
            let points = if counted == side { CARD_POINTS } else { 0 };
            self.set_cards(counted, Some(points));
            self.before_all_tricks = typed;
        }
        self.all_tricks = answer;
        self.open(if self.asks_alone() {
            Panel::AllTricks
        } else {
            Panel::Points
        });
    }

    /// Whether it is to be said if one player took all eight: of a générale whose side did.
    pub fn asks_alone(&self) -> bool {
        let taken_by = |side| self.all_tricks == AllTricks::Side(side);
        self.bid == Some(Bid::GENERALE) && self.bidder.is_some_and(taken_by)
    }

    /// Answers whether one player took all eight.
    pub fn answer_alone(&mut self, alone: bool) {
        self.alone = Some(alone);
        self.open(Panel::Points);
    }

    /// One more belote for the side; from the most that the trump allows back to none. Where there is at most one, the
    /// other side no longer has it.
    pub fn tap_belote(&mut self, side: Side) {
        let most = Trump::most_belotes(self.trump);
        let had = self.belotes[side];
        let others = if most > 1 {
            self.belotes[side.other()]
        } else {
            0
        };
        self.belotes[side] = if had + others < most { had + 1 } else { 0 };
        self.belotes[side.other()] = others;
    }

    /// Puts a card on the pile that is counted, or takes it off.
    pub fn toggle_card(&mut self, card: Card) {
        self.pile.toggle(card);
    }

    /// The points of the pile; `None` until the trump is known.
    pub fn pile_points(&self) -> Option<Points> {
        self.trump
            .map(|trump| self.pile.points(trump, self.last_trick))
    }

    /// Takes the counted pile for the points of the side whose points are typed.
    pub fn use_pile(&mut self) {
        if let Some(points) = self.pile_points() {
            self.set_cards(self.keypad_side(), Some(points));
            self.open(if self.asks_all_tricks() {
                Panel::AllTricks
            } else {
                Panel::Points
            });
        }
    }

    /// One more or one fewer of a declaration, between none and its cap.
    pub fn count(&mut self, kind: Declaration, more: bool) {
        let count = self.counts.of_mut(kind);
        *count = if more {
            (*count + 1).min(kind.most())
        } else {
            count.saturating_sub(1)
        };
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
