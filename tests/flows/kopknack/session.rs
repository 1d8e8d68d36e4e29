//! The session of the worked examples (cases, N1 to N4), and what becomes of it when an early deal is changed.

use ardoise::domain::kopknack::{Deal, Play, Record};

use super::{AFTER_N3, AFTER_N4, N2, N3, N4, check, knock, ledger, play, records, seated, session};

#[test]
fn the_session_deal_by_deal() {
    let phone = seated(6);
    assert_eq!(phone.label("title"), "Köpknack, stake 3");
    check(&phone, &[0; 6], 0);
    assert_eq!(phone.label("dealer"), "Player 1 deals");
    assert_eq!(phone.label("hint"), "Player 1 antes 3: the pot will be 3");

    // N1: the dealer alone.
    phone.tap("new-deal");
    assert_eq!(phone.number("form-pot"), 3);
    assert_eq!(phone.label("assessment"), "Who knocked?");
    assert!(!phone.is_enabled("save"));
    assert_eq!(
        phone.label("sweep"),
        "Nobody knocked: Player 1 sweeps as the dealer"
    );
    phone.tap("sweep");
    assert!(phone.is_checked("sweep"));
    assert_eq!(phone.number("form-left"), 0);
    assert_eq!(phone.label("assessment"), "The pot is empty then.");
    phone.tap("save");
    check(&phone, &[0; 6], 0);
    assert_eq!(
        phone.label("entry-1"),
        "1: Player 1 deals, Player 1 sweeps 3, pot left 0"
    );

    // N2: another one alone.
    assert_eq!(phone.label("dealer"), "Player 2 deals");
    phone.taps("new-deal player-5");
    assert_eq!(phone.label("player-5"), "Player 5: sweeps the pot");
    assert_eq!(
        phone.label("sweep"),
        "Only Player 5 knocked, and sweeps the pot"
    );
    phone.tap("save");
    check(&phone, &[0, -3, 0, 0, 3, 0], 0);

    // N3: three play, one without a trick.
    phone.tap("new-deal");
    knock(&phone, &[(2, 2)]);
    knock(&phone, &[(3, 0), (5, 0)]);
    assert!(!phone.shows("sweep"));
    assert_eq!(phone.label("tricks-taken"), "2 of 3 tricks");
    assert_eq!(phone.label("assessment"), "1 trick is left: who took it?");
    assert!(!phone.shows("form-left"));
    phone.tap("player-4");
    assert_eq!(phone.label("player-3"), "Player 3: knocked, 2 tricks");
    assert_eq!(phone.label("player-6"), "Player 6: knocked, 0 tricks");
    assert_eq!(phone.description("player-6"), "\u{2212}6 in this deal");
    assert_eq!(phone.number("form-left"), 6);
    phone.tap("save");
    check(&phone, &AFTER_N3, 6);
    let plus = "Player 4 with 1 trick +1";
    assert_eq!(
        phone.label("entry-3"),
        format!(
            "3: Player 3 deals, pot of 3, Player 3 with 2 tricks \u{2212}1, {plus}, Player 6 with 0 tricks \u{2212}6, pot left 6"
        )
    );

    // N4: into the pot that was left.
    assert_eq!(phone.label("hint"), "Player 4 antes 3: the pot will be 9");
    phone.tap("new-deal");
    assert_eq!(phone.number("form-pot"), 9);
    knock(&phone, N4);
    assert_eq!(phone.label("assessment"), "6 stay in the pot.");
    phone.tap("save");
    check(&phone, &AFTER_N4, 6);
    assert_eq!(phone.label("dealer"), "Player 5 deals");
    let dealers: Vec<i32> = ledger(&phone).iter().map(|row| row.dealer).collect();
    assert_eq!(dealers, [0, 1, 2, 3]);
}

#[test]
fn a_double_of_one_stake_replays_the_later_deals() {
    let phone = session(3);
    phone.taps("rules rule-4-1 apply-rules");
    check(&phone, &[0, -3, -1, 1, 3, -3], 3);
    // 6 are played for: 2 a trick, and 3 of the one without.
    play(&phone, N4);
    let single = [2, -1, -1, 0, 0, -3];
    check(&phone, &single, 3);
    phone.taps("undo undo");
    check(&phone, &AFTER_N3, 6);
    phone.taps("redo redo");
    check(&phone, &single, 3);
}

#[test]
fn changed_tricks_replay_the_later_deals() {
    let phone = session(4);
    phone.tap("entry-3");
    assert_eq!(phone.label("player-3"), "Player 3: knocked, 2 tricks");
    assert_eq!(phone.label("player-4"), "Player 4: knocked, 1 trick");
    assert_eq!(phone.label("player-6"), "Player 6: knocked, 0 tricks");
    assert_eq!(phone.label("player-1"), "Player 1: folded");
    // One trick each: nobody pays double, and 1 a trick.
    phone.tap("fold-3");
    knock(&phone, &[(2, 1)]);
    phone.taps("player-6 save");
    // N4 is played for 3 only.
    check(&phone, &[1, -2, -2, -1, -3, 1], 6);
    assert_eq!(ledger(&phone)[3].pot, 3);
    phone.tap("undo");
    check(&phone, &AFTER_N4, 6);
    phone.tap("redo");
    check(&phone, &[1, -2, -2, -1, -3, 1], 6);
}

#[test]
fn a_deal_put_in_before_moves_the_dealer_of_the_later_ones() {
    let phone = session(4);
    let before = records(&phone);
    phone.taps("entry-2 insert-before");
    assert_eq!(phone.figures("title"), [2, 2]);
    phone.taps("sweep save");
    // Player 2 antes and sweeps; each later ante is the next player's.
    check(&phone, &[3, 3, -1, 1, -6, -6], 6);
    let after = records(&phone);
    let play = Play::Swept(None);
    assert_eq!(after[1], Record::Deal(Deal { play }));
    assert_eq!(after[2..], before[1..]);
    phone.tap("undo");
    check(&phone, &AFTER_N4, 6);
}

#[test]
fn a_deleted_deal_is_played_no_more() {
    let phone = session(4);
    phone.taps("entry-3 delete-entry");
    // N4 is dealt by Player 3 now, and for 3: 1 a trick.
    check(&phone, &[1, -2, -3, 1, -3, 0], 6);
    phone.tap("snack-action");
    check(&phone, &AFTER_N4, 6);
    phone.taps("entry-1 delete-entry");
    // Every ante is the one player's before.
    check(&phone, &[0, 0, -1, 4, -3, -6], 6);
}

#[test]
fn a_knock_is_taken_back_and_a_trick_too_many_is_not_given() {
    let phone = session(0);
    phone.tap("new-deal");
    knock(&phone, &[(0, 3)]);
    phone.tap("player-1");
    assert_eq!(phone.label("player-1"), "Player 1: folded");
    knock(&phone, N3);
    phone.tap("player-6");
    assert_eq!(phone.label("player-6"), "Player 6: folded");
    phone.taps("player-6 player-1 fold-1");
    assert_eq!(phone.label("tricks-taken"), "3 of 3 tricks");
    assert!(phone.is_enabled("save"));
    // Two folded leave one who sweeps, whatever was counted.
    phone.taps("fold-4 fold-6");
    assert_eq!(phone.label("player-3"), "Player 3: sweeps the pot");
    phone.tap("save");
    check(&phone, &[-3, 0, 3, 0, 0, 0], 0);
    let Record::Deal(deal) = &records(&phone)[0] else {
        panic!("a deal was saved");
    };
    assert!(matches!(deal.play, Play::Swept(Some(_))));
    play(&phone, N2);
    check(&phone, &[-3, -3, 3, 0, 3, 0], 0);
}
