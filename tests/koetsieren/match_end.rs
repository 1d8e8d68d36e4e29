//! When the match is over, who lost it, and what comes after.

use ardoise::domain::koetsieren::{AtTheLimit, BarredSum, Record, Rules};
use ardoise::domain::{Edit, Seat};

use super::table::{deal, enter, players, seat, sheet};

/// Of two players the first misses by five.
const A_BY_FIVE: &str = "5/0 5/5";
/// Both miss by five.
const BOTH_BY_FIVE: &str = "0/5 5/0";
/// Both miss by one.
const BOTH_BY_ONE: &str = "2/3 3/2";

fn allowing(at_the_limit: AtTheLimit) -> Rules {
    Rules {
        at_the_limit,
        barred_sum: BarredSum::Allowed,
        ..Rules::default()
    }
}

#[test]
fn the_first_deal_with_ten_ends_it_and_later_ones_do_not_change_the_loser() {
    let deals = [A_BY_FIVE, A_BY_FIVE, "0/0 0/5", "0/0 0/5", "0/0 0/5"];
    let replay = sheet(Rules::default(), 2, &deals).replay();
    assert_eq!(replay.finish, Some(2));
    assert_eq!(players(&replay.steps[0].standing.losers), "");
    assert_eq!(replay.steps[1].standing.totals, [10, 0]);
    assert_eq!(players(&replay.steps[1].standing.losers), "A");
    assert_eq!(replay.standing().totals, [10, 15], "all entries add up");
    assert_eq!(players(&replay.standing().losers), "A");
}

#[test]
fn nine_is_not_ten() {
    let nine = ["5/0 5/5", "4/0 5/5"];
    let replay = sheet(Rules::default(), 2, &nine).replay();
    assert_eq!(replay.standing().totals, [9, 0]);
    assert_eq!(replay.finish, None);
    assert_eq!(replay.standing().losers, []);
}

#[test]
fn the_limit_need_not_be_hit_exactly() {
    let replay = sheet(Rules::default(), 2, &["4/0 5/5", A_BY_FIVE, A_BY_FIVE]).replay();
    assert_eq!(replay.finish, Some(3));
    assert_eq!(replay.standing().totals, [14, 0]);
}

#[test]
fn equal_highest_share_the_loss_or_play_on() {
    let deals = [BOTH_BY_FIVE, BOTH_BY_FIVE, BOTH_BY_ONE, A_BY_FIVE];
    let shared = sheet(allowing(AtTheLimit::HighestLoses), 2, &deals).replay();
    assert_eq!(shared.finish, Some(2));
    assert_eq!(players(&shared.standing().losers), "AB");
    let on = sheet(allowing(AtTheLimit::PlayOn), 2, &deals).replay();
    assert_eq!(on.finish, Some(4));
    assert_eq!(players(&on.standing().losers), "A");
}

#[test]
fn a_correction_of_an_early_deal_takes_the_end_away() {
    let mut sheet = sheet(Rules::default(), 2, &[A_BY_FIVE, A_BY_FIVE]);
    let first = sheet.entries[0].clone();
    let edit = Edit::Replace {
        at: 0,
        id: first.id,
        before: first.record,
        after: deal("5/5 5/0"),
    };
    assert_eq!(sheet.commit(edit), Ok(true));
    assert_eq!(sheet.replay().finish, None);
    assert_eq!(sheet.replay().standing().totals, [5, 5]);
    assert!(sheet.undo());
    assert_eq!(sheet.replay().finish, Some(2));
}

#[test]
fn a_dealer_correction_does_not_end_it() {
    let mut sheet = sheet(Rules::default(), 3, &["5/0 5/5 1/0"]);
    enter(&mut sheet, Record::Dealer { seat: seat('A') });
    enter(&mut sheet, deal("5/0 5/5 0/0"));
    let replay = sheet.replay();
    assert_eq!(replay.finish, Some(3));
    assert_eq!(replay.dealer_at(1), seat('B'));
    assert_eq!(replay.dealer_at(2), seat('A'));
    assert_eq!(replay.dealer, seat('B'));
    assert_eq!(replay.steps[1].standing.totals, [5, 0, 1]);
}

#[test]
fn a_deal_with_its_tricks_to_come_costs_nothing_and_keeps_the_dealer() {
    let mut sheet = sheet(Rules::default(), 3, &["5/0 5/5 1/0", "1/ 2/ 0/"]);
    let replay = sheet.replay();
    assert_eq!(replay.standing().totals, [5, 0, 1]);
    assert_eq!(replay.steps[1].dealer, seat('B'));
    assert_eq!(
        replay.dealer,
        seat('B'),
        "the dealer moves when it is complete"
    );
    let waiting = sheet.entries[1].clone();
    let edit = Edit::Replace {
        at: 1,
        id: waiting.id,
        before: waiting.record,
        after: deal("1/1 2/2 0/2"),
    };
    assert_eq!(sheet.commit(edit), Ok(true));
    assert_eq!(sheet.replay().standing().totals, [5, 0, 3]);
    assert_eq!(sheet.replay().dealer, seat('C'));
    assert!(sheet.undo());
    assert_eq!(
        sheet.entries.len(),
        2,
        "the sayings are a step of their own"
    );
    assert_eq!(sheet.replay(), replay);
}

#[test]
fn what_is_left_until_the_limit() {
    let rules = Rules::default();
    let replay = sheet(rules.clone(), 2, &["4/0 5/5", A_BY_FIVE, A_BY_FIVE]).replay();
    let to_go = |at: usize, seat: Seat| replay.steps[at].standing.to_go(&rules, seat);
    let (a, b) = (seat('A'), seat('B'));
    assert_eq!([to_go(0, a), to_go(1, a), to_go(2, a)], [6, 1, 0]);
    assert_eq!(to_go(2, b), 10);
}
