//! What a contract brings.

use ardoise::domain::coinche::{Counting, FailedCapot, Rules};

use super::{check, counting};

#[test]
fn counting_points_and_bid() {
    check(
        &counting(Counting::PointsAndBid),
        &[
            ("120 130", "made", 250, 30),
            ("100 120 x2 belote", "made", 340, 40),
            ("110 90 their-fifty", "failed", 0, 320),
        ],
    );
}

#[test]
fn counting_bid_only() {
    check(
        &counting(Counting::BidOnly),
        &[
            ("90 80 belote", "made", 90, 0),
            ("110 60 x2 belote", "failed", 0, 220),
            ("capot 162 x4 all", "made", 1000, 0),
            ("100 83 tierce", "made", 100, 0),
            ("120 100 x2 fifty", "made", 240, 0),
            ("120 100 their-belote their-fifty", "failed", 0, 120),
            ("80 82 their-belote their-hundred", "made", 80, 0),
        ],
    );
}

#[test]
fn counting_bid_against_points() {
    check(
        &counting(Counting::BidVsPoints),
        &[
            ("120 130", "made", 120, 30),
            ("100 90 x2 belote", "made", 220, 70),
            ("110 90 x2 their-fifty", "failed", 0, 430),
            ("100 83 tierce", "made", 100, 80),
            ("100 120 their-fifty", "made", 100, 90),
            ("130 90 belote", "failed", 20, 290),
        ],
    );
}

#[test]
fn counting_points_only() {
    check(
        &counting(Counting::PointsOnly),
        &[
            ("120 130", "made", 130, 30),
            ("120 100", "failed", 0, 160),
            ("120 130 x2 belote", "made", 340, 0),
            ("130 100 x2 belote their-fifty", "failed", 20, 370),
            ("120 130 x2 their-belote their-fifty", "made", 320, 20),
            ("capot 162 all", "made", 500, 0),
            ("capot 150", "failed", 0, 410),
            ("100 84 tierce", "made", 100, 80),
            // Coinched, the base stands for all card points, also those of a side with all tricks.
            ("120 162 x2 all", "made", 320, 0),
            ("capot 162 x2 all", "made", 820, 0),
            ("capot 150 x2 their-belote", "failed", 0, 840),
        ],
    );
    let switched = Rules {
        defence_capot: true,
        failed_capot: FailedCapot::Of250,
        ..counting(Counting::PointsOnly)
    };
    check(
        &switched,
        &[
            ("120 0 x2 their-all", "failed", 0, 500),
            ("capot 150", "failed", 0, 500),
            ("capot 162 x2 all", "made", 820, 0),
        ],
    );
}
