use crate::domain::{BySide, Points};

use super::{AllTricks, Deal, Rules, Standing, Units, Verdict, Win};

/// What one entry of a Couillon sheet brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A deal that a side won.
    Win(Win),
    /// A deal with equal points: the tie mark stands for so many ties now.
    Tie { ties: Points },
    /// A deal that was played after the end of the match: the board stands still, whoever won it.
    AfterTheEnd(Verdict),
    /// A dealer correction.
    NoScore,
}

/// What a deal did to the tie mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkChange {
    /// It stands, or stands not, as before.
    None,
    Set,
    Cleared,
}

impl Outcome {
    /// Who won the deal; `None` of an entry that is no deal.
    pub fn verdict(&self) -> Option<Verdict> {
        match self {
            Outcome::Win(win) => Some(Verdict::Won(win.side)),
            Outcome::Tie { .. } => Some(Verdict::Tie),
            Outcome::AfterTheEnd(verdict) => Some(*verdict),
            Outcome::NoScore => None,
        }
    }

    /// What it did to the tie mark.
    pub fn mark(&self) -> MarkChange {
        match self {
            Outcome::Tie { ties: 1 } => MarkChange::Set,
            Outcome::Win(win) if win.units.for_ties > 0 => MarkChange::Cleared,
            _ => MarkChange::None,
        }
    }

    /// By how much it changed the wins that each side needs: the winner's go down, a loop is one more for the loser.
    pub fn change(&self) -> BySide<Points> {
        let mut change = BySide::default();
        if let Outcome::Win(win) = self {
            change[win.side] = -win.removed.units();
            change[win.side.other()] = match win.looped {
                Some(super::Looped::OnPlain | super::Looped::OnLooped) => 1,
                Some(super::Looped::Dropped) | None => 0,
            };
        }
        change
    }
}

/// What a deal does to the board under the house rules (rules §2).
///
/// It scores whatever was recorded, also what [`super::faults`] refuses.
pub fn score(rules: &Rules, before: &Standing, deal: &Deal) -> (Outcome, Standing) {
    let verdict = deal.result.verdict();
    let mut standing = before.clone();
    if before.winner.is_some() {
        return (Outcome::AfterTheEnd(verdict), standing);
    }
    let Verdict::Won(side) = verdict else {
        let ties = before.ties.saturating_add(1);
        standing.ties = ties;
        return (Outcome::Tie { ties }, standing);
    };
    let units = Units {
        for_all_tricks: match rules.all_tricks {
            AllTricks::OneMore => Points::from(deal.all_tricks),
            AllTricks::Off => 0,
        },
        ..before.next_win(rules)
    };
    standing.ties = 0;
    let removed = standing.board[side].remove(units.total());
    let wins_match = standing.needed(side) == 0;
    if wins_match {
        standing.winner = Some(side);
    }
    let loser = side.other();
    let risked = deal.said_yes == Some(loser) && !wins_match;
    let looped = risked.then(|| standing.board[loser].add_loop(rules.second_loop));
    let win = Win {
        side,
        units,
        removed,
        looped,
        wins_match,
    };
    (Outcome::Win(win), standing)
}
