//! The normative cases under the default rules.

use ardoise::domain::Side;
use ardoise::domain::coinche::{Counts, Declarations, Rules, score};

use super::notation::{bid, double, plain, verdict};
use super::table::rows;

/// Whether anything is scored is the same for every kind, so the table gives points; these are the counts for them.
fn counts(points: &str) -> Counts {
    let mut counts = Counts::default();
    match points {
        "0" => {}
        "20" => counts.tierce = 1,
        "50" => counts.fifty = 1,
        other => panic!("no declaration is worth {other}"),
    }
    counts
}

#[test]
fn every_case_comes_out_exactly() {
    let cases = rows(include_str!("../files/coinche.csv"));
    assert_eq!(cases.len(), 32);
    for case in cases {
        for bidder in Side::BOTH {
            let side = |letter| match letter {
                "b" => Some(bidder),
                "d" => Some(bidder.other()),
                _ => None,
            };
            let cards = case["bidder_cards"].parse().expect("card points");
            let mut deal = plain(bidder, bid(case["bid"]), cards);
            deal.double = double(case["m"]);
            deal.all_tricks = side(case["all_tricks"]);
            if let Some(side) = side(case["belote"]) {
                deal.belotes[side] = 1;
            }
            for (column, side) in [
                ("bidder_declarations", bidder),
                ("defender_declarations", bidder.other()),
            ] {
                let counts = counts(case[column]);
                if !counts.is_empty() {
                    deal.declarations = Some(Declarations { side, counts });
                }
            }
            let score = score(&Rules::default(), &deal);
            let points = score.points();
            assert_eq!(score.verdict, verdict(case["made"]), "{}", case["id"]);
            assert_eq!(
                (
                    points[bidder].to_string(),
                    points[bidder.other()].to_string()
                ),
                (case["bidders"].to_string(), case["defenders"].to_string()),
                "{}",
                case["id"]
            );
        }
    }
}
