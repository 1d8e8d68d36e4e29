use crate::domain::Side;

use super::reckoning::Reckoning;
use super::{
    BeloteOnFailure, Counting, Declarations, DeclarationsOnCapot, DeclarationsOnFailure, Verdict,
};

/// What becomes of the declarations of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    ScoredBy(Side),
    Lost,
    OnlyDecide,
    SwitchedOff,
}

impl Reckoning<'_> {
    /// The declarations, when there are any.
    pub fn declared(&self) -> Option<Declarations> {
        self.deal
            .declarations
            .filter(|declared| !declared.counts.is_empty())
    }

    /// Whose the declarations are while the contract is decided: the side that had all tricks may have taken them over.
    pub fn holder(&self) -> Option<Side> {
        let declared = self.declared().filter(|_| self.rules.declarations)?;
        match self.rules.declarations_on_capot {
            DeclarationsOnCapot::Kept => Some(declared.side),
            DeclarationsOnCapot::ToTheSideWithAllTricks => {
                self.deal.all_tricks.or(Some(declared.side))
            }
        }
    }

    /// What becomes of the declarations, when the loser of the contract may score nothing but belote (`stripped`) or not.
    pub fn fate(&self, stripped: bool) -> Fate {
        let Some(holder) = self.holder() else {
            return Fate::SwitchedOff;
        };
        if self.rules.counting == Counting::BidOnly {
            return Fate::OnlyDecide;
        }
        let failed = self.verdict() == Verdict::Failed;
        let scorer = match self.rules.declarations_on_failure {
            DeclarationsOnFailure::ToTheDefenders if failed => self.defenders(),
            DeclarationsOnFailure::Lost if failed && holder == self.bidders() => return Fate::Lost,
            _ => holder,
        };
        let bid_instead = self.rules.counting == Counting::BidVsPoints && !failed && !stripped;
        if stripped && scorer != self.winner() {
            Fate::Lost
        } else if bid_instead && scorer == self.bidders() {
            Fate::OnlyDecide
        } else {
            Fate::ScoredBy(scorer)
        }
    }

    /// Whether the bidders' belote goes to the defenders.
    pub fn belote_goes_over(&self) -> bool {
        self.verdict() == Verdict::Failed
            && self.rules.belote_on_failure == BeloteOnFailure::ToTheDefenders
    }
}
