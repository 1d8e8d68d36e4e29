//! What a contract brings, as the account says it (rules §1, "Score of a deal" and "House rules").

use crate::domain::Points;

use super::clause::Extras;
use super::reckoning::CAPOT;
use super::{
    BeloteOnFailure, CARD_POINTS, Clause, CoincheScope, Counting, DeclarationsOnCapot,
    DeclarationsOnFailure, Double, FailedCapot, Generale, Rules, UnbidCapot,
};

/// What both sides score when the contract is made.
pub(super) fn made(rules: &Rules) -> Vec<Clause> {
    match rules.counting {
        Counting::PointsAndBid => vec![Clause::MadePointsAndBid],
        Counting::BidOnly => vec![Clause::MadeBidOnly],
        Counting::BidVsPoints => vec![Clause::MadeBidVsPoints],
        Counting::PointsOnly => vec![Clause::MadePointsOnly, Clause::TricksBidAdds],
    }
}

/// What a side scores beside cards and bid, where that is anything.
fn extras(rules: &Rules) -> Extras {
    if rules.declarations {
        Extras::All
    } else {
        Extras::Belote
    }
}

/// What both sides score when it fails.
pub(super) fn failed(rules: &Rules) -> Vec<Clause> {
    let base = rules.failure_base.points();
    let extras = extras(rules);
    let defenders = match rules.counting {
        Counting::BidOnly => return vec![Clause::FailedBidOnly],
        Counting::PointsOnly => Clause::FailedWithoutBid { base, extras },
        Counting::PointsAndBid | Counting::BidVsPoints => Clause::FailedWithBid { base, extras },
    };
    let declarations = match rules.declarations_on_failure {
        DeclarationsOnFailure::Lost => Clause::DeclarationsLost,
        DeclarationsOnFailure::ToTheDefenders => Clause::DeclarationsGoOver,
        DeclarationsOnFailure::Kept => Clause::DeclarationsKept,
    };
    let belote = match rules.belote_on_failure {
        BeloteOnFailure::Kept => Clause::BeloteKept,
        BeloteOnFailure::ToTheDefenders => Clause::BeloteGoesOver,
    };
    let mut clauses = vec![defenders, Clause::CardPointsLost];
    clauses.extend(rules.declarations.then_some(declarations));
    clauses.push(belote);
    clauses
}

/// What a coinche and a surcoinche do to that.
pub(super) fn coinche(rules: &Rules) -> Vec<Clause> {
    let base = rules.failure_base.points();
    let coinche = rules.times(Double::Coinche);
    let surcoinche = rules.times(Double::Surcoinche);
    if rules.counting == Counting::PointsOnly {
        return vec![
            Clause::BaseMultiplied {
                base,
                coinche,
                surcoinche,
            },
            Clause::WinnerExtras(extras(rules)),
            Clause::LoserHasBelote,
        ];
    }
    match rules.coinche_scope {
        CoincheScope::Bid => vec![Clause::BidMultiplied {
            coinche,
            surcoinche,
        }],
        CoincheScope::Whole => vec![
            Clause::WholeMultiplied {
                coinche,
                surcoinche,
            },
            if rules.belote_multiplied {
                Clause::BeloteInside
            } else {
                Clause::BeloteBeside
            },
        ],
        CoincheScope::WinnerTakesAll => vec![
            Clause::WinnerTakesAll {
                base,
                coinche,
                surcoinche,
            },
            Clause::WinnerExtras(extras(rules)),
            Clause::LoserHasBelote,
            winner_sweeps(rules, base),
        ],
    }
}

fn winner_sweeps(rules: &Rules, base: Points) -> Clause {
    let all_tricks = CAPOT;
    match rules.unbid_capot {
        UnbidCapot::Of162 => Clause::WinnerSweepsBid { all_tricks, base },
        UnbidCapot::Of250 | UnbidCapot::Of252 => Clause::WinnerSweeps { all_tricks, base },
    }
}

/// What all eight tricks change.
pub(super) fn all_tricks(rules: &Rules) -> Vec<Clause> {
    let base = rules.failure_base.points();
    let all_tricks = CAPOT;
    let worth = match rules.unbid_capot {
        UnbidCapot::Of250 => Clause::AllTricks { worth: CAPOT },
        UnbidCapot::Of252 => Clause::AllTricksBidOrNot {
            bid: CAPOT,
            unbid: rules.unbid_capot.points(),
        },
        UnbidCapot::Of162 => Clause::AllTricksOnlyBid {
            bid: CAPOT,
            cards: CARD_POINTS,
        },
    };
    let mut clauses = vec![worth];
    if rules.defence_capot {
        // Winner-takes-all says itself what all tricks do to a coinched contract.
        clauses.push(match rules.coinche_scope {
            CoincheScope::WinnerTakesAll => Clause::DefendersSweepUncoinched { all_tricks, base },
            CoincheScope::Bid | CoincheScope::Whole => Clause::DefendersSweep { all_tricks, base },
        });
    }
    if rules.failed_capot == FailedCapot::Of250 {
        clauses.push(Clause::TricksBidFailed {
            instead: CAPOT,
            base,
            generale: rules.generale != Generale::Off,
        });
    }
    if rules.declarations_on_capot == DeclarationsOnCapot::ToTheSideWithAllTricks {
        clauses.push(Clause::DeclarationsFollowTricks);
    }
    clauses
}
