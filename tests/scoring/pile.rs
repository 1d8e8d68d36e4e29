//! Counting a pile of cards.

use ardoise::domain::coinche::{Card, Pile, Rank, Suit, Trump};

const TRUMPS: [Trump; 6] = [
    Trump::Spades,
    Trump::Hearts,
    Trump::Diamonds,
    Trump::Clubs,
    Trump::NoTrump,
    Trump::AllTrump,
];

fn pile(cards: &[(Suit, Rank)]) -> Pile {
    cards
        .iter()
        .map(|(suit, rank)| Card {
            suit: *suit,
            rank: *rank,
        })
        .collect()
}

#[test]
fn all_the_cards_are_152_points_and_162_with_the_last_ten() {
    let all: Pile = Card::all().collect();
    for trump in TRUMPS {
        assert_eq!(all.points(trump, false), 152, "{trump:?}");
        assert_eq!(all.points(trump, true), 162, "{trump:?}");
    }
}

#[test]
fn every_card_has_its_worth() {
    use Rank::{Ace, Eight, Jack, King, Nine, Queen, Seven, Ten};
    let ranks = [Jack, Nine, Ace, Ten, King, Queen, Eight, Seven];
    for (trump, suit, worths) in [
        (Trump::Hearts, Suit::Hearts, [20, 14, 11, 10, 4, 3, 0, 0]),
        (Trump::Spades, Suit::Spades, [20, 14, 11, 10, 4, 3, 0, 0]),
        (
            Trump::Diamonds,
            Suit::Diamonds,
            [20, 14, 11, 10, 4, 3, 0, 0],
        ),
        (Trump::Clubs, Suit::Clubs, [20, 14, 11, 10, 4, 3, 0, 0]),
        (Trump::Hearts, Suit::Spades, [2, 0, 11, 10, 4, 3, 0, 0]),
        (Trump::NoTrump, Suit::Hearts, [2, 0, 19, 10, 4, 3, 0, 0]),
        (Trump::AllTrump, Suit::Hearts, [14, 9, 6, 5, 3, 1, 0, 0]),
    ] {
        for (rank, worth) in ranks.into_iter().zip(worths) {
            let card = Card { suit, rank };
            assert_eq!(card.points(trump), worth, "{rank:?} of {suit:?}, {trump:?}");
        }
    }
}

#[test]
fn a_pile_is_the_sum_of_its_cards() {
    let pile = pile(&[
        (Suit::Hearts, Rank::Jack),
        (Suit::Hearts, Rank::Seven),
        (Suit::Spades, Rank::Jack),
        (Suit::Clubs, Rank::Ace),
        (Suit::Clubs, Rank::Nine),
    ]);
    assert_eq!(pile.points(Trump::Hearts, false), 20 + 2 + 11);
    assert_eq!(pile.points(Trump::Clubs, true), 2 + 2 + 11 + 14 + 10);
    assert_eq!(pile.points(Trump::NoTrump, false), 2 + 2 + 19);
    assert_eq!(pile.points(Trump::AllTrump, false), 14 + 14 + 6 + 9);
    assert_eq!(Pile::default().points(Trump::Hearts, true), 10);
}

#[test]
fn a_card_tapped_twice_is_out_again() {
    let jack = Card {
        suit: Suit::Hearts,
        rank: Rank::Jack,
    };
    let mut pile = pile(&[(Suit::Hearts, Rank::Nine), (Suit::Hearts, Rank::Nine)]);
    pile.toggle(jack);
    assert!(pile.has(jack));
    assert_eq!(pile.points(Trump::Hearts, false), 34);
    pile.toggle(jack);
    assert!(!pile.has(jack));
    assert_eq!(pile.points(Trump::Hearts, false), 14);
}

#[test]
fn what_one_side_has_not_the_other_has() {
    for trump in TRUMPS {
        let split = |mine: bool| -> Pile {
            Card::all()
                .enumerate()
                .filter(|(at, _)| (at % 3 == 0) == mine)
                .map(|(_, card)| card)
                .collect()
        };
        let both = split(true).points(trump, true) + split(false).points(trump, false);
        assert_eq!(both, 162, "{trump:?}");
    }
}
