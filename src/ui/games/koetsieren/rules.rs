use crate::domain::koetsieren::{Preset, Switch};

use crate::ui::bridge::{PresetKind, RuleGroup, RuleSwitch};

/// The switches in the order of the page, each with its group.
pub const SWITCHES: [(RuleGroup, Switch); 4] = [
    (RuleGroup::Sayings, Switch::BarredSum),
    (RuleGroup::Penalties, Switch::Penalty),
    (RuleGroup::Penalties, Switch::Limit),
    (RuleGroup::Penalties, Switch::AtTheLimit),
];

pub fn switch(switch: Switch) -> RuleSwitch {
    match switch {
        Switch::Limit => RuleSwitch::Limit,
        Switch::BarredSum => RuleSwitch::BarredSum,
        Switch::AtTheLimit => RuleSwitch::AtTheLimit,
        Switch::Penalty => RuleSwitch::Penalty,
    }
}

pub fn preset(preset: Preset) -> PresetKind {
    match preset {
        Preset::Standard => PresetKind::Standard,
    }
}
