use serde::{Deserialize, Serialize};

use crate::domain::Points;

/// What a match is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A side with this many points or more wins; from 1 on.
    Points(Points),
    /// The match ends when the players do.
    None,
}

impl Target {
    /// The targets that are offered ready-made (rules §1, "The match").
    pub const USUAL: [Points; 4] = [1000, 1500, 2000, 3000];
    /// The largest target of one's own (points).
    pub const LARGEST: Points = 99_990;

    /// The points; `None` without a target.
    pub fn points(self) -> Option<Points> {
        match self {
            Target::Points(points) => Some(points),
            Target::None => None,
        }
    }
}

impl Default for Target {
    fn default() -> Self {
        Target::Points(2000)
    }
}
