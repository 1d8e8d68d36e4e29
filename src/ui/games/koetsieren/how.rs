use crate::domain::koetsieren::{AtTheLimit, Clause, Heading};

use crate::ui::bridge::{HowClause, HowHeading};

/// A sentence without numbers.
const PLAIN: [i32; 3] = [0; 3];

pub fn heading(heading: Heading) -> HowHeading {
    match heading {
        Heading::Roles => HowHeading::Roles,
        Heading::Sayings => HowHeading::Sayings,
        Heading::Penalties => HowHeading::Penalties,
        Heading::Limit => HowHeading::Limit,
    }
}

/// The code of the sentence and its numbers, in its order.
#[rustfmt::skip] // One line a sentence.
pub fn clause(clause: Clause) -> (HowClause, [i32; 3]) {
    match clause {
        Clause::Players { least, most } => (HowClause::Players, [least, most, 0]),
        Clause::Hands { cards } => (HowClause::Hands, [cards, 0, 0]),
        Clause::TrumpMaker => (HowClause::TrumpMaker, PLAIN),
        Clause::Speaking => (HowClause::Speaking, PLAIN),
        Clause::DealMovesLeft => (HowClause::DealMovesLeft, PLAIN),
        Clause::Sayings { most } => (HowClause::Sayings, [most, 0, 0]),
        Clause::SumBarred { sum } => (HowClause::SumBarred, [sum, 0, 0]),
        Clause::SumWarned { sum } => (HowClause::SumWarned, [sum, 0, 0]),
        Clause::SumAllowed { sum } => (HowClause::SumAllowed, [sum, 0, 0]),
        Clause::Right => (HowClause::Right, PLAIN),
        Clause::Difference { each } => (HowClause::Difference, [each, 0, 0]),
        Clause::Squared { off, penalty } => (HowClause::Squared, [off, penalty, 0]),
        Clause::AddUp => (HowClause::PenaltiesAddUp, PLAIN),
        Clause::Limit { limit, loses: AtTheLimit::HighestLoses } => (HowClause::HighestLoses, [limit, 0, 0]),
        Clause::Limit { limit, loses: AtTheLimit::AllLose } => (HowClause::AllLose, [limit, 0, 0]),
        Clause::Limit { limit, loses: AtTheLimit::PlayOn } => (HowClause::PlayOn, [limit, 0, 0]),
    }
}
