//! The account of how a deal is scored under the rules of a sheet (rules §1). It says only what holds under them: a switch
//! that plays no part is not mentioned.

use crate::domain::Points;

use super::clause::Own;
use super::how_contracts::{all_tricks, coinche, failed, made};
use super::pile::LAST_TRICK;
use super::{
    BELOTE, Bid, CARD_POINTS, Clause, Counting, Declaration, Generale, Heading, Rounding, Rules,
    Target, Trump, TrumpKinds,
};

/// The account, part by part.
pub(super) fn account(rules: &Rules) -> Vec<(Heading, Vec<Clause>)> {
    let rules = &rules.in_force();
    let parts = [
        (Heading::Cards, vec![card_points()]),
        (Heading::Bids, bids(rules)),
        (Heading::Contract, contract(rules)),
        (Heading::Made, made(rules)),
        (Heading::Failed, failed(rules)),
        (Heading::Coinche, coinche(rules)),
        (Heading::Belote, belote(rules)),
        (Heading::Declarations, declarations(rules)),
        (Heading::AllTricks, all_tricks(rules)),
        (Heading::Rounding, rounding(rules)),
        (Heading::Table, table(rules)),
    ];
    let said = |(_, clauses): &(Heading, Vec<Clause>)| !clauses.is_empty();
    parts.into_iter().filter(said).collect()
}

fn card_points() -> Clause {
    Clause::CardPoints {
        cards: CARD_POINTS - LAST_TRICK,
        last_trick: LAST_TRICK,
        all: CARD_POINTS,
    }
}

fn bids(rules: &Rules) -> Vec<Clause> {
    let mut clauses = vec![
        Clause::Bids {
            lowest: Bid::LOWEST,
            highest: rules.highest_bid(),
            step: Bid::STEP,
        },
        Clause::CapotBid {
            worth: rules.capot_bid.clamp(0, Rules::LARGEST_VALUE),
        },
    ];
    if let Generale::Worth(points) = rules.generale {
        clauses.push(Clause::GeneraleBid {
            worth: points.clamp(0, Rules::LARGEST_VALUE),
        });
    }
    if rules.trump_kinds == TrumpKinds::All {
        clauses.push(Clause::TrumpKinds);
    }
    clauses
}

/// Whether belote neither scores nor helps: only the bid is scored, and belote does not help to make it.
fn belote_is_idle(rules: &Rules) -> bool {
    rules.counting == Counting::BidOnly && !rules.belote_counts
}

fn contract(rules: &Rules) -> Vec<Clause> {
    let own = match (rules.declarations, belote_is_idle(rules)) {
        (true, false) => Own::All,
        (false, false) => Own::NoDeclarations,
        (true, true) => Own::NoBelote,
        (false, true) => Own::Cards,
    };
    let reached = if rules.belote_counts || belote_is_idle(rules) {
        Clause::BidReached
    } else {
        Clause::BidReachedWithoutBelote
    };
    let mut clauses = vec![Clause::OwnPoints(own), reached];
    if rules.must_beat {
        clauses.push(Clause::MustBeat);
    }
    clauses
}

fn belote(rules: &Rules) -> Vec<Clause> {
    if belote_is_idle(rules) {
        return vec![Clause::BeloteIdle];
    }
    let most = Points::from(Trump::most_belotes(Some(Trump::AllTrump)));
    let all_trump = rules.trump_kinds == TrumpKinds::All;
    let mut clauses = vec![Clause::Belote { worth: BELOTE }];
    clauses.extend(all_trump.then_some(Clause::BelotesInAllTrump { most }));
    clauses
}

fn declarations(rules: &Rules) -> Vec<Clause> {
    if !rules.declarations {
        return vec![Clause::NoDeclarations];
    }
    vec![
        Clause::Sequences {
            tierce: Declaration::Tierce.points(),
            fifty: Declaration::Fifty.points(),
            hundred: Declaration::Hundred.points(),
        },
        Clause::Fours {
            kind: Declaration::FourOfAKind.points(),
            nines: Declaration::FourNines.points(),
            jacks: Declaration::FourJacks.points(),
        },
        Clause::BestDeclaration,
    ]
}

/// Whether only bids are scored and all of them are worth tens, so that rounding changes nothing.
fn scores_only_tens(rules: &Rules) -> bool {
    let is_tens = |points: Points| points % 10 == 0;
    let generale = match rules.generale {
        Generale::Worth(points) => points,
        Generale::Off => Generale::USUAL,
    };
    rules.counting == Counting::BidOnly && is_tens(rules.capot_bid) && is_tens(generale)
}

fn rounding(rules: &Rules) -> Vec<Clause> {
    if scores_only_tens(rules) {
        return Vec::new();
    }
    let scores_cards = matches!(
        rules.counting,
        Counting::PointsAndBid | Counting::PointsOnly
    );
    let rounding = match rules.rounding {
        // The defenders' card points alone are rounded the same way by the rounding of their score.
        Rounding::Complement if !scores_cards => Rounding::FiveUp,
        rounding => rounding,
    };
    let exact = Clause::ExactPoints {
        short: EXAMPLE - 1,
        bid: EXAMPLE,
    };
    let mut clauses = vec![Clause::Rounding(rounding)];
    clauses.extend((rounding != Rounding::None).then_some(exact));
    clauses
}

/// The bid of the example that rounding does not make (points).
const EXAMPLE: Points = 100;

fn table(rules: &Rules) -> Vec<Clause> {
    let target = match rules.target {
        Target::Points(points) => Clause::Target { points },
        Target::None => Clause::NoTarget,
    };
    vec![
        Clause::Direction(rules.direction),
        Clause::Passed(rules.passed_deal),
        target,
    ]
}
