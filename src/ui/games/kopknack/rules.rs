use crate::domain::kopknack::Switch;

use crate::ui::bridge::{RuleGroup, RuleSwitch};

/// The switches in the order of the page.
pub const SWITCHES: [(RuleGroup, Switch); 5] = [
    (RuleGroup::Pot, Switch::Stake),
    (RuleGroup::Pot, Switch::AnteBy),
    (RuleGroup::Pot, Switch::NoAnteOnCarried),
    (RuleGroup::Doubles, Switch::DoubleInto),
    (RuleGroup::Doubles, Switch::DoubleSize),
];

pub fn switch(switch: Switch) -> RuleSwitch {
    match switch {
        Switch::Stake => RuleSwitch::Stake,
        Switch::DoubleInto => RuleSwitch::DoubleInto,
        Switch::DoubleSize => RuleSwitch::DoubleSize,
        Switch::AnteBy => RuleSwitch::AnteBy,
        Switch::NoAnteOnCarried => RuleSwitch::NoAnteOnCarried,
    }
}
