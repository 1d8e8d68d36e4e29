use crate::domain::{BySide, Points, Side};

use super::{AllTricks, CardsPlayed, Couillon, Deal, PACK, Record, Rules, Tally, Verdict};

/// Why an entry is refused (rules §2, "Recorded of a deal").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The card points of this side are not 0 to 40.
    PointsOutOfRange(Side, Points),
    /// Sixteen cards are worth 12 to 40 together, not this sum.
    SumOfSixteen(Points),
    /// All cards are worth 40 together, not this sum.
    SumOfAll(Points),
    /// The house rules have nothing for all tricks.
    NoAllTricks,
    /// A side with all tricks has won: there is no tie.
    AllTricksInATie,
    /// This side has so many points, and so has a trick.
    AllTricksButPoints(Side, Points),
    /// The table has no such seat: it has seats 1 to 4.
    NoSuchSeat,
}

/// Every reason why the house rules refuse the entry; none when it can be saved.
pub fn faults(rules: &Rules, record: &Record) -> Vec<Fault> {
    match record {
        Record::Deal(deal) => points_faults(rules, deal)
            .into_iter()
            .chain(all_tricks_fault(rules, deal))
            .collect(),
        Record::Dealer { seat } => {
            let refused = !Couillon::has_seat(*seat);
            refused.then_some(Fault::NoSuchSeat).into_iter().collect()
        }
    }
}

/// Each side's points first; their sum only when both are numbers that a side can have.
fn points_faults(rules: &Rules, deal: &Deal) -> Vec<Fault> {
    let Tally::Points(points) = deal.result else {
        return Vec::new();
    };
    let out_of_range: Vec<Fault> = Side::BOTH
        .into_iter()
        .filter(|side| !(0..=PACK).contains(&points[*side]))
        .map(|side| Fault::PointsOutOfRange(side, points[side]))
        .collect();
    if out_of_range.is_empty() {
        sum_fault(rules, points).into_iter().collect()
    } else {
        out_of_range
    }
}

fn sum_fault(rules: &Rules, points: BySide<Points>) -> Option<Fault> {
    let sum = points.one.saturating_add(points.two);
    let possible = rules.cards.sums().contains(&sum);
    (!possible).then_some(match rules.cards {
        CardsPlayed::Sixteen => Fault::SumOfSixteen(sum),
        CardsPlayed::All => Fault::SumOfAll(sum),
    })
}

fn all_tricks_fault(rules: &Rules, deal: &Deal) -> Option<Fault> {
    if !deal.all_tricks {
        return None;
    }
    if rules.all_tricks == AllTricks::Off {
        return Some(Fault::NoAllTricks);
    }
    match (deal.result.verdict(), deal.result) {
        (Verdict::Tie, _) => Some(Fault::AllTricksInATie),
        (Verdict::Won(winner), Tally::Points(points)) => {
            let loser = winner.other();
            let has_a_trick = points[loser] > 0;
            has_a_trick.then_some(Fault::AllTricksButPoints(loser, points[loser]))
        }
        (Verdict::Won(_), Tally::Won(_) | Tally::Tie) => None,
    }
}
