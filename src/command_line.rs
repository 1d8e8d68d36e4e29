//! What can be said to the program when it is started. In English: it is read by those who type it.

use std::ffi::OsString;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::store::FileStore;
use crate::{platform, ui};

/// The exit code for a command line that cannot be understood.
const MISUSE: u8 = 2;

/// Keeps the score of card games on a slate.
#[derive(Debug, Parser)]
#[command(name = "ardoise", version)]
struct Arguments {
    /// Keep sheets and settings in this folder instead of the system's data folder
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,

    /// Speak this language this time, such as en or fr
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
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
            print!("{error}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            eprintln!("ardoise: {}", line.trim_start_matches("error: "));
            return ExitCode::from(MISUSE);
        }
    };
    match start(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("ardoise: {sentence}");
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
    let folder = arguments
        .data_dir
        .or_else(platform::data_folder)
        .ok_or("this system has no data folder; name one with --data-dir")?;
    let store = FileStore::open(folder.clone())
        .map_err(|error| format!("cannot use the folder {}: {error}", folder.display()))?;
    open_window(store, arguments.lang)?
        .run()
        .map_err(|error| one_line(&error.to_string()))
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
