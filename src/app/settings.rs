use serde::{Deserialize, Serialize};

use crate::domain::{AnyRules, GameName};

/// What the user has set for the whole app.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// A language tag of the interface; `None`: the system's.
    pub language: Option<String>,
    pub theme: Theme,
    pub text_size: TextSize,
    pub digits: Digits,
    pub motion: Motion,
    pub far_half: FarHalf,
    pub screen: Screen,
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

/// How large every text is, in percent of the usual size. There are three: what lies between makes no page better to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TextSize {
    #[default]
    #[serde(rename = "100")]
    Normal,
    #[serde(rename = "150")]
    Large,
    #[serde(rename = "200")]
    Largest,
}

impl TextSize {
    /// How many times the usual size.
    pub fn scale(self) -> f32 {
        match self {
            TextSize::Normal => 1.0,
            TextSize::Large => 1.5,
            TextSize::Largest => 2.0,
        }
    }
}

/// The digits of every number that is shown or read out. They do not follow the language: Arabic is read with either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Digits {
    /// 0 to 9.
    #[default]
    Western,
    /// ٠ to ٩.
    ArabicIndic,
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

/// Whether what changes may be seen changing: a total that counts up, a stroke that is rubbed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    Off,
}

/// How the half of the big score stands that is nearer to the players on the other side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FarHalf {
    /// As the near half.
    #[default]
    Upright,
    /// Upside down, so that those players read it.
    Turned,
}

/// Whether the screen of a phone goes dark over an open sheet; where the app has a say in it, which is in a browser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// It stays on: nobody taps while a deal is played.
    #[default]
    StaysOn,
    /// As the system has it.
    System,
}
