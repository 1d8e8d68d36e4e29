use crate::domain::kopknack::{AnteBy, Clause, Heading};

use crate::ui::bridge::{HowClause, HowHeading};

/// A sentence without numbers.
const PLAIN: [i32; 3] = [0; 3];

pub fn heading(heading: Heading) -> HowHeading {
    match heading {
        Heading::Pot => HowHeading::Pot,
        Heading::Tricks => HowHeading::Tricks,
        Heading::Doubles => HowHeading::Doubles,
        Heading::Ending => HowHeading::Ending,
    }
}

/// The code of the sentence and its numbers, in its order.
#[rustfmt::skip] // One line a sentence.
pub fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
    match clause {
        Clause::Players { least, most } => (HowClause::Players, [least, most, 0]),
        Clause::Comfortable => (HowClause::Comfortable, PLAIN),
        Clause::Ante { by: AnteBy::Dealer, stake } => (HowClause::DealerAntes, [stake, 0, 0]),
        Clause::Ante { by: AnteBy::Everyone, stake } => (HowClause::EveryoneAntes, [stake, 0, 0]),
        Clause::AnteOnTop => (HowClause::AnteOnTop, PLAIN),
        Clause::NoAnteOnCarried => (HowClause::NoAnteOnCarried, PLAIN),
        Clause::DealPassesLeft => (HowClause::DealMovesLeft, PLAIN),
        Clause::Hands { cards } => (HowClause::Hands, [cards, 0, 0]),
        Clause::Knock => (HowClause::Knock, PLAIN),
        Clause::Sweep => (HowClause::Sweep, PLAIN),
        Clause::DealerSweeps => (HowClause::DealerSweeps, PLAIN),
        Clause::Thirds => (HowClause::Thirds, PLAIN),
        Clause::DoubleOfTwoStakes { coins } => (HowClause::DoubleOfTwoStakes, [coins, 0, 0]),
        Clause::DoubleOfOneStake { coins } => (HowClause::DoubleOfOneStake, [coins, 0, 0]),
        Clause::DoubleOfThePot => (HowClause::DoubleOfThePot, PLAIN),
        Clause::IntoNextPot => (HowClause::IntoNextPot, PLAIN),
        Clause::IntoThisPot => (HowClause::IntoThisPot, PLAIN),
        Clause::ShareRest => (HowClause::ShareRest, PLAIN),
        Clause::WaiveDoubles => (HowClause::WaiveDoubles, PLAIN),
        Clause::Settle => (HowClause::Settle, PLAIN),
        Clause::Transfers { parts } => (HowClause::Transfers, [parts, 0, 0]),
        Clause::AddUpToZero => (HowClause::AddUpToZero, PLAIN),
    }
}
