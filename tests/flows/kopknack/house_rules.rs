//! The page of the house rules of Köpknack.

use ardoise::domain::kopknack::{AnteBy, DoubleInto, DoubleSize, Rules};

use super::{AFTER_N3, AFTER_N4, N3, check, kept, play, seated, session};
use crate::phone::Phone;

// The switches by their place on the page.
const STAKE: usize = 0;
const ANTE_BY: usize = 1;
const NO_ANTE: usize = 2;
const DOUBLE_INTO: usize = 3;
const DOUBLE_SIZE: usize = 4;

fn rule(switch: usize, choice: usize) -> String {
    format!("rule-{switch}-{choice}")
}

/// The balances as the page shows them before the rules are applied.
fn revised(phone: &Phone) -> Vec<i32> {
    let players = 1..=6;
    players
        .map(|player| phone.number(&format!("revised-{player}")))
        .collect()
}

#[test]
fn doubles_into_this_pot_are_shared_at_once() {
    let phone = session(3);
    phone.tap("rules");
    assert!(!phone.is_enabled("apply-rules"), "nothing is changed yet");
    assert!(phone.is_checked(&rule(DOUBLE_INTO, 0)), "the default");
    phone.tap(&rule(DOUBLE_INTO, 1));
    // A pot of 9: 6 and 3.
    assert_eq!(revised(&phone), [0, -3, 3, 3, 3, -6]);
    assert_eq!(
        kept(&phone).rules,
        Rules::default(),
        "looking changes nothing"
    );
    phone.tap("apply-rules");
    check(&phone, &[0, -3, 3, 3, 3, -6], 0);
    assert_eq!(kept(&phone).rules.double_into, DoubleInto::ThisPot);
    assert_eq!(phone.label("rules"), "House rules: custom: 1 difference");
    phone.tap("undo");
    check(&phone, &AFTER_N3, 6);
    phone.tap("redo");
    // Back to the standard by its preset.
    phone.taps("rules preset-0 apply-rules");
    check(&phone, &AFTER_N3, 6);
    assert_eq!(phone.label("rules"), "House rules: Standard");
}

#[test]
fn everyone_antes_and_a_pot_that_was_left_asks_for_none() {
    let phone = seated(6);
    phone.taps("rules");
    phone.tap(&rule(ANTE_BY, 1));
    phone.tap(&rule(NO_ANTE, 1));
    phone.tap(&rule(DOUBLE_SIZE, 2));
    phone.tap("apply-rules");
    let rules = kept(&phone).rules;
    assert_eq!(rules.ante_by, AnteBy::Everyone);
    assert_eq!(rules.double_size, DoubleSize::ThePot);
    assert!(rules.no_ante_on_carried);
    assert_eq!(phone.label("hint"), "Everyone antes 3: the pot will be 18");
    play(&phone, N3);
    // 12 and 6 of 18; the double is the pot.
    check(&phone, &[-3, -3, 9, 3, -3, -21], 18);
    assert_eq!(phone.label("hint"), "No ante: the pot of 18 is played for");
    phone.taps("new-deal sweep save");
    check(&phone, &[-3, 15, 9, 3, -3, -21], 0);
}

#[test]
fn a_stake_of_ones_own_is_divisible_by_three() {
    let phone = session(4);
    phone.tap("rules");
    let field = format!("rule-{STAKE}-number");
    let misread = format!("rule-{STAKE}-misread");
    phone.type_into(&field, "10");
    assert_eq!(
        phone.label(&misread),
        "Type a number from 3 to 9990 that is divisible by three."
    );
    assert!(!phone.is_enabled("apply-rules"));
    assert_eq!(phone.label(&format!("rule-{STAKE}-nearest-1")), "9");
    phone.tap(&format!("rule-{STAKE}-nearest-2"));
    assert!(!phone.shows(&misread));
    // Everything four times.
    assert_eq!(revised(&phone), AFTER_N4.map(|coins| coins * 4));
    phone.tap("apply-rules");
    check(&phone, &AFTER_N4.map(|coins| coins * 4), 24);
    assert_eq!(
        phone.label("rules"),
        "House rules: Standard",
        "the stake is no part of them"
    );
    assert_eq!(phone.label("undo"), "Undo: Change stake");
    phone.tap("rules");
    phone.type_into(&field, "15");
    phone.tap("apply-rules");
    check(&phone, &AFTER_N4.map(|coins| coins * 5), 30);
    phone.tap("rules");
    assert_eq!(phone.value(&field), "15");
    phone.tap(&rule(STAKE, 1));
    phone.tap("apply-rules");
    check(&phone, &AFTER_N4.map(|coins| coins * 2), 12);
}

#[test]
fn rules_of_ones_own_are_those_of_the_next_sheet() {
    let phone = session(3);
    phone.tap("rules");
    phone.tap(&rule(DOUBLE_SIZE, 1));
    phone.type_into("preset-name", "Skåne");
    phone.taps("keep-preset apply-rules back new-sheet");
    assert!(phone.is_checked("game-kopknack"));
    assert_eq!(phone.label("open-rules"), "House rules: Skåne");
    phone.tap("start");
    play(&phone, N3);
    // One stake for no trick; it is the first deal.
    assert_eq!(phone.number("balance-6"), -3);
    // Another game has no such rules.
    phone.taps("back new-sheet game-coinche open-rules");
    assert!(!phone.shows("own-preset-0"));
}

#[test]
fn leaving_the_page_changes_nothing() {
    let phone = session(3);
    phone.tap("rules");
    phone.tap(&rule(DOUBLE_SIZE, 2));
    let phone = phone.restart();
    assert!(
        phone.is_checked(&rule(DOUBLE_SIZE, 2)),
        "it is kept as long as it is open"
    );
    phone.tap("back");
    check(&phone, &AFTER_N3, 6);
    assert_eq!(kept(&phone).rules, Rules::default());
}
