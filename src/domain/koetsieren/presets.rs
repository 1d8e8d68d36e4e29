/// A set of house rules with a name. The limit is no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Every switch at its default.
    Standard,
}

impl Preset {
    /// Every preset, the standard first.
    pub const ALL: [Preset; 1] = [Preset::Standard];
}
