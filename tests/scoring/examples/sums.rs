//! The base of a failed contract, and the rounding.

use ardoise::domain::coinche::{CoincheScope, FailureBase, Rounding, Rules};

use super::{check, scope, standard};

#[test]
fn failure_base() {
    check(
        &standard(),
        &[
            ("100 90", "failed", 0, 260),
            ("110 100 x2", "failed", 0, 380),
            ("capot 150", "failed", 0, 410),
        ],
    );
    let rules = Rules {
        failure_base: FailureBase::Of162,
        rounding: Rounding::None,
        ..standard()
    };
    check(
        &rules,
        &[
            ("100 90", "failed", 0, 262),
            ("110 100 x2", "failed", 0, 382),
            ("capot 150", "failed", 0, 412),
        ],
    );
}

#[test]
fn rounding() {
    let rules = |rounding| Rules {
        rounding,
        ..standard()
    };
    check(
        &rules(Rounding::FiveUp),
        &[
            ("80 85", "made", 170, 80),
            ("80 84", "made", 160, 80),
            ("100 115", "made", 220, 50),
            ("100 107", "made", 210, 60),
        ],
    );
    check(
        &rules(Rounding::FiveDown),
        &[
            ("80 85", "made", 160, 80),
            ("80 84", "made", 160, 80),
            ("100 115", "made", 210, 50),
            ("100 107", "made", 210, 50),
        ],
    );
    check(
        &rules(Rounding::Complement),
        &[
            ("80 85", "made", 160, 80),
            ("80 88", "made", 170, 70),
            ("80 97", "made", 170, 70),
            ("100 115", "made", 210, 50),
            ("110 105 belote", "made", 230, 60),
            ("100 99", "failed", 0, 260),
            ("120 162 all", "made", 370, 0),
        ],
    );
    check(
        &rules(Rounding::None),
        &[
            ("80 85", "made", 165, 77),
            ("80 84", "made", 164, 78),
            ("100 115", "made", 215, 47),
        ],
    );
    let doubled = Rules {
        rounding: Rounding::Complement,
        ..scope(CoincheScope::Whole)
    };
    check(&doubled, &[("100 115 x2", "made", 420, 50)]);
    let exact_base = Rules {
        failure_base: FailureBase::Of162,
        ..rules(Rounding::Complement)
    };
    check(&exact_base, &[("100 99", "failed", 0, 260)]);
}
