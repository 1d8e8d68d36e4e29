use serde::{Deserialize, Serialize};

use crate::domain::{BySide, Points, Side};

use super::{Counts, Deal, Missing, Rules, Silence, Tally};

/// A deal while it is being filled in: nothing is preselected, anything may be missing, and zero is a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DealDraft {
    pub said_yes: SaidYes,
    pub result: Option<ResultDraft>,
    pub all_tricks: bool,
    /// The cards of each side's pile as far as they were counted.
    pub counts: BySide<Counts>,
    pub view: View,
}

/// The answer to "who said yes to the trump?".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SaidYes {
    #[default]
    Unanswered,
    Nobody,
    Side(Side),
}

/// A result while it is being filled in: tapped, or card points of which one side's may still be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultDraft {
    Won(Side),
    Tie,
    Points(BySide<Option<Points>>),
}

/// Where the hand is in the form; no part of the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct View {
    pub panel: Panel,
    /// The side whose points are typed or counted next; `None`: side one.
    pub keypad: Option<Side>,
    /// The next digit begins a new number instead of going on with the one that stands there.
    pub afresh: bool,
}

/// The part of the form that is open; one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Panel {
    /// Won, tie, won: a deal in two taps.
    #[default]
    Result,
    /// The keypad for card points.
    Points,
    /// Counting a pile of cards.
    Counter,
}

impl DealDraft {
    /// The draft that shows a saved deal exactly as it was saved.
    pub fn of_deal(deal: &Deal) -> DealDraft {
        let (result, panel) = match deal.result {
            Tally::Won(side) => (ResultDraft::Won(side), Panel::Result),
            Tally::Tie => (ResultDraft::Tie, Panel::Result),
            Tally::Points(points) => {
                let typed = BySide::from_fn(|side| Some(points[side]));
                (ResultDraft::Points(typed), Panel::Points)
            }
        };
        DealDraft {
            said_yes: deal.said_yes.map_or(SaidYes::Nobody, SaidYes::Side),
            result: Some(result),
            all_tricks: deal.all_tricks,
            counts: BySide::default(),
            view: View {
                panel,
                keypad: None,
                afresh: true,
            },
        }
    }

    /// The deal as it stands, or the first thing that is missing for one, in the order of the form.
    pub fn deal(&self, rules: &Rules) -> Result<Deal, Missing> {
        Ok(Deal {
            said_yes: self.saying(rules)?,
            result: self.tally()?,
            all_tricks: self.all_tricks,
        })
    }

    /// The side that said yes as it stands, where silence may be an answer, or what is missing for one.
    pub fn saying(&self, rules: &Rules) -> Result<Option<Side>, Missing> {
        match (self.said_yes, rules.silence) {
            (SaidYes::Side(side), _) => Ok(Some(side)),
            (SaidYes::Nobody, _) | (SaidYes::Unanswered, Silence::Nobody) => Ok(None),
            (SaidYes::Unanswered, Silence::Asks) => Err(Missing::SaidYes),
        }
    }

    /// The result as it stands, or what is missing for one.
    pub fn tally(&self) -> Result<Tally, Missing> {
        match self.result {
            Some(ResultDraft::Won(side)) => Ok(Tally::Won(side)),
            Some(ResultDraft::Tie) => Ok(Tally::Tie),
            Some(ResultDraft::Points(typed)) => Ok(Tally::Points(BySide::new(
                typed.one.ok_or(Missing::PointsOf(Side::One))?,
                typed.two.ok_or(Missing::PointsOf(Side::Two))?,
            ))),
            None => Err(Missing::Result),
        }
    }

    /// The card points of each side, as far as they are filled in.
    pub fn points(&self) -> BySide<Option<Points>> {
        match self.result {
            Some(ResultDraft::Points(typed)) => typed,
            Some(ResultDraft::Won(_) | ResultDraft::Tie) | None => BySide::default(),
        }
    }

    /// The side whose points the keypad types and the counter counts.
    pub fn keypad_side(&self) -> Side {
        self.view.keypad.unwrap_or(Side::One)
    }

    /// The same draft with the hand back at the start.
    pub fn without_view(&self) -> DealDraft {
        DealDraft {
            view: View::default(),
            ..*self
        }
    }
}
