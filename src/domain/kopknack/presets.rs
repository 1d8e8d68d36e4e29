use super::Rules;

/// A set of house rules with a name. The stake is no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Every switch at its default.
    Standard,
}

impl Preset {
    /// Every preset, the standard first.
    pub(super) const ALL: &[Preset] = &[Preset::Standard];

    /// The rules of the preset, the stake at its default.
    pub(super) fn rules(self) -> Rules {
        match self {
            Preset::Standard => Rules::default(),
        }
    }
}
