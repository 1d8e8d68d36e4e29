//! Sheets of Koetsieren in the drawer, and what is set up and changed of one.

use ardoise::ui::bridge::{self, CardLine, EditName, EditVerb, SheetRow};
use slint::{ComponentHandle, Model, ModelRc};

use super::{ONE, TWO, kept, play, roles, seated, totals};
use crate::phone::Phone;

/// The lines of the only card in a part of the drawer: name, total, whether the player lost.
#[track_caller]
fn card(rows: ModelRc<SheetRow>) -> Vec<(String, i32, bool)> {
    assert_eq!(rows.row_count(), 1);
    let lines = rows.row_data(0).expect("a card").lines;
    let line = |line: CardLine| (line.name.into(), line.value, line.lost);
    lines.iter().map(line).collect()
}

#[test]
fn a_sheet_is_set_up_for_two_to_six() {
    for seats in 2..=6 {
        let phone = seated(seats);
        assert_eq!(totals(&phone), vec![0; seats]);
        assert_eq!(kept(&phone).roster.seats(), seats);
        assert!(!phone.is_enabled("undo"));
    }
}

#[test]
fn a_sheet_begins_as_it_was_set_up() {
    let phone = Phone::new();
    phone.taps("new-sheet game-koetsieren seats-3");
    assert!(phone.is_checked("target-10"), "the default");
    phone.type_into("player-name-1", "Anneke");
    phone.type_into("player-name-3", "Bart");
    phone.taps("first-dealer-3 target-15 start");
    assert_eq!(phone.label("title"), "Koetsieren to 15");
    assert_eq!(phone.label("dealer"), "Bart deals");
    assert_eq!(phone.label("trump-maker"), "Anneke makes trump");
    assert_eq!(phone.label("first-to-say"), "Player 2 says first");
    assert_eq!(kept(&phone).rules.limit, 15);
}

#[test]
fn the_drawer_shows_who_stands_where_and_who_lost() {
    let phone = seated(4);
    play(&phone, &[ONE, TWO]);
    phone.taps("sheet-more details");
    phone.type_into("player-name-2", "Mieke");
    phone.taps("apply-details back");
    assert!(phone.label("sheet-running-0").contains("Koetsieren to 10"));
    assert!(phone.label("sheet-running-0").contains("2 deals"));
    let home = phone.ui.window().global::<bridge::Home>();
    let line = |name: &str, total, lost| (name.to_owned(), total, lost);
    let expected = [
        line("", 1, false),
        line("Mieke", 3, false),
        line("", 1, false),
        line("", 0, false),
    ];
    assert_eq!(card(home.get_running()), expected);
    let phone = phone.restart();
    phone.tap("sheet-running-0");
    play(&phone, &["1/0 5/0 0/2 0/3", "1/0 5/0 0/2 0/3"]);
    assert_eq!(phone.label("loser"), "Mieke loses with 13");
    phone.tap("back");
    assert!(phone.shows("sheet-finished-0"));
    let home = phone.ui.window().global::<bridge::Home>();
    let lost: Vec<bool> = card(home.get_finished())
        .iter()
        .map(|line| line.2)
        .collect();
    assert_eq!(lost, [false, true, false, false]);
}

#[test]
fn names_dealer_and_limit_are_taken_back_one_by_one() {
    let phone = seated(4);
    play(&phone, &[ONE]);
    phone.taps("sheet-more details");
    assert!(!phone.shows("seats-4"), "the table stays as large");
    phone.type_into("player-name-3", "Griet");
    phone.taps("first-dealer-2 target-5 apply-details");
    assert_eq!(phone.label("title"), "Koetsieren to 5");
    assert_eq!(phone.label("dealer"), "Griet deals");
    assert!(phone.label("entry-1").contains("Griet: said 2"));
    let plain = |verb| EditName {
        verb,
        ..Default::default()
    };
    assert_eq!(phone.undo(), plain(EditVerb::Headline));
    assert_eq!(phone.label("undo"), "Undo: Change limit");
    let phone = phone.restart();
    phone.tap("undo");
    assert_eq!(phone.label("title"), "Koetsieren to 10");
    assert_eq!(phone.undo(), plain(EditVerb::FirstDealer));
    phone.tap("undo");
    assert_eq!(roles(&phone)[0], Some(2));
    assert_eq!(phone.undo(), plain(EditVerb::Names));
    phone.tap("undo");
    assert_eq!(kept(&phone).roster.players, vec![""; 4]);
    phone.taps("redo redo redo");
    assert_eq!(phone.label("dealer"), "Griet deals");
}

#[test]
fn long_names_in_any_script_leave_the_figures_in_sight() {
    let phone = Phone::builder().size(320.0, 1600.0).start();
    phone.taps("new-sheet game-koetsieren seats-2");
    phone.type_into("player-name-1", "Wilhelmina van den Bovenkamp-Oosterhuis");
    phone.type_into("player-name-2", "محمد عبد الرحمن القحطاني");
    phone.tap("start");
    play(&phone, &["3/2 1/3"]);
    assert_eq!(totals(&phone), [1, 2]);
    for id in ["total-1", "total-2", "new-deal", "undo"] {
        let element = phone.get(id);
        let right = element.absolute_position().x + element.size().width;
        assert!(right <= 320.0, "{id} ends at {right}");
    }
}
