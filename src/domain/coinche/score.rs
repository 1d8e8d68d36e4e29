use crate::domain::{BySide, Points, Side};

use super::reckoning::Reckoning;
use super::sum::Sum;
use super::{CoincheScope, Counting, Deal, Line, Rounding, Rules, Unscored};

/// Whether the bidders reached what they undertook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Made,
    Failed,
}

/// The score of a deal, as the lines of its sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    pub verdict: Verdict,
    /// For a bid in points: how many exact points the bidders had above what they needed, below 0 how many they were
    /// short of it (so it is 0 or more just when the contract is made). They need the bid, and where the house rules
    /// make them beat the defenders at least one point more than those. `None` for capot and générale.
    pub margin: Option<Points>,
    /// Side by side, the bidders first, each from its first line to its last.
    pub lines: Vec<Line>,
}

impl Score {
    /// What each side scores: the sum of its lines.
    pub fn points(&self) -> BySide<Points> {
        BySide::from_fn(|side| self.lines_of(side).map(|line| line.points).sum())
    }

    /// The lines of one side, first to last.
    pub fn lines_of(&self, side: Side) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.side == side)
    }
}

/// The score of a deal under the house rules (rules §1, "Score of a deal" and "House rules").
///
/// It scores whatever was recorded, also what [`super::faults`] refuses.
pub fn score(rules: &Rules, deal: &Deal) -> Score {
    let reckoning = Reckoning::new(rules, deal);
    let verdict = reckoning.verdict();
    let lines = [reckoning.bidders(), reckoning.defenders()]
        .into_iter()
        .flat_map(|side| lines(&reckoning, side))
        .collect();
    Score {
        verdict,
        margin: reckoning.margin(),
        lines,
    }
}

/// The lines of one side, the rounding last.
fn lines(reckoning: &Reckoning, side: Side) -> Vec<Line> {
    let rules = &reckoning.rules;
    let winner = side == reckoning.winner();
    let made = reckoning.verdict() == Verdict::Made;
    let takes_all = reckoning.times > 1
        && (rules.counting == Counting::PointsOnly
            || rules.coinche_scope == CoincheScope::WinnerTakesAll);
    let mut sum = Sum::new(reckoning, side, takes_all);
    if rules.counting == Counting::BidOnly {
        bid_only(&mut sum, winner);
    } else if takes_all {
        winner_takes_all(&mut sum, winner);
    } else if made && winner {
        made_by_bidders(&mut sum);
    } else if made {
        sum.tricks();
        sum.declarations();
        sum.belotes();
    } else if winner {
        failed_against_defenders(&mut sum);
    } else {
        lost(&mut sum);
    }
    match rules.rounding {
        Rounding::FiveUp | Rounding::Complement => sum.round(5),
        Rounding::FiveDown => sum.round(4),
        Rounding::None => {}
    }
    sum.lines
}

/// The winner scores the bid as often as it was doubled, the loser nothing.
fn bid_only(sum: &mut Sum, winner: bool) {
    sum.unscored_cards(Unscored::OnlyDecides);
    if winner {
        sum.bid();
        sum.multiply_from(0);
    }
    sum.declarations();
    sum.belotes();
}

/// The winner has the whole pack and the bid, both doubled, and its extras; the loser has its belote at the most.
fn winner_takes_all(sum: &mut Sum, winner: bool) {
    if !winner {
        return lost(sum);
    }
    sum.winner_base();
    sum.bid();
    sum.multiply_from(0);
    sum.declarations();
    sum.belotes();
}

/// The loser's card points are gone; what else it keeps, the house rules say.
fn lost(sum: &mut Sum) {
    sum.unscored_cards(Unscored::Lost);
    sum.declarations();
    sum.belotes();
}

/// The bidders' own points and the bid.
fn made_by_bidders(sum: &mut Sum) {
    if sum.reckoning.rules.counting == Counting::BidVsPoints {
        sum.unscored_cards(Unscored::OnlyDecides);
    } else {
        sum.tricks();
    }
    sum.declarations();
    sum.belotes_and_bid();
}

/// The base of a failed contract, the defenders' extras and the bid.
fn failed_against_defenders(sum: &mut Sum) {
    sum.failure_base();
    sum.declarations();
    sum.belotes_and_bid();
}
