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
    pub const ALL: [Preset; 4] = [
        Preset::Standard,
        Preset::Federation,
        Preset::Contest,
        Preset::BidOnly,
    ];

    /// Switches that no preset says anything about.
    const FREE: [Switch; 3] = [Switch::Target, Switch::Direction, Switch::PassedDeal];

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

impl Rules {
    /// The preset that these rules follow; `None` when they are the table's own.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| self.clone().with_preset(*preset) == *self)
    }

    /// Whether a preset of these other rules would be this sheet's: all switches but those that no preset says anything
    /// about stand alike.
    pub fn follow(&self, other: &Rules) -> bool {
        let free = |switch: &Switch| Preset::FREE.contains(switch);
        self.differences(other).iter().all(free)
    }

    /// These rules with target, direction and passed deals as they stand in `free`.
    pub fn with_free_of(self, free: &Rules) -> Rules {
        Preset::FREE
            .into_iter()
            .fold(self, |rules, switch| rules.with(switch, free))
    }

    /// The rules of the preset with target, direction and passed deals as they stand here.
    pub fn with_preset(self, preset: Preset) -> Rules {
        preset.rules().with_free_of(&self)
    }
}
