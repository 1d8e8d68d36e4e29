//! The page of the house rules of Couillon, and what the board makes of them.

use ardoise::domain::couillon::{AllTricks, CardsPlayed, Rules, Variant};
use ardoise::domain::{BySide, HouseRules};

use super::{board, check_replay, deal, kept, last, needed, seat};
use crate::phone::Phone;

// The switches by their place on the page.
const STROKES: usize = 0;
const SECOND_LOOP: usize = 2;
const ALL_TRICKS: usize = 3;
const CARDS: usize = 4;
const VARIANT: usize = 6;
const DIRECTION: usize = 7;

fn rule(switch: usize, choice: usize) -> String {
    format!("rule-{switch}-{choice}")
}

/// A phone so high that the whole page of the rules is in sight, with a sheet on it.
fn seated() -> Phone {
    seat(Phone::builder().size(360.0, 5000.0).start())
}

fn choose(phone: &Phone, switch: usize, choice: usize) {
    phone.taps(&format!("rules {} apply-rules", rule(switch, choice)));
}

#[test]
fn strokes_of_a_running_sheet() {
    let phone = seated();
    deal(&phone, "1", "won-2");
    phone.tap("rules");
    assert!(phone.is_checked("preset-0"));
    assert!(!phone.is_enabled("apply-rules"));
    phone.tap(&rule(STROKES, 1));
    assert_eq!(
        (phone.number("revised-1"), phone.number("revised-2")),
        (8, 6)
    );
    assert!(phone.is_checked("preset-1"), "Couillon 7 it is");
    assert_eq!(
        kept(&phone).rules,
        Rules::default(),
        "looking changes nothing"
    );
    phone.tap("apply-rules");
    assert_eq!(needed(&phone), (8, 6));
    assert_eq!(phone.label("rules"), "House rules: Couillon 7");
    assert_eq!(super::halves(&phone).0.len(), 7);
    check_replay(&phone);
    phone.tap("rules");
    phone.type_into(&format!("rule-{STROKES}-number"), "16");
    assert_eq!(
        phone.label(&format!("rule-{STROKES}-misread")),
        "Type a number from 1 to 15."
    );
    phone.tap(&format!("rule-{STROKES}-nearest-1"));
    phone.tap("apply-rules");
    assert_eq!(needed(&phone), (16, 14));
    assert_eq!(
        phone.label("rules"),
        "House rules: Couillon and 1 difference"
    );
    phone.taps("undo undo");
    assert_eq!(needed(&phone), (6, 4));
}

#[test]
fn a_preset_of_a_running_sheet_and_one_of_ones_own() {
    let phone = seated();
    deal(&phone, "1", "won-2");
    phone.taps("rules preset-2 apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Couillon Forcé");
    assert_eq!(kept(&phone).rules.variant, Variant::Force);
    assert!(phone.is_checked("yes-nobody"));
    phone.tap("won-1");
    assert!(phone.is_checked("yes-nobody"));
    assert_eq!(needed(&phone), (5, 4));
    // Changed, it bears its name still, but follows no preset.
    phone.tap("rules");
    phone.tap(&rule(SECOND_LOOP, 1));
    for preset in 0..6 {
        assert!(!phone.is_checked(&format!("preset-{preset}")), "{preset}");
    }
    phone.type_into("preset-name", "Chez Jo");
    phone.taps("keep-preset apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Chez Jo");
    phone.taps("rules own-preset-0 forget-preset back");
    assert_eq!(
        phone.label("rules"),
        "House rules: Couillon Forcé and 1 difference"
    );
}

#[test]
fn tongres_and_troeven_are_told_apart_by_name() {
    let phone = seated();
    phone.taps("rules preset-4 apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Tongres");
    choose(&phone, VARIANT, 4);
    assert_eq!(phone.label("rules"), "House rules: Troeven");
    choose(&phone, DIRECTION, 1);
    assert_eq!(phone.label("rules"), "House rules: Troeven");
    deal(&phone, "nobody", "tie");
    assert_eq!(phone.label("dealer"), "Player 4 deals");
    assert_eq!(kept(&phone).rules.cards, CardsPlayed::All);
}

#[test]
fn with_all_cards_one_side_has_what_the_other_leaves() {
    let phone = seated();
    deal(&phone, "nobody", "tie");
    phone.taps("new-deal yes-1 key-2 key-1 points-2 key-1 key-3 save");
    phone.tap("rules");
    phone.tap(&rule(CARDS, 1));
    assert_eq!(
        phone.label("change-0"),
        "Entry 2 stays as recorded. All cards are worth 40 points together, not 34."
    );
    phone.tap("apply-rules");
    phone.taps("new-deal yes-nobody key-2 key-3");
    assert_eq!(phone.label("points-2"), "Them: 17 card points");
    phone.taps("points-2 key-2 key-5");
    assert_eq!(phone.label("points-1"), "Us: 15 card points");
    phone.tap("save");
    let points = ardoise::domain::couillon::Tally::Points(BySide::new(15, 25));
    assert_eq!(last(&phone).1, points);
}

#[test]
fn all_tricks_are_worth_one_more_where_the_rules_say_so() {
    let phone = seated();
    assert!(!phone.shows("all-tricks"));
    choose(&phone, ALL_TRICKS, 1);
    assert_eq!(kept(&phone).rules.all_tricks, AllTricks::OneMore);
    phone.taps("yes-1 all-tricks");
    assert!(phone.is_checked("all-tricks"));
    assert!(!phone.is_enabled("tie"));
    assert_eq!(
        phone.description("tie"),
        "The side with all tricks has won."
    );
    phone.tap("won-1");
    assert_eq!(needed(&phone), (3, 5));
    assert!(!phone.is_checked("all-tricks"));
    assert!(phone.label("entry-1").contains("all tricks"));
    phone.taps("new-deal yes-1 all-tricks tie");
    assert_eq!(
        phone.label("assessment"),
        "A side with all tricks has won: there is no tie."
    );
    phone.taps("won-2");
    assert_eq!(phone.label("effect-0"), "Them: 2 strokes rubbed out");
    phone.tap("save");
    // Recorded under other rules it is shown, and can be taken back.
    choose(&phone, ALL_TRICKS, 0);
    assert_eq!(needed(&phone), (5, 4));
    phone.tap("entry-1");
    assert_eq!(
        phone.label("assessment"),
        "This sheet's rules have nothing for all tricks."
    );
    phone.taps("all-tricks save");
    assert!(!phone.label("entry-1").contains("all tricks"));
}

#[test]
fn a_loop_that_finds_no_plain_stroke_is_dropped_where_the_rules_say_so() {
    let phone = seated();
    choose(&phone, SECOND_LOOP, 1);
    board(&phone, 0, 4);
    phone.taps("new-deal yes-1 won-2");
    assert_eq!(
        phone.label("effect-1"),
        "Us: no plain stroke left for a loop"
    );
    phone.tap("save");
    assert_eq!(needed(&phone), (2, 3));
    assert!(phone.label("entry-6").contains("spared a loop"));
    check_replay(&phone);
}

#[test]
fn the_next_sheet_is_played_by_the_same_rules() {
    let phone = seated();
    phone.taps("rules preset-2 apply-rules back new-sheet");
    assert!(phone.is_checked("game-couillon"));
    assert_eq!(phone.label("open-rules"), "House rules: Couillon Forcé");
    phone.taps("target-10 start");
    assert_eq!(needed(&phone), (10, 10));
    let standard = Rules::of_preset(ardoise::domain::couillon::Preset::Force);
    let wanted = Rules {
        strokes: 10,
        ..standard
    };
    let ardoise::domain::AnySheet::Couillon(sheet) = &phone.kept().documents[1].sheet else {
        panic!("a sheet of Couillon");
    };
    assert_eq!(sheet.rules, wanted);
}
