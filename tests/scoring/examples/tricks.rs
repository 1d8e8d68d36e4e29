//! What all tricks are worth.

use ardoise::domain::coinche::{Counting, FailedCapot, Generale, Rounding, Rules, UnbidCapot};

use super::{check, standard};

#[test]
fn unbid_capot() {
    let rules = |unbid_capot| Rules {
        unbid_capot,
        rounding: Rounding::None,
        ..standard()
    };
    check(
        &rules(UnbidCapot::Of250),
        &[
            ("120 162 all", "made", 370, 0),
            ("80 162 all belote", "made", 350, 0),
            ("100 0 their-all hundred", "made", 200, 250),
            ("120 162", "made", 282, 0),
        ],
    );
    check(
        &rules(UnbidCapot::Of252),
        &[
            ("120 162 all", "made", 372, 0),
            ("80 162 all belote", "made", 352, 0),
            ("100 0 their-all hundred", "made", 200, 252),
            ("capot 162 all", "made", 500, 0),
        ],
    );
    check(
        &rules(UnbidCapot::Of162),
        &[
            ("120 162 all", "made", 282, 0),
            ("80 162 all belote", "made", 262, 0),
            ("100 0 their-all hundred", "made", 200, 162),
            ("capot 162 all", "made", 500, 0),
        ],
    );
}

#[test]
fn capot_bid() {
    check(
        &standard(),
        &[
            ("capot 162 all", "made", 500, 0),
            ("capot 150", "failed", 0, 410),
            ("capot 162 x2 all", "made", 750, 0),
            ("capot 162", "failed", 0, 410),
        ],
    );
    let dear = Rules {
        capot_bid: 500,
        ..standard()
    };
    check(
        &dear,
        &[
            ("capot 162 all", "made", 750, 0),
            ("capot 150", "failed", 0, 660),
            ("capot 162 x2 all", "made", 1250, 0),
        ],
    );
}

#[test]
fn failed_capot() {
    check(
        &standard(),
        &[
            ("capot 150", "failed", 0, 410),
            ("capot 150 x2", "failed", 0, 660),
            ("capot 0 their-all", "failed", 0, 410),
        ],
    );
    let rules = Rules {
        failed_capot: FailedCapot::Of250,
        generale: Generale::Worth(500),
        ..standard()
    };
    check(
        &rules,
        &[
            ("capot 150", "failed", 0, 500),
            ("capot 150 x2", "failed", 0, 750),
            ("capot 0 their-all", "failed", 0, 500),
            ("generale 162 all not-alone", "failed", 0, 750),
            ("120 100", "failed", 0, 280),
        ],
    );
}

#[test]
fn defence_capot() {
    check(
        &standard(),
        &[
            ("100 0 their-all", "failed", 0, 260),
            ("120 0 x2 their-all", "failed", 0, 400),
            ("100 10", "failed", 0, 260),
        ],
    );
    let rules = Rules {
        defence_capot: true,
        ..standard()
    };
    check(
        &rules,
        &[
            ("100 0 their-all", "failed", 0, 350),
            ("120 0 x2 their-all", "failed", 0, 490),
            ("capot 0 their-all", "failed", 0, 500),
            ("100 10", "failed", 0, 260),
            ("100 0", "failed", 0, 260),
        ],
    );
}

#[test]
fn generale() {
    let rules = |worth| Rules {
        generale: Generale::Worth(worth),
        ..standard()
    };
    check(
        &rules(500),
        &[
            ("generale 162 all alone", "made", 750, 0),
            ("generale 162 all not-alone", "failed", 0, 660),
            ("generale 162 x2 all alone", "made", 1250, 0),
            ("generale 150 not-alone", "failed", 0, 660),
        ],
    );
    check(
        &rules(400),
        &[
            ("generale 162 all alone", "made", 650, 0),
            ("generale 162 all not-alone", "failed", 0, 560),
            ("generale 162 x2 all alone", "made", 1050, 0),
        ],
    );
    let bid_only = Rules {
        counting: Counting::BidOnly,
        ..rules(500)
    };
    check(
        &bid_only,
        &[
            ("generale 162 all alone", "made", 500, 0),
            ("generale 162 all not-alone", "failed", 0, 500),
        ],
    );
}
