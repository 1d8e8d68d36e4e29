use crate::domain::Points;

/// What a won deal is worth, in units of one stroke or one loop, as a sum: one for the win and what comes on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Units {
    /// For the ties before it.
    pub for_ties: Points,
    /// For all tricks.
    pub for_all_tricks: Points,
}

impl Units {
    /// For the win itself.
    pub const FOR_THE_WIN: Points = 1;

    /// All units together.
    pub fn total(self) -> Points {
        Units::FOR_THE_WIN
            .saturating_add(self.for_ties)
            .saturating_add(self.for_all_tricks)
    }
}
