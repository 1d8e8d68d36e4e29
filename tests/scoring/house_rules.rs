//! The normative cases under house rules.

use std::collections::HashMap;

use ardoise::domain::Side;
use ardoise::domain::coinche::{
    CoincheScope, Declaration, DeclarationsOnFailure, FailureBase, Preset, Record, Rounding, Rules,
    UnbidCapot, faults, score,
};

use super::notation::{bid, declare, double, plain, trump};
use super::table::rows;

/// The house rules that a variant of the table stands for.
fn rules(variant: &str) -> Rules {
    let unrounded = Rules {
        rounding: Rounding::None,
        ..Rules::default()
    };
    match variant {
        "P+B" => unrounded,
        "P+B/162/xAll" => Rules {
            failure_base: FailureBase::Of162,
            coinche_scope: CoincheScope::Whole,
            belote_multiplied: true,
            must_beat: true,
            declarations_on_failure: DeclarationsOnFailure::ToTheDefenders,
            unbid_capot: UnbidCapot::Of252,
            ..unrounded
        },
        "P+B/160/xBid/R10-last" => Preset::Standard.rules(),
        "P+B/160/R10/xSum" => Preset::Contest.rules(),
        "BidOnly" => Preset::BidOnly.rules(),
        other => panic!("no house rules for {other}"),
    }
}

fn record(case: &HashMap<&str, &str>) -> Record {
    let bidder = if case["bidder"] == "A" {
        Side::One
    } else {
        Side::Two
    };
    let points = case["bidder_points"].parse().expect("card points");
    let mut deal = plain(bidder, bid(case["bid"]), points);
    deal.trump = trump(case["trump_kind"]);
    deal.double = double(case["coinche"]);
    deal.all_tricks = case["capot"].ends_with("made").then_some(bidder);
    if case["belote_side"] == "bidder" {
        deal.belotes[bidder] = 1;
    }
    if case["decl_bidder"] == "20" {
        declare(&mut deal, bidder, Declaration::Tierce);
    }
    assert_eq!(case["decl_def"], "0");
    Record::Deal(deal)
}

#[test]
fn every_case_comes_out_exactly_or_is_refused() {
    let cases = rows(include_str!("../files/coinche_house_rules.csv"));
    assert_eq!(cases.len(), 29);
    let mut refused = Vec::new();
    for case in &cases {
        let variant = case["variant"];
        let record = record(case);
        let rules = rules(variant.trim_end_matches(" REJECT"));
        let faults = faults(&rules, &record);
        if variant.ends_with(" REJECT") {
            assert!(!faults.is_empty(), "case {}", case["n"]);
            refused.push(case["n"]);
            continue;
        }
        assert_eq!(faults, [], "case {}", case["n"]);
        let Record::Deal(deal) = record else { continue };
        let points = score(&rules, &deal).points();
        for (column, side) in [
            ("expected_bidder", deal.bidder),
            ("expected_def", deal.bidder.other()),
        ] {
            // An empty cell: the source does not say.
            if !case[column].is_empty() {
                assert_eq!(points[side].to_string(), case[column], "case {}", case["n"]);
            }
        }
    }
    assert_eq!(refused, ["16"]);
}
