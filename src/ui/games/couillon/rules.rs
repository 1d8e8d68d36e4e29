use crate::domain::couillon::{Preset, Switch};

use crate::ui::bridge::{PresetKind, RuleGroup, RuleSwitch};

/// The groups of the page with their switches, in its order.
pub const GROUPS: [(RuleGroup, &[Switch]); 2] = [
    (
        RuleGroup::Board,
        &[
            Switch::Strokes,
            Switch::Ties,
            Switch::SecondLoop,
            Switch::AllTricks,
        ],
    ),
    (
        RuleGroup::Table,
        &[
            Switch::Cards,
            Switch::Silence,
            Switch::Variant,
            Switch::Direction,
        ],
    ),
];

pub fn preset(preset: Preset) -> PresetKind {
    match preset {
        Preset::Couillon => PresetKind::Couillon,
        Preset::CouillonSeven => PresetKind::CouillonSeven,
        Preset::Force => PresetKind::Force,
        Preset::Kwajongen => PresetKind::Kwajongen,
        Preset::Tongres => PresetKind::Tongres,
        Preset::Troeven => PresetKind::Troeven,
    }
}

pub fn switch(switch: Switch) -> RuleSwitch {
    match switch {
        Switch::Strokes => RuleSwitch::Strokes,
        Switch::Ties => RuleSwitch::Ties,
        Switch::SecondLoop => RuleSwitch::SecondLoop,
        Switch::AllTricks => RuleSwitch::StrikeAllTricks,
        Switch::Cards => RuleSwitch::Cards,
        Switch::Silence => RuleSwitch::Silence,
        Switch::Variant => RuleSwitch::Variant,
        Switch::Direction => RuleSwitch::Direction,
    }
}
