//! A disk that fails at every act there is, in every way: what lies there is always the version that was saved last, or the one
//! that was being saved.

use std::io::ErrorKind;

use ardoise::app::{Document, Settings, Theme, Trashed};
use ardoise::store::{FileStore, Store, StoreError, format};
use chrono::{TimeZone, Utc};

use crate::phone::faulty_disk::{Failing, FaultyDisk, Stage};

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

/// Where the sheet is: in the drawer, or in the trash.
#[derive(Clone, Debug, PartialEq)]
enum Place {
    Nowhere,
    Drawer(Document),
    Trash(Document),
}

fn trashed(steps: usize) -> Trashed {
    Trashed {
        document: undone(steps),
        deleted: Utc.with_ymd_and_hms(2026, 11, 30, 8, 9, 10).unwrap(),
    }
}

/// One step of an evening: does it, and says where the sheet is afterwards.
type Step = fn(&mut FileStore) -> (Result<(), StoreError>, Place);

const EVENING: [Step; 7] = [
    |store| (store.save_sheet(&undone(4)), Place::Drawer(undone(4))),
    |store| (store.save_sheet(&undone(3)), Place::Drawer(undone(3))),
    |store| (store.save_sheet(&undone(2)), Place::Drawer(undone(2))),
    |store| (store.remove_sheet(&trashed(1)), Place::Trash(undone(1))),
    |store| (store.save_sheet(&undone(1)), Place::Drawer(undone(1))),
    |store| {
        let forgotten = store.forget_trashed(&undone(1).id);
        (forgotten, Place::Drawer(undone(1)))
    },
    |store| (store.save_sheet(&undone(0)), Place::Drawer(undone(0))),
];

/// What lies in a folder, whoever has it, which never is damage.
fn found(folder: &std::path::Path) -> (Place, Settings) {
    told(FileStore::look_at(folder.to_owned()))
}

fn told(mut store: FileStore) -> (Place, Settings) {
    let mut loaded = store.load();
    assert_eq!(loaded.damaged, []);
    assert!(loaded.documents.len() + loaded.trash.len() < 2);
    let place = match (loaded.documents.pop(), loaded.trash.pop()) {
        (Some(document), _) => Place::Drawer(document),
        (_, Some(trashed)) => Place::Trash(trashed.document),
        _ => Place::Nowhere,
    };
    (place, loaded.settings)
}

/// An evening on a disk on which this fails; answers whether anything failed.
fn evening(failing: Failing) -> bool {
    let folder = super::quick_folder();
    let disk = FaultyDisk::default();
    let mut store =
        FileStore::open_on(Box::new(disk.clone()), folder.path().to_owned()).expect("a folder");
    disk.fail(Some(failing));
    let (mut last, mut theme) = (Place::Nowhere, Theme::System);
    let mut failed = false;
    for (at, step) in EVENING.into_iter().enumerate() {
        let (done, place) = step(&mut store);
        let wanted = [Theme::Dark, Theme::Light][at % 2];
        let set = done.and_then(|()| store.save_settings(&settings(wanted)));
        if done.is_ok() {
            last = place.clone();
        }
        if set.is_ok() {
            theme = wanted;
            continue;
        }
        failed = true;
        // A sheet that is deleted was saved first, so it may still be in the drawer as it was shown last.
        let also = Place::Drawer(undone(1));
        let (there, themed) = found(folder.path());
        let right = there == last || there == place || (at == 3 && there == also);
        assert!(right, "{failing:?}, step {at}: {there:?}");
        let right = themed.theme == theme || themed.theme == wanted;
        assert!(right, "{failing:?}, step {at}: {:?}", themed.theme);
        if failing.times == usize::MAX {
            // A new start may tidy up, and finds the same.
            drop(store);
            let start = FileStore::open(folder.path().to_owned()).expect("a folder");
            assert_eq!(told(start), (there, themed));
            return true;
        }
        // The next try, as the app makes it.
        let (done, place) = step(&mut store);
        done.expect("the disk works again");
        store.save_settings(&settings(wanted)).expect("it works");
        (last, theme) = (place, wanted);
    }
    assert_eq!(found(folder.path()), (last, settings(theme)));
    failed
}

#[test]
fn whatever_act_fails_nothing_is_lost() {
    let mut tried = 0;
    for stage in [Stage::Before, Stage::Half, Stage::After] {
        for times in [1, usize::MAX] {
            for after in 0.. {
                let failed = evening(Failing {
                    after,
                    times,
                    stage,
                    error: ErrorKind::StorageFull,
                });
                tried += 1;
                // An act whose failure does no harm, such as keeping the version before, is passed over.
                if !failed && after > 40 {
                    break;
                }
            }
        }
    }
    assert!(tried > 6 * 40);
}

#[test]
fn there_are_so_many_acts_and_no_more() {
    let folder = super::quick_folder();
    let disk = FaultyDisk::default();
    let mut store =
        FileStore::open_on(Box::new(disk.clone()), folder.path().to_owned()).expect("a folder");
    for step in EVENING {
        step(&mut store).0.expect("it works");
        store
            .save_settings(&settings(Theme::Dark))
            .expect("it works");
    }
    // So the test above, which goes on to 40, lets each of them fail.
    assert!((10..40).contains(&disk.acts()), "{}", disk.acts());
    let before = disk.acts();
    store.save_sheet(&undone(0)).expect("it works");
    store
        .save_settings(&settings(Theme::Dark))
        .expect("it works");
    assert_eq!(disk.acts(), before, "what says the same is not written");
}

#[test]
fn without_the_version_before_the_new_one_is_saved_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
    store.save_sheet(&undone(2)).expect("written");
    // A file stands where the folder should be.
    std::fs::write(folder.path().join("previous"), "").expect("written");
    store.save_sheet(&undone(1)).expect("written");
    std::fs::remove_file(folder.path().join("previous")).expect("removed");
    assert_eq!(found(folder.path()).0, Place::Drawer(undone(1)));
}
