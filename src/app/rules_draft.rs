use serde::{Deserialize, Serialize};

use crate::domain::{AnyRules, tidy_line};

use super::{OwnPreset, Page};

/// House rules while they are being changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulesDraft {
    pub rules: AnyRules,
    /// The page that they were opened from: the one for a new sheet, or one of the open sheet.
    pub from: Page,
    /// The name under which they would be kept.
    #[serde(default)]
    pub name: String,
    /// The switch at which something was typed that is no number it takes; the switch stands as it stood.
    #[serde(skip)]
    pub misread: Option<Misread>,
}

/// A number that a switch does not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Counted from 0.
    pub switch: usize,
    /// `None`: what was typed is no number.
    pub number: Option<i32>,
}

/// A tap on the page of the house rules. Switches, values and presets are counted from 0 in the game's own order.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesTap {
    /// A ready-made value of a switch.
    Choose(usize, usize),
    /// A number of one's own for a switch; `None`: what was typed is none.
    Number(usize, Option<i32>),
    Preset(usize),
    /// A preset of one's own, among those of the game.
    Own(usize),
    Name(String),
}

impl RulesDraft {
    /// Whether they are the open sheet's, rather than those of a sheet that is being set up.
    pub fn is_of_sheet(&self) -> bool {
        self.from != Page::NewSheet
    }

    /// Carries a tap out; `presets` are the user's own for the game.
    pub fn tap(&mut self, tap: RulesTap, presets: &[&OwnPreset]) {
        self.misread = None;
        match tap {
            RulesTap::Choose(switch, choice) => self.rules = self.rules.choose(switch, choice),
            RulesTap::Number(switch, number) => {
                match number.and_then(|number| self.rules.with_number(switch, number)) {
                    Some(rules) => self.rules = rules,
                    None => self.misread = Some(Misread { switch, number }),
                }
            }
            RulesTap::Preset(preset) => self.rules = self.rules.with_preset(preset),
            RulesTap::Own(index) => {
                if let Some(preset) = presets.get(index) {
                    self.rules = self.rules.with_own_preset(&preset.rules);
                }
            }
            RulesTap::Name(name) => self.name = name,
        }
    }

    /// The name as it would be kept; `None` when nothing is left.
    pub fn tidy_name(&self) -> Option<String> {
        let name = tidy_line(&self.name, OwnPreset::LONGEST_NAME);
        (!name.is_empty()).then_some(name)
    }
}
