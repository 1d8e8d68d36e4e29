use serde::{Deserialize, Serialize};

use crate::domain::Points;

use super::Trump;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

/// The rank of a card, from the lowest of a plain suit to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Seven,
    Eight,
    Nine,
    Jack,
    Queen,
    King,
    Ten,
    Ace,
}

/// One of the 32 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub suit: Suit,
    pub rank: Rank,
}

/// The cards that a side took, to be counted. No card is in it twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile {
    /// One bit for each of the 32 cards.
    cards: u32,
}

/// Points of the last trick (dix de der).
pub(super) const LAST_TRICK: Points = 10;

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// Whether the suit is trump.
    fn is_trump(self, trump: Trump) -> bool {
        match trump {
            Trump::Spades => self == Suit::Spades,
            Trump::Hearts => self == Suit::Hearts,
            Trump::Diamonds => self == Suit::Diamonds,
            Trump::Clubs => self == Suit::Clubs,
            Trump::NoTrump => false,
            Trump::AllTrump => true,
        }
    }
}

impl Rank {
    pub const ALL: [Rank; 8] = [
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ten,
        Rank::Ace,
    ];
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card { suit, rank }))
    }

    /// What the card is worth under this trump (rules §1, "Counting a pile of cards").
    pub fn points(self, trump: Trump) -> Points {
        match (trump, self.suit.is_trump(trump)) {
            (Trump::AllTrump, _) => match self.rank {
                Rank::Jack => 14,
                Rank::Nine => 9,
                Rank::Ace => 6,
                Rank::Ten => 5,
                Rank::King => 3,
                Rank::Queen => 1,
                Rank::Seven | Rank::Eight => 0,
            },
            (_, true) => match self.rank {
                Rank::Jack => 20,
                Rank::Nine => 14,
                rank => high_card(rank),
            },
            (_, false) => match self.rank {
                Rank::Jack => 2,
                Rank::Ace if trump == Trump::NoTrump => 19,
                rank => high_card(rank),
            },
        }
    }

    fn bit(self) -> u32 {
        1 << (self.suit as u32 * 8 + self.rank as u32)
    }
}

/// What ace, ten, king and queen are worth in a suit contract, trump or not.
fn high_card(rank: Rank) -> Points {
    match rank {
        Rank::Ace => 11,
        Rank::Ten => 10,
        Rank::King => 4,
        Rank::Queen => 3,
        Rank::Seven | Rank::Eight | Rank::Nine | Rank::Jack => 0,
    }
}

impl Pile {
    pub fn has(self, card: Card) -> bool {
        self.cards & card.bit() != 0
    }

    /// Puts the card in, or takes it out again.
    pub fn toggle(&mut self, card: Card) {
        self.cards ^= card.bit();
    }

    /// The points of the pile under this trump, with the last ten when the side took the last trick: 0 to 162.
    pub fn points(self, trump: Trump, last_trick: bool) -> Points {
        let cards = Card::all().filter(|card| self.has(*card));
        let points: Points = cards.map(|card| card.points(trump)).sum();
        points + if last_trick { LAST_TRICK } else { 0 }
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let cards = cards.into_iter().fold(0, |pile, card| pile | card.bit());
        Pile { cards }
    }
}
