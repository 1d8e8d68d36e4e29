use serde::{Deserialize, Serialize};

use crate::domain::{Direction, Points};

use super::{AllTricks, CardsPlayed, SecondLoop, Silence, Ties, Variant};

/// The house rules of a Couillon sheet, one field for each switch of rules §2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// Strokes that each side has to rub out: 1 to [`Rules::MOST_STROKES`].
    pub strokes: Points,
    /// What the next win is worth after ties.
    pub ties: Ties,
    /// Where a loop goes that finds no plain stroke.
    pub second_loop: SecondLoop,
    /// Whether all tricks ("kapot") are recorded and worth more.
    pub all_tricks: AllTricks,
    /// How many of the cards are played, and so what the card points add up to.
    pub cards: CardsPlayed,
    /// What it means when nobody was tapped as having said yes.
    pub silence: Silence,
    /// The name under which the table plays.
    pub variant: Variant,
    pub direction: Direction,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            strokes: Rules::USUAL_STROKES,
            ties: Ties::WorthTwo,
            second_loop: SecondLoop::Allowed,
            all_tricks: AllTricks::Off,
            cards: CardsPlayed::Sixteen,
            silence: Silence::Asks,
            variant: Variant::Couillon,
            direction: Direction::Clockwise,
        }
    }
}

impl Rules {
    /// Strokes a side by default.
    pub const USUAL_STROKES: Points = 5;
    /// A board with more strokes a side than this is not drawn.
    pub const MOST_STROKES: Points = 15;

    /// Strokes a side on the board: the switch, or the nearest number that can be drawn when a file says another.
    pub fn strokes_drawn(&self) -> usize {
        let strokes = self.strokes.clamp(1, Rules::MOST_STROKES);
        usize::try_from(strokes).unwrap_or(1)
    }
}
