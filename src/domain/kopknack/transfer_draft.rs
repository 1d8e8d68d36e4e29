use serde::{Deserialize, Serialize};

use crate::domain::{Seat, tidy_line};

use super::check::nearest_by_three;
use super::{Missing, Record};

/// A transfer between a player and the pot while it is being filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TransferDraft {
    /// Whose coins are moved.
    pub seat: Option<Seat>,
    /// Into the pot or out of it.
    pub flow: Flow,
    /// Without a sign (coins). `None`: nothing typed.
    pub amount: Option<i32>,
    /// As typed.
    pub note: String,
}

/// The way of a transfer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flow {
    /// The player pays into the pot.
    #[default]
    Pays,
    /// The player takes out of the pot.
    Takes,
}

impl TransferDraft {
    /// The draft that shows a saved transfer exactly as it was saved.
    pub(super) fn of_transfer(seat: Seat, amount: i32, note: &str) -> TransferDraft {
        TransferDraft {
            seat: Some(seat),
            flow: if amount < 0 { Flow::Takes } else { Flow::Pays },
            amount: Some(amount.saturating_abs()),
            note: note.to_owned(),
        }
    }

    /// The transfer as it stands, or what is missing for one.
    pub(super) fn record(&self, players: usize) -> Result<Record, Missing> {
        let seat = self.seat.filter(|seat| seat.index() < players);
        Ok(Record::Transfer {
            seat: seat.ok_or(Missing::TransferPlayer)?,
            amount: self.coins().ok_or(Missing::TransferAmount)?,
            note: tidy_line(&self.note, Record::LONGEST_NOTE),
        })
    }

    /// With its sign: above 0 into the pot (coins).
    pub fn coins(&self) -> Option<i32> {
        self.amount.map(|amount| match self.flow {
            Flow::Pays => amount,
            Flow::Takes => amount.saturating_neg(),
        })
    }

    /// The nearest amounts that can be, one or two, when the typed one is not divisible by three (coins).
    pub fn nearest(&self) -> Vec<i32> {
        let nearest = self.amount.and_then(nearest_by_three);
        let both = nearest.map(|(lower, higher)| lower.into_iter().chain([higher]).collect());
        both.unwrap_or_default()
    }

    /// The amount with one digit more, where that is one and the amount does not become too large.
    fn with_digit(&self, digit: u8) -> Option<i32> {
        let amount = self.amount.unwrap_or(0).saturating_mul(10);
        let amount = amount.saturating_add(i32::from(digit));
        (digit <= 9 && amount <= Record::LARGEST_TRANSFER).then_some(amount)
    }

    /// Whether the next digit would be taken.
    pub fn takes_digit(&self, digit: u8) -> bool {
        self.with_digit(digit).is_some()
    }

    /// Types one digit; a digit that would make the amount too large is not taken.
    pub(super) fn digit(&mut self, digit: u8) {
        self.amount = self.with_digit(digit).or(self.amount);
    }

    /// Takes the last digit back.
    pub(super) fn backspace(&mut self) {
        self.amount = self
            .amount
            .map(|amount| amount / 10)
            .filter(|left| *left != 0);
    }

    /// The whole amount at once, if it is not too large.
    pub(super) fn set_amount(&mut self, amount: i32) {
        if (0..=Record::LARGEST_TRANSFER).contains(&amount) {
            self.amount = Some(amount);
        }
    }

    /// With the note as it would be saved.
    pub(super) fn facts(&self) -> TransferDraft {
        TransferDraft {
            note: tidy_line(&self.note, Record::LONGEST_NOTE),
            ..self.clone()
        }
    }
}
