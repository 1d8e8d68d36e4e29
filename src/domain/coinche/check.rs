use crate::domain::{Points, Side};

use super::{
    Bid, CARD_POINTS, Coinche, Deal, Declaration, Generale, Record, Rules, TrickBid, Trump,
    TrumpKinds,
};

/// Why an entry is refused (rules §1, "Entries that are refused").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The bid is not one of the ladder.
    BidOffLadder(Points),
    /// The house rules have no bids above 160.
    NoHigherBids,
    /// The house rules have no générale.
    NoGenerale,
    /// The house rules have only suits for trump.
    NoSuchTrump(Trump),
    /// Card points are 0 to 162.
    CardPointsOutOfRange(Points),
    /// No cards give 1 or 161, unless all suits are trump.
    NoCardsGive(Points),
    /// The side has all tricks, but not 162 card points.
    AllTricksWithout162(Side),
    /// A générale must say whether one player took all tricks.
    AloneMissing,
    /// Only a générale asks whether one player took all tricks.
    AloneWithoutGenerale,
    /// One player of the bidders cannot have taken all tricks when their side did not.
    AloneWithoutAllTricks,
    /// There are more belotes than the trump allows: so many at the most, both sides together.
    TooManyBelotes { most: u8 },
    /// There are more of one kind of declaration than its cap.
    TooManyDeclarations { kind: Declaration, most: u8 },
    /// An adjustment of 0 does nothing.
    AdjustmentOfZero,
    /// An adjustment is −9990 to 9990.
    AdjustmentOutOfRange(Points),
    /// The table has no such seat: it has seats 1 to 4.
    NoSuchSeat,
}

/// Every reason why the house rules refuse the entry; none when it can be saved.
pub fn faults(rules: &Rules, record: &Record) -> Vec<Fault> {
    match record {
        Record::Deal(deal) => [
            bid_fault(rules, deal),
            trump_fault(rules, deal),
            card_points_fault(deal),
            all_tricks_fault(deal),
            alone_fault(deal),
            belote_fault(deal),
        ]
        .into_iter()
        .flatten()
        .chain(declaration_faults(deal))
        .collect(),
        Record::Adjustment { points: 0, .. } => vec![Fault::AdjustmentOfZero],
        Record::Adjustment { points, .. } => {
            let allowed = -Record::LARGEST_ADJUSTMENT..=Record::LARGEST_ADJUSTMENT;
            let refused = !allowed.contains(points);
            refused
                .then_some(Fault::AdjustmentOutOfRange(*points))
                .into_iter()
                .collect()
        }
        Record::Dealer { seat } => {
            let refused = seat.index() >= Coinche::PLAYERS;
            refused.then_some(Fault::NoSuchSeat).into_iter().collect()
        }
        Record::Passed { .. } => Vec::new(),
    }
}

fn bid_fault(rules: &Rules, deal: &Deal) -> Option<Fault> {
    match deal.bid {
        Bid::Points(points) => {
            let on_ladder =
                points % Bid::STEP == 0 && (Bid::LOWEST..=Bid::HIGHEST_OF_ALL).contains(&points);
            if !on_ladder {
                Some(Fault::BidOffLadder(points))
            } else if points > Bid::HIGHEST && !rules.higher_bids {
                Some(Fault::NoHigherBids)
            } else {
                None
            }
        }
        Bid::Tricks(TrickBid::Capot) => None,
        Bid::Tricks(TrickBid::Generale) => {
            (rules.generale == Generale::Off).then_some(Fault::NoGenerale)
        }
    }
}

fn trump_fault(rules: &Rules, deal: &Deal) -> Option<Fault> {
    let trump = deal
        .trump
        .filter(|trump| matches!(trump, Trump::NoTrump | Trump::AllTrump))?;
    (rules.trump_kinds == TrumpKinds::Suits).then_some(Fault::NoSuchTrump(trump))
}

fn card_points_fault(deal: &Deal) -> Option<Fault> {
    let points = deal.cards.points;
    if !(0..=CARD_POINTS).contains(&points) {
        return Some(Fault::CardPointsOutOfRange(points));
    }
    let one_left = points == 1 || points == CARD_POINTS - 1;
    (one_left && deal.trump != Some(Trump::AllTrump)).then_some(Fault::NoCardsGive(points))
}

fn all_tricks_fault(deal: &Deal) -> Option<Fault> {
    let side = deal.all_tricks?;
    (deal.cards.of(side) != CARD_POINTS).then_some(Fault::AllTricksWithout162(side))
}

fn alone_fault(deal: &Deal) -> Option<Fault> {
    match (deal.bid == Bid::GENERALE, deal.alone) {
        (true, None) => Some(Fault::AloneMissing),
        (true, Some(true)) if deal.all_tricks != Some(deal.bidder) => {
            Some(Fault::AloneWithoutAllTricks)
        }
        (false, Some(_)) => Some(Fault::AloneWithoutGenerale),
        _ => None,
    }
}

fn belote_fault(deal: &Deal) -> Option<Fault> {
    let most = Trump::most_belotes(deal.trump);
    let recorded = u16::from(deal.belotes.one) + u16::from(deal.belotes.two);
    (recorded > u16::from(most)).then_some(Fault::TooManyBelotes { most })
}

fn declaration_faults(deal: &Deal) -> impl Iterator<Item = Fault> {
    let counts = deal
        .declarations
        .map(|declared| declared.counts)
        .unwrap_or_default();
    Declaration::ALL.into_iter().filter_map(move |kind| {
        let most = kind.most();
        (counts.of(kind) > most).then_some(Fault::TooManyDeclarations { kind, most })
    })
}
