use crate::domain::{Points, Side};

use super::{
    AllTricks, CardsPlayed, DealDraft, PACK, Panel, Rank, ResultDraft, Rules, Step, Tally, Verdict,
    View,
};

/// What the taps in the form of a deal do to it.
impl DealDraft {
    /// Whether the digit leads to a number of points that a side can have.
    pub fn takes_digit(&self, digit: Points) -> bool {
        self.with_digit(digit).is_some()
    }

    /// Opens a panel. The keypad then begins a new number.
    pub(super) fn open(&mut self, panel: Panel) {
        self.view.panel = panel;
        self.view.afresh = true;
    }

    /// Turns the keypad, or the counter when it is open, to this side.
    pub(super) fn type_for(&mut self, side: Side) {
        self.view.keypad = Some(side);
        self.open(match self.view.panel {
            Panel::Counter => Panel::Counter,
            Panel::Result | Panel::Points => Panel::Points,
        });
    }

    /// Takes the result for the deal's. Card points that say the same already stay.
    pub(super) fn tap_result(&mut self, verdict: Verdict) {
        if self.tally().map(Tally::verdict) == Ok(verdict) {
            return;
        }
        self.result = Some(match verdict {
            Verdict::Won(side) => ResultDraft::Won(side),
            Verdict::Tie => ResultDraft::Tie,
        });
        self.open(Panel::Result);
    }

    /// Whether all tricks were taken; yes only where the house rules record it.
    pub(super) fn answer_all_tricks(&mut self, rules: &Rules, all_tricks: bool) {
        self.all_tricks = all_tricks && rules.all_tricks == AllTricks::OneMore;
    }

    /// Types one digit (0 to 9) of the keypad's side; one that leads above 40 is not taken.
    pub(super) fn digit(&mut self, rules: &Rules, digit: Points) {
        if let Some(points) = self.with_digit(digit) {
            self.set_points(rules, self.keypad_side(), Some(points));
        }
    }

    fn with_digit(&self, digit: Points) -> Option<Points> {
        let typed = match self.points()[self.keypad_side()] {
            Some(points) if !self.view.afresh => points,
            _ => 0,
        };
        let points = typed.saturating_mul(10).saturating_add(digit);
        ((0..=9).contains(&digit) && (0..=PACK).contains(&points)).then_some(points)
    }

    /// Takes the last digit of the keypad's side back.
    pub(super) fn backspace(&mut self, rules: &Rules) {
        let side = self.keypad_side();
        if let Some(points) = self.points()[side] {
            let left = Some(points / 10).filter(|left| *left != 0);
            self.set_points(rules, side, left);
        }
    }

    /// One more or one fewer of the rank in the pile that is counted, between none and all four.
    pub(super) fn count(&mut self, rank: Rank, step: Step) {
        let side = self.keypad_side();
        let count = self.counts[side].of_mut(rank);
        *count = match step {
            Step::Up => count.saturating_add(1).min(Rank::IN_THE_PACK),
            Step::Down => count.saturating_sub(1),
        };
    }

    /// Takes the counted pile for its side's points, and turns to the other side when its points are missing.
    pub(super) fn use_count(&mut self, rules: &Rules) {
        let side = self.keypad_side();
        self.set_points(rules, side, Some(self.counts[side].points()));
        if self.points()[side.other()].is_none() {
            self.view.keypad = Some(side.other());
        }
        self.open(Panel::Points);
    }

    /// Fills one side's points in; the other's too when all cards are played, as it has the rest.
    fn set_points(&mut self, rules: &Rules, side: Side, points: Option<Points>) {
        let mut both = self.points();
        both[side] = points;
        if rules.cards == CardsPlayed::All {
            both[side.other()] = points.map(|points| PACK.saturating_sub(points));
        }
        let anything = both.one.or(both.two).is_some();
        self.result = anything.then_some(ResultDraft::Points(both));
        self.view = View {
            panel: Panel::Points,
            keypad: Some(side),
            afresh: false,
        };
    }
}
