use crate::domain::{Points, Seat};

use super::{AtTheLimit, Deal, Rules, Warning};

/// How the match stands between two entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The penalties of each player so far, by seat; as many as there are players.
    pub totals: Vec<Points>,
    /// Who lost, in the order of the seats; nobody until the match is over. What is played on after it changes nothing here.
    pub losers: Vec<Seat>,
}

/// What one entry of a Koetsieren sheet brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A deal that was played.
    Deal {
        /// One for each player, by seat.
        lines: Vec<Line>,
        /// What is pointed out about the sayings.
        warning: Option<Warning>,
    },
    /// Only the sayings are in.
    Sayings {
        /// What is pointed out about them.
        warning: Option<Warning>,
    },
    /// A dealer correction.
    NoScore,
}

/// What a deal brought one player, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose line it is.
    pub seat: Seat,
    /// Tricks that the player said.
    pub said: u8,
    /// Tricks that the player took.
    pub taken: u8,
    /// How many tricks too many or too few.
    pub off: Points,
    /// What that costs under the house rule *penalty*.
    pub penalty: Points,
}

impl Outcome {
    /// What the deal brings at a table of so many seats. It scores whatever was recorded, also what is refused; a player of
    /// whom one of the numbers is missing has no line.
    pub(super) fn of_deal(rules: &Rules, seats: usize, deal: &Deal) -> Outcome {
        let warning = rules.warning(&deal.said);
        let Some(taken) = &deal.taken else {
            return Outcome::Sayings { warning };
        };
        let players = deal.said.iter().zip(taken).take(seats).enumerate();
        let lines = players
            .filter_map(|(index, (said, taken))| {
                let off = Points::from(said.abs_diff(*taken));
                Some(Line {
                    seat: Seat::from_index(index)?,
                    said: *said,
                    taken: *taken,
                    off,
                    penalty: rules.penalty.of(off),
                })
            })
            .collect();
        Outcome::Deal { lines, warning }
    }

    /// One line for each player, by seat; none unless it is a deal that was played.
    pub fn lines(&self) -> &[Line] {
        match self {
            Outcome::Deal { lines, .. } => lines,
            Outcome::Sayings { .. } | Outcome::NoScore => &[],
        }
    }

    /// What the entry added to the player's total.
    pub fn penalty(&self, seat: Seat) -> Points {
        let line = self.lines().iter().find(|line| line.seat == seat);
        line.map_or(0, |line| line.penalty)
    }

    /// What is pointed out about the entry.
    pub fn warning(&self) -> Option<Warning> {
        match self {
            Outcome::Deal { warning, .. } | Outcome::Sayings { warning } => *warning,
            Outcome::NoScore => None,
        }
    }
}

impl Standing {
    /// Nobody has a penalty yet, at a table of so many seats.
    pub fn opening(seats: usize) -> Standing {
        Standing {
            totals: vec![0; seats],
            losers: Vec::new(),
        }
    }

    /// The player's penalties so far.
    pub fn total(&self, seat: Seat) -> Points {
        self.totals.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many penalties the player still has until the limit; 0 for one who is there.
    pub fn to_go(&self, rules: &Rules, seat: Seat) -> Points {
        let left = rules.limit_in_force().saturating_sub(self.total(seat));
        left.max(0)
    }

    /// The standing after an entry that brought this.
    pub(super) fn after(&self, rules: &Rules, outcome: &Outcome) -> Standing {
        let mut totals = self.totals.clone();
        for line in outcome.lines() {
            if let Some(total) = totals.get_mut(line.seat.index()) {
                *total = total.saturating_add(line.penalty);
            }
        }
        let losers = if self.losers.is_empty() {
            losers(rules, &totals)
        } else {
            self.losers.clone()
        };
        Standing { totals, losers }
    }
}

/// Who loses with these totals under the house rule *at the limit*; nobody while the match goes on.
fn losers(rules: &Rules, totals: &[Points]) -> Vec<Seat> {
    let limit = rules.limit_in_force();
    let Some(highest) = totals.iter().copied().max().filter(|it| *it >= limit) else {
        return Vec::new();
    };
    let least = match rules.at_the_limit {
        AtTheLimit::HighestLoses | AtTheLimit::PlayOn => highest,
        AtTheLimit::AllLose => limit,
    };
    let with_seats = totals.iter().enumerate();
    let losers: Vec<Seat> = with_seats
        .filter(|(_, total)| **total >= least)
        .filter_map(|(index, _)| Seat::from_index(index))
        .collect();
    match rules.at_the_limit {
        AtTheLimit::PlayOn if losers.len() > 1 => Vec::new(),
        _ => losers,
    }
}
