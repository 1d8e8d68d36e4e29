//! Undo and redo through everything that can be done to a sheet, and back; the dealer; names; the drawer.

use std::time::Duration;

use ardoise::ui::bridge::{EditVerb, EntryKind, Note};

use super::{AFTER_N3, AFTER_N4, N2, check, kept, ledger, play, seated, session};
use crate::flows::{edit, facts, plain};

#[test]
fn every_step_goes_back_to_the_start_and_forth_again() {
    let phone = seated(6);
    phone.taps("new-deal sweep save");
    play(&phone, N2);
    phone.taps("other-entry new-transfer transfer-seat-1 key-6 save");
    phone.taps("other-entry new-dealer seat-2 save");
    phone.taps("entry-1 insert-before player-3 save");
    phone.taps("entry-3 fold-5 player-6 save");
    phone.taps("entry-5 delete-entry");
    phone.taps("sheet-more details");
    phone.type_into("player-name-1", "Åsa");
    phone.tap("apply-details");
    phone.taps("sheet-more details first-dealer-3 apply-details");
    phone.taps("sheet-more details target-6 apply-details");
    phone.taps("rules rule-1-1 apply-rules");
    phone.taps("other-entry new-ending ending-share save");
    // By the step that is named: the money after it.
    let steps = [
        (
            edit(EditVerb::Add, EntryKind::Deal, 1),
            [0, 0, 0, 0, 0, 0],
            0,
        ),
        (
            edit(EditVerb::Add, EntryKind::Deal, 2),
            [0, -3, 0, 0, 3, 0],
            0,
        ),
        (
            edit(EditVerb::Add, EntryKind::Transfer, 3),
            [-6, -3, 0, 0, 3, 0],
            6,
        ),
        (
            edit(EditVerb::Add, EntryKind::Dealer, 4),
            [-6, -3, 0, 0, 3, 0],
            6,
        ),
        // Player 1 antes, 3 sweeps; then 2 antes and sweeps as the dealer; 3 antes, 5 sweeps.
        (
            edit(EditVerb::Insert, EntryKind::Deal, 1),
            [-9, 0, 0, 0, 3, 0],
            6,
        ),
        (
            edit(EditVerb::Correct, EntryKind::Deal, 3),
            [-9, 0, 0, 0, 0, 3],
            6,
        ),
        (
            edit(EditVerb::Delete, EntryKind::Dealer, 5),
            [-9, 0, 0, 0, 0, 3],
            6,
        ),
        (plain(EditVerb::Names), [-9, 0, 0, 0, 0, 3], 6),
        // 3 antes and sweeps; 4 does; 5 antes, 6 sweeps.
        (plain(EditVerb::FirstDealer), [-6, 0, 0, 0, -3, 3], 6),
        (plain(EditVerb::Headline), [-6, 0, 0, 0, -6, 6], 6),
        // Everyone antes: 36 to 3, to 4, to 6.
        (plain(EditVerb::Rules), [-24, -18, 18, 18, -18, 18], 6),
        (
            edit(EditVerb::Add, EntryKind::Ending, 5),
            [-23, -17, 19, 19, -17, 19],
            0,
        ),
    ];
    let end = facts(&phone);
    let mut phone = phone;
    for (step, balances, pot) in steps.iter().rev() {
        check(&phone, balances, *pot);
        assert_eq!(&phone.undo(), step);
        assert!(phone.label("undo").starts_with("Undo: "));
        phone.tap("undo");
        assert_eq!(phone.snack(), (Note::Undone, step.clone(), 0));
        phone = phone.restart();
        assert_eq!(&phone.redo(), step);
    }
    assert!(!phone.is_enabled("undo"));
    check(&phone, &[0; 6], 0);
    assert_eq!(phone.figure("title"), Some(3));
    for (step, balances, pot) in &steps {
        assert_eq!(&phone.redo(), step);
        phone.tap("redo");
        check(&phone, balances, *pot);
        phone = phone.restart();
    }
    assert!(!phone.is_enabled("redo"));
    assert_eq!(facts(&phone), end);
}

#[test]
fn a_dealer_correction_names_who_antes_next() {
    let phone = session(3);
    phone.taps("other-entry new-dealer");
    assert!(!phone.is_enabled("save"));
    assert_eq!(phone.label("assessment"), "Who deals next?");
    phone.taps("seat-1 seat-6");
    assert!(phone.is_checked("seat-6"));
    assert!(!phone.is_checked("seat-1"));
    phone.tap("save");
    check(&phone, &AFTER_N3, 6);
    assert_eq!(phone.label("hint"), "Player 6 antes 3: the pot will be 9");
    assert!(
        phone
            .label("entry-4")
            .starts_with("4: Dealer correction, Player 6 deals next")
    );
    // All 9 for Player 6, who antes 3 of it.
    phone.taps("new-deal sweep save");
    check(&phone, &[0, -3, -1, 1, 3, 0], 0);
    assert_eq!(phone.label("dealer"), "Player 1 deals");
    phone.taps("entry-4 seat-2 save");
    check(&phone, &[0, 3, -1, 1, 3, -6], 0);
}

#[test]
fn a_new_name_stands_everywhere() {
    let phone = session(4);
    phone.taps("sheet-more details");
    phone.type_into("player-name-5", "  Örjan  av Öland ");
    phone.tap("apply-details");
    check(&phone, &AFTER_N4, 6);
    assert_eq!(phone.label("dealer"), "Örjan av Öland deals");
    assert!(phone.label("entry-2").contains("Örjan av Öland sweeps 3"));
    phone.tap("new-deal");
    assert_eq!(phone.label("player-5"), "Örjan av Öland: folded");
    phone.taps("back other-entry new-transfer");
    assert_eq!(phone.label("transfer-seat-5"), "Örjan av Öland");
    phone.taps("back undo");
    assert_eq!(phone.label("dealer"), "Player 5 deals");
}

#[test]
fn the_drawer_has_who_has_what() {
    let phone = session(4);
    phone.wait(Duration::from_secs(10));
    phone.tap("back");
    let card = phone.label("sheet-running-0");
    assert!(
        card.starts_with("Köpknack, stake 3, Player 1 and 5 others, 4 deals, "),
        "{card}"
    );
    let phone = phone.restart();
    phone.tap("sheet-running-0");
    check(&phone, &AFTER_N4, 6);
}

#[test]
fn three_and_eight_can_play() {
    let phone = seated(3);
    assert!(phone.shows("few-players"));
    play(&phone, &[(0, 2), (2, 1), (1, 0)]);
    // The dealer antes 3 and has 2 back; 6 of the one without.
    check(&phone, &[-1, -6, 1], 6);
    let phone = seated(8);
    assert!(!phone.shows("few-players"));
    play(
        &phone,
        &[
            (0, 0),
            (1, 0),
            (2, 0),
            (3, 0),
            (4, 0),
            (5, 1),
            (6, 1),
            (7, 1),
        ],
    );
    check(&phone, &[-9, -6, -6, -6, -6, 1, 1, 1], 30);
    assert_eq!(ledger(&phone)[0].pot, 3);
    phone.taps("other-entry new-ending ending-share save");
    // 30 among eight: 3 each, and one more for those at the dealer's left: 2 to 7.
    check(&phone, &[-6, -2, -2, -2, -2, 5, 5, 4], 0);
    assert_eq!(kept(&phone).roster.seats(), 8);
}

#[test]
fn an_early_deal_is_corrected_after_a_restart() {
    let phone = session(4).restart();
    phone.taps("entry-1 player-4 save");
    // N1 goes to Player 4 in place of the dealer.
    check(&phone, &[0, 0, -1, 4, -3, -6], 6);
}
