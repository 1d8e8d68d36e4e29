//! Ardoise as a page in a browser: what is asked of the browser, and what it asks of us. `ui/browser.rs` has the window.

mod database;
mod page;
mod tabs;

use std::cell::RefCell;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::domain::GameName;
use crate::store::{Backing, DeferredDisk, FileStore, Files};
use crate::ui::Ui;
use crate::ui::browser::{later, prepare};

use database::{Database, Nowhere};
use page::HtmlPage;

thread_local! {
    /// The app, for as long as the page lives.
    static RUNNING: RefCell<Option<Ui>> = const { RefCell::new(None) };
}

/// Opens the app on the page's canvas. It comes back at once: the browser calls from then on.
pub fn run() {
    std::panic::set_hook(Box::new(|why| page::log(&why.to_string())));
    spawn_local(async {
        if let Err(why) = start().await {
            page::failed(&why);
        }
    });
}

async fn start() -> Result<(), String> {
    // First of all: what another tab writes as its last is then there to be read.
    let right = tabs::ask().await;
    let (files, backing): (Files, Box<dyn Backing>) = match Database::open(right).await {
        Ok((files, database)) => (files, Box::new(database)),
        // Everything works but for one thing, which is said on every page.
        Err(error) => (Files::new(), Box::new(Nowhere::of(&error))),
    };
    let disk = Box::new(DeferredDisk::new(files, backing));
    let store = FileStore::open_on(disk, PathBuf::new()).map_err(|error| error.to_string())?;
    prepare().map_err(|error| error.to_string())?;
    let ui = Ui::new(Box::new(store), page::language()).map_err(|error| error.to_string())?;
    ui.show_in(HtmlPage::here())
        .map_err(|error| error.to_string())?;
    RUNNING.set(Some(ui));
    Ok(())
}

/// Does something with the app, if it runs.
fn with_app(act: impl FnOnce(&Ui) + Send + 'static) {
    later(move || {
        RUNNING.with_borrow(|app| {
            if let Some(ui) = app {
                act(ui);
            }
        });
    });
}

/// The browser's own Back: closes what lies on top.
#[wasm_bindgen]
pub fn back() {
    with_app(Ui::close_top);
}

/// What the edges of the screen keep for themselves, in CSS pixels.
#[wasm_bindgen]
pub fn insets(top: f32, right: f32, bottom: f32, left: f32) {
    with_app(move |ui| ui.keep_out(top, right, bottom, left));
}

/// One of the shortcuts on the icon of the installed app: `new-` and a game as it is called in the files. Any other does nothing.
#[wasm_bindgen]
pub fn open(shortcut: &str) {
    let game = shortcut.strip_prefix("new-").map(|game| {
        let name: StrDeserializer<'_, serde::de::value::Error> = game.into_deserializer();
        GameName::deserialize(name)
    });
    if let Some(Ok(game)) = game {
        with_app(move |ui| ui.set_up(game));
    }
}
