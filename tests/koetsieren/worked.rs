//! The worked examples of `cases/koetsieren.md`, under the numbers that they have there.

use ardoise::domain::koetsieren::{
    Deal, Draft, Koetsieren, Offer, Record, Rules, Tap, barred, first_to_say, speaking_order,
    trump_maker,
};
use ardoise::domain::{Draft as _, Game, Seat};

use super::table::{deal, last, penalties, players, seat, sheet, standing};

/// The numbers that this player may say after the others said theirs, with this player dealing.
fn offered(seats: usize, dealer: char, said: &[(char, u8)], to: char) -> Vec<u8> {
    let (rules, before) = (Rules::default(), standing(&vec![0; seats]));
    let spot = last(&before, dealer);
    let mut draft = Draft::default();
    for (player, number) in said {
        draft.tap(&rules, &spot, Tap::Said(seat(*player), *number));
    }
    let free = |number: &u8| draft.offers(&rules, &spot, seat(to), *number) == Offer::Free;
    (0..=5).filter(free).collect()
}

/// The totals after a deal, and who has lost.
fn after(totals: &[i32], text: &str) -> (Vec<i32>, String) {
    let before = standing(totals);
    let (_, after) = Koetsieren::play(&Rules::default(), &before, Seat::FIRST, &deal(text));
    (after.totals, players(&after.losers))
}

#[test]
fn q1_one_trick_short_and_the_deal_moves_on() {
    let sheet = sheet(Rules::default(), 4, &["1/1 3/2 2/2 0/0"]);
    let replay = sheet.replay();
    assert_eq!(replay.standing().totals, [0, 1, 0, 0]);
    assert_eq!(replay.dealer, seat('B'));
    assert_eq!(trump_maker(replay.dealer, 4), seat('C'));
    assert_eq!(first_to_say(replay.dealer, 4), seat('D'));
}

#[test]
fn q2_the_trump_maker_may_not_say_two() {
    let said = [('C', 2), ('D', 0), ('A', 1)];
    assert_eq!(offered(4, 'A', &said, 'B'), [0, 1, 3, 4, 5]);
}

#[test]
fn q3_above_five_nothing_is_barred() {
    assert_eq!(barred(&[2, 2, 2]), None);
    let said = [('C', 2), ('D', 2), ('A', 2)];
    assert_eq!(offered(4, 'A', &said, 'B'), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn q4_five_or_nothing_is_barred() {
    assert_eq!(barred(&[0, 0, 0]), Some(5));
    let said = [('C', 0), ('D', 0), ('A', 0)];
    assert_eq!(offered(4, 'A', &said, 'B'), [0, 1, 2, 3, 4]);
    assert_eq!(barred(&[3, 2]), Some(0));
    assert_eq!(offered(3, 'A', &[('C', 3), ('A', 2)], 'B'), [1, 2, 3, 4, 5]);
}

#[test]
fn q5_two_players() {
    assert_eq!(first_to_say(seat('A'), 2), seat('A'), "the dealer");
    assert_eq!(offered(2, 'A', &[('A', 3)], 'B'), [0, 1, 3, 4, 5]);
    assert_eq!(penalties(&Rules::default(), "3/2 1/3"), [1, 2]);
}

#[test]
fn q7_the_only_one_at_ten_loses() {
    let (totals, losers) = after(&[8, 9, 9, 4], "1/0 0/1 2/2 0/2");
    assert_eq!(totals, [9, 10, 9, 6]);
    assert_eq!(losers, "B");
}

#[test]
fn q9_equal_highest_share_the_loss() {
    let (totals, losers) = after(&[9, 8, 3], "1/2 4/2 1/1");
    assert_eq!(totals, [10, 10, 3]);
    assert_eq!(losers, "AB");
}

#[test]
fn q10_everybody_says_five() {
    assert_eq!(penalties(&Rules::default(), "5/5 5/0 5/0"), [0, 5, 5]);
}

#[test]
fn q12_the_trump_maker_says_last() {
    assert_eq!(trump_maker(seat('A'), 4), seat('B'));
    assert_eq!(players(&speaking_order(seat('A'), 4)), "CDAB");
}

#[test]
fn the_worked_deals_are_taken() {
    for text in ["1/1 3/2 2/2 0/0", "3/2 1/3", "5/5 5/0 5/0"] {
        let record = deal(text);
        let Record::Deal(Deal { said, .. }) = &record else {
            panic!("a deal");
        };
        let before = standing(&vec![0; said.len()]);
        let faults = Koetsieren::check(&Rules::default(), &last(&before, 'A'), &record);
        assert_eq!(faults, [], "{text}");
    }
}
