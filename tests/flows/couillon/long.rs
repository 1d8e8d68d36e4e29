//! A sheet of two hundred deals on a small phone.

use ardoise::domain::couillon::{Deal, Record, Rules, Tally};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::LogicalPosition;

use super::{check_replay, kept, ledger};
use crate::couillon::any;
use crate::flows::long::{scroll, with};
use crate::phone::Phone;

/// Turns the wheel over the ledger, which stands at its newest entry, until the entry with this number is the last in sight.
fn scroll_to(phone: &Phone, newest: usize, number: usize) {
    let foot = phone.get("new-deal").absolute_position();
    let over = LogicalPosition::new(foot.x + 20.0, foot.y - 20.0);
    let turn = |delta_y: f32| scroll(phone, over, delta_y);
    let end = foot.y - 10.0;
    let first = phone.get(&format!("entry-{newest}"));
    let rows = u16::try_from(newest - number + 1).expect("few rows");
    turn(end - first.absolute_position().y - f32::from(rows) * first.size().height);
    // A long stroke ends with a whole row at the top of the list.
    let entry = phone.get(&format!("entry-{number}"));
    turn((end - entry.absolute_position().y - entry.size().height).min(-1.0));
}

#[test]
fn two_hundred_deals_are_opened_scrolled_and_changed_in_the_middle() {
    let mut runner = TestRunner::deterministic();
    // Ties alone go on for ever: what is random comes after a hundred of them.
    let rules = Rules::default();
    let any = proptest::collection::vec(any::record(&rules), 100..=100);
    let tail = any.new_tree(&mut runner).expect("entries").current();
    let tie = Record::Deal(Deal {
        said_yes: None,
        result: Tally::Tie,
        all_tricks: false,
    });
    let head = std::iter::repeat_n(tie, 100);
    let sheet = any::sheet_of(&rules, head.chain(tail).collect());
    let phone = with(sheet, 640.0);
    phone.tap("sheet-finished-0");
    check_replay(&phone);
    assert_eq!(ledger(&phone).len(), 200);
    scroll_to(&phone, 200, 100);
    let before = ledger(&phone);
    phone.tap("entry-100");
    assert_eq!(phone.figures("title")[0], 100);
    phone.taps("won-2 save");
    assert_eq!(kept(&phone).entries.len(), 200);
    check_replay(&phone);
    let after = ledger(&phone);
    assert_eq!(after[..99], before[..99]);
    assert_eq!((after[99].needed_1, after[99].needed_2), (5, 3));
    phone.tap("undo");
    assert_eq!(ledger(&phone), before);
    let phone = phone.restart();
    check_replay(&phone);
}

#[test]
fn random_sheets_show_what_they_come_to() {
    let mut runner = TestRunner::deterministic();
    for _ in 0..2 {
        let sheet = any::sheet(200..=200).new_tree(&mut runner);
        let sheet = sheet.expect("a sheet").current();
        let over = sheet.replay().finish.is_some();
        let phone = with(sheet, 900.0);
        phone.tap(if over {
            "sheet-finished-0"
        } else {
            "sheet-running-0"
        });
        check_replay(&phone);
        scroll_to(&phone, 200, 150);
        phone.taps("entry-150 delete-entry");
        assert_eq!(ledger(&phone).len(), 199);
        check_replay(&phone);
    }
}
