use serde::{Deserialize, Serialize};

use crate::domain::{AnyRules, GameName};

/// What the user has set for the whole app.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// A language tag of the interface; `None`: the system's.
    pub language: Option<String>,
    pub theme: Theme,
    /// House rules that the user gave a name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub presets: Vec<OwnPreset>,
}

/// House rules under a name of the user's own; what no preset says anything about is no part of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnPreset {
    pub name: String,
    pub rules: AnyRules,
}

impl Settings {
    /// The presets of one's own for a game.
    pub fn presets_of(&self, game: GameName) -> impl Iterator<Item = &OwnPreset> {
        self.presets
            .iter()
            .filter(move |it| it.rules.game() == game)
    }
}

impl OwnPreset {
    /// A name longer than this is cut (characters).
    pub const LONGEST_NAME: usize = 30;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Paper and ink.
    Light,
    /// Slate and chalk.
    Dark,
}
