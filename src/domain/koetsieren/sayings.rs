use super::{BarredSum, Rules, TRICKS, tricks_in};

/// Whether a player may say a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It can be said.
    Free,
    /// It can be said, but then the sayings add up to five, which the table wants to be told.
    Warned,
    /// It cannot be said.
    Barred,
}

/// What is pointed out about an entry that can be saved all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The sayings add up to five (house rule *barred sum: warned*).
    SayingsAddToFive,
}

/// The one number with which everybody's sayings add up to five, after what the others said; `None` when the others are
/// above five already.
pub fn barred(others: &[u8]) -> Option<u8> {
    let left = i32::from(TRICKS).saturating_sub(tricks_in(others));
    u8::try_from(left).ok()
}

/// Whether everybody could be right with these sayings.
pub(super) fn add_to_five(said: &[u8]) -> bool {
    tricks_in(said) == i32::from(TRICKS)
}

impl Rules {
    /// Whether the number with which the sayings add up to five is offered.
    pub(super) fn offer_of_barred(&self) -> Offer {
        match self.barred_sum {
            BarredSum::Enforced => Offer::Barred,
            BarredSum::Warned => Offer::Warned,
            BarredSum::Allowed => Offer::Free,
        }
    }

    /// What the table wants to be told about everybody's sayings.
    pub(super) fn warning(&self, said: &[u8]) -> Option<Warning> {
        let warned = self.barred_sum == BarredSum::Warned && add_to_five(said);
        warned.then_some(Warning::SayingsAddToFive)
    }
}
