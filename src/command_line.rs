//! What can be said to the program when it is started. In English: it is read by those who type it.

mod check;
mod export;
mod faults;
mod import;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::app::Document;
use crate::store::exchange::{self, Incoming};
use crate::store::{self, FileStore, Loaded, Store};
use crate::{platform, ui};

use export::Shape;

/// The exit code for a command line that cannot be understood.
const MISUSE: u8 = 2;

/// Keeps the score of card games on a slate.
#[derive(Debug, Parser)]
#[command(name = "ardoise", version)]
struct Arguments {
    /// Keep sheets and settings in this folder instead of the system's data folder
    #[arg(long, value_name = "DIR", global = true)]
    data_dir: Option<PathBuf>,

    /// Speak this language this time, such as en or fr
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,

    #[command(subcommand)]
    task: Option<Task>,
}

/// What is done without a window.
#[derive(Debug, Subcommand)]
enum Task {
    /// Write a sheet, or all of them, to standard output
    Export {
        /// A file with sheets, or the id of a sheet; every sheet if left out
        file: Option<PathBuf>,

        /// As JSON, which can be imported, or as a table
        #[arg(long, value_enum, default_value_t = Shape::Json)]
        format: Shape,
    },
    /// Take in the sheets of a file; none that is there is replaced
    Import {
        /// A sheet's file, or what was exported
        file: PathBuf,

        /// Say what would be taken in, and leave everything as it is
        #[arg(long)]
        dry_run: bool,
    },
    /// Say what is in a file, how it stands and what is wrong with it
    Check {
        /// A sheet's file, or what was exported
        file: PathBuf,
    },
}

/// Runs the program with these arguments, the program's own name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            return match say(&error.to_string()) {
                Ok(()) => ExitCode::SUCCESS,
                Err(_) => ExitCode::FAILURE,
            };
        }
        Err(error) => {
            let text = error.to_string();
            // What follows are tips and how it is used.
            let what = text.split("\n\n").next().unwrap_or_default();
            complain(&one_line(what.trim_start_matches("error: ")));
            return ExitCode::from(MISUSE);
        }
    };
    match start(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn start(arguments: Arguments) -> Result<(), String> {
    if let Some(tag) = &arguments.lang
        && ui::language::best_of([tag]).is_none()
    {
        return Err(format!(
            "there is no translation for {tag:?}; there are: {}",
            ui::language::TAGS.join(", ")
        ));
    }
    let folder = arguments.data_dir.or_else(platform::data_folder);
    let folder = folder.ok_or("this system has no data folder; name one with --data-dir");
    match arguments.task {
        None => open_window(open_drawer(folder?)?, arguments.lang)?
            .run()
            .map_err(|error| one_line(&error.to_string())),
        Some(Task::Export { file, format }) => {
            let folder = folder.map_err(str::to_owned);
            export::export(file.as_deref(), format, folder)
        }
        Some(Task::Import { file, dry_run }) => import::import(&file, dry_run, folder?),
        Some(Task::Check { file }) => check::check(&file),
    }
}

/// Opens the folder in which everything is kept.
fn open_drawer(folder: PathBuf) -> Result<FileStore, String> {
    FileStore::open(folder.clone())
        .map_err(|error| format!("cannot use the folder {}: {error}", folder.display()))
}

/// The same, to change something in it without a window: nobody else may have it open.
fn open_drawer_alone(folder: PathBuf) -> Result<FileStore, String> {
    let place = folder.display().to_string();
    let store = open_drawer(folder)?;
    if store.is_read_only() {
        return Err(format!(
            "the app has the folder {place} open; close it, and try again"
        ));
    }
    Ok(store)
}

/// What lies in the folder, which stays as it is.
fn look_into_drawer(folder: PathBuf) -> Loaded {
    FileStore::look_at(folder).load()
}

/// The sheets of a file from anywhere, as they are or as they are refused.
fn read_sheets(file: &Path) -> Result<Vec<Incoming>, String> {
    let name = file.display();
    let text = store::read_text(file, exchange::LARGEST)
        .map_err(|error| format!("cannot read {name}: {error}"))?;
    let text = text.ok_or(exchange::Unreadable::TooLarge);
    text.and_then(|text| exchange::read(&text))
        .map_err(|why| format!("{name}: {}", words::unreadable(&why)))
}

/// The sheets of a file if none is refused.
fn sound_sheets(file: &Path) -> Result<Vec<Document>, String> {
    let sheets = read_sheets(file)?.into_iter().map(|incoming| {
        let of = words::named(&incoming);
        let refused = |why| {
            let why = words::refusal(&why).replace("\n  ", "; ");
            format!("{}: {of} {why}", file.display())
        };
        incoming.sheet.map_err(refused)
    });
    sheets.collect()
}

/// Says something on standard output. A name from a file of another may have signs that a terminal would obey.
fn say(text: &str) -> Result<(), String> {
    let mut output = io::stdout().lock();
    let said = output.write_all(words::harmless(text).as_bytes());
    said.and_then(|()| output.flush())
        .map_err(|error| format!("cannot write to standard output: {error}"))
}

/// Says what is wrong, in one line.
fn complain(sentence: &str) {
    // There is nobody left to tell that nobody listens.
    let _ = writeln!(io::stderr(), "ardoise: {}", words::harmless(sentence));
}

/// Opens the window, or says in one sentence why there is none: no display, or (which Slint answers with a panic) no font.
fn open_window(store: FileStore, language: Option<String>) -> Result<ui::Ui, String> {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let opened = panic::catch_unwind(AssertUnwindSafe(|| ui::Ui::new(Box::new(store), language)));
    panic::set_hook(loud);
    match opened {
        Ok(Ok(ui)) => Ok(ui),
        Ok(Err(error)) => Err(format!(
            "no window can be opened here: {}",
            one_line(&error.to_string())
        )),
        Err(_) => Err("no window can be opened here: there is no display or no font".to_owned()),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
