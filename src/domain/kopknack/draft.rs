use serde::{Deserialize, Serialize};

use crate::domain::{Game, Kind, Seat, Spot};

use super::{DealDraft, Kopknack, OpenPot, Record, Rules, TRICKS, Tap, TransferDraft};

/// An entry while it is being filled in. The parts of every kind are kept, so that looking at another kind loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Draft {
    kind: Kind,
    /// A deal.
    pub deal: DealDraft,
    /// A transfer.
    pub transfer: TransferDraft,
    /// An ending: what becomes of money left in the pot.
    pub open_pot: Option<OpenPot>,
    /// A dealer correction: who deals next.
    pub dealer: Option<Seat>,
}

/// What a form still lacks before it can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Who knocked, or that nobody did.
    Knocked,
    /// Who took the rest of the tricks.
    Tricks {
        /// So many.
        left: i32,
    },
    /// Whose coins are moved.
    TransferPlayer,
    /// How many coins.
    TransferAmount,
    /// What becomes of the money in the pot.
    OpenPot,
    /// Who deals next.
    Dealer,
}

impl crate::domain::Draft<Kopknack> for Draft {
    type Tap = Tap;
    type Missing = Missing;

    fn kind(&self) -> Kind {
        if Kopknack::KINDS.contains(&self.kind) {
            self.kind
        } else {
            Kind::Deal
        }
    }

    fn set_kind(&mut self, kind: Kind) {
        if Kopknack::KINDS.contains(&kind) {
            self.kind = kind;
        }
    }

    fn of_record(record: &Record) -> Self {
        let mut draft = Draft::of_kind(Kopknack::kind(record));
        match record {
            Record::Deal(deal) => draft.deal = DealDraft::of_deal(deal),
            Record::Transfer { seat, amount, note } => {
                draft.transfer = TransferDraft::of_transfer(*seat, *amount, note);
            }
            Record::Ending { open_pot } => draft.open_pot = Some(*open_pot),
            Record::Dealer { seat } => draft.dealer = Some(*seat),
        }
        draft
    }

    fn tap(&mut self, _: &Rules, spot: &Spot<Kopknack>, tap: Tap) {
        let players = spot.before.players();
        let here = |seat: &Seat| spot.before.has(*seat);
        match tap {
            Tap::Knocked(seat) if here(&seat) => self.deal.toggle(seat),
            Tap::Fold(seat) if here(&seat) => self.deal.set(seat, None),
            Tap::Tricks(seat) if here(&seat) => self.deal.cycle(seat, players),
            Tap::TricksOf(seat, tricks) if here(&seat) && tricks <= TRICKS => {
                self.deal.set(seat, Some(tricks));
            }
            Tap::Sweep(seat) if here(&seat) => self.deal.sweep(seat),
            Tap::NobodyKnocked => self.deal.toggle_nobody(),
            Tap::Player(seat) if here(&seat) => self.transfer.seat = Some(seat),
            Tap::Flow(flow) => self.transfer.flow = flow,
            Tap::Digit(digit) if self.kind == Kind::Transfer => self.transfer.digit(digit),
            Tap::Digit(0) if self.kind() == Kind::Deal => self.deal.toggle_nobody(),
            Tap::Digit(digit) if self.kind() == Kind::Deal => {
                let seat = usize::from(digit).checked_sub(1).and_then(Seat::from_index);
                if let Some(seat) = seat.filter(here) {
                    self.deal.cycle(seat, players);
                }
            }
            Tap::Backspace if self.kind == Kind::Transfer => self.transfer.backspace(),
            Tap::Amount(amount) => self.transfer.set_amount(amount),
            Tap::Note(note) => self.transfer.note = note,
            Tap::OpenPot(open_pot) => self.open_pot = Some(open_pot),
            Tap::Dealer(seat) if here(&seat) => self.dealer = Some(seat),
            Tap::Knocked(_)
            | Tap::Fold(_)
            | Tap::Tricks(_)
            | Tap::TricksOf(..)
            | Tap::Sweep(_)
            | Tap::Player(_)
            | Tap::Digit(_)
            | Tap::Backspace
            | Tap::Dealer(_) => {}
        }
    }

    fn record(&self, _: &Rules, spot: &Spot<Kopknack>) -> Result<Record, Missing> {
        let players = spot.before.players();
        match self.kind() {
            Kind::Transfer => self.transfer.record(players),
            Kind::Ending => match self.open_pot {
                None if spot.before.pot > 0 => Err(Missing::OpenPot),
                open_pot => Ok(Record::Ending {
                    open_pot: open_pot.unwrap_or_default(),
                }),
            },
            Kind::Dealer => match self.dealer {
                Some(seat) if spot.before.has(seat) => Ok(Record::Dealer { seat }),
                _ => Err(Missing::Dealer),
            },
            Kind::Deal | Kind::Passed | Kind::Adjustment => {
                self.deal.deal(players).map(Record::Deal)
            }
        }
    }

    fn clear(&mut self) {
        match self.kind() {
            Kind::Transfer => self.transfer = TransferDraft::default(),
            Kind::Ending => self.open_pot = None,
            Kind::Dealer => self.dealer = None,
            Kind::Deal | Kind::Passed | Kind::Adjustment => self.deal = DealDraft::default(),
        }
    }

    fn is_begun(&self) -> bool {
        let facts = self.facts();
        let empty = Draft {
            kind: facts.kind,
            ..Draft::default()
        };
        facts != empty
    }

    fn says_the_same(&self, other: &Self) -> bool {
        let (one, two) = (self.facts(), other.facts());
        let same_part = match one.kind {
            Kind::Transfer => one.transfer == two.transfer,
            Kind::Ending => one.open_pot == two.open_pot,
            Kind::Dealer => one.dealer == two.dealer,
            Kind::Deal | Kind::Passed | Kind::Adjustment => one.deal == two.deal,
        };
        one.kind == two.kind && same_part
    }
}

impl Draft {
    /// Everything that was filled in, as it would be saved.
    fn facts(&self) -> Draft {
        Draft {
            kind: crate::domain::Draft::kind(self),
            deal: self.deal.facts(),
            transfer: self.transfer.facts(),
            ..self.clone()
        }
    }
}
