//! The rules once more, written down as the players say them, to hold the app's answers against.

use ardoise::domain::koetsieren::{AtTheLimit, Deal, Penalty, Record, Rules};
use ardoise::domain::{Entry, Roster};

/// How the table stands after some entries.
#[derive(Debug, PartialEq)]
pub struct Table {
    pub totals: Vec<i32>,
    /// Counted from 0.
    pub dealer: usize,
    /// After how many entries the match was over, and who lost it.
    pub lost: Option<(usize, Vec<usize>)>,
}

/// What the deal costs each player; nothing while the tricks are to come.
pub fn penalties(rules: &Rules, deal: &Deal) -> Vec<i32> {
    let taken = deal.taken.as_ref().unwrap_or(&deal.said);
    let mut costs = Vec::new();
    for (said, taken) in deal.said.iter().zip(taken) {
        let off = (i32::from(*said) - i32::from(*taken)).abs();
        costs.push(if rules.penalty == Penalty::Squared {
            off * off
        } else {
            off
        });
    }
    costs
}

/// Plays the entries, which are sound for this table.
pub fn table(rules: &Rules, roster: &Roster, entries: &[Entry<Record>]) -> Table {
    let mut table = Table {
        totals: vec![0; roster.seats()],
        dealer: roster.first_dealer.index(),
        lost: None,
    };
    for (at, entry) in entries.iter().enumerate() {
        match &entry.record {
            Record::Dealer { seat } => table.dealer = seat.index(),
            Record::Deal(deal) => {
                for (player, cost) in penalties(rules, deal).into_iter().enumerate() {
                    table.totals[player] += cost;
                }
                if deal.taken.is_some() {
                    table.dealer = (table.dealer + 1) % roster.seats();
                }
            }
        }
        let losers = losers(rules, &table.totals);
        if table.lost.is_none() && !losers.is_empty() {
            table.lost = Some((at + 1, losers));
        }
    }
    table
}

fn losers(rules: &Rules, totals: &[i32]) -> Vec<usize> {
    let all = |of: &dyn Fn(i32) -> bool| -> Vec<usize> {
        (0..totals.len())
            .filter(|player| of(totals[*player]))
            .collect()
    };
    let at_limit = all(&|total| total >= rules.limit);
    let beaten_by_none = all(&|total| totals.iter().all(|other| total >= *other));
    let highest: Vec<usize> = beaten_by_none
        .into_iter()
        .filter(|player| at_limit.contains(player))
        .collect();
    match rules.at_the_limit {
        AtTheLimit::AllLose => at_limit,
        AtTheLimit::HighestLoses => highest,
        AtTheLimit::PlayOn if highest.len() == 1 => highest,
        AtTheLimit::PlayOn => Vec::new(),
    }
}
