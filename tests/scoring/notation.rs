//! A short way to write a deal down, as the tables of examples do.

use ardoise::domain::coinche::{
    Bid, Cards, Counts, Deal, Declaration, Declarations, Double, Trump, Verdict,
};
use ardoise::domain::{BySide, Side};

/// A bid as the case tables write it.
pub fn bid(text: &str) -> Bid {
    match text {
        "capot" => Bid::CAPOT,
        "generale" => Bid::GENERALE,
        points => Bid::Points(points.parse().expect("a bid")),
    }
}

/// A double as the case tables write it.
pub fn double(times: &str) -> Double {
    match times {
        "1" | "none" => Double::None,
        "2" | "coinche" => Double::Coinche,
        "4" | "surcoinche" => Double::Surcoinche,
        other => panic!("a double, not {other:?}"),
    }
}

pub fn verdict(text: &str) -> Verdict {
    match text {
        "yes" | "made" => Verdict::Made,
        "no" | "failed" => Verdict::Failed,
        other => panic!("a verdict, not {other:?}"),
    }
}

pub fn trump(text: &str) -> Option<Trump> {
    Some(match text {
        "any" => return None,
        "spades" => Trump::Spades,
        "hearts" => Trump::Hearts,
        "diamonds" => Trump::Diamonds,
        "clubs" => Trump::Clubs,
        "no-trump" => Trump::NoTrump,
        "all-trump" => Trump::AllTrump,
        other => panic!("a trump, not {other:?}"),
    })
}

pub fn declaration(text: &str) -> Option<Declaration> {
    Some(match text {
        "tierce" => Declaration::Tierce,
        "fifty" => Declaration::Fifty,
        "hundred" => Declaration::Hundred,
        "four-of-a-kind" => Declaration::FourOfAKind,
        "four-nines" => Declaration::FourNines,
        "four-jacks" => Declaration::FourJacks,
        _ => return None,
    })
}

/// A deal in which this side bid, with nothing but a bid and the bidders' card points.
pub fn plain(bidder: Side, bid: Bid, points: i32) -> Deal {
    Deal {
        bidder,
        bid,
        trump: None,
        double: Double::None,
        cards: Cards {
            side: bidder,
            points,
        },
        all_tricks: None,
        alone: None,
        belotes: BySide::default(),
        declarations: None,
    }
}

/// One more declaration of that kind for that side.
pub fn declare(deal: &mut Deal, side: Side, kind: Declaration) {
    let declared = deal.declarations.get_or_insert(Declarations {
        side,
        counts: Counts::default(),
    });
    assert_eq!(declared.side, side, "only one side declares");
    *declared.counts.of_mut(kind) += 1;
}

/// The deal that the words say, with side one bidding: the bid, the bidders' card points, then in any order `x2` `x4`,
/// a trump, `all` (tricks), `alone` `not-alone`, `belote`, a declaration; `their-` puts it on the defenders.
pub fn deal(text: &str) -> Deal {
    let mut words = text.split_whitespace();
    let mut next = || words.next().expect("bid and card points");
    let (bid_word, points) = (next(), next());
    let points = points.parse().expect("card points");
    let mut deal = plain(Side::One, bid(bid_word), points);
    for word in words {
        let (side, what) = match word.strip_prefix("their-") {
            Some(what) => (Side::Two, what),
            None => (Side::One, word),
        };
        match what {
            "x2" | "x4" => deal.double = double(&what[1..]),
            "all" => deal.all_tricks = Some(side),
            "alone" => deal.alone = Some(true),
            "not-alone" => deal.alone = Some(false),
            "belote" => deal.belotes[side] += 1,
            _ => match declaration(what) {
                Some(kind) => declare(&mut deal, side, kind),
                None => deal.trump = trump(what),
            },
        }
    }
    deal
}
