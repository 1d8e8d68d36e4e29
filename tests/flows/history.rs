//! Undo and redo: step by step to the start and forth again, each named before it is done.

use std::collections::BTreeSet;
use std::time::Duration;

use ardoise::ui::bridge::{EditVerb, EntryKind, Note};

use super::{THREE, edit, facts, plain, play, play_three, seated};
use crate::phone::Phone;

#[test]
fn every_step_is_named_both_ways() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.taps("other-entry new-passed save");
    phone.taps("other-entry new-adjustment adjustment-1 key-5 key-0 save");
    phone.taps("other-entry new-dealer seat-2 save");
    phone.taps("entry-1 insert-before form-menu kind-passed save");
    phone.taps("entry-2 bid-down save");
    phone.taps("entry-4 delete-entry");
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "Nord");
    phone.tap("apply-details");
    phone.taps("sheet-more details first-dealer-3 apply-details");
    phone.taps("sheet-more details target-1000 apply-details");
    let steps = [
        edit(EditVerb::Add, EntryKind::Deal, 1),
        edit(EditVerb::Add, EntryKind::Passed, 2),
        edit(EditVerb::Add, EntryKind::Adjustment, 3),
        edit(EditVerb::Add, EntryKind::Dealer, 4),
        edit(EditVerb::Insert, EntryKind::Passed, 1),
        edit(EditVerb::Correct, EntryKind::Deal, 2),
        edit(EditVerb::Delete, EntryKind::Adjustment, 4),
        plain(EditVerb::Names),
        plain(EditVerb::FirstDealer),
        plain(EditVerb::Headline),
    ];
    assert_eq!(phone.redo().verb, EditVerb::None);
    let end = facts(&phone);
    let mut phone = phone;
    let mut words = BTreeSet::new();
    for step in steps.iter().rev() {
        assert_eq!(&phone.undo(), step);
        words.insert(phone.label("undo"));
        if step.number > 0 {
            assert_eq!(phone.figure("undo"), Some(step.number));
        }
        phone.tap("undo");
        assert_eq!(phone.snack(), (Note::Undone, step.clone(), 0));
        assert_eq!(&phone.redo(), step);
        phone = phone.restart();
        assert_eq!(&phone.redo(), step);
        words.insert(phone.label("redo"));
    }
    assert_eq!(
        words.len(),
        2 * steps.len(),
        "each has words of its own: {words:#?}"
    );
    assert_eq!(phone.undo().verb, EditVerb::None);
    assert!(!phone.is_enabled("undo"));
    assert_eq!(phone.totals(), (0, 0));
    assert_eq!(phone.figure("title"), Some(2000));
    for step in &steps {
        assert_eq!(&phone.redo(), step);
        phone.tap("redo");
        assert_eq!(phone.snack(), (Note::Redone, step.clone(), 0));
        assert_eq!(&phone.undo(), step);
        phone = phone.restart();
    }
    assert!(!phone.is_enabled("redo"));
    assert_eq!(facts(&phone), end);
    assert_eq!(phone.figure("title"), Some(1000));
}

#[test]
fn a_new_step_ends_the_way_forth() {
    let phone = seated();
    play_three(&phone);
    phone.taps("undo undo");
    assert_eq!(phone.totals(), (220, 50));
    assert!(phone.is_enabled("redo"));
    play(&phone, 2, "80", "82");
    assert!(!phone.is_enabled("redo"));
    assert_eq!(phone.redo().verb, EditVerb::None);
    assert_eq!(phone.totals(), (300, 210));
    phone.taps("undo undo");
    assert_eq!(phone.totals(), (0, 0));
    phone.taps("redo redo");
    assert_eq!(phone.totals(), (300, 210));
}

#[test]
fn looking_around_does_not_end_the_way_forth() {
    let phone = seated();
    play_three(&phone);
    phone.taps("undo undo");
    phone.taps("entry-1 bid-up back sheet-more details apply-details back sheet-running-0");
    phone.taps("new-deal bidder-2 back entry-1 save");
    phone.taps("redo redo");
    assert_eq!(phone.totals(), THREE);
}

#[test]
fn the_snack_of_a_new_deal_takes_it_back() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    assert_eq!(
        phone.snack(),
        (Note::Done, edit(EditVerb::Add, EntryKind::Deal, 1), 0)
    );
    phone.tap("snack-action");
    assert_eq!(phone.totals(), (0, 0));
    assert_eq!(
        phone.snack(),
        (Note::Undone, edit(EditVerb::Add, EntryKind::Deal, 1), 0)
    );
    assert!(!phone.shows("snack-action"));
}

#[test]
fn a_snack_goes_after_a_while_and_the_next_one_stays_its_own_time() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    step(&phone, 4);
    assert!(phone.shows("snack"));
    phone.tap("undo");
    step(&phone, 4);
    assert_eq!(
        phone.snack(),
        (Note::Undone, edit(EditVerb::Add, EntryKind::Deal, 1), 0)
    );
    step(&phone, 4);
    assert!(!phone.shows("snack"));
}

fn step(phone: &Phone, seconds: u64) {
    for _ in 0..seconds * 10 {
        phone.wait(Duration::from_millis(100));
    }
}

#[test]
fn ten_deals_deleted_from_the_middle_come_back_in_their_places() {
    let phone = seated();
    for _ in 0..10 {
        play(&phone, 1, "80", "82");
    }
    let ids = |phone: &Phone| phone.ledger().iter().map(|row| row.id).collect::<Vec<_>>();
    let before = ids(&phone);
    for number in [5, 1, 8, 3, 3, 2, 4, 1, 2, 1] {
        phone.tap(&format!("entry-{number}"));
        phone.tap("delete-entry");
    }
    assert_eq!(phone.totals(), (0, 0));
    for _ in 0..10 {
        phone.tap("undo");
    }
    assert_eq!(ids(&phone), before);
    assert_eq!(phone.totals(), (1600, 800));
}

#[test]
fn the_ledger_says_what_it_shows() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.taps("new-deal bidder-1 belote-1 declarations declaring-1 more-1 bid bid-80");
    phone.taps("key-1 key-6 key-2 all-tricks-1 save");
    // 250 + 50 + 20 + 80 = 400, after 220 and 50.
    let figures = phone.figures("entry-2");
    let says = |number: i32| figures.contains(&number);
    assert!(says(400), "{figures:?}");
    assert!(says(620) && says(50), "the running totals: {figures:?}");
    let plain = phone.label("entry-2");
    // Without belote, declarations and all tricks it says something else each time.
    phone.taps("entry-2 belote-1 save");
    let without_belote = phone.label("entry-2");
    let words = |text: &str| text.replace(|it: char| it.is_ascii_digit(), "");
    assert_ne!(words(&plain), words(&without_belote), "the belote is said");
    phone.taps(
        "entry-2 all-tricks all-tricks-nobody points-1 key-1 key-6 key-2 all-tricks-nobody save",
    );
    assert_ne!(
        words(&without_belote),
        words(&phone.label("entry-2")),
        "all tricks are said"
    );
}

#[test]
fn what_was_played_after_the_end_says_so() {
    let phone = seated();
    play_three(&phone);
    let before = phone.label("entry-3");
    phone.taps("sheet-more details target-own");
    phone.type_into("own-target", "200");
    phone.tap("apply-details");
    assert_eq!(phone.figures("winner"), [1, 220, 50]);
    assert!(phone.ledger()[2].after_end);
    assert_ne!(phone.label("entry-3"), before, "a shade alone is no mark");
}
