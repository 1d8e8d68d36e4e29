use super::Rules;

/// Makes the enum of the switches and the two functions that look one up, so that none of the three can miss one.
macro_rules! switches {
    ($($name:ident => $field:ident),* $(,)?) => {
        /// Names one switch of the house rules, in the order in which rules §1 lists them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Switch {
            $($name),*
        }

        impl Switch {
            pub const ALL: &[Switch] = &[$(Switch::$name),*];
        }

        impl Rules {
            /// Whether this one switch stands differently in the other rules.
            pub(super) fn differs_in(&self, switch: Switch, other: &Rules) -> bool {
                match switch {
                    $(Switch::$name => self.$field != other.$field),*
                }
            }

            /// The same rules with this one switch as it stands in the other rules.
            pub fn with(mut self, switch: Switch, other: &Rules) -> Rules {
                match switch {
                    $(Switch::$name => self.$field = other.$field),*
                }
                self
            }
        }
    };
}

switches! {
    Target => target,
    Counting => counting,
    MustBeat => must_beat,
    FailureBase => failure_base,
    CoincheScope => coinche_scope,
    BeloteMultiplied => belote_multiplied,
    Surcoinche => surcoinche,
    BeloteCounts => belote_counts,
    BeloteOnFailure => belote_on_failure,
    Declarations => declarations,
    DeclarationsOnFailure => declarations_on_failure,
    DeclarationsOnCapot => declarations_on_capot,
    UnbidCapot => unbid_capot,
    CapotBid => capot_bid,
    FailedCapot => failed_capot,
    DefenceCapot => defence_capot,
    Generale => generale,
    HigherBids => higher_bids,
    TrumpKinds => trump_kinds,
    Rounding => rounding,
    PassedDeal => passed_deal,
    Direction => direction,
}

impl Rules {
    /// The switches that stand differently in the other rules.
    pub fn differences(&self, other: &Rules) -> Vec<Switch> {
        let differs = |switch: &Switch| self.differs_in(*switch, other);
        Switch::ALL.iter().copied().filter(differs).collect()
    }
}
