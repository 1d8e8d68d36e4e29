//! The outside of a desktop, as far as nobody has to be asked; and, where there is nothing to ask with, all of it.

use std::cell::RefCell;
use std::fs;
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Wake, Waker};
use std::thread::{self, Thread};

use ardoise::outside::{Desktop, Outside, Saved, Task, Trouble};

struct Bell(Thread);

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Goes on with a task until it is over.
fn wait_for(task: Task) {
    let waker = Waker::from(Arc::new(Bell(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut task = pin!(task);
    while task.as_mut().poll(&mut context).is_pending() {
        thread::park();
    }
}

/// What is told in the end.
fn told<T: 'static>(
    ask: impl FnOnce(Box<dyn FnOnce(Result<T, Trouble>)>),
) -> Option<Result<T, Trouble>> {
    let told = Rc::new(RefCell::new(None));
    let tell = told.clone();
    ask(Box::new(move |what| {
        tell.replace(Some(what));
    }));
    told.take()
}

#[test]
fn a_file_is_read_where_it_was_typed_to_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("an evening.json");
    fs::write(&file, "{}").expect("written");
    let place = file.display().to_string();
    let desktop = Desktop::new(wait_for);
    let read = |place: &str, most| told(|done| desktop.read(place, most, done));
    for typed in [&place, &format!("  {place} "), &format!("'{place}'")] {
        assert_eq!(read(typed, 9), Some(Ok("{}".to_owned())), "{typed:?}");
    }
    assert_eq!(read(&place, 2), Some(Ok("{}".to_owned())));
    assert_eq!(read(&place, 1), Some(Err(Trouble::TooLarge)));
    for nothing in ["", "~/no such file", &format!("{place}x"), "\0"] {
        let answer = read(nothing, 9);
        assert!(matches!(answer, Some(Err(_))), "{nothing:?}: {answer:?}");
    }
    assert_eq!(read(&format!("{place}x"), 9), Some(Err(Trouble::Missing)));
    fs::write(&file, [0xff, 0xfe]).expect("written");
    assert_eq!(read(&place, 9), Some(Err(Trouble::NotText)));
}

/// To be run by hand, with `HOME` in an empty folder, where there is neither a portal nor `zenity`.
#[test]
#[ignore = "opens the dialogs of a system that has any"]
fn without_a_dialog_a_file_goes_where_nothing_lies() {
    let desktop = Desktop::new(wait_for);
    let picked = told(|done| desktop.pick(9, done));
    assert_eq!(picked, Some(Err(Trouble::NoDialog)));
    let mut places = Vec::new();
    for text in ["one", "two"] {
        let bytes = text.as_bytes().to_vec();
        let saved = told(|done| desktop.save("coinche-2026-11-29.json", bytes, done));
        let Some(Ok(Saved::Unasked(place))) = saved else {
            panic!("{saved:?}");
        };
        assert_eq!(fs::read_to_string(&place).expect("a file"), text);
        places.push(place);
    }
    assert!(places[0].ends_with("/coinche-2026-11-29.json"));
    assert!(places[1].ends_with("/coinche-2026-11-29-2.json"));
}
