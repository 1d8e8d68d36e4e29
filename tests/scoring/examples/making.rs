//! What makes a contract, and what can be bid.

use ardoise::domain::coinche::{Rules, TrumpKinds, UnbidCapot};

use super::{check, standard};

#[test]
fn must_beat_off() {
    check(
        &standard(),
        &[
            ("80 80", "made", 160, 80),
            ("80 81", "made", 160, 80),
            ("80 70 belote", "made", 170, 90),
        ],
    );
}

#[test]
fn must_beat_on() {
    let rules = Rules {
        must_beat: true,
        ..standard()
    };
    check(
        &rules,
        &[
            ("80 80", "failed", 0, 240),
            ("80 81", "failed", 0, 240),
            ("80 82", "made", 160, 80),
            ("80 70 belote", "failed", 20, 240),
            ("80 90 their-tierce", "failed", 0, 260),
            (
                "capot 162 all their-fifty their-four-jacks",
                "made",
                500,
                250,
            ),
            (
                "100 162 all their-hundred their-four-jacks",
                "made",
                350,
                300,
            ),
        ],
    );
}

#[test]
fn belote_counts() {
    check(
        &standard(),
        &[
            ("120 110 belote", "made", 250, 50),
            ("120 120 belote", "made", 260, 40),
            ("80 70 belote", "made", 170, 90),
        ],
    );
    let rules = Rules {
        belote_counts: false,
        ..standard()
    };
    check(
        &rules,
        &[
            ("120 110 belote", "failed", 20, 280),
            ("120 120 belote", "made", 260, 40),
            ("80 70 belote", "failed", 20, 240),
        ],
    );
}

#[test]
fn higher_bids() {
    let rules = Rules {
        higher_bids: true,
        ..standard()
    };
    check(
        &rules,
        &[
            ("170 150 fifty", "made", 370, 10),
            ("200 162 all", "made", 450, 0),
            ("250 162 all", "made", 500, 0),
            ("180 160", "failed", 0, 340),
        ],
    );
    let no_premium = Rules {
        unbid_capot: UnbidCapot::Of162,
        ..rules
    };
    check(&no_premium, &[("170 162 all", "failed", 0, 330)]);
}

#[test]
fn trump_kinds() {
    let rules = Rules {
        trump_kinds: TrumpKinds::All,
        ..standard()
    };
    check(
        &rules,
        &[
            ("80 100 no-trump", "made", 180, 60),
            ("120 100 all-trump belote belote", "made", 260, 60),
            (
                "120 81 all-trump belote their-belote their-belote",
                "failed",
                20,
                320,
            ),
            ("100 161 all-trump", "made", 260, 0),
        ],
    );
}
