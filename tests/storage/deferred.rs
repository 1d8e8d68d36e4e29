//! A disk whose writes are certain only later: whatever becomes of what is on its way, what is there is one of the moments that there
//! were, and what was refused goes with the next lot.

use std::cell::Cell;
use std::rc::Rc;

use ardoise::app::{Document, Settings, Theme, Trashed};
use ardoise::store::{Certainty, Store, StoreError, format};
use chrono::{TimeZone, Utc};

use crate::phone::slow_backing::SlowBacking;

const SHEET: &str = include_str!("../files/sheet-v1.json");

/// The sheet with so many edits taken back.
fn undone(steps: usize) -> Document {
    let mut document = format::read_sheet(SHEET).expect("our own file");
    for _ in 0..steps {
        assert!(document.sheet.undo());
    }
    document
}

fn settings(theme: Theme) -> Settings {
    Settings {
        theme,
        ..Settings::default()
    }
}

fn trashed(steps: usize) -> Trashed {
    Trashed {
        document: undone(steps),
        deleted: Utc.with_ymd_and_hms(2026, 11, 30, 8, 9, 10).unwrap(),
    }
}

#[test]
fn what_is_saved_is_certain_when_it_has_arrived() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    assert_eq!(store.certainty(), Certainty::Certain);
    store.save_sheet(&undone(0)).expect("in memory");
    assert_eq!(store.certainty(), Certainty::UnderWay);
    assert_eq!(store.hand_over(), Certainty::UnderWay);
    assert_eq!(backing.kept().documents, [], "it is on its way");
    assert!(backing.settle(None));
    assert_eq!(store.certainty(), Certainty::Certain);
    assert_eq!(backing.kept().documents, [undone(0)]);
    assert_eq!(store.hand_over(), Certainty::Certain);
    assert_eq!(backing.under_way(), 0, "there is nothing to write");
}

#[test]
fn what_belongs_together_arrives_together() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    store.save_sheet(&undone(1)).expect("in memory");
    store.hand_over();
    backing.settle_all();
    let before = backing.files();
    store.remove_sheet(&trashed(0)).expect("in memory");
    store
        .save_settings(&settings(Theme::Dark))
        .expect("in memory");
    assert_eq!(backing.under_way(), 0, "not before all of it is saved");
    store.hand_over();
    assert_eq!(backing.files(), before);
    assert!(backing.settle(None));
    assert!(!backing.settle(None), "one lot");
    let kept = backing.kept();
    assert_eq!((kept.documents, kept.trash), (vec![], vec![trashed(0)]));
    assert_eq!(kept.settings, settings(Theme::Dark));
}

#[test]
fn one_lot_is_on_its_way_at_a_time_and_the_next_follows_by_itself() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    for steps in [3, 2, 1, 0] {
        store.save_sheet(&undone(steps)).expect("in memory");
        store.hand_over();
        assert_eq!(backing.under_way(), 1);
    }
    backing.settle(None);
    assert_eq!(backing.kept().documents, [undone(3)]);
    assert_eq!(store.certainty(), Certainty::UnderWay);
    assert_eq!(backing.under_way(), 1, "without being asked");
    backing.settle(None);
    assert_eq!(
        backing.kept().documents,
        [undone(0)],
        "the last is the last"
    );
    assert_eq!(store.certainty(), Certainty::Certain);
}

#[test]
fn what_is_refused_goes_with_the_next_lot_but_never_over_what_is_newer() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    store.save_sheet(&undone(1)).expect("in memory");
    store
        .save_settings(&settings(Theme::Light))
        .expect("in memory");
    store.hand_over();
    // In the meantime.
    store
        .save_settings(&settings(Theme::Dark))
        .expect("in memory");
    store.hand_over();
    backing.settle(Some(StoreError::Full));
    assert_eq!(store.certainty(), Certainty::Failed(StoreError::Full));
    assert_eq!(backing.under_way(), 0, "it is not asked again at once");
    assert_eq!(backing.files().len(), 0);
    // Still so while it is tried again.
    assert_eq!(store.hand_over(), Certainty::Failed(StoreError::Full));
    backing.settle(Some(StoreError::Failed));
    assert_eq!(store.certainty(), Certainty::Failed(StoreError::Failed));
    store.hand_over();
    backing.settle(None);
    assert_eq!(store.certainty(), Certainty::Certain);
    let kept = backing.kept();
    assert_eq!(kept.documents, [undone(1)]);
    assert_eq!(kept.settings, settings(Theme::Dark));
}

/// As when somebody clears what the browser keeps for the page.
#[test]
fn a_backing_that_has_been_emptied_gets_everything_again() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    store.save_sheet(&undone(1)).expect("in memory");
    store.hand_over();
    backing.settle_all();
    backing.empty();
    store
        .save_settings(&settings(Theme::Dark))
        .expect("in memory");
    store.hand_over();
    backing.settle(Some(StoreError::Failed));
    store.hand_over();
    backing.settle(None);
    let kept = backing.kept();
    assert_eq!(kept.documents, [undone(1)]);
    assert_eq!(kept.settings, settings(Theme::Dark));
}

#[test]
fn whoever_watches_is_told_of_every_arrival() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    let told = Rc::new(Cell::new(0));
    let count = Rc::clone(&told);
    store.watch(Rc::new(move || count.set(count.get() + 1)));
    store.save_sheet(&undone(0)).expect("in memory");
    store.hand_over();
    assert_eq!(told.get(), 0);
    backing.settle(Some(StoreError::Denied));
    assert_eq!(told.get(), 1);
    store.hand_over();
    backing.settle(None);
    assert_eq!(told.get(), 2);
}

/// One step of an evening, with where the sheet is afterwards: its steps taken back, and whether it is in the trash.
type Step = (fn(&mut dyn Store) -> Result<(), StoreError>, (usize, bool));

const EVENING: [Step; 6] = [
    (|store| store.save_sheet(&undone(3)), (3, false)),
    (|store| store.save_sheet(&undone(2)), (2, false)),
    (|store| store.remove_sheet(&trashed(1)), (1, true)),
    (
        |store| {
            store.save_sheet(&undone(1))?;
            store.forget_trashed(&undone(1).id)
        },
        (1, false),
    ),
    (|store| store.save_sheet(&undone(0)), (0, false)),
    (|store| store.remove_sheet(&trashed(0)), (0, true)),
];

/// Where the sheet is for good.
fn place(backing: &SlowBacking) -> Option<(Document, bool)> {
    let kept = backing.kept();
    assert_eq!(kept.damaged, []);
    assert!(kept.documents.len() + kept.trash.len() < 2);
    let trash = kept.trash.into_iter().map(|it| (it.document, true));
    let mut all = kept
        .documents
        .into_iter()
        .map(|it| (it, false))
        .chain(trash);
    all.next()
}

/// After each step one of three things comes to pass: nothing, an arrival or a refusal. All the ways in which an evening can go.
#[test]
fn however_it_goes_what_is_there_is_one_of_the_moments_and_in_the_end_the_last() {
    let ways = 3_usize.pow(u32::try_from(EVENING.len()).expect("few"));
    let mut refused = 0;
    for way in 0..ways {
        let backing = SlowBacking::default();
        let mut store = backing.open();
        let mut moments = vec![None];
        let mut least = 0;
        let mut rest = way;
        for (step, (steps, in_trash)) in EVENING {
            step(&mut store).expect("in memory");
            moments.push(Some((undone(steps), in_trash)));
            store.hand_over();
            match rest % 3 {
                0 => {}
                1 => drop(backing.settle(None)),
                _ => {
                    backing.settle(Some(StoreError::Full));
                    refused += 1;
                }
            }
            rest /= 3;
            // One of the moments there were, and never an earlier one than before.
            let there = place(&backing);
            let moment = (least..moments.len()).find(|at| moments[*at] == there);
            least = moment.unwrap_or_else(|| panic!("way {way}: {there:?}"));
        }
        if way % 2 == 0 {
            // The tab is closed; another one finds such a moment, and may go on.
            backing.close();
            drop(store);
            assert!(!backing.open().is_read_only());
            continue;
        }
        store.hand_over();
        backing.settle_all();
        assert_eq!(Some(&place(&backing)), moments.last(), "way {way}");
        assert_eq!(store.certainty(), Certainty::Certain);
    }
    assert!(refused > 100);
}

#[test]
fn a_second_tab_only_looks() {
    let backing = SlowBacking::default();
    let mut first = backing.open();
    first.save_sheet(&undone(0)).expect("in memory");
    first.hand_over();
    backing.settle_all();
    let mut second = backing.open();
    assert!(second.is_read_only());
    assert_eq!(second.load().documents, [undone(0)]);
    assert_eq!(second.save_sheet(&undone(1)), Err(StoreError::Taken));
    second.hand_over();
    assert_eq!(backing.under_way(), 0);
    drop((first, second));
    assert!(!backing.open().is_read_only());
}

#[test]
fn what_is_damaged_is_put_aside_as_on_a_desktop() {
    let backing = SlowBacking::default();
    let mut store = backing.open();
    for steps in [1, 0] {
        store.save_sheet(&undone(steps)).expect("in memory");
        store.hand_over();
        backing.settle_all();
    }
    let file = store.sheet_file(&undone(0).id);
    drop(store);
    backing.spoil(&file);
    let mut store = backing.open();
    let loaded = store.load();
    assert_eq!(loaded.documents, [undone(1)], "the version before");
    assert_eq!(loaded.damaged.len(), 1);
    store.hand_over();
    backing.settle_all();
    let aside = backing
        .files()
        .remove(std::path::Path::new(&loaded.damaged[0].place));
    assert_eq!(aside.as_deref(), Some(&b"{"[..]));
    assert_eq!(place(&backing), Some((undone(1), false)));
}
