//! The taps that fill an entry in.

use ardoise::domain::coinche::{AllTricks, Deal, Declaration, Nudge, Record, Tap};
use ardoise::domain::{Kind, Side};

/// An entry as a form can record it: no declarations where a side was chosen and nothing counted.
pub fn tidy(record: Record) -> Record {
    match record {
        Record::Deal(deal) => Record::Deal(Deal {
            declarations: deal.declarations.filter(|it| !it.counts.is_empty()),
            ..deal
        }),
        other => other,
    }
}

/// Every tap that an empty form needs for this record.
pub fn taps_for(record: &Record) -> Vec<Tap> {
    match record {
        Record::Deal(deal) => taps_for_deal(deal),
        Record::Passed { next } => vec![Tap::Kind(Kind::Passed), Tap::NextDealer(*next)],
        Record::Adjustment { side, points, note } => {
            let mut taps = vec![
                Tap::Kind(Kind::Adjustment),
                Tap::AdjustmentSide(*side),
                Tap::AdjustmentMinus(*points < 0),
                Tap::Note(note.clone()),
            ];
            taps.extend(digits(points.abs()));
            taps
        }
        Record::Dealer { seat } => vec![Tap::Kind(Kind::Dealer), Tap::DealerSeat(*seat)],
    }
}

fn taps_for_deal(deal: &Deal) -> Vec<Tap> {
    let mut taps = vec![Tap::Kind(Kind::Deal), Tap::Bidder(deal.bidder)];
    taps.extend(deal.trump.map(Tap::Trump));
    taps.push(Tap::Bid(deal.bid));
    taps.push(Tap::Double(deal.double));
    let with_belote = Side::BOTH
        .into_iter()
        .filter(|side| deal.belotes[*side] > 0);
    taps.extend(with_belote.map(Tap::Belote));
    if let Some(declared) = deal.declarations {
        taps.push(Tap::DeclaringSide(Some(declared.side)));
        for kind in Declaration::ALL {
            let count = usize::from(declared.counts.of(kind));
            taps.extend(std::iter::repeat_n(
                Tap::Declaration(kind, Nudge::Up),
                count,
            ));
        }
    }
    taps.push(Tap::PointsOf(deal.cards.side));
    taps.extend(digits(deal.cards.points));
    taps.extend(match deal.all_tricks {
        Some(side) => Some(Tap::AllTricks(AllTricks::Side(side))),
        None if [0, 162].contains(&deal.cards.points) => Some(Tap::AllTricks(AllTricks::Nobody)),
        None => None,
    });
    taps
}

fn digits(number: i32) -> impl Iterator<Item = Tap> {
    let digits: Vec<i32> = number
        .to_string()
        .bytes()
        .map(|digit| i32::from(digit - b'0'))
        .collect();
    digits.into_iter().map(Tap::Digit)
}
