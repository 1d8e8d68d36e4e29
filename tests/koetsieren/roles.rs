//! Who makes trump and who says when.

use ardoise::domain::koetsieren::{first_to_say, speaking_order, trump_maker};
use proptest::prelude::*;

use super::any;
use super::table::{players, seat};

#[test]
fn with_two_players_the_dealer_says_first() {
    assert_eq!(players(&speaking_order(seat('B'), 2)), "BA");
}

#[test]
fn with_six_players_the_order_goes_round_the_end_of_the_table() {
    assert_eq!(players(&speaking_order(seat('E'), 6)), "ABCDEF");
    assert_eq!(trump_maker(seat('F'), 6), seat('A'));
    assert_eq!(players(&speaking_order(seat('F'), 6)), "BCDEFA");
}

proptest! {
    #[test]
    fn the_order_goes_round_once_and_ends_with_the_trump_maker(
        (seats, dealer) in any::seats().prop_flat_map(|seats| (Just(seats), any::seat(seats))),
    ) {
        let order = speaking_order(dealer, seats);
        prop_assert_eq!(order.len(), seats);
        prop_assert_eq!(order.first().copied(), Some(first_to_say(dealer, seats)));
        prop_assert_eq!(order.last().copied(), Some(trump_maker(dealer, seats)));
        let left_of_dealer = (dealer.index() + 1) % seats;
        prop_assert_eq!(trump_maker(dealer, seats).index(), left_of_dealer);
        for pair in order.windows(2) {
            prop_assert_eq!(pair[1].index(), (pair[0].index() + 1) % seats);
        }
    }
}
