//! A sheet of two hundred entries, as every game must bear it.

use std::path::PathBuf;
use std::time::Duration;

use ardoise::app::{Document, SheetId};
use ardoise::domain::coinche::{Coinche, Deal, Record, Rules, Target};
use ardoise::domain::{AnySheet, Entry, EntryId, Roster, Sheet};
use ardoise::store::{MemoryStore, Store};
use ardoise::ui::bridge::{self, ThemeChoice};
use chrono::DateTime;
use proptest::collection::vec;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, LogicalPosition};

use crate::phone::{Phone, coinche};
use crate::scoring::any;
use crate::{couillon, koetsieren, kopknack};

/// A phone of this height in whose drawer the sheet lies.
pub fn with(sheet: impl Into<AnySheet>, height: f32) -> Phone {
    let store = store_with(sheet.into());
    Phone::builder().store(store).size(360.0, height).start()
}

pub fn store_with(sheet: AnySheet) -> MemoryStore {
    let mut store = MemoryStore::default();
    let moment = DateTime::from_timestamp(1_700_000_000, 0).expect("a moment");
    let document = Document {
        id: SheetId::of_moment(moment),
        created: moment,
        changed: moment,
        sheet,
    };
    store.save_sheet(&document).expect("kept");
    store
}

/// Turns the wheel over a place: down the page when negative.
pub fn scroll(phone: &Phone, position: LogicalPosition, delta_y: f32) {
    let window = phone.ui.window().window();
    window.dispatch_event(WindowEvent::PointerScrolled {
        position,
        delta_x: 0.0,
        delta_y,
    });
    phone.wait(Duration::from_millis(20));
}

/// Scrolls a ledger, which stands at its newest entry, down to the one with this number; all lines are equally high.
#[track_caller]
pub fn scroll_to(phone: &Phone, newest: usize, number: usize) {
    let line = phone.get(&format!("entry-{newest}"));
    let (at, size) = (line.absolute_position(), line.size());
    let position = LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0);
    let lines = u16::try_from(newest - number).expect("lines");
    scroll(phone, position, -size.height * f32::from(lines));
}

/// A sheet of so many random entries of Coinche, the same at every run.
pub fn of_coinche(entries: usize) -> Sheet<Coinche> {
    let rules = Rules {
        target: Target::None,
        ..Rules::default()
    };
    let mut runner = TestRunner::deterministic();
    let records = vec(any::record(&rules), entries).new_tree(&mut runner);
    let mut sheet = Sheet::new(rules, Roster::unnamed(4));
    let numbered = (1..).zip(records.expect("entries").current());
    let entry = |(id, record)| Entry {
        id: EntryId(id),
        record,
    };
    sheet.entries = numbered.map(entry).collect();
    sheet
}

#[test]
fn two_hundred_entries_are_opened_scrolled_and_changed_in_the_middle() {
    let sheet = of_coinche(200);
    let phone = with(sheet.clone(), 640.0);
    phone.tap("sheet-running-0");
    let check = |phone: &Phone, sheet: &Sheet<Coinche>| {
        let replay = sheet.replay();
        assert_eq!(
            phone.totals(),
            (replay.standing().one, replay.standing().two)
        );
        let shown = phone.ledger();
        let totals = shown.iter().map(|row| (row.total_1, row.total_2));
        let wanted = replay
            .steps
            .iter()
            .map(|it| (it.standing.one, it.standing.two));
        assert!(
            totals.eq(wanted),
            "the ledger says what the entries come to"
        );
    };
    check(&phone, &sheet);
    // A deal from the middle goes, and the dealers and totals after it with it.
    let is_deal = |at: &usize| matches!(sheet.entries[*at].record, Record::Deal(Deal { .. }));
    let at = (0..100).rev().find(is_deal).expect("a deal");
    scroll_to(&phone, 200, at + 1);
    phone.tap(&format!("entry-{}", at + 1));
    assert_eq!(
        phone.figures("title")[0],
        i32::try_from(at + 1).expect("small")
    );
    phone.tap("delete-entry");
    let mut shorter = sheet.clone();
    shorter.entries.remove(at);
    assert_eq!(
        coinche(&phone.kept().documents[0].sheet).entries,
        shorter.entries
    );
    check(&phone, &shorter);
    phone.tap("undo");
    check(&phone, &sheet);
    let phone = phone.restart();
    phone.tap("redo");
    check(&phone, &shorter);
}

/// Draws the middle of such a sheet of every game, in both themes, on the smallest phone: into the folder `SHOTS`.
#[test]
#[ignore = "for a person to look at"]
fn pictures() {
    let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or("/tmp/shots".into()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut runner = TestRunner::deterministic();
    let couillon = couillon::any::sheet(200..=200).new_tree(&mut runner);
    let koetsieren = koetsieren::any::sheet(200..=200).new_tree(&mut runner);
    let kopknack = kopknack::any::session(200).new_tree(&mut runner);
    let sheets = [
        AnySheet::from(of_coinche(200)),
        couillon.expect("a sheet").current().into(),
        koetsieren.expect("a sheet").current().into(),
        kopknack.expect("a sheet").current().into(),
    ];
    for sheet in sheets {
        let game = sheet.game();
        let phone = Phone::builder().pixels().store(store_with(sheet));
        let phone = phone.size(320.0, 568.0).start();
        let open = ["sheet-running-0", "sheet-finished-0"];
        let open = open.into_iter().find(|id| phone.shows(id));
        phone.tap(open.expect("the sheet"));
        scroll(&phone, LogicalPosition::new(160.0, 480.0), -4000.0);
        for theme in [ThemeChoice::Light, ThemeChoice::Dark] {
            let settings = phone.ui.window().global::<bridge::Settings>();
            settings.invoke_set_theme(theme);
            phone.wait(Duration::from_secs(10));
            phone.shot(&folder.join(format!("long-{game:?}-{theme:?}.png")));
        }
    }
}
