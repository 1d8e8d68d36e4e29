use crate::domain::{BySide, Points, Side};

use super::{
    BELOTE, Bid, CARD_POINTS, Cards, Counting, Deal, FailedCapot, Generale, Rules, TrickBid,
    Verdict,
};

/// All tricks of a side that bid them, and the base of a contract that all tricks bear on (points).
pub(super) const CAPOT: Points = 250;

/// A deal as the house rules look at it: what each side has, and whether the contract is made.
///
/// Numbers out of their range (only a damaged file has them) are taken as the nearest that is in it, so that no sum can overflow.
pub struct Reckoning<'a> {
    /// The rules in force.
    pub rules: Rules,
    pub deal: &'a Deal,
    /// The card points of each side, 162 in all.
    pub cards: BySide<Points>,
    /// What the bid is worth.
    pub bid: Points,
    /// By how much the bid was doubled.
    pub times: Points,
}

impl<'a> Reckoning<'a> {
    pub fn new(rules: &Rules, deal: &'a Deal) -> Self {
        let rules = rules.in_force();
        let counted = Cards {
            side: deal.cards.side,
            points: deal.cards.points.clamp(0, CARD_POINTS),
        };
        let bid = match deal.bid {
            Bid::Points(points) => points,
            Bid::Tricks(TrickBid::Capot) => rules.capot_bid,
            Bid::Tricks(TrickBid::Generale) => match rules.generale {
                Generale::Off => Generale::USUAL,
                Generale::Worth(points) => points,
            },
        };
        Reckoning {
            deal,
            cards: BySide::from_fn(|side| counted.of(side)),
            bid: bid.clamp(0, Rules::LARGEST_VALUE),
            times: rules.times(deal.double),
            rules,
        }
    }

    pub fn bidders(&self) -> Side {
        self.deal.bidder
    }

    pub fn defenders(&self) -> Side {
        self.deal.bidder.other()
    }

    /// Whether capot or générale was bid.
    pub fn bid_is_tricks(&self) -> bool {
        matches!(self.deal.bid, Bid::Tricks(_))
    }

    pub fn has_all_tricks(&self, side: Side) -> bool {
        self.deal.all_tricks == Some(side)
    }

    /// What all tricks are worth in place of card points; `None` when the side has its card points.
    pub fn all_tricks(&self, side: Side) -> Option<Points> {
        if !self.has_all_tricks(side) {
            return None;
        }
        let bid_them = self.bid_is_tricks() && side == self.bidders();
        let worth = if bid_them {
            CAPOT
        } else {
            self.rules.unbid_capot.points()
        };
        (worth != CARD_POINTS).then_some(worth)
    }

    /// The points of a side that count toward making the bid, exact.
    fn counted(&self, side: Side) -> Points {
        let tricks = self.all_tricks(side).unwrap_or(self.cards[side]);
        let declarations = self
            .declared()
            .filter(|_| self.holder() == Some(side))
            .map_or(0, |declared| declared.counts.points());
        let belotes = match self.rules.belote_counts {
            true => BELOTE * Points::from(self.deal.belotes[side]),
            false => 0,
        };
        tricks + declarations + belotes
    }

    /// For a bid in points, how many more points the bidders have than they need; below 0 they fell short.
    pub fn margin(&self) -> Option<Points> {
        if self.bid_is_tricks() {
            return None;
        }
        let beat = self.rules.must_beat && !self.has_all_tricks(self.bidders());
        let needed = match beat {
            true => self.bid.max(self.counted(self.defenders()) + 1),
            false => self.bid,
        };
        Some(self.counted(self.bidders()) - needed)
    }

    pub fn verdict(&self) -> Verdict {
        let tricks = self.has_all_tricks(self.bidders());
        let made = match self.deal.bid {
            Bid::Points(_) => self.margin().is_some_and(|margin| margin >= 0),
            Bid::Tricks(TrickBid::Capot) => tricks,
            Bid::Tricks(TrickBid::Generale) => tricks && self.deal.alone == Some(true),
        };
        if made { Verdict::Made } else { Verdict::Failed }
    }

    /// The side that won the contract.
    pub fn winner(&self) -> Side {
        match self.verdict() {
            Verdict::Made => self.bidders(),
            Verdict::Failed => self.defenders(),
        }
    }

    /// What the winner scores in place of card points: the base of a failed contract, without its exceptions when made.
    pub fn base(&self) -> Points {
        let failed = self.verdict() == Verdict::Failed;
        let swept = self.rules.defence_capot && self.has_all_tricks(self.defenders());
        if failed && (swept || self.capot_fails_at_250()) {
            CAPOT
        } else {
            self.rules.failure_base.points()
        }
    }

    /// What the winner of a coinched contract scores for the pack under *winner-takes-all*.
    pub fn pack(&self) -> Points {
        let premium = self.bid_is_tricks() || self.rules.unbid_capot.points() != CARD_POINTS;
        let swept = self.has_all_tricks(self.winner()) && premium;
        let failed = self.verdict() == Verdict::Failed;
        if swept || (failed && self.capot_fails_at_250()) {
            CAPOT
        } else {
            self.rules.failure_base.points()
        }
    }

    fn capot_fails_at_250(&self) -> bool {
        self.bid_is_tricks() && self.rules.failed_capot == FailedCapot::Of250
    }

    /// Whether a bid in points is only there to be made.
    pub fn bid_only_decides(&self) -> bool {
        self.rules.counting == Counting::PointsOnly && !self.bid_is_tricks()
    }
}
