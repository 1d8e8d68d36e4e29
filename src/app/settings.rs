use serde::{Deserialize, Serialize};

/// What the user has set for the whole app.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// A language tag of the interface; `None`: the system's.
    pub language: Option<String>,
    pub theme: Theme,
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
