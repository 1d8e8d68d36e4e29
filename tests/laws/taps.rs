//! The taps that fill an entry in.

use ardoise::app::{Fill, Step};
use ardoise::domain::Side;
use ardoise::domain::coinche::{AllTricks, Deal, Declaration, Kind, Record};

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
pub fn taps_for(record: &Record) -> Vec<Fill> {
    match record {
        Record::Deal(deal) => taps_for_deal(deal),
        Record::Passed { next } => vec![Fill::Kind(Kind::Passed), Fill::NextDealer(*next)],
        Record::Adjustment { side, points, note } => {
            let mut taps = vec![
                Fill::Kind(Kind::Adjustment),
                Fill::AdjustmentSide(*side),
                Fill::AdjustmentMinus(*points < 0),
                Fill::Note(note.clone()),
            ];
            taps.extend(digits(points.abs()));
            taps
        }
        Record::Dealer { seat } => vec![Fill::Kind(Kind::Dealer), Fill::DealerSeat(*seat)],
    }
}

fn taps_for_deal(deal: &Deal) -> Vec<Fill> {
    let mut taps = vec![Fill::Kind(Kind::Deal), Fill::Bidder(deal.bidder)];
    taps.extend(deal.trump.map(Fill::Trump));
    taps.push(Fill::Bid(deal.bid));
    taps.push(Fill::Double(deal.double));
    let with_belote = Side::BOTH
        .into_iter()
        .filter(|side| deal.belotes[*side] > 0);
    taps.extend(with_belote.map(Fill::Belote));
    if let Some(declared) = deal.declarations {
        taps.push(Fill::DeclaringSide(Some(declared.side)));
        for kind in Declaration::ALL {
            let count = usize::from(declared.counts.of(kind));
            taps.extend(std::iter::repeat_n(
                Fill::Declaration(kind, Step::Up),
                count,
            ));
        }
    }
    taps.push(Fill::PointsOf(deal.cards.side));
    taps.extend(digits(deal.cards.points));
    taps.extend(match deal.all_tricks {
        Some(side) => Some(Fill::AllTricks(AllTricks::Side(side))),
        None if [0, 162].contains(&deal.cards.points) => Some(Fill::AllTricks(AllTricks::Nobody)),
        None => None,
    });
    taps
}

fn digits(number: i32) -> impl Iterator<Item = Fill> {
    let digits: Vec<i32> = number
        .to_string()
        .bytes()
        .map(|digit| i32::from(digit - b'0'))
        .collect();
    digits.into_iter().map(Fill::Digit)
}
