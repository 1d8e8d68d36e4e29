//! The worked examples, two taps a deal.

use ardoise::domain::Side;
use ardoise::domain::couillon::Tally;

use super::{
    board, check_board, check_replay, deal, kept, last, ledger, needed, seat, seated, wins,
};
use crate::phone::Phone;

#[test]
fn a_new_board_waits_for_who_said_yes() {
    let phone = seated();
    assert!(phone.label("title").starts_with("Couillon"));
    check_board(&phone, &[0; 5], &[0; 5], (5, 5));
    assert_eq!(
        phone.label("board"),
        "Us: 5 strokes left, 5 wins to go. Them: 5 strokes left, 5 wins to go. No tie mark"
    );
    assert_eq!(phone.label("dealer"), "Player 1 deals");
    for id in ["won-1", "tie", "won-2"] {
        assert!(!phone.is_enabled(id), "{id}");
        assert_eq!(phone.description(id), "First: who said yes to the trump?");
        phone.poke(id);
    }
    assert!(kept(&phone).entries.is_empty());
    assert_eq!(phone.chosen(&["yes-nobody", "yes-1", "yes-2"]), None);
    phone.tap("yes-2");
    phone.tap("yes-1");
    assert_eq!(
        phone.chosen(&["yes-nobody", "yes-1", "yes-2"]),
        Some("yes-1")
    );
    assert!(phone.is_enabled("tie"));
}

#[test]
fn k1_who_said_yes_and_won_rubs_a_stroke_out() {
    let phone = seated();
    deal(&phone, "1", "won-1");
    check_board(&phone, &[0, 0, 0, 0, -1], &[0; 5], (4, 5));
    assert_eq!(last(&phone), (Some(Side::One), Tally::Won(Side::One)));
    assert_eq!(phone.label("dealer"), "Player 2 deals");
    assert_eq!(
        phone.label("entry-1"),
        "1: Us won, Us said yes, wins to go 4 and 5"
    );
    // The next deal begins unanswered.
    assert_eq!(phone.chosen(&["yes-nobody", "yes-1", "yes-2"]), None);
    check_replay(&phone);
}

#[test]
fn k2_who_said_yes_and_lost_gets_a_loop() {
    let phone = seated();
    deal(&phone, "1", "won-2");
    check_board(&phone, &[1, 0, 0, 0, 0], &[0, 0, 0, 0, -1], (6, 4));
    assert!(
        phone
            .label("board")
            .contains("5 strokes left, 1 loop, 6 wins to go")
    );
    assert_eq!(
        phone.label("entry-1"),
        "1: Them won, Us said yes: a loop, wins to go 6 and 4"
    );
    let row = &ledger(&phone)[0];
    assert_eq!((row.change_1, row.change_2), (1, -1));
}

#[test]
fn k3_a_tie_sets_the_mark_and_loops_nobody() {
    let phone = seated();
    board(&phone, 4, 4);
    assert!(!phone.shows("tie-mark"));
    assert!(!phone.shows("worth"));
    deal(&phone, "2", "tie");
    check_board(&phone, &[1, 0, 0, 0, 0], &[0, 0, 0, 0, -1], (6, 4));
    assert_eq!(phone.number("tie-mark"), 1);
    assert_eq!(phone.label("worth"), "Tie: the next win rubs out 2 strokes");
    assert_eq!(last(&phone), (Some(Side::Two), Tally::Tie));
    assert_eq!(phone.figures("entry-2"), [2, 6, 4]);
}

#[test]
fn k5_a_win_after_a_tie_takes_a_stroke_and_a_loop() {
    let phone = seated();
    board(&phone, 1, 2);
    check_board(&phone, &[1, 0, -1, -1, -1], &[0, 0, -1, -1, -1], (3, 2));
    deal(&phone, "nobody", "tie");
    deal(&phone, "nobody", "won-1");
    check_board(&phone, &[0, -1, -1, -1, -1], &[0, 0, -1, -1, -1], (1, 2));
    assert!(!phone.shows("tie-mark"));
    assert!(phone.label("entry-8").contains("worth 2 strokes"));
}

#[test]
fn k8_the_loop_goes_first_then_the_match_is_won() {
    let phone = seated();
    board(&phone, 0, 2);
    assert_eq!(needed(&phone), (2, 2));
    deal(&phone, "nobody", "won-1");
    check_board(&phone, &[0, -1, -1, -1, -1], &[0, 0, -1, -1, -1], (1, 2));
    assert!(!phone.shows("winner"));
    deal(&phone, "2", "won-1");
    // The match is over: no loop any more.
    check_board(&phone, &[-1; 5], &[0, 0, -1, -1, -1], (0, 2));
    assert_eq!(
        phone.label("winner"),
        "Us won at entry 9; Them had 2 wins to go"
    );
    // The board stands still, whoever wins what is played on.
    deal(&phone, "2", "won-1");
    deal(&phone, "1", "tie");
    assert_eq!(needed(&phone), (0, 2));
    assert!(!phone.shows("tie-mark"));
    assert!(phone.label("entry-10").ends_with("played after the end"));
    assert_eq!(
        phone.label("winner"),
        "Us won at entry 9; Them had 2 wins to go"
    );
    check_replay(&phone);
    phone.taps("undo undo undo");
    assert!(!phone.shows("winner"));
    assert_eq!(needed(&phone), (1, 2));
    phone.taps("redo");
    assert!(phone.shows("winner"));
}

#[test]
fn k9_ties_stack_only_where_the_rules_say_so() {
    let phone = Phone::builder().size(360.0, 4000.0).start();
    let phone = seat(phone);
    wins(&phone, "won-1", 2);
    wins(&phone, "won-2", 2);
    deal(&phone, "nobody", "tie");
    deal(&phone, "nobody", "tie");
    assert_eq!(phone.number("tie-mark"), 2);
    assert_eq!(phone.figures("worth"), [2]);
    deal(&phone, "nobody", "won-2");
    assert_eq!(needed(&phone), (3, 1));
    phone.taps("rules rule-1-1");
    assert_eq!(phone.number("revised-1"), 3);
    assert_eq!(phone.number("revised-2"), 0);
    phone.tap("apply-rules");
    assert_eq!(needed(&phone), (3, 0));
    assert!(phone.shows("winner"));
    phone.tap("undo");
    assert_eq!(needed(&phone), (3, 1));
    phone.taps("undo");
    assert_eq!(phone.number("tie-mark"), 2);
}

#[test]
fn k13_kwajongen_has_ten_strokes() {
    let phone = Phone::builder().size(360.0, 4000.0).start();
    phone.taps("new-sheet game-couillon open-rules preset-3 apply-rules start");
    assert_eq!(phone.label("rules"), "House rules: Kwajongen");
    assert_eq!(needed(&phone), (10, 10));
    deal(&phone, "2", "won-1");
    assert_eq!(needed(&phone), (9, 11));
    let (one, two) = super::halves(&phone);
    assert_eq!((one.len(), two[0]), (10, 1));
}

#[test]
fn a_loop_on_a_looped_stroke() {
    let phone = seated();
    board(&phone, 0, 4);
    deal(&phone, "1", "won-2");
    check_board(&phone, &[2, -1, -1, -1, -1], &[0, 0, 0, -1, -1], (3, 3));
}

#[test]
fn a_double_tap_saves_one_deal() {
    let phone = seated();
    phone.tap("yes-1");
    phone.double_tap("won-1");
    assert_eq!(kept(&phone).entries.len(), 1);
    // Where nobody has to say yes, the second tap would be another deal.
    let phone = Phone::builder().size(360.0, 4000.0).start();
    phone.taps("new-sheet game-couillon open-rules preset-2 apply-rules start");
    assert!(phone.is_checked("yes-nobody"));
    phone.double_tap("won-1");
    assert_eq!(kept(&phone).entries.len(), 1);
    assert!(phone.is_checked("yes-nobody"));
    phone.tap("won-1");
    assert_eq!(last(&phone), (None, Tally::Won(Side::One)));
    assert_eq!(kept(&phone).entries.len(), 2);
}
