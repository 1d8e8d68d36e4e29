use serde::{Deserialize, Serialize};

use crate::domain::Points;
use crate::domain::coinche::{Preset, Rules, Switch};

use super::{OwnPreset, Page};

/// House rules while they are being changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulesDraft {
    pub rules: Rules,
    /// The page that they were opened from: the one for a new sheet, or one of the open sheet.
    pub from: Page,
    /// The name under which they would be kept.
    #[serde(default)]
    pub name: String,
    /// The switch at which something was typed that is no number it takes; the switch stands as it stood.
    #[serde(skip)]
    pub misread: Option<Switch>,
}

/// A tap on the page of the house rules.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesTap {
    /// A ready-made value, counted from 0.
    Choose(Switch, usize),
    /// A number of one's own (points); `None`: what was typed is none.
    Number(Switch, Option<Points>),
    Preset(Preset),
    /// A preset of one's own, counted from 0.
    Own(usize),
    Name(String),
}

impl RulesDraft {
    /// Whether they are the open sheet's, rather than those of a sheet that is being set up.
    pub fn is_of_sheet(&self) -> bool {
        self.from != Page::NewSheet
    }

    /// Carries a tap out; `presets` are the user's own.
    pub fn tap(&mut self, tap: RulesTap, presets: &[OwnPreset]) {
        self.misread = None;
        let rules = self.rules.clone();
        self.rules = match tap {
            RulesTap::Choose(switch, choice) => rules.choose(switch, choice),
            RulesTap::Number(switch, typed) => {
                let taken = switch.own_numbers();
                match typed.filter(|points| taken.is_some_and(|taken| taken.contains(points))) {
                    Some(points) => rules.with_number(switch, points),
                    None => {
                        self.misread = Some(switch);
                        rules
                    }
                }
            }
            RulesTap::Preset(preset) => rules.with_preset(preset),
            RulesTap::Own(index) => match presets.get(index) {
                Some(preset) => preset.rules.clone().with_free_of(&rules),
                None => rules,
            },
            RulesTap::Name(name) => {
                self.name = name;
                rules
            }
        };
    }

    /// The name as it would be kept: without blanks around it, and not too long; `None` when nothing is left.
    pub fn tidy_name(&self) -> Option<String> {
        let words = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name: String = words.chars().take(OwnPreset::LONGEST_NAME).collect();
        (!name.is_empty()).then_some(name)
    }
}
