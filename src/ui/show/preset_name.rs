use slint::SharedString;

use crate::app::OwnPreset;
use crate::domain::{AnyRules, HouseRules, RulesOf};

use crate::ui::bridge::PresetKind;
use crate::ui::convert;
use crate::ui::games::Shown;

/// Which preset rules follow.
pub struct PresetName {
    pub kind: PresetKind,
    /// Its name, when it is one of the user's own.
    pub own: SharedString,
    /// In how many switches they differ from it; when they follow none, from the standard.
    pub differences: i32,
}

impl PresetName {
    pub fn of<G: Shown>(rules: &RulesOf<G>, presets: &[&OwnPreset]) -> PresetName {
        let any: AnyRules = rules.clone().into();
        let own = presets.iter().find(|preset| any.follow(&preset.rules));
        let named = G::named_preset(rules);
        let (kind, basis) = match (rules.preset().or(named), own) {
            (Some(preset), None) => (G::preset(preset), RulesOf::<G>::of_preset(preset)),
            (Some(preset), Some(_)) if rules.preset().is_some() => {
                (G::preset(preset), RulesOf::<G>::of_preset(preset))
            }
            (_, Some(_)) => (PresetKind::Own, rules.clone()),
            (None, None) => (PresetKind::Custom, RulesOf::<G>::default()),
        };
        let basis = basis.with_free_of(rules);
        PresetName {
            kind,
            own: own
                .filter(|_| kind == PresetKind::Own)
                .map(|preset| preset.name.as_str().into())
                .unwrap_or_default(),
            differences: convert::count(rules.differences(&basis).len()),
        }
    }

    /// The preset that the rules follow to the letter; rules that only bear its name are custom.
    pub fn followed(&self) -> PresetKind {
        if self.differences == 0 {
            self.kind
        } else {
            PresetKind::Custom
        }
    }
}
