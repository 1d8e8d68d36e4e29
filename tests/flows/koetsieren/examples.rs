//! The worked examples, tapped in.

use super::{ONE, fill, play, records, roles, rows, say, seated, take, totals};
use crate::koetsieren::table::deal;
use crate::phone::Phone;

/// The numbers that the player in this seat may say.
#[track_caller]
fn offered(phone: &Phone, seat: usize) -> Vec<usize> {
    let may = |number: &usize| phone.is_enabled(&format!("said-{seat}-{number}"));
    (0..=5).filter(may).collect()
}

#[test]
fn q1_one_trick_short_and_the_deal_moves_on() {
    let phone = seated(4);
    assert_eq!(totals(&phone), [0, 0, 0, 0]);
    assert_eq!(roles(&phone), [Some(1), Some(2), Some(3)]);
    fill(&phone, ONE);
    let penalties = [1, 2, 3, 4].map(|seat| phone.figure(&format!("penalty-{seat}")));
    assert_eq!(penalties, [Some(0), Some(1), Some(0), Some(0)]);
    phone.tap("save");
    assert_eq!(totals(&phone), [0, 1, 0, 0]);
    assert_eq!(roles(&phone), [Some(2), Some(3), Some(4)]);
    assert_eq!(records(&phone), [deal(ONE)]);
    let heard = phone.label("entry-1");
    assert!(
        heard.contains("Player 2: said 3, took 2, penalty 1, total 1"),
        "{heard}"
    );
}

#[test]
fn q2_the_trump_maker_may_not_say_two() {
    let phone = seated(4);
    phone.taps("new-deal said-3-2 said-4-0");
    assert!(!phone.shows("barred"), "one of the others has not said");
    assert_eq!(offered(&phone, 2), [0, 1, 2, 3, 4, 5]);
    phone.tap("said-1-1");
    assert_eq!(offered(&phone, 2), [0, 1, 3, 4, 5]);
    assert_eq!(
        offered(&phone, 1),
        [0, 1, 2, 3, 4, 5],
        "only the last is barred"
    );
    assert_eq!(phone.label("said-2-2"), "Player 2 may not say 2");
    assert_eq!(
        phone.label("barred"),
        "2 is barred: the sayings would add up to five"
    );
    phone.poke("said-2-2");
    assert!(!phone.is_checked("said-2-2"));
    assert!(phone.shows("said-2-3"), "it is still to be said");
}

#[test]
fn q3_above_five_nothing_is_barred() {
    let phone = seated(4);
    phone.taps("new-deal said-3-2 said-4-2 said-1-2");
    assert!(!phone.shows("barred"));
    assert_eq!(offered(&phone, 2), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn q4_five_or_nothing_is_barred() {
    let phone = seated(4);
    phone.taps("new-deal said-3-0 said-4-0 said-1-0");
    assert_eq!(offered(&phone, 2), [0, 1, 2, 3, 4]);
    phone.taps("said-3-3 said-4-2");
    assert_eq!(offered(&phone, 2), [1, 2, 3, 4, 5]);
}

#[test]
fn q5_two_players() {
    let phone = seated(2);
    assert_eq!(roles(&phone), [Some(1), Some(2), Some(1)]);
    phone.taps("new-deal said-1-3");
    assert_eq!(offered(&phone, 2), [0, 1, 3, 4, 5]);
    phone.taps("said-2-1 taken-1-2");
    assert!(phone.is_checked("taken-2-3"), "it fills itself in");
    phone.tap("save");
    assert_eq!(totals(&phone), [1, 2]);
    assert_eq!(records(&phone), [deal("3/2 1/3")]);
}

#[test]
fn q7_the_only_one_at_ten_loses() {
    let phone = seated(4);
    play(
        &phone,
        &["5/1 5/1 5/1 0/2", "5/1 5/1 5/1 0/2", "1/1 1/2 1/2 0/0"],
    );
    assert_eq!(totals(&phone), [8, 9, 9, 4]);
    assert!(!phone.shows("loser"));
    let near = [1, 2, 3, 4].map(|seat| phone.shows(&format!("near-{seat}")));
    assert_eq!(near, [true, true, true, false]);
    assert_eq!(phone.figure("near-1"), Some(2));
    assert_eq!(phone.figure("near-2"), Some(1));
    play(&phone, &["1/0 0/1 2/2 0/2"]);
    assert_eq!(totals(&phone), [9, 10, 9, 6]);
    assert_eq!(phone.label("loser"), "Player 2 loses with 10");
    assert!(phone.shows("lost-2"));
    assert!(!phone.shows("near-2"));
    assert!(rows(&phone)[3].ends);
    // Played on, the loser stays, and what comes is marked.
    play(&phone, &["5/0 5/5 0/0 0/0"]);
    assert_eq!(totals(&phone), [14, 10, 9, 6]);
    assert_eq!(phone.label("loser"), "Player 2 loses with 10");
    assert!(!phone.shows("lost-1"));
    assert!(rows(&phone)[4].after_end);
    assert!(phone.label("entry-5").contains("after the end"));
    // The match goes on when its end is taken away.
    phone.taps("undo undo");
    assert!(!phone.shows("loser"));
    assert!(!phone.shows("lost-2"));
}

#[test]
fn q9_equal_highest_share_the_loss() {
    let phone = seated(3);
    play(&phone, &["5/1 5/1 3/3", "5/1 5/1 3/3", "0/1 1/1 0/3"]);
    assert_eq!(totals(&phone), [9, 8, 3]);
    play(&phone, &["1/2 4/2 1/1"]);
    assert_eq!(totals(&phone), [10, 10, 3]);
    assert_eq!(phone.label("loser"), "Player 1 and Player 2 share the loss");
    let lost = [1, 2, 3].map(|seat| phone.shows(&format!("lost-{seat}")));
    assert_eq!(lost, [true, true, false]);
}

#[test]
fn q10_everybody_says_five() {
    let phone = seated(3);
    play(&phone, &["5/5 5/0 5/0"]);
    assert_eq!(totals(&phone), [0, 5, 5]);
}

#[test]
fn q12_the_players_stand_in_speaking_order() {
    let phone = seated(4);
    let order = |phone: &Phone, half: &str| {
        let mut seats: Vec<usize> = (1..=4).collect();
        let place = |seat: &usize| phone.get(&format!("{half}-{seat}-0")).absolute_position();
        seats.sort_by(|a, b| place(a).y.total_cmp(&place(b).y));
        seats
    };
    phone.tap("new-deal");
    assert_eq!(order(&phone, "said"), [3, 4, 1, 2]);
    say(&phone, "1 3 2 0");
    assert_eq!(order(&phone, "taken"), [3, 4, 1, 2]);
    take(&phone, "1 2 2");
    phone.taps("save new-deal");
    assert_eq!(order(&phone, "said"), [4, 1, 2, 3]);
}

#[test]
fn the_tricks_must_be_five() {
    let phone = seated(4);
    phone.tap("new-deal");
    say(&phone, "1 3 2 0");
    take(&phone, "3 3");
    assert_eq!(
        phone.label("assessment"),
        "The tricks taken add up to 6: there are five."
    );
    assert!(!phone.is_enabled("save"));
    // The same number again takes it back.
    phone.tap("taken-2-3");
    assert_eq!(
        phone.label("assessment"),
        "How many tricks did Player 3 take?"
    );
    phone.taps("taken-2-1 taken-3-0");
    assert!(phone.is_checked("taken-4-1"));
    assert!(phone.shows("derived"));
    // What fills itself in follows a correction.
    phone.tap("taken-2-2");
    assert!(phone.is_checked("taken-4-0"));
    phone.tap("taken-4-3");
    assert_eq!(
        phone.label("assessment"),
        "The tricks taken add up to 8: there are five."
    );
    assert!(!phone.is_enabled("save"));
    phone.tap("taken-4-0");
    assert!(phone.is_enabled("save"));
}

#[test]
fn six_players_have_room_on_the_narrowest_phone() {
    let phone = crate::phone::Phone::builder().size(320.0, 1600.0).start();
    let phone = super::seat(phone, 6);
    play(&phone, &["1/1 1/1 1/1 1/1 0/1 0/0"]);
    assert_eq!(totals(&phone), [0, 0, 0, 0, 1, 0]);
    assert_eq!(roles(&phone), [Some(2), Some(3), Some(4)]);
}
