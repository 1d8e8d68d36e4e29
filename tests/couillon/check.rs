//! Entries that are refused, each with its reason.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Deal, Fault, Record, Rules, Tally, faults,
};

use super::board::{ONE, TWO, deal, points, won};

fn refused(rules: &Rules, deal: Deal) -> Vec<Fault> {
    faults(rules, &Record::Deal(deal))
}

#[test]
fn points_are_0_to_40_a_side() {
    let rules = Rules::default();
    assert_eq!(
        refused(&rules, points(None, 41, 0)),
        [Fault::PointsOutOfRange(ONE, 41)]
    );
    assert_eq!(
        refused(&rules, points(None, 20, -1)),
        [Fault::PointsOutOfRange(TWO, -1)]
    );
    let both = [
        Fault::PointsOutOfRange(ONE, i32::MAX),
        Fault::PointsOutOfRange(TWO, i32::MAX),
    ];
    assert_eq!(refused(&rules, points(None, i32::MAX, i32::MAX)), both);
    assert_eq!(refused(&rules, points(None, 0, 40)), []);
}

#[test]
fn a_tapped_result_has_no_points_to_be_wrong() {
    for cards in [CardsPlayed::Sixteen, CardsPlayed::All] {
        let rules = Rules {
            cards,
            ..Rules::default()
        };
        for result in [Tally::Won(ONE), Tally::Won(TWO), Tally::Tie] {
            assert_eq!(refused(&rules, deal(Some(ONE), result)), []);
        }
    }
}

#[test]
fn all_tricks_need_a_winner_and_a_loser_without_a_point() {
    let rules = Rules {
        all_tricks: AllTricks::OneMore,
        ..Rules::default()
    };
    let kapot = |deal: Deal| Deal {
        all_tricks: true,
        ..deal
    };
    assert_eq!(refused(&rules, kapot(won(None, TWO))), []);
    assert_eq!(refused(&rules, kapot(points(None, 30, 0))), []);
    assert_eq!(
        refused(&rules, kapot(deal(None, Tally::Tie))),
        [Fault::AllTricksInATie]
    );
    assert_eq!(
        refused(&rules, kapot(points(None, 10, 10))),
        [Fault::AllTricksInATie]
    );
    let a_trick = [Fault::AllTricksButPoints(TWO, 1)];
    assert_eq!(refused(&rules, kapot(points(None, 30, 1))), a_trick);
    assert_eq!(
        refused(&rules, points(None, 30, 0)),
        [],
        "no point does not prove no trick"
    );
}

#[test]
fn every_fault_of_an_entry_is_told_at_once() {
    let deal = Deal {
        all_tricks: true,
        ..points(None, 3, 3)
    };
    let told = [Fault::SumOfSixteen(6), Fault::NoAllTricks];
    assert_eq!(refused(&Rules::default(), deal), told);
}
