use crate::domain::{BySide, Points, Side};

use super::{
    Bid, CARD_POINTS, Cards, Counts, Deal, Declarations, Double, Record, Rounding, Rules, Score,
    Switch, Trump, faults, score,
};

impl Switch {
    /// A deal whose score, verdict or admission changes with the switch while the others stand at their defaults; `None` for
    /// those that no single deal shows.
    fn example(self) -> Option<Deal> {
        let bid = |bid, points| deal(Bid::Points(bid), points);
        let all_tricks = |deal: Deal, side| Deal {
            all_tricks: Some(side),
            ..deal
        };
        Some(match self {
            Switch::Counting => bid(100, 120),
            Switch::MustBeat => bid(80, 80),
            Switch::FailureBase => bid(100, 90),
            Switch::CoincheScope => doubled(bid(100, 120), Double::Coinche),
            Switch::BeloteMultiplied => with_belote(doubled(bid(100, 110), Double::Coinche)),
            Switch::Surcoinche => doubled(bid(100, 120), Double::Surcoinche),
            Switch::BeloteCounts => with_belote(bid(100, 90)),
            Switch::BeloteOnFailure => with_belote(bid(120, 90)),
            Switch::Declarations => with_tierce(bid(100, 110), Side::One),
            Switch::DeclarationsOnFailure => with_tierce(bid(120, 70), Side::One),
            Switch::DeclarationsOnCapot => {
                with_tierce(all_tricks(bid(100, CARD_POINTS), Side::One), Side::Two)
            }
            Switch::UnbidCapot => all_tricks(bid(100, CARD_POINTS), Side::One),
            Switch::CapotBid => all_tricks(deal(Bid::CAPOT, CARD_POINTS), Side::One),
            Switch::FailedCapot => deal(Bid::CAPOT, 140),
            Switch::DefenceCapot => all_tricks(bid(100, 0), Side::Two),
            Switch::Generale => Deal {
                alone: Some(true),
                ..all_tricks(deal(Bid::GENERALE, CARD_POINTS), Side::One)
            },
            Switch::HigherBids => all_tricks(bid(180, CARD_POINTS), Side::One),
            Switch::TrumpKinds => Deal {
                trump: Some(Trump::NoTrump),
                ..bid(100, 120)
            },
            Switch::Rounding => bid(100, 115),
            Switch::Target | Switch::PassedDeal | Switch::Direction => return None,
        })
    }
}

/// A switch's example as it comes out under some rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    pub deal: Deal,
    pub score: Score,
    /// The rules would not take the deal.
    pub refused: bool,
}

impl Rules {
    /// The example of the switch under these rules. It is rounded only where the rounding is what it shows, since a switch
    /// may move two points.
    pub fn example(&self, switch: Switch) -> Option<Example> {
        let deal = switch.example()?;
        let rules = match switch {
            Switch::Rounding => self.clone(),
            _ => Rules {
                rounding: Rounding::None,
                ..self.clone()
            },
        };
        Some(Example {
            score: score(&rules, &deal),
            refused: !faults(&rules, &Record::Deal(deal.clone())).is_empty(),
            deal,
        })
    }
}

fn deal(bid: Bid, points: Points) -> Deal {
    Deal {
        bidder: Side::One,
        bid,
        trump: None,
        double: Double::None,
        cards: Cards {
            side: Side::One,
            points,
        },
        all_tricks: None,
        alone: None,
        belotes: BySide::default(),
        declarations: None,
    }
}

fn doubled(deal: Deal, double: Double) -> Deal {
    Deal { double, ..deal }
}

fn with_belote(deal: Deal) -> Deal {
    Deal {
        belotes: BySide::new(1, 0),
        ..deal
    }
}

fn with_tierce(deal: Deal, side: Side) -> Deal {
    let counts = Counts {
        tierce: 1,
        ..Counts::default()
    };
    Deal {
        declarations: Some(Declarations { side, counts }),
        ..deal
    }
}
