use crate::domain::{Points, Side};

use super::fate::Fate;
use super::reckoning::Reckoning;
use super::{
    BELOTE, CoincheScope, Counting, Declaration, Item, Line, LineKind, Origin, Rounding, Unscored,
};

/// One side's score of a deal as it is being written, line under line.
pub struct Sum<'a> {
    pub reckoning: &'a Reckoning<'a>,
    side: Side,
    /// Whether the loser of the contract may score nothing but belote.
    stripped: bool,
    pub lines: Vec<Line>,
}

impl<'a> Sum<'a> {
    pub fn new(reckoning: &'a Reckoning<'a>, side: Side, stripped: bool) -> Self {
        Sum {
            reckoning,
            side,
            stripped,
            lines: Vec::new(),
        }
    }

    fn write(&mut self, kind: LineKind, points: Points) {
        self.lines.push(Line {
            side: self.side,
            kind,
            points,
        });
    }

    fn unscored(&mut self, item: Item, worth: Points, why: Unscored) {
        self.write(LineKind::Unscored { item, worth, why }, 0);
    }

    fn total_from(&self, line: usize) -> Points {
        self.lines.iter().skip(line).map(|line| line.points).sum()
    }

    /// All tricks, or the card points with their rounding by complement. Card points of 0 are a line too.
    pub fn tricks(&mut self) {
        if let Some(worth) = self.reckoning.all_tricks(self.side) {
            return self.write(LineKind::AllTricks, worth);
        }
        let exact = self.reckoning.cards[self.side];
        self.write(LineKind::CardPoints, exact);
        if self.reckoning.rules.rounding == Rounding::Complement {
            let defenders = self.reckoning.defenders();
            let theirs = to_ten(self.reckoning.cards[defenders], 5);
            let rounded = if self.side == defenders {
                theirs
            } else {
                160 - theirs
            };
            self.write_unless_zero(LineKind::CardRounding, rounded - exact);
        }
    }

    /// The card points that the side does not score.
    pub fn unscored_cards(&mut self, why: Unscored) {
        self.unscored(Item::CardPoints, self.reckoning.cards[self.side], why);
    }

    /// The declarations that the side scores, its own or received; or that its own are not scored here, and why.
    pub fn declarations(&mut self) {
        let Some(declared) = self.reckoning.declared() else {
            return;
        };
        let own = declared.side == self.side;
        let why = match self.reckoning.fate(self.stripped) {
            Fate::ScoredBy(side) if side == self.side => {
                let from = if own { Origin::Own } else { Origin::Received };
                for kind in Declaration::ALL {
                    let count = declared.counts.of(kind);
                    let line = LineKind::Declaration { kind, count, from };
                    self.write_unless_zero(line, kind.points() * Points::from(count));
                }
                return;
            }
            Fate::ScoredBy(_) => Unscored::GoesToTheOther,
            Fate::Lost => Unscored::Lost,
            Fate::OnlyDecide => Unscored::OnlyDecides,
            Fate::SwitchedOff => Unscored::SwitchedOff,
        };
        if own {
            self.unscored(Item::Declarations, declared.counts.points(), why);
        }
    }

    /// The belotes that the side scores, its own and received; or that its own are not scored here, and why.
    pub fn belotes(&mut self) {
        let deal = self.reckoning.deal;
        let own = deal.belotes[self.side];
        let goes_over = self.reckoning.belote_goes_over();
        let why = if self.reckoning.rules.counting == Counting::BidOnly {
            Some(Unscored::OnlyDecides)
        } else {
            (goes_over && self.side == deal.bidder).then_some(Unscored::GoesToTheOther)
        };
        match why {
            Some(why) if own > 0 => self.unscored(Item::Belotes, worth(own), why),
            Some(_) => {}
            None => self.belote(own, Origin::Own),
        }
        if goes_over && self.side != deal.bidder {
            self.belote(deal.belotes[deal.bidder], Origin::Received);
        }
    }

    fn belote(&mut self, count: u8, from: Origin) {
        self.write_unless_zero(LineKind::Belote { count, from }, worth(count));
    }

    /// The bid, where it is scored.
    pub fn bid(&mut self) {
        if !self.reckoning.bid_only_decides() {
            self.write(LineKind::Bid(self.reckoning.deal.bid), self.reckoning.bid);
        }
    }

    /// Belotes and bid with the multiplier, for the winner of a contract whose other lines stand already.
    pub fn belotes_and_bid(&mut self) {
        let rules = &self.reckoning.rules;
        match (rules.coinche_scope, rules.belote_multiplied) {
            (CoincheScope::Whole, true) => {
                self.belotes();
                self.bid();
                self.multiply_from(0);
            }
            (CoincheScope::Whole, false) => {
                self.bid();
                self.multiply_from(0);
                self.belotes();
            }
            (CoincheScope::Bid | CoincheScope::WinnerTakesAll, _) => {
                self.belotes();
                let bid = self.lines.len();
                self.bid();
                self.multiply_from(bid);
            }
        }
    }

    /// The base of a failed contract.
    pub fn failure_base(&mut self) {
        self.write(LineKind::FailureBase, self.reckoning.base());
    }

    /// What the winner scores in place of card points when the loser scores nothing of them.
    pub fn winner_base(&mut self) {
        let points = match self.reckoning.rules.counting {
            Counting::PointsOnly => self.reckoning.base(),
            _ => self.reckoning.pack(),
        };
        self.write(LineKind::WinnerBase, points);
    }

    /// What the double adds to the lines from this one (counted from 0) on.
    pub fn multiply_from(&mut self, line: usize) {
        let (times, of) = (self.reckoning.times, self.total_from(line));
        self.write_unless_zero(LineKind::Multiplier { times, of }, (times - 1) * of);
    }

    /// The rounding of all lines so far to the nearest ten; `up` is 5 when five goes up, 4 when it goes down.
    pub fn round(&mut self, up: Points) {
        let total = self.total_from(0);
        self.write_unless_zero(LineKind::Rounding, to_ten(total, up) - total);
    }

    fn write_unless_zero(&mut self, kind: LineKind, points: Points) {
        if points != 0 {
            self.write(kind, points);
        }
    }
}

fn worth(belotes: u8) -> Points {
    BELOTE * Points::from(belotes)
}

fn to_ten(points: Points, up: Points) -> Points {
    (points + up).div_euclid(10) * 10
}
