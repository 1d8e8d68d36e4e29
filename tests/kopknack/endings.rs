//! The end of the session (rules §4, "Ending").

use ardoise::domain::kopknack::{Ended, OpenPot, Outcome, Rules, payments};

use super::table::{Table, alone, dealer, ending, p, transfer, tricks};

/// P0 deals, P1 takes the three tricks of 3 coins, and P2 and P4 pay 6 each: pot 12 at a table of five.
fn open(entries: &[ardoise::domain::kopknack::Record]) -> Table {
    let mut table = Table::new(Rules::default(), 5, &[tricks(5, &[(1, 3), (2, 0), (4, 0)])]);
    assert_eq!(table.balances(), [-3, 3, -6, 0, -6]);
    for entry in entries {
        table.add(entry);
    }
    table
}

fn ended(table: &Table) -> Ended {
    match table.outcome() {
        Outcome::Ending(ended) => ended,
        other => panic!("the last entry is no ending: {other:?}"),
    }
}

#[test]
fn an_open_pot_is_shared_and_the_remainder_begins_at_the_last_dealers_left() {
    let table = open(&[ending(OpenPot::Share)]);
    let ended = ended(&table);
    assert_eq!(ended.pot, 12);
    assert_eq!(ended.shares, [2, 3, 3, 2, 2], "12 of five; P0 dealt last");
    assert_eq!(ended.refunds, [0; 5]);
    assert_eq!(table.balances(), [-1, 6, -3, 2, -4]);
    assert_eq!(table.pot(), 0);
}

#[test]
fn a_dealer_correction_does_not_move_the_last_dealer() {
    let table = open(&[dealer(3), ending(OpenPot::Share)]);
    assert_eq!(ended(&table).shares, [2, 3, 3, 2, 2]);
}

#[test]
fn the_remainder_goes_round_the_end_of_the_table() {
    // P4 deals the second deal; 6 left of five, one too many: to P0.
    let table = open(&[
        dealer(4),
        tricks(5, &[(0, 3), (3, 0)]),
        ending(OpenPot::Share),
    ]);
    assert_eq!(ended(&table).shares, [2, 1, 1, 1, 1]);
}

#[test]
fn before_the_first_deal_the_remainder_begins_at_whose_deal_it_is() {
    let entries = [dealer(2), transfer(0, 6), ending(OpenPot::Share)];
    let table = Table::new(Rules::default(), 5, &entries);
    assert_eq!(ended(&table).shares, [1, 1, 2, 1, 1]);
}

#[test]
fn the_last_doubles_are_waived() {
    let table = open(&[ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&table).refunds, [0, 0, 6, 0, 6]);
    assert_eq!(ended(&table).shares, [0; 5]);
    assert_eq!(table.balances(), [-3, 3, 0, 0, 0]);
}

#[test]
fn doubles_that_were_won_since_are_not_given_back() {
    // P1 antes, P3 wins 15, P0 pays 6: only that is still in the pot.
    let table = open(&[tricks(5, &[(3, 3), (0, 0)]), ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&table).refunds, [6, 0, 0, 0, 0]);
    let swept = open(&[alone(3), ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&swept).pot, 0);
    assert_eq!(ended(&swept).refunds, [0; 5]);
}

#[test]
fn what_else_lies_in_the_pot_is_shared() {
    let table = open(&[transfer(3, 6), ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&table).refunds, [0, 0, 6, 0, 6]);
    assert_eq!(ended(&table).shares, [1, 2, 1, 1, 1]);
    assert_eq!(table.balances(), [-2, 5, 1, -5, 1]);
}

#[test]
fn what_a_player_took_back_is_not_given_back_twice() {
    let table = open(&[transfer(2, -6), ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&table).refunds, [0, 0, 0, 0, 6]);
    assert_eq!(table.balances(), [-3, 3, 0, 0, 0]);
}

#[test]
fn doubles_are_given_back_as_far_as_the_pot_reaches() {
    // P3 takes 9 of the 12: P2, nearer to the dealer's left than P4, has the rest.
    let table = open(&[transfer(3, -9), ending(OpenPot::WaiveDoubles)]);
    assert_eq!(ended(&table).refunds, [0, 0, 3, 0, 0]);
    assert_eq!(table.balances(), [-3, 3, -3, 9, -6]);
}

#[test]
fn the_session_is_over_with_its_first_ending() {
    let mut table = open(&[]);
    assert_eq!(table.replay().finish, None);
    table.add(&ending(OpenPot::Share));
    assert_eq!(table.replay().finish, Some(2));
    assert_eq!(
        table.replay().dealer,
        p(1),
        "an ending does not move the deal"
    );
    table.add(&alone(0));
    table.add(&ending(OpenPot::Share));
    assert_eq!(table.replay().finish, Some(2));
    // P1 anted 3 and P0 swept them: they still count.
    assert_eq!(table.balances(), [2, 3, -3, 2, -4]);
}

#[test]
fn an_ending_taken_away_opens_the_session_again() {
    let mut table = open(&[ending(OpenPot::Share)]);
    table.sheet.undo();
    assert_eq!(table.replay().finish, None);
    assert_eq!(table.pot(), 12);
}

#[test]
fn after_an_ending_everybody_can_be_settled() {
    let table = open(&[ending(OpenPot::Share)]);
    let paid: Vec<(usize, usize, i32)> = payments(&table.balances())
        .iter()
        .map(|it| (it.from.index(), it.to.index(), it.amount))
        .collect();
    // −1, 6, −3, 2, −4: nobody is even with fewer than all, so four payments.
    assert_eq!(paid, [(0, 1, 1), (2, 1, 3), (4, 1, 2), (4, 3, 2)]);
}
