//! Who scores belote and declarations.

use ardoise::domain::coinche::{
    BeloteOnFailure, DeclarationsOnCapot, DeclarationsOnFailure, Rules,
};

use super::{check, standard};

#[test]
fn belote_on_failure() {
    check(
        &standard(),
        &[
            ("120 90 belote", "failed", 20, 280),
            ("120 90 belote their-fifty", "failed", 20, 330),
            ("120 90 x2 belote", "failed", 20, 400),
        ],
    );
    let rules = Rules {
        belote_on_failure: BeloteOnFailure::ToTheDefenders,
        ..standard()
    };
    check(
        &rules,
        &[
            ("120 90 belote", "failed", 0, 300),
            ("120 90 belote their-fifty", "failed", 0, 350),
            ("120 90 x2 belote", "failed", 0, 420),
            ("120 90 their-belote", "failed", 0, 300),
            ("120 110 belote", "made", 250, 50),
        ],
    );
}

#[test]
fn declarations() {
    check(
        &standard(),
        &[
            ("100 83 tierce", "made", 200, 80),
            ("100 120 their-fifty", "made", 220, 90),
            ("100 110 tierce", "made", 230, 50),
            // Five kinds at once: 20 + 50 + 100 + 150 + 200.
            (
                "160 60 tierce fifty hundred four-nines four-jacks",
                "made",
                740,
                100,
            ),
            ("100 110 four-of-a-kind", "made", 310, 50),
        ],
    );
    let off = Rules {
        declarations: false,
        ..standard()
    };
    check(
        &off,
        &[
            ("100 83 tierce", "failed", 0, 260),
            ("100 120 their-fifty", "made", 220, 40),
            ("100 110 tierce", "made", 210, 50),
        ],
    );
}

#[test]
fn declarations_on_failure() {
    let rules = |declarations_on_failure| Rules {
        declarations_on_failure,
        ..standard()
    };
    check(
        &rules(DeclarationsOnFailure::Lost),
        &[
            ("120 70 tierce", "failed", 0, 280),
            ("130 100 tierce", "failed", 0, 290),
            ("150 90 fifty", "failed", 0, 310),
            ("120 70 their-fifty", "failed", 0, 330),
        ],
    );
    check(
        &rules(DeclarationsOnFailure::ToTheDefenders),
        &[
            ("120 70 tierce", "failed", 0, 300),
            ("130 100 tierce", "failed", 0, 310),
            ("150 90 fifty", "failed", 0, 360),
            ("120 70 their-fifty", "failed", 0, 330),
        ],
    );
    check(
        &rules(DeclarationsOnFailure::Kept),
        &[
            ("120 70 tierce", "failed", 20, 280),
            ("130 100 tierce", "failed", 20, 290),
            ("150 90 fifty", "failed", 50, 310),
            ("120 70 their-fifty", "failed", 0, 330),
        ],
    );
}

#[test]
fn declarations_on_capot() {
    check(
        &standard(),
        &[
            ("100 162 all their-fifty", "made", 350, 50),
            ("capot 162 all their-tierce", "made", 500, 20),
            ("100 0 their-all hundred", "made", 200, 250),
            ("120 0 their-all hundred", "failed", 0, 280),
        ],
    );
    let rules = Rules {
        declarations_on_capot: DeclarationsOnCapot::ToTheSideWithAllTricks,
        ..standard()
    };
    check(
        &rules,
        &[
            ("100 162 all their-fifty", "made", 400, 0),
            ("capot 162 all their-tierce", "made", 520, 0),
            // Taken over before the contract is decided: they no longer help to make it.
            ("100 0 their-all hundred", "failed", 0, 360),
            ("120 0 their-all hundred", "failed", 0, 380),
            ("100 162 their-fifty", "made", 260, 50),
        ],
    );
}
