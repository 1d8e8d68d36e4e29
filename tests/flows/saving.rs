//! Where a write is certain only later: that it is on its way is said, and so is that it did not arrive.

use std::time::Duration;

use ardoise::store::StoreError;

use super::{THREE, play, play_three, seat};
use crate::phone::Phone;
use crate::phone::slow_backing::SlowBacking;

fn start(backing: &SlowBacking) -> Phone {
    Phone::builder().backing(backing).start()
}

#[test]
fn saving_is_said_until_it_is_certain_but_does_not_flicker() {
    let backing = SlowBacking::default();
    let phone = seat(start(&backing));
    backing.settle_all();
    play(&phone, 1, "110", "112");
    backing.settle_all();
    phone.wait(Duration::from_secs(1));
    assert!(!phone.shows("saving"));
    phone.tap("new-deal");
    assert_eq!(backing.under_way(), 1);
    assert!(!phone.shows("saving"), "it may be certain in a moment");
    phone.wait(Duration::from_millis(400));
    assert!(phone.shows("saving"));
    assert!(!phone.shows("unsaved"), "nothing has failed");
    // Also on another page.
    phone.tap("back");
    assert!(phone.shows("saving"));
    backing.settle_all();
    phone.wait(Duration::from_millis(100));
    assert!(!phone.shows("saving"));
}

#[test]
fn what_did_not_arrive_is_said_and_tried_again() {
    let backing = SlowBacking::default();
    let phone = seat(start(&backing));
    backing.settle_all();
    let mut sentences = std::collections::BTreeSet::new();
    for failure in [StoreError::Full, StoreError::Denied, StoreError::Failed] {
        play(&phone, 1, "80", "82");
        assert!(!phone.shows("unsaved"));
        while backing.under_way() > 0 {
            backing.settle(Some(failure));
        }
        assert!(phone.shows("unsaved"), "as soon as it is known");
        sentences.insert(phone.label("unsaved"));
        // It is tried again every few seconds, and said for as long as it does not succeed.
        phone.wait(Duration::from_secs(6));
        assert_eq!(backing.under_way(), 1);
        assert!(phone.shows("unsaved"));
        backing.settle(Some(failure));
        assert!(phone.shows("unsaved"));
        phone.wait(Duration::from_secs(6));
        backing.settle_all();
        assert!(!phone.shows("unsaved"));
        phone.wait(Duration::from_secs(20));
        assert_eq!(backing.under_way(), 0, "there is nothing left to write");
    }
    assert_eq!(sentences.len(), 3, "each has words of its own");
    let phone = phone.restart();
    assert_eq!(phone.totals(), (480, 240));
}

#[test]
fn an_evening_is_there_when_the_page_is_opened_again() {
    let backing = SlowBacking::default();
    let phone = seat(start(&backing));
    play_three(&phone);
    backing.settle_all();
    let phone = phone.restart();
    assert_eq!(phone.totals(), THREE);
    assert!(!phone.shows("saving"));
}

#[test]
fn a_second_tab_says_that_it_only_looks() {
    let backing = SlowBacking::default();
    let first = seat(start(&backing));
    backing.settle_all();
    let second = start(&backing);
    assert!(second.label("unsaved").contains("another window"));
    second.poke("new-deal");
    assert_eq!(backing.under_way(), 0);
    play(&first, 1, "80", "82");
    backing.settle_all();
    drop(second);
    let phone = first.restart();
    assert_eq!(phone.totals(), (160, 80));
}
