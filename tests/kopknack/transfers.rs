//! Coins moved between a player and the pot outside a deal.

use ardoise::domain::kopknack::{Outcome, Transferred};

use super::table::{Table, alone, nobody, p, transfer, tricks};

#[test]
fn a_player_pays_into_the_pot_and_another_sweeps_it() {
    let mut table = Table::usual(&[transfer(5, 6)]);
    assert_eq!(table.balances(), [0, 0, 0, 0, 0, -6]);
    assert_eq!(table.pot(), 6);
    assert_eq!(table.replay().dealer, p(0), "the deal has not moved");
    table.add(&alone(2));
    assert_eq!(table.dealt().pot, 9);
    assert_eq!(table.balances(), [-3, 0, 9, 0, 0, -6]);
}

#[test]
fn a_player_takes_out_of_the_pot() {
    let table = Table::usual(&[tricks(6, &[(0, 3), (5, 0)]), transfer(5, -3)]);
    assert_eq!(table.balances(), [0, 0, 0, 0, 0, -3]);
    assert_eq!(table.pot(), 3);
    assert_eq!(table.outcome().change(p(5)), 3);
    assert_eq!(
        table.standing().doubles,
        [0, 0, 0, 0, 0, 3],
        "that much of the double is back"
    );
}

#[test]
fn when_an_earlier_deal_changes_a_player_takes_what_there_is() {
    let mut table = Table::usual(&[tricks(6, &[(0, 3), (5, 0)]), transfer(4, -6)]);
    assert_eq!(table.balances(), [0, 0, 0, 0, 6, -6]);
    table.sheet.entries[0].record = nobody();
    assert_eq!(table.balances(), [0; 6]);
    assert_eq!(table.pot(), 0);
    let moved = Transferred {
        seat: p(4),
        amount: 0,
    };
    assert_eq!(table.outcome(), Outcome::Transfer(moved));
}
