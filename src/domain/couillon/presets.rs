use crate::domain::HouseRules;

use super::{CardsPlayed, Rules, Silence, Variant};

/// A variant of the game as a set of house rules with a name (rules §2, "Variants"). The direction is no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Every switch at its default: five strokes, four tricks.
    Couillon,
    /// Seven strokes.
    CouillonSeven,
    /// Couillon Forcé: all cards are played; nobody says yes unless it is tapped.
    Force,
    /// Ten strokes.
    Kwajongen,
    /// All cards are played.
    Tongres,
    /// All cards are played; scored like [`Preset::Tongres`].
    Troeven,
}

impl Preset {
    /// Every preset, the standard first.
    pub const ALL: &[Preset] = &[
        Preset::Couillon,
        Preset::CouillonSeven,
        Preset::Force,
        Preset::Kwajongen,
        Preset::Tongres,
        Preset::Troeven,
    ];

    /// The rules of the preset, the direction at its default.
    pub(super) fn rules(self) -> Rules {
        let standard = Rules::default();
        let all_cards = Rules {
            cards: CardsPlayed::All,
            ..Rules::default()
        };
        match self {
            Preset::Couillon => standard,
            Preset::CouillonSeven => Rules {
                strokes: 7,
                ..standard
            },
            Preset::Force => Rules {
                silence: Silence::Nobody,
                variant: Variant::Force,
                ..all_cards
            },
            Preset::Kwajongen => Rules {
                strokes: 10,
                variant: Variant::Kwajongen,
                ..standard
            },
            Preset::Tongres => Rules {
                variant: Variant::Tongres,
                ..all_cards
            },
            Preset::Troeven => Rules {
                variant: Variant::Troeven,
                ..all_cards
            },
        }
    }
}

impl Rules {
    /// The preset whose name the sheet shows: the one that these rules follow or, when they are the table's own, the one
    /// of their variant, to be shown with what differs from it.
    pub fn named_preset(&self) -> Preset {
        let of_variant = match self.variant {
            Variant::Couillon => Preset::Couillon,
            Variant::Force => Preset::Force,
            Variant::Kwajongen => Preset::Kwajongen,
            Variant::Tongres => Preset::Tongres,
            Variant::Troeven => Preset::Troeven,
        };
        self.preset().unwrap_or(of_variant)
    }
}
