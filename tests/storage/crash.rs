//! A process that is killed while it saves, again and again, at moments that nobody chose: what the next start finds is what was
//! saved last, or what was being saved.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, io, thread};

use ardoise::app::{Document, Session, Settings, SheetId};
use ardoise::store::{FileStore, Store, format};

use super::quick_folder;
use super::writing::files;

const SHEET: &str = include_str!("../files/sheet-v1.json");
/// Where a child saves; without it the children's tests do nothing.
const FOLDER: &str = "ARDOISE_CRASH_FOLDER";
const SAVES: i64 = 500;
const KILLS: usize = 25;

/// The sheet as it is after so many saves: the number stands in its moment.
fn sheet(number: i64) -> Document {
    let mut document = format::read_sheet(SHEET).expect("our own file");
    document.changed = document.created + chrono::Duration::milliseconds(number);
    document
}

fn number(document: &Document) -> i64 {
    let since = document.changed - document.created;
    assert_eq!(*document, sheet(since.num_milliseconds()));
    since.num_milliseconds()
}

/// The session after so many saves.
fn session(number: i64) -> Session {
    Session {
        sheet: SheetId::parse(&number.to_string()),
        ..Session::default()
    }
}

fn child_folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")
        .and_then(|()| out.flush())
        .expect("a pipe");
}

/// Starts one of the children's tests; through a shell, when something has to be said to it first.
fn start(test: &str, folder: &Path, shell: Option<&str>) -> Child {
    let program = env::current_exe().expect("this program");
    let mut command = match shell {
        Some(before) => {
            let mut command = Command::new("sh");
            command.args(["-c", &format!("{before}; exec \"$0\" \"$@\"")]);
            command.arg(program);
            command
        }
        None => Command::new(program),
    };
    let test = format!("storage::crash::{test}");
    command.args(["--ignored", "--exact", &test, "--nocapture"]);
    command.env(FOLDER, folder);
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("a child")
}

#[test]
#[ignore = "a child of the test below"]
fn child_saves_until_it_is_killed() {
    let Some(folder) = child_folder() else { return };
    let mut store = FileStore::open(folder).expect("a folder");
    let first = store.load().documents.first().map_or(0, number);
    for number in first + 1.. {
        store.save_sheet(&sheet(number)).expect("saved");
        store.save_session(&session(number)).expect("saved");
        say(&format!("saved {number}"));
    }
}

/// Lets a child save for this long and kills it; answers the last number that it said was saved.
fn killed_after(folder: &Path, time: Duration) -> i64 {
    let mut child = start("child_saves_until_it_is_killed", folder, None);
    let out = BufReader::new(child.stdout.take().expect("a pipe"));
    let last = Arc::new(AtomicI64::new(0));
    let (begun, begins) = mpsc::channel();
    let said = last.clone();
    let reader = thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            // The test program says things of its own.
            let number = line.strip_prefix("saved ").and_then(|it| it.parse().ok());
            if let Some(number) = number {
                said.store(number, Ordering::SeqCst);
                let _ = begun.send(());
            }
        }
    });
    let first = begins.recv_timeout(Duration::from_secs(30));
    first.expect("the child saves");
    let others = FileStore::open(folder.to_owned()).expect("a folder");
    assert!(others.is_read_only(), "as long as the child lives");
    thread::sleep(time);
    child.kill().expect("killed");
    child.wait().expect("gone");
    reader.join().expect("read");
    last.load(Ordering::SeqCst)
}

#[test]
fn a_process_killed_while_it_saves_loses_nothing() {
    let folder = quick_folder();
    let begin = Instant::now();
    let mut chance = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .map_or(1, |time| time.as_nanos() as u64);
    let (mut kills, mut last) = (0, 0);
    // In the end what counts are the saves; on a slow machine they come with fewer kills.
    while last < SAVES || (kills < KILLS && begin.elapsed() < Duration::from_secs(20)) {
        chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1);
        let time = Duration::from_micros((chance >> 33) % 60_000);
        let said = killed_after(folder.path(), time);
        assert!(said > last, "it went on from where it was");
        kills += 1;

        let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
        assert!(!store.is_read_only(), "the lock died with the child");
        let loaded = store.load();
        assert_eq!(loaded.damaged, [], "after {said}");
        let found = number(&loaded.documents[0]);
        assert!((said..=said + 1).contains(&found), "{said}, {found}");
        let sessions = [session(said), session(said + 1)];
        assert!(sessions.contains(&loaded.session), "after {said}");
        last = found;
    }
    let left = files(folder.path());
    let beside = left
        .iter()
        .filter(|name| name.contains("/.") || name.starts_with('.'));
    assert_eq!(beside.count(), 0, "{left:?}");
    assert!(kills >= 5, "{kills}");
}

#[test]
#[ignore = "a child of the test below"]
fn child_saves_more_than_fits() {
    let Some(folder) = child_folder() else { return };
    let mut store = FileStore::open(folder).expect("a folder");
    store.load();
    assert!(store.save_sheet(&sheet(2)).is_err());
    store.save_settings(&Settings::default()).expect("it fits");
    say("refused");
}

#[test]
#[cfg(unix)]
fn a_write_that_the_system_cuts_short_leaves_the_old_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = FileStore::open(folder.path().to_owned()).expect("a folder");
    store.save_sheet(&sheet(1)).expect("saved");
    drop(store);
    // A file may have 4 or 8 kilobytes, as the shell counts, and the sheet has 12.
    assert!(SHEET.len() > 10_000);
    let limits = "trap '' XFSZ; ulimit -f 8";
    let child = start("child_saves_more_than_fits", folder.path(), Some(limits));
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("refused"), "{said}");
    let kept = fs::read(folder.path().join("sheets/20261129T201500123.json"));
    let whole = format::write_sheet(&sheet(1)).expect("written");
    assert_eq!(kept.expect("there"), whole.as_bytes());
    let loaded = FileStore::open(folder.path().to_owned())
        .expect("a folder")
        .load();
    assert_eq!((loaded.documents, loaded.damaged), (vec![sheet(1)], vec![]));
}
