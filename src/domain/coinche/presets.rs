use super::{
    CoincheScope, Counting, DeclarationsOnCapot, DeclarationsOnFailure, FailedCapot, Rules, Switch,
    UnbidCapot,
};

/// A set of house rules with a name (rules §1, "Presets"). Target, direction and passed deals are no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Every switch at its default.
    Standard,
    /// The 2015 federation rules for coinche.
    Federation,
    /// Contests without declarations.
    Contest,
    /// Only the bid is scored.
    BidOnly,
}

impl Preset {
    /// Every preset, the standard first.
    pub const ALL: &[Preset] = &[
        Preset::Standard,
        Preset::Federation,
        Preset::Contest,
        Preset::BidOnly,
    ];

    /// Switches that no preset says anything about.
    pub(super) const FREE: &[Switch] = &[Switch::Target, Switch::Direction, Switch::PassedDeal];

    /// The rules of the preset, what it says nothing about at its default.
    pub fn rules(self) -> Rules {
        let standard = Rules::default();
        match self {
            Preset::Standard => standard,
            Preset::Federation => Rules {
                must_beat: true,
                coinche_scope: CoincheScope::WinnerTakesAll,
                declarations_on_failure: DeclarationsOnFailure::ToTheDefenders,
                declarations_on_capot: DeclarationsOnCapot::ToTheSideWithAllTricks,
                unbid_capot: UnbidCapot::Of252,
                ..standard
            },
            Preset::Contest => Rules {
                declarations: false,
                coinche_scope: CoincheScope::WinnerTakesAll,
                failed_capot: FailedCapot::Of250,
                unbid_capot: UnbidCapot::Of162,
                ..standard
            },
            Preset::BidOnly => Rules {
                counting: Counting::BidOnly,
                ..standard
            },
        }
    }
}
