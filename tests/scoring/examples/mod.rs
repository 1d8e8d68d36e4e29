//! Worked examples for every value of every switch that bears on the score. Every figure was worked out by hand from
//! the text of rules §1; side one bids.

use ardoise::domain::Side;
use ardoise::domain::coinche::{CoincheScope, Counting, Rules, score};

use super::notation::{deal, verdict};

mod coinche;
mod counting;
mod extras;
mod making;
mod sums;
mod tricks;

/// Deal, verdict, bidders' score, defenders' score.
type Example = (&'static str, &'static str, i32, i32);

pub fn check(rules: &Rules, examples: &[Example]) {
    for (text, expected, bidders, defenders) in examples {
        let score = score(rules, &deal(text));
        let points = score.points();
        assert_eq!(score.verdict, verdict(expected), "{text}");
        assert_eq!(
            (points[Side::One], points[Side::Two]),
            (*bidders, *defenders),
            "{text}: {:#?}",
            score.lines
        );
    }
}

fn standard() -> Rules {
    Rules::default()
}

fn counting(counting: Counting) -> Rules {
    Rules {
        counting,
        ..standard()
    }
}

fn scope(coinche_scope: CoincheScope) -> Rules {
    Rules {
        coinche_scope,
        ..standard()
    }
}
