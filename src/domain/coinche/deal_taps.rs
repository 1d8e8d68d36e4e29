use crate::domain::{Points, Side};

use super::{AllTricks, Bid, CARD_POINTS, Card, Cards, DealDraft, Declaration, Panel, Trump};

/// What the taps in the form of a deal do to it.
impl DealDraft {
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
}
