//! The account of how a deal is scored: it says all that the house rules change, and its numbers are those of the scoring.

mod coinche;
mod couillon;
mod koetsieren;
mod kopknack;
mod laws;
mod switches;

use ardoise::domain::HouseRules;

/// The only thing of its kind that the account of these rules says.
#[track_caller]
fn told<R: HouseRules, T>(rules: &R, pick: impl Fn(R::Clause) -> Option<T>) -> T {
    let mut found: Vec<T> = rules.clauses().into_iter().filter_map(pick).collect();
    assert_eq!(found.len(), 1, "{:#?}", rules.account());
    found.remove(0)
}

/// Takes the numbers of the only clause of a shape: `number!(rules, Clause::Belote { worth } => worth)`.
macro_rules! number {
    ($rules:expr, $clause:pat => $number:expr) => {
        $crate::how::told($rules, |clause| match clause {
            $clause => Some($number),
            _ => None,
        })
    };
}

use number;
