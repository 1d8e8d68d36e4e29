use serde::{Deserialize, Serialize};

use crate::domain::coinche::{Coinche, Rules, Target};
use crate::domain::{Points, Roster, Sheet};

/// The names, first dealer and target of a sheet while they are being filled in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SetUp {
    pub roster: Roster,
    pub target: TargetChoice,
    /// The house rules; their target is the one chosen above.
    pub rules: Rules,
}

/// What the match is to be played to, while it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetChoice {
    Usual(Points),
    /// One's own number, as it is typed.
    Own(String),
    NoTarget,
}

impl Default for SetUp {
    fn default() -> Self {
        SetUp {
            roster: Roster::unnamed(Coinche::SEATS),
            target: TargetChoice::of(Rules::default().target),
            rules: Rules::default(),
        }
    }
}

impl SetUp {
    /// As it stands on a sheet.
    pub fn of_sheet(sheet: &Sheet<Coinche>) -> SetUp {
        SetUp {
            roster: sheet.roster.clone(),
            target: TargetChoice::of(sheet.rules.target),
            rules: sheet.rules.clone(),
        }
    }
}

impl TargetChoice {
    /// The choice that leads to this target.
    pub fn of(target: Target) -> TargetChoice {
        match target {
            Target::Points(points) if Target::USUAL.contains(&points) => {
                TargetChoice::Usual(points)
            }
            Target::Points(points) => TargetChoice::Own(points.to_string()),
            Target::None => TargetChoice::NoTarget,
        }
    }

    /// The target chosen; `None` while a number of one's own is missing or outside 1 to [`Target::LARGEST`].
    pub fn target(&self) -> Option<Target> {
        match self {
            TargetChoice::Usual(points) => Some(Target::Points(*points)),
            TargetChoice::Own(typed) => typed
                .parse()
                .ok()
                .filter(|points| (1..=Target::LARGEST).contains(points))
                .map(Target::Points),
            TargetChoice::NoTarget => Some(Target::None),
        }
    }
}
