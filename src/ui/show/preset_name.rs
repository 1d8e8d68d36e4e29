use slint::SharedString;

use crate::app::OwnPreset;
use crate::domain::coinche::{Preset, Rules};

use crate::ui::bridge::PresetKind;
use crate::ui::convert;

/// Which preset rules follow.
pub struct PresetName {
    pub kind: PresetKind,
    /// Its name, when it is one of the user's own.
    pub own: SharedString,
    /// In how many switches they differ from the standard, when they follow none.
    pub differences: i32,
}

impl PresetName {
    pub fn of(rules: &Rules, presets: &[OwnPreset]) -> PresetName {
        let own = presets.iter().find(|preset| rules.follow(&preset.rules));
        let kind = match (rules.preset(), own) {
            (Some(preset), _) => preset_kind(preset),
            (None, Some(_)) => PresetKind::Own,
            (None, None) => PresetKind::Custom,
        };
        let standard = Rules::default().with_free_of(rules);
        PresetName {
            kind,
            own: own
                .map(|preset| preset.name.as_str().into())
                .unwrap_or_default(),
            differences: convert::count(rules.differences(&standard).len()),
        }
    }
}

fn preset_kind(preset: Preset) -> PresetKind {
    match preset {
        Preset::Standard => PresetKind::Standard,
        Preset::Federation => PresetKind::Federation,
        Preset::Contest => PresetKind::Contest,
        Preset::BidOnly => PresetKind::BidOnly,
    }
}
