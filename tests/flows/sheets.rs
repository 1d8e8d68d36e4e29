//! The drawer of sheets, what is set up and changed of one, and where a restart opens.

use ardoise::domain::coinche::Target;

use ardoise::ui::bridge::{EditVerb, EntryKind, Note};

use super::{edit, plain, play, play_three, seated};
use crate::phone::{Phone, coinche};

#[test]
fn the_first_start_has_an_empty_drawer() {
    let phone = Phone::new();
    assert_eq!(phone.label("title"), "Ardoise");
    assert!(!phone.shows("sheet-running-0"));
    assert!(phone.is_enabled("new-sheet"));
}

#[test]
fn a_sheet_begins_as_it_was_set_up() {
    let phone = Phone::new();
    phone.tap("new-sheet");
    assert!(phone.is_checked("target-2000"), "the default");
    assert!(phone.is_checked("first-dealer-1"), "the default");
    phone.type_into("side-name-1", "  Les  Verts ");
    phone.type_into("player-name-2", "Ana");
    phone.type_into("player-name-4", "Bo");
    assert_eq!(phone.label("first-dealer-4"), "Bo");
    phone.taps("first-dealer-4 target-1500 start");
    assert_eq!(phone.figure("title"), Some(1500));
    assert!(phone.label("dealer").starts_with("Bo "));
    assert_eq!(phone.figure("speaker"), Some(1));
    let kept = phone.kept().documents;
    assert_eq!(coinche(&kept[0].sheet).roster.sides.one, "Les Verts");
    assert_eq!(coinche(&kept[0].sheet).rules.target, Target::Points(1500));
    phone.tap("new-deal");
    assert!(phone.label("bidder-1").starts_with("Les Verts "));
    assert!(phone.label("bidder-2").starts_with("Them "));
}

#[test]
fn every_usual_target_and_none() {
    for (id, target) in [
        ("target-1000", Target::Points(1000)),
        ("target-1500", Target::Points(1500)),
        ("target-2000", Target::Points(2000)),
        ("target-3000", Target::Points(3000)),
        ("target-none", Target::None),
    ] {
        let phone = Phone::new();
        phone.taps("new-sheet");
        phone.taps(id);
        phone.taps("start");
        assert_eq!(
            coinche(&phone.kept().documents[0].sheet).rules.target,
            target
        );
    }
}

#[test]
fn without_a_target_nobody_wins() {
    let phone = Phone::new();
    phone.taps("new-sheet target-none start");
    assert_eq!(phone.figure("title"), None);
    phone.taps("other-entry new-passed save other-entry new-adjustment adjustment-1 key-9 key-9 key-9 key-0 save");
    assert_eq!(phone.totals(), (9990, 0));
    assert!(!phone.shows("winner"));
}

#[test]
fn a_target_of_ones_own_is_from_1_to_99990() {
    let phone = Phone::new();
    phone.taps("new-sheet target-own");
    assert!(!phone.is_enabled("start"), "nothing is typed yet");
    for (typed, fits) in [
        ("2500", true),
        ("0", false),
        ("1", true),
        ("-5", false),
        ("99990", true),
        ("99991", false),
        ("99999999999999999999", false),
        ("", false),
        ("12a", false),
        ("2500", true),
    ] {
        phone.type_into("own-target", typed);
        assert_eq!(phone.is_enabled("start"), fits, "{typed:?}");
        if !fits {
            phone.poke("start");
            assert!(phone.shows("start"), "{typed:?}");
        }
    }
    let phone = phone.restart();
    assert_eq!(phone.value("own-target"), "2500");
    phone.tap("start");
    assert_eq!(phone.figure("title"), Some(2500));
    phone.taps("sheet-more details");
    assert!(phone.is_checked("target-own"));
    assert_eq!(phone.value("own-target"), "2500");
}

#[test]
fn a_target_is_typed_by_keys() {
    let phone = Phone::new();
    phone.taps("new-sheet target-own own-target");
    phone.keys("2x5-00");
    assert_eq!(phone.value("own-target"), "2500");
    phone.tap("start");
    assert_eq!(phone.figure("title"), Some(2500));
}

#[test]
fn a_typed_target_too_large_is_not_wiped_away() {
    let phone = Phone::new();
    phone.taps("new-sheet target-own own-target");
    phone.keys("99999999999");
    assert_eq!(phone.value("own-target"), "99999999999");
    assert!(!phone.is_enabled("start"));
}

#[test]
fn the_target_that_was_typed_comes_back_with_its_chip() {
    let phone = Phone::new();
    phone.taps("new-sheet target-own");
    phone.type_into("own-target", "2500");
    phone.taps("target-1000 target-2000");
    assert!(phone.is_enabled("start"));
    assert!(!phone.shows("own-target"));
    phone.tap("start");
    assert_eq!(phone.figure("title"), Some(2000));
}

#[test]
fn names_dealer_and_target_are_taken_back_one_by_one() {
    let phone = seated();
    play_three(&phone);
    phone.taps("sheet-more details");
    phone.type_into("side-name-2", "Süd");
    phone.type_into("player-name-1", "Eva");
    phone.taps("first-dealer-2 target-1000 apply-details");
    assert_eq!(phone.figure("title"), Some(1000));
    assert!(phone.label("dealer").starts_with("Eva "));
    assert_eq!(phone.undo(), plain(EditVerb::Headline));
    phone.tap("undo");
    assert_eq!(phone.figure("title"), Some(2000));
    assert_eq!(phone.undo(), plain(EditVerb::FirstDealer));
    phone.tap("undo");
    assert_eq!(phone.figure("dealer"), Some(4));
    assert_eq!(phone.undo(), plain(EditVerb::Names));
    phone.tap("undo");
    assert_eq!(phone.undo(), edit(EditVerb::Add, EntryKind::Deal, 3));
    let roster = |phone: &Phone| coinche(&phone.kept().documents[0].sheet).roster.clone();
    assert_eq!(roster(&phone).sides.two, "");
    assert_eq!(roster(&phone).players[0], "");
    phone.taps("redo redo redo");
    assert_eq!(roster(&phone).players[0], "Eva");
    assert!(phone.label("dealer").starts_with("Eva "));
    assert_eq!(phone.figure("title"), Some(1000));
}

#[test]
fn details_looked_at_change_nothing() {
    let phone = seated();
    play_three(&phone);
    phone.taps("sheet-more details");
    phone.type_into("side-name-1", "Nord");
    phone.tap("apply-details");
    let before = phone.sheet_text();
    phone.taps("sheet-more details apply-details");
    assert_eq!(phone.sheet_text(), before);
    phone.taps("sheet-more details");
    assert_eq!(phone.value("side-name-1"), "Nord");
    phone.type_into("side-name-1", "Süd");
    phone.taps("first-dealer-3 target-none back");
    assert_eq!(phone.sheet_text(), before, "left without Done");
    phone.taps("sheet-more details");
    assert_eq!(phone.value("side-name-1"), "Nord");
    assert!(phone.is_checked("target-2000"));
    assert!(phone.is_checked("first-dealer-1"));
}

#[test]
fn a_lower_target_ends_the_match_and_undo_takes_the_end_away() {
    let phone = seated();
    for _ in 0..4 {
        // 162 + 160 = 322 against 0: 162 without all tricks.
        phone.taps("new-deal bidder-1 bid-160 key-1 key-6 key-2 all-tricks-nobody save");
    }
    assert_eq!(phone.totals(), (1280, 0));
    assert!(!phone.shows("winner"));
    phone.taps("sheet-more details target-1000 apply-details");
    assert_eq!(phone.figures("winner"), [4, 1280, 0]);
    phone.tap("undo");
    assert!(!phone.shows("winner"));
}

#[test]
fn deleting_a_sheet_asks_first() {
    let phone = seated();
    play(&phone, 1, "80", "82");
    phone.taps("back sheet-menu-running-0 sheet-delete");
    assert_eq!(phone.kept().documents.len(), 1, "it only asks");
    phone.tap("sheet-keep");
    assert!(phone.shows("sheet-running-0"));
    phone.taps("sheet-menu-running-0 sheet-delete menu-close");
    assert!(phone.shows("sheet-running-0"));
    phone.taps("sheet-menu-running-0 sheet-delete");
    phone.key(slint::platform::Key::Escape);
    assert!(!phone.shows("sheet-delete-yes"));
    assert!(phone.shows("sheet-running-0"));
    assert_eq!(phone.kept().documents.len(), 1);
    phone.taps("sheet-menu-running-0 sheet-delete sheet-delete-yes");
    assert!(!phone.shows("sheet-running-0"));
    assert!(phone.kept().documents.is_empty());
    assert_eq!(phone.snack().0, Note::SheetDeleted);
    let phone = phone.restart();
    assert!(!phone.shows("sheet-running-0"));
}

#[test]
fn the_sheet_changed_last_comes_first() {
    let phone = Phone::new();
    for name in ["A", "B", "C"] {
        phone.tap("new-sheet");
        phone.type_into("side-name-1", name);
        phone.taps("start back");
    }
    let order = |phone: &Phone| -> String {
        (0..3)
            .map(|at| phone.label(&format!("sheet-running-{at}")).remove(0))
            .collect()
    };
    assert_eq!(order(&phone), "CBA");
    phone.tap("sheet-running-2");
    play(&phone, 1, "80", "82");
    phone.tap("back");
    assert_eq!(order(&phone), "ACB");
    // Looking at a sheet does not change it.
    phone.taps("sheet-running-2 back");
    assert_eq!(order(&phone), "ACB");
    let phone = phone.restart();
    assert_eq!(order(&phone), "ACB");
    phone.taps("sheet-menu-running-1 sheet-open");
    play(&phone, 1, "80", "82");
    phone.tap("back");
    assert_eq!(order(&phone), "CAB");
}

#[test]
fn a_sheet_deleted_from_the_middle_is_the_right_one() {
    let phone = Phone::new();
    for name in ["A", "B", "C"] {
        phone.tap("new-sheet");
        phone.type_into("side-name-1", name);
        phone.taps("start back");
    }
    phone.taps("sheet-menu-running-1 sheet-delete sheet-delete-yes");
    let left: Vec<String> = phone
        .kept()
        .documents
        .into_iter()
        .map(|document| document.sheet.roster().sides.one.clone())
        .collect();
    assert_eq!(left, ["A", "C"]);
}

#[test]
fn a_restart_opens_every_page_where_it_was_left() {
    let mut phone = Phone::new();
    phone = phone.restart();
    assert!(phone.shows("new-sheet"));
    phone.tap("new-sheet");
    phone.type_into("side-name-1", "Half a na");
    phone.taps("first-dealer-3 target-none");
    phone = phone.restart();
    assert!(phone.shows("start"), "the page of a new sheet");
    assert_eq!(phone.value("side-name-1"), "Half a na");
    assert!(phone.is_checked("first-dealer-3"));
    assert!(phone.is_checked("target-none"));
    phone.tap("start");
    phone = phone.restart();
    assert_eq!(phone.figure("dealer"), Some(3));
    phone.taps("sheet-more details");
    phone.type_into("player-name-2", "Ida");
    phone.tap("target-1000");
    phone = phone.restart();
    assert!(phone.shows("apply-details"), "the details");
    assert_eq!(phone.value("player-name-2"), "Ida");
    assert!(phone.is_checked("target-1000"));
    phone.taps("back new-deal");
    phone = phone.restart();
    assert!(phone.shows("save"), "the form");
    phone.taps("back back open-settings");
    phone = phone.restart();
    assert!(phone.shows("theme-dark"), "the settings");
    phone.tap("open-about");
    phone = phone.restart();
    assert!(phone.shows_type("AboutSlint"), "the about page");
    phone.tap("back");
    assert!(phone.shows("theme-dark"));
    phone.tap("back");
    assert!(phone.shows("new-sheet"));
}

#[test]
fn a_double_tap_on_new_sheet_begins_none_unseen() {
    let phone = Phone::new();
    phone.double_tap("new-sheet");
    assert!(phone.shows("start"), "the page of a new sheet is in front");
    assert!(phone.kept().documents.is_empty());
}

#[test]
fn a_double_tap_on_start_begins_one_sheet_and_no_deal() {
    let phone = Phone::new();
    phone.tap("new-sheet");
    phone.wait(std::time::Duration::from_secs(1));
    phone.double_tap("start");
    assert_eq!(phone.kept().documents.len(), 1);
    assert!(phone.shows("total-1"), "the score page is in front");
}
