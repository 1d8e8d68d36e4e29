//! How long it takes what a player waits for: `cargo bench`, or `cargo bench -- window` for some of it.
//!
//! An evening has about twelve deals; two thousand, or a thousand sheets, are more than any club will have.

use std::hint::black_box;
use std::rc::Rc;

use ardoise::app::{AnyTap, App, Command, Document, Session, Settings, SheetId, TargetChoice};
use ardoise::domain::coinche::{Bid, Coinche, Tap};
use ardoise::domain::{AnySheet, Kind, Sheet, Side};
use ardoise::outside::Desktop;
use ardoise::store::{FileStore, MemoryStore, Store, exchange};
use ardoise::ui::{Ui, bridge};
use chrono::{DateTime, TimeDelta, Utc};
use divan::Bencher;
use i_slint_backend_testing::{TestingBackend, TestingBackendOptions};
use slint::{ComponentHandle, PhysicalSize};

const EVENING: usize = 12;
const MANY_DEALS: usize = 2000;
const MANY_SHEETS: usize = 1000;

fn main() {
    divan::main();
}

fn now() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000)
}

fn tap(tap: Tap) -> Command {
    Command::Fill(AnyTap::Coinche(tap))
}

/// Fills in the points of a deal whose form is open, and saves it.
fn count(app: &mut App, points: usize) {
    for digit in points.to_string().bytes() {
        app.apply(tap(Tap::Digit(i32::from(digit - b'0'))), now());
    }
    app.apply(Command::SaveEntry, now());
}

/// A sheet of Coinche to no target with so many deals, open.
fn sheet(deals: usize) -> App {
    let mut app = App::new(Settings::default(), Session::default(), Vec::new());
    app.apply(Command::SetUpTarget(TargetChoice::NoTarget), now());
    app.apply(Command::StartSheet, now());
    for deal in 0..deals {
        app.apply(Command::NewEntry(Kind::Deal), now());
        app.apply(tap(Tap::Bidder([Side::One, Side::Two][deal % 2])), now());
        app.apply(tap(Tap::Bid(Bid::Points(80))), now());
        count(&mut app, 90 + deal % 7 * 10);
    }
    assert_eq!(of_coinche(&app).entries.len(), deals);
    app
}

/// The open sheet.
fn of_coinche(app: &App) -> &Sheet<Coinche> {
    match app.document().map(|it| &it.sheet) {
        Some(AnySheet::Coinche(sheet)) => sheet,
        _ => panic!("a sheet of Coinche is open"),
    }
}

/// So many sheets of an evening each.
fn drawer(sheets: usize) -> Vec<Document> {
    let evening = sheet(EVENING);
    let document = evening.document().expect("a sheet is open");
    let numbered = |number: usize| Document {
        id: SheetId::of_moment(now() + TimeDelta::minutes(number as i64)),
        changed: document.changed + TimeDelta::minutes(number as i64),
        ..document.clone()
    };
    (0..sheets).map(numbered).collect()
}

mod sheets {
    use super::*;

    /// The sums of all deals, from nothing.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn play_out(bencher: Bencher, deals: usize) {
        let app = sheet(deals);
        let sheet = of_coinche(&app);
        bencher.bench(|| black_box(sheet).replay());
    }

    /// One more deal: six taps, the last of which saves it.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn tap_a_deal_in(bencher: Bencher, deals: usize) {
        let app = sheet(deals);
        bencher.with_inputs(|| app.clone()).bench_values(|mut app| {
            app.apply(Command::NewEntry(Kind::Deal), now());
            app.apply(tap(Tap::Bidder(Side::One)), now());
            app.apply(tap(Tap::Bid(Bid::Points(80))), now());
            count(&mut app, 100);
            app
        });
    }

    /// The first deal corrected, and the correction undone.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn correct_and_undo(bencher: Bencher, deals: usize) {
        let app = sheet(deals);
        let first = of_coinche(&app).entries[0].id;
        bencher.with_inputs(|| app.clone()).bench_values(|mut app| {
            app.apply(Command::EditEntry(first), now());
            app.apply(tap(Tap::Bidder(Side::Two)), now());
            app.apply(Command::SaveEntry, now());
            app.apply(Command::Undo, now());
            app
        });
    }
}

mod files {
    use super::*;

    /// What every tap on *Save* costs, with the disk it lies on.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn save(bencher: Bencher, deals: usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = FileStore::open(folder.path().to_owned()).expect("a store");
        let app = sheet(deals);
        let mut document = app.document().expect("a sheet is open").clone();
        bencher.bench_local(|| {
            document.changed += TimeDelta::seconds(1);
            store.save_sheet(&document)
        });
    }

    /// What a start reads.
    #[divan::bench(args = [EVENING, MANY_SHEETS])]
    fn load(bencher: Bencher, sheets: usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = FileStore::open(folder.path().to_owned()).expect("a store");
        for document in drawer(sheets) {
            store.save_sheet(&document).expect("saved");
        }
        bencher.bench_local(|| store.load());
    }

    #[divan::bench(args = [EVENING, MANY_SHEETS])]
    fn export_all(bencher: Bencher, sheets: usize) {
        let documents = drawer(sheets);
        bencher.bench(|| exchange::write_all(&documents));
    }

    /// Every entry is held against the rules of the form.
    #[divan::bench(args = [EVENING, MANY_SHEETS])]
    fn import(bencher: Bencher, sheets: usize) {
        let text = exchange::write_all(&drawer(sheets)).expect("written");
        bencher.bench(|| exchange::read(&text));
    }
}

mod window {
    use super::*;

    /// The window of a phone, drawn by the processor, with these sheets.
    fn open(documents: &[Document]) -> Ui {
        let backend = TestingBackend::new(TestingBackendOptions {
            mock_time: true,
            renderer_name: Some("software".into()),
            ..Default::default()
        });
        // In place already after the first time.
        let _ = slint::platform::set_platform(Box::new(backend));
        let mut store = MemoryStore::default();
        for document in documents {
            store.save_sheet(document).expect("kept");
        }
        let outside = Rc::new(Desktop::new(|_| {}));
        let ui = Ui::with_outside(Box::new(store), outside, Some("en".into())).expect("a window");
        ui.window().show().expect("shown");
        ui.window().window().set_size(PhysicalSize::new(360, 740));
        ui
    }

    /// The same with one sheet of so many deals, and its id.
    fn with_a_sheet(deals: usize) -> (Ui, String) {
        let app = sheet(deals);
        let document = app.document().expect("a sheet is open").clone();
        let id = document.id.as_str().to_owned();
        (open(&[document]), id)
    }

    fn draw(ui: &Ui) {
        black_box(ui.window().window().take_snapshot().expect("drawn"));
    }

    /// From the start to the first picture.
    #[divan::bench(args = [EVENING, MANY_SHEETS])]
    fn start(bencher: Bencher, sheets: usize) {
        let documents = drawer(sheets);
        bencher.bench_local(|| {
            let ui = open(&documents);
            draw(&ui);
            ui
        });
    }

    /// From the drawer to a sheet, and back.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn open_a_sheet(bencher: Bencher, deals: usize) {
        let (ui, id) = with_a_sheet(deals);
        draw(&ui);
        bencher.bench_local(|| {
            let home = ui.window().global::<bridge::Home>();
            home.invoke_open(id.as_str().into());
            draw(&ui);
            ui.window().global::<bridge::Nav>().invoke_back();
            draw(&ui);
        });
    }

    /// From a digit to what it does to the scores in the form.
    #[divan::bench(args = [EVENING, MANY_DEALS])]
    fn tap_a_digit(bencher: Bencher, deals: usize) {
        let (ui, id) = with_a_sheet(deals);
        let home = ui.window().global::<bridge::Home>();
        home.invoke_open(id.as_str().into());
        ui.window().global::<bridge::Sheet>().invoke_edit(1);
        draw(&ui);
        let nav = ui.window().global::<bridge::Nav>();
        bencher.bench_local(|| {
            nav.invoke_key("\u{8}".into(), false, false);
            draw(&ui);
            nav.invoke_key("0".into(), false, false);
            draw(&ui);
        });
    }
}
