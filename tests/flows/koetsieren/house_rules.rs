//! The house rules of Koetsieren on their page, and what the form makes of them.

use ardoise::domain::koetsieren::{AtTheLimit, BarredSum, Penalty, Rules};

use super::{TWO, kept, play, records, say, seated, take, totals};
use crate::koetsieren::table::deal;
use crate::phone::Phone;

// The switches by their place on the page.
const BARRED_SUM: usize = 0;
const PENALTY: usize = 1;
const LIMIT: usize = 2;
const AT_THE_LIMIT: usize = 3;

fn rule(switch: usize, choice: usize) -> String {
    format!("rule-{switch}-{choice}")
}

/// Puts these in force for the open sheet.
#[track_caller]
fn choose(phone: &Phone, choices: &[(usize, usize)]) {
    phone.tap("rules");
    for (switch, choice) in choices {
        phone.tap(&rule(*switch, *choice));
    }
    phone.tap("apply-rules");
}

/// The totals that the page foresees, by seat.
#[track_caller]
fn revised(phone: &Phone) -> Vec<i32> {
    let ids = (1..=6).map(|seat| format!("revised-{seat}"));
    ids.take_while(|id| phone.shows(id))
        .map(|id| phone.number(&id))
        .collect()
}

#[test]
fn squares_are_shown_first_and_applied_as_one_step() {
    let phone = seated(4);
    play(&phone, &[TWO, "3/0 1/1 1/1 3/3"]);
    assert_eq!(totals(&phone), [4, 2, 1, 0]);
    assert_eq!(phone.label("rules"), "House rules: Standard");
    phone.tap("rules");
    assert!(phone.is_checked("preset-0"));
    assert!(!phone.is_enabled("apply-rules"), "nothing is changed yet");
    phone.tap(&rule(PENALTY, 1));
    assert!(!phone.is_checked("preset-0"));
    assert_eq!(revised(&phone), [10, 4, 1, 0]);
    let end = phone.label("revised-end");
    assert_eq!(end, "The match would be over at entry 2.");
    assert_eq!(
        kept(&phone).rules,
        Rules::default(),
        "looking changes nothing"
    );
    phone.tap("apply-rules");
    assert_eq!(totals(&phone), [10, 4, 1, 0]);
    assert_eq!(phone.label("loser"), "Player 1 loses with 10");
    assert_eq!(phone.label("rules"), "House rules: custom: 1 difference");
    assert_eq!(kept(&phone).rules.penalty, Penalty::Squared);
    assert_eq!(phone.label("undo"), "Undo: Change rules");
    phone.tap("undo");
    assert_eq!(totals(&phone), [4, 2, 1, 0]);
    assert!(!phone.shows("loser"));
    phone.tap("redo");
    // The preset leads back to the standard.
    phone.taps("rules preset-0");
    assert_eq!(revised(&phone), [4, 2, 1, 0]);
    assert_eq!(phone.label("revised-end"), "The match would go on.");
    phone.tap("apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Standard");
    assert_eq!(kept(&phone).rules, Rules::default());
}

#[test]
fn a_warned_number_can_be_said() {
    let phone = seated(4);
    choose(&phone, &[(BARRED_SUM, 1)]);
    phone.taps("new-deal said-3-2 said-4-0 said-1-1");
    assert!(!phone.shows("barred"));
    assert_eq!(phone.label("warned"), "With 2 the sayings add up to five");
    assert_eq!(
        phone.label("said-2-2"),
        "Player 2 says 2; the sayings add up to five"
    );
    phone.tap("said-2-2");
    assert_eq!(
        phone.label("assessment"),
        "Mind: the sayings add up to five."
    );
    assert!(phone.is_enabled("save"));
    phone.tap("phase-sayings");
    assert_eq!(phone.label("warned"), "The sayings add up to five");
    phone.tap("phase-tricks");
    take(&phone, "1 2 2");
    phone.tap("save");
    assert_eq!(records(&phone), [deal("1/1 2/2 2/2 0/0")]);
    assert_eq!(totals(&phone), [0, 0, 0, 0]);
}

#[test]
fn what_is_allowed_is_not_spoken_of() {
    let phone = seated(4);
    choose(&phone, &[(BARRED_SUM, 2)]);
    phone.taps("new-deal said-3-2 said-4-0 said-1-1");
    assert!(!phone.shows("barred") && !phone.shows("warned"));
    phone.tap("said-2-2");
    assert_eq!(phone.label("assessment"), "The tricks can come later.");
    phone.tap("save");
    assert_eq!(records(&phone), [deal("1/ 2/ 2/ 0/")]);
}

#[test]
fn rules_that_would_refuse_a_recorded_deal_say_so_first() {
    let phone = seated(4);
    choose(&phone, &[(BARRED_SUM, 2)]);
    phone.tap("new-deal");
    say(&phone, "1 2 2 0");
    take(&phone, "2 1 2");
    phone.tap("save");
    phone.tap("rules");
    phone.tap(&rule(BARRED_SUM, 0));
    assert_eq!(
        phone.label("change-0"),
        "Entry 1 stays as recorded. The sayings may not add up to five."
    );
    phone.tap("apply-rules");
    assert_eq!(records(&phone), [deal("1/2 2/1 2/2 0/0")]);
    assert_eq!(totals(&phone), [1, 1, 0, 0]);
}

#[test]
fn the_limit_has_usual_values_and_any_other() {
    let phone = seated(3);
    play(&phone, &["5/5 5/0 5/0"]);
    choose(&phone, &[(LIMIT, 0)]);
    assert_eq!(phone.label("title"), "Koetsieren to 5");
    assert_eq!(phone.label("loser"), "Player 2 and Player 3 share the loss");
    assert_eq!(
        phone.label("rules"),
        "House rules: Standard",
        "the limit is no part of it"
    );
    phone.tap("rules");
    let (field, misread) = (
        format!("rule-{LIMIT}-number"),
        format!("rule-{LIMIT}-misread"),
    );
    phone.type_into(&field, "1000");
    assert_eq!(phone.label(&misread), "Type a number from 1 to 999.");
    phone.type_into(&field, "7");
    assert!(!phone.shows(&misread));
    phone.tap("apply-rules");
    assert_eq!(kept(&phone).rules.limit, 7);
    assert!(!phone.shows("loser"));
    assert_eq!(phone.figure("near-2"), Some(2));
}

#[test]
fn who_loses_at_the_limit() {
    let phone = seated(3);
    // 4, 5 and 5, and then 5, 5 and 6.
    play(&phone, &["4/0 5/0 0/5"]);
    assert_eq!(totals(&phone), [4, 5, 5]);
    choose(&phone, &[(LIMIT, 0)]);
    assert_eq!(phone.label("loser"), "Player 2 and Player 3 share the loss");
    choose(&phone, &[(AT_THE_LIMIT, 2)]);
    assert_eq!(kept(&phone).rules.at_the_limit, AtTheLimit::PlayOn);
    assert!(!phone.shows("loser"), "two have the highest total");
    play(&phone, &["0/1 1/1 2/3"]);
    assert_eq!(totals(&phone), [5, 5, 6]);
    assert_eq!(phone.label("loser"), "Player 3 loses with 6");
    choose(&phone, &[(AT_THE_LIMIT, 1)]);
    assert_eq!(phone.label("loser"), "Player 2 and Player 3 share the loss");
    assert_eq!(kept(&phone).rules.at_the_limit, AtTheLimit::AllLose);
}

#[test]
fn rules_of_ones_own_begin_the_next_sheet() {
    let phone = seated(4);
    phone.tap("rules");
    phone.tap(&rule(BARRED_SUM, 1));
    phone.tap(&rule(PENALTY, 1));
    phone.type_into("preset-name", "Tafel 9");
    phone.taps("keep-preset apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Tafel 9");
    phone.tap("back");
    let phone = phone.restart();
    phone.taps("new-sheet game-koetsieren open-rules");
    assert!(phone.shows("own-preset-0"));
    phone.taps("own-preset-0 apply-rules start");
    assert_eq!(phone.label("rules"), "House rules: Tafel 9");
    phone.taps("new-deal said-3-2 said-4-0 said-1-1");
    assert!(phone.shows("warned"));
    let kept = phone.kept().documents;
    let like = |it: &ardoise::app::Document| match &it.sheet {
        ardoise::domain::AnySheet::Koetsieren(sheet) => {
            sheet.rules.barred_sum == BarredSum::Warned && sheet.rules.penalty == Penalty::Squared
        }
        _ => false,
    };
    assert_eq!(kept.iter().filter(|it| like(it)).count(), 2);
}
