use slint::ModelRc;

use crate::domain::Direction;
use crate::domain::coinche::{
    Card, Clause, Extras, Heading, NextDealer, Own, Rank, Rounding, Rules, Suit, Trump, TrumpKinds,
};

use crate::ui::bridge::{CardColumn, CardRow, HowClause, HowHeading};
use crate::ui::games::CardTable;

/// A sentence without numbers.
const PLAIN: [i32; 3] = [0; 3];

pub fn heading(heading: Heading) -> HowHeading {
    match heading {
        Heading::Cards => HowHeading::Cards,
        Heading::Bids => HowHeading::Bids,
        Heading::Contract => HowHeading::Contract,
        Heading::Made => HowHeading::Made,
        Heading::Failed => HowHeading::Failed,
        Heading::Coinche => HowHeading::Coinche,
        Heading::Belote => HowHeading::Belote,
        Heading::Declarations => HowHeading::Declarations,
        Heading::AllTricks => HowHeading::AllTricks,
        Heading::Rounding => HowHeading::Rounding,
        Heading::Table => HowHeading::Table,
    }
}

/// The code of the sentence and its numbers, in its order.
#[rustfmt::skip] // One line a sentence.
pub fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
    match clause {
        Clause::CardPoints { cards, last_trick, all } => (HowClause::CardPoints, [cards, last_trick, all]),
        Clause::Bids { lowest, highest, step } => (HowClause::Bids, [lowest, highest, step]),
        Clause::CapotBid { worth } => (HowClause::CapotBid, [worth, 0, 0]),
        Clause::GeneraleBid { worth } => (HowClause::GeneraleBid, [worth, 0, 0]),
        Clause::TrumpKinds => (HowClause::TrumpKinds, PLAIN),
        Clause::OwnPoints(Own::All) => (HowClause::PointsAreAll, PLAIN),
        Clause::OwnPoints(Own::NoDeclarations) => (HowClause::PointsAreNoDeclarations, PLAIN),
        Clause::OwnPoints(Own::NoBelote) => (HowClause::PointsAreNoBelote, PLAIN),
        Clause::OwnPoints(Own::Cards) => (HowClause::PointsAreCards, PLAIN),
        Clause::BidReached => (HowClause::BidReached, PLAIN),
        Clause::BidReachedWithoutBelote => (HowClause::BidReachedWithoutBelote, PLAIN),
        Clause::MustBeat => (HowClause::MustBeat, PLAIN),
        Clause::MadePointsAndBid => (HowClause::MadePointsAndBid, PLAIN),
        Clause::MadeBidOnly => (HowClause::MadeBidOnly, PLAIN),
        Clause::MadeBidVsPoints => (HowClause::MadeBidVsPoints, PLAIN),
        Clause::MadePointsOnly => (HowClause::MadePointsOnly, PLAIN),
        Clause::TricksBidAdds => (HowClause::TricksBidAdds, PLAIN),
        Clause::FailedWithBid { base, extras: Extras::All } => (HowClause::FailedWithBid, [base, 0, 0]),
        Clause::FailedWithBid { base, extras: Extras::Belote } => (HowClause::FailedWithBidBelote, [base, 0, 0]),
        Clause::FailedWithoutBid { base, extras: Extras::All } => (HowClause::FailedWithoutBid, [base, 0, 0]),
        Clause::FailedWithoutBid { base, extras: Extras::Belote } => (HowClause::FailedWithoutBidBelote, [base, 0, 0]),
        Clause::FailedBidOnly => (HowClause::FailedBidOnly, PLAIN),
        Clause::CardPointsLost => (HowClause::CardPointsLost, PLAIN),
        Clause::DeclarationsLost => (HowClause::DeclarationsLost, PLAIN),
        Clause::DeclarationsGoOver => (HowClause::DeclarationsGoOver, PLAIN),
        Clause::DeclarationsKept => (HowClause::DeclarationsKept, PLAIN),
        Clause::BeloteKept => (HowClause::BeloteKept, PLAIN),
        Clause::BeloteGoesOver => (HowClause::BeloteGoesOver, PLAIN),
        Clause::BidMultiplied { coinche, surcoinche } => (HowClause::BidMultiplied, [coinche, surcoinche, 0]),
        Clause::WholeMultiplied { coinche, surcoinche } => (HowClause::WholeMultiplied, [coinche, surcoinche, 0]),
        Clause::BeloteInside => (HowClause::BeloteInside, PLAIN),
        Clause::BeloteBeside => (HowClause::BeloteBeside, PLAIN),
        Clause::WinnerTakesAll { base, coinche, surcoinche } => (HowClause::WinnerTakesAll, [base, coinche, surcoinche]),
        Clause::BaseMultiplied { base, coinche, surcoinche } => (HowClause::BaseMultiplied, [base, coinche, surcoinche]),
        Clause::WinnerExtras(Extras::All) => (HowClause::WinnerExtras, PLAIN),
        Clause::WinnerExtras(Extras::Belote) => (HowClause::WinnerExtrasBelote, PLAIN),
        Clause::LoserHasBelote => (HowClause::LoserHasBelote, PLAIN),
        Clause::WinnerSweeps { all_tricks, base } => (HowClause::WinnerSweeps, [all_tricks, base, 0]),
        Clause::WinnerSweepsBid { all_tricks, base } => (HowClause::WinnerSweepsBid, [all_tricks, base, 0]),
        Clause::Belote { worth } => (HowClause::Belote, [worth, 0, 0]),
        Clause::BelotesInAllTrump { most } => (HowClause::BelotesInAllTrump, [most, 0, 0]),
        Clause::BeloteIdle => (HowClause::BeloteIdle, PLAIN),
        Clause::NoDeclarations => (HowClause::NoDeclarations, PLAIN),
        Clause::Sequences { tierce, fifty, hundred } => (HowClause::Sequences, [tierce, fifty, hundred]),
        Clause::Fours { kind, nines, jacks } => (HowClause::Fours, [kind, nines, jacks]),
        Clause::BestDeclaration => (HowClause::BestDeclaration, PLAIN),
        Clause::AllTricks { worth } => (HowClause::AllTricks, [worth, 0, 0]),
        Clause::AllTricksBidOrNot { bid, unbid } => (HowClause::AllTricksBidOrNot, [bid, unbid, 0]),
        Clause::AllTricksOnlyBid { bid, cards } => (HowClause::AllTricksOnlyBid, [bid, cards, 0]),
        Clause::DefendersSweep { all_tricks, base } => (HowClause::DefendersSweep, [all_tricks, base, 0]),
        Clause::DefendersSweepUncoinched { all_tricks, base } => (HowClause::DefendersSweepUncoinched, [all_tricks, base, 0]),
        Clause::TricksBidFailed { instead, base, generale: false } => (HowClause::CapotFailed, [instead, base, 0]),
        Clause::TricksBidFailed { instead, base, generale: true } => (HowClause::TricksBidFailed, [instead, base, 0]),
        Clause::DeclarationsFollowTricks => (HowClause::DeclarationsFollowTricks, PLAIN),
        Clause::Rounding(Rounding::FiveUp) => (HowClause::FiveUp, PLAIN),
        Clause::Rounding(Rounding::FiveDown) => (HowClause::FiveDown, PLAIN),
        Clause::Rounding(Rounding::Complement) => (HowClause::Complement, PLAIN),
        Clause::Rounding(Rounding::None) => (HowClause::NoRounding, PLAIN),
        Clause::ExactPoints { short, bid } => (HowClause::ExactPoints, [short, bid, 0]),
        Clause::Direction(Direction::Clockwise) => (HowClause::Clockwise, PLAIN),
        Clause::Direction(Direction::Anticlockwise) => (HowClause::Anticlockwise, PLAIN),
        Clause::Passed(NextDealer::PassesOn) => (HowClause::PassedPassesOn, PLAIN),
        Clause::Passed(NextDealer::Same) => (HowClause::PassedStays, PLAIN),
        Clause::Target { points } => (HowClause::Target, [points, 0, 0]),
        Clause::NoTarget => (HowClause::NoTarget, PLAIN),
    }
}

/// What the cards are worth, from the highest of a plain suit to the lowest, in the kinds of trump that the rules have.
pub fn cards(rules: &Rules) -> CardTable {
    let suits = [
        (CardColumn::Trump, Trump::Spades, Suit::Spades),
        (CardColumn::Plain, Trump::Spades, Suit::Hearts),
    ];
    let others = [
        (CardColumn::NoTrump, Trump::NoTrump, Suit::Spades),
        (CardColumn::AllTrump, Trump::AllTrump, Suit::Spades),
    ];
    let all_kinds = rules.trump_kinds == TrumpKinds::All;
    let others = others.into_iter().filter(|_| all_kinds);
    let columns: Vec<_> = suits.into_iter().chain(others).collect();
    let row = |rank: Rank| {
        let points = columns.iter();
        let points = points.map(|(_, trump, suit)| Card { suit: *suit, rank }.points(*trump));
        CardRow {
            rank: rank.into(),
            points: ModelRc::from(points.collect::<Vec<i32>>().as_slice()),
        }
    };
    let mut ranks = Rank::ALL;
    ranks.reverse();
    let rows = ranks.map(row).to_vec();
    let columns = columns.iter().map(|(column, ..)| *column).collect();
    (columns, rows)
}
