//! The fewest payments that settle everybody.

use ardoise::domain::kopknack::{Payment, payments};
use proptest::collection::vec;
use proptest::prelude::*;

fn paid(balances: &[i32]) -> Vec<(usize, usize, i32)> {
    payments(balances)
        .iter()
        .map(|it| (it.from.index(), it.to.index(), it.amount))
        .collect()
}

#[test]
fn nobody_pays_when_all_are_even() {
    assert_eq!(paid(&[0, 0, 0]), []);
    assert_eq!(paid(&[]), []);
}

#[test]
fn who_lost_pays_who_won() {
    assert_eq!(paid(&[-6, 0, 6]), [(0, 2, 6)]);
    assert_eq!(paid(&[9, -3, -6]), [(1, 0, 3), (2, 0, 6)]);
}

#[test]
fn pairs_that_are_even_settle_between_themselves() {
    // Paying in the order of the seats would take four payments.
    assert_eq!(paid(&[-5, -3, -4, 4, 8]), [(0, 4, 5), (1, 4, 3), (2, 3, 4)]);
    // Groups of three, three and two: five payments, and not seven.
    let balances = [-7, 3, 4, -6, 1, 5, -10, 10];
    assert_eq!(payments(&balances).len(), 5);
}

#[test]
fn among_equal_ways_the_lower_seats_go_together() {
    assert_eq!(paid(&[-3, -3, 3, 3]), [(0, 2, 3), (1, 3, 3)]);
    assert_eq!(paid(&[3, -3, 3, -3]), [(1, 0, 3), (3, 2, 3)]);
}

#[test]
fn money_in_the_pot_cannot_be_settled() {
    assert_eq!(paid(&[-6, 3, 0]), []);
    assert_eq!(paid(&[-1, 0, 0, 0, 0, 0, 0, 0, 1]), [], "nine players");
}

#[test]
fn the_largest_balances_can_be_settled() {
    assert_eq!(paid(&[i32::MAX, -i32::MAX]), [(1, 0, i32::MAX)]);
    let huge = [i32::MIN, i32::MAX, 1];
    assert_eq!(paid(&huge), [(0, 1, i32::MAX), (0, 2, 1)]);
}

/// The fewest payments by trying out: the first player who is not even settles with every other one in turn.
fn fewest(mut balances: Vec<i32>) -> usize {
    balances.retain(|balance| *balance != 0);
    let Some(first) = balances.pop() else {
        return 0;
    };
    (0..balances.len())
        .filter(|other| (balances[*other] > 0) != (first > 0))
        .map(|other| {
            let mut rest = balances.clone();
            rest[other] += first;
            1 + fewest(rest)
        })
        .min()
        .expect("balances that add up to zero")
}

/// Balances of three or more players that add up to zero; small ones, so that some players are even among themselves.
fn balances(most: usize, largest: i32) -> impl Strategy<Value = Vec<i32>> {
    vec(-largest..=largest, 2..most).prop_map(|mut balances| {
        balances.push(-balances.iter().sum::<i32>());
        balances
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn afterwards_everybody_is_even(
        balances in prop_oneof![balances(8, 9), balances(8, 99_999)],
    ) {
        let payments = payments(&balances);
        let mut left = balances.clone();
        for Payment { from, to, amount } in &payments {
            prop_assert!(*amount > 0);
            // Who lost only pays and who won is only paid.
            prop_assert!(balances[from.index()] < 0 && balances[to.index()] > 0);
            left[from.index()] += amount;
            left[to.index()] -= amount;
        }
        prop_assert!(left.iter().all(|balance| *balance == 0), "{:?}", left);
        prop_assert!(payments.len() < balances.len());
        prop_assert!(payments.is_sorted());
    }

    #[test]
    fn there_are_no_fewer(balances in balances(7, 6)) {
        prop_assert_eq!(payments(&balances).len(), fewest(balances));
    }
}
