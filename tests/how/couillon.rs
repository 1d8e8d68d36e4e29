//! The numbers in the account of Couillon are those that the scoring uses.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Clause, Couillon, Deal, Record, Rules, Standing, Tally, Ties, faults,
};
use ardoise::domain::{BySide, Game, HouseRules, Roster, Seat, Side};

use crate::how::number;

fn record(said_yes: Option<Side>, result: Tally, all_tricks: bool) -> Record {
    Record::Deal(Deal {
        said_yes,
        result,
        all_tricks,
    })
}

/// The wins that each side needs after these deals.
fn needed(rules: &Rules, deals: &[Record]) -> (i32, i32) {
    let standing: Standing = deals.iter().fold(
        Couillon::opening(rules, &Roster::unnamed(4)),
        |before, deal| Couillon::play(rules, &before, Seat::FIRST, deal).1,
    );
    (standing.needed(Side::One), standing.needed(Side::Two))
}

const WON: Tally = Tally::Won(Side::One);

#[test]
fn strokes_and_what_a_win_removes() {
    for strokes in [5, 7, 10, 15, 1] {
        let rules = Rules {
            strokes,
            all_tricks: AllTricks::OneMore,
            ..Rules::default()
        };
        let count = number!(&rules, Clause::Strokes { count } => count);
        assert_eq!(needed(&rules, &[]), (count, count));
        let won = number!(&rules, Clause::WinRemoves { count } => count);
        let after = needed(&rules, &[record(None, WON, false)]);
        assert_eq!(after, (count - won, count));
        let more = number!(&rules, Clause::AllTricksRemove { more } => more);
        let after = needed(&rules, &[record(None, WON, true)]);
        assert_eq!(after, ((count - won - more).max(0), count));
    }
}

#[test]
fn ties_make_the_next_win_worth_more() {
    let tie = || record(None, Tally::Tie, false);
    for ties in [Ties::WorthTwo, Ties::Stack] {
        let rules = Rules {
            ties,
            ..Rules::default()
        };
        let units = number!(&rules, Clause::NextWin { units, .. } => units);
        let after = needed(&rules, &[tie(), tie(), record(None, WON, false)]);
        let removed = match ties {
            Ties::WorthTwo => units,
            Ties::Stack => 1 + 2 * units,
        };
        assert_eq!(after, (rules.strokes - removed, rules.strokes));
    }
}

#[test]
fn a_loop_asks_for_more_wins() {
    let rules = Rules::default();
    let wins = number!(&rules, Clause::LoopAsks { wins } => wins);
    let after = needed(&rules, &[record(Some(Side::Two), WON, false)]);
    assert_eq!(after, (4, 5 + wins));
}

#[test]
fn the_points_of_both_sides_together() {
    for cards in [CardsPlayed::Sixteen, CardsPlayed::All] {
        let rules = Rules {
            cards,
            ..Rules::default()
        };
        let sums = match cards {
            CardsPlayed::Sixteen => {
                number!(&rules, Clause::SixteenCards { least, most } => least..=most)
            }
            CardsPlayed::All => number!(&rules, Clause::AllCards { points } => points..=points),
        };
        for sum in 0..=45 {
            let points = BySide::new(sum / 2, sum - sum / 2);
            let faults = faults(&rules, &record(None, Tally::Points(points), false));
            assert_eq!(faults.is_empty(), sums.contains(&sum), "{sum}");
        }
    }
    let pack = number!(&Rules::default(), Clause::Pack { points } => points);
    let all = ardoise::domain::couillon::Rank::ALL.map(|rank| rank.points() * 4);
    assert_eq!(all.iter().sum::<i32>(), pack);
}

#[test]
fn without_a_switch_for_all_tricks_nothing_is_said_of_them() {
    let kapot = |clause: &Clause| matches!(clause, Clause::AllTricksRemove { .. });
    assert!(!Rules::default().clauses().iter().any(kapot));
}
