use serde::{Deserialize, Serialize};

use crate::domain::coinche::Rules;

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

/// House rules under a name of the user's own. Target, direction and passed deals are no part of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnPreset {
    pub name: String,
    pub rules: Rules,
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
