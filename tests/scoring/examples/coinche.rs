//! What a coinche multiplies, and by how much.

use ardoise::domain::coinche::{
    BeloteOnFailure, CoincheScope, Counting, DeclarationsOnFailure, FailedCapot, Rules, Surcoinche,
    UnbidCapot,
};

use super::{check, scope, standard};

#[test]
fn coinche_of_the_bid() {
    check(
        &scope(CoincheScope::Bid),
        &[
            ("120 130 x2", "made", 370, 30),
            ("120 100 x2 their-fifty", "failed", 0, 450),
            ("100 110 x4 belote", "made", 530, 50),
        ],
    );
}

#[test]
fn coinche_of_the_whole_score() {
    check(
        &scope(CoincheScope::Whole),
        &[
            ("120 130 x2", "made", 500, 30),
            ("120 110 x2 belote", "made", 480, 50),
            ("120 100 x2 their-fifty", "failed", 0, 660),
            ("120 100 x2 their-belote", "failed", 0, 580),
            ("120 130 x2 their-belote", "made", 500, 50),
            ("120 130", "made", 250, 30),
            ("130 100 x2 belote tierce", "made", 520, 60),
        ],
    );
    let transferred = Rules {
        declarations_on_failure: DeclarationsOnFailure::ToTheDefenders,
        ..scope(CoincheScope::Whole)
    };
    check(&transferred, &[("140 100 x2 tierce", "failed", 0, 640)]);
    let kept = Rules {
        declarations_on_failure: DeclarationsOnFailure::Kept,
        ..scope(CoincheScope::Whole)
    };
    check(&kept, &[("140 100 x2 tierce", "failed", 20, 600)]);
    let bid = Rules {
        counting: Counting::BidVsPoints,
        ..scope(CoincheScope::Whole)
    };
    check(&bid, &[("120 110 x2 belote", "made", 260, 50)]);
}

#[test]
fn coinche_for_the_winner_alone() {
    let takes_all = scope(CoincheScope::WinnerTakesAll);
    check(
        &takes_all,
        &[
            ("120 130 x2", "made", 560, 0),
            ("120 130 x2 their-belote", "made", 560, 20),
            ("130 100 x2 belote", "failed", 20, 580),
            ("100 162 x2 all", "made", 700, 0),
            ("100 0 x2 their-all", "failed", 0, 700),
            ("capot 162 x2 all", "made", 1000, 0),
            ("capot 150 x2", "failed", 0, 820),
            ("120 130 x2 tierce", "made", 580, 0),
            ("120 130 x2 their-fifty", "made", 560, 0),
            ("120 130 their-fifty", "made", 250, 80),
        ],
    );
    let plain_capot = Rules {
        unbid_capot: UnbidCapot::Of162,
        failed_capot: FailedCapot::Of250,
        ..takes_all.clone()
    };
    check(
        &plain_capot,
        &[
            ("100 162 x2 all", "made", 520, 0),
            ("capot 162 x2 all", "made", 1000, 0),
            ("capot 150 x2", "failed", 0, 1000),
        ],
    );
    let transferred = Rules {
        declarations_on_failure: DeclarationsOnFailure::ToTheDefenders,
        belote_on_failure: BeloteOnFailure::ToTheDefenders,
        ..takes_all.clone()
    };
    check(
        &transferred,
        &[
            ("150 100 x2 tierce belote", "failed", 0, 660),
            ("120 130 x2 their-belote", "made", 560, 20),
        ],
    );
    let kept = Rules {
        declarations_on_failure: DeclarationsOnFailure::Kept,
        ..takes_all
    };
    check(
        &kept,
        &[
            ("150 100 x2 tierce belote", "failed", 20, 620),
            ("150 100 tierce belote", "failed", 40, 310),
        ],
    );
}

#[test]
fn belote_multiplied() {
    let beside = scope(CoincheScope::Whole);
    check(
        &beside,
        &[
            ("120 110 x2 belote", "made", 480, 50),
            ("120 100 x2 their-belote", "failed", 0, 580),
            ("130 100 x2 belote", "failed", 20, 580),
        ],
    );
    let inside = Rules {
        belote_multiplied: true,
        ..beside.clone()
    };
    check(
        &inside,
        &[
            ("120 110 x2 belote", "made", 500, 50),
            ("120 100 x2 their-belote", "failed", 0, 600),
            ("130 100 x2 belote", "failed", 20, 580),
            ("120 110 belote", "made", 250, 50),
        ],
    );
    let over = |rules| Rules {
        belote_on_failure: BeloteOnFailure::ToTheDefenders,
        ..rules
    };
    check(&over(beside), &[("130 100 x2 belote", "failed", 0, 600)]);
    check(&over(inside), &[("130 100 x2 belote", "failed", 0, 620)]);
}

#[test]
fn surcoinche() {
    check(
        &standard(),
        &[
            ("120 130 x4", "made", 610, 30),
            ("110 100 x4", "failed", 0, 600),
            ("80 100 x4", "made", 420, 60),
        ],
    );
    let threefold = Rules {
        surcoinche: Surcoinche::Three,
        ..standard()
    };
    check(
        &threefold,
        &[
            ("120 130 x4", "made", 490, 30),
            ("110 100 x4", "failed", 0, 490),
            ("80 100 x4", "made", 340, 60),
            ("120 130 x2", "made", 370, 30),
        ],
    );
}
