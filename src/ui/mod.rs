//! The window: the only module that names Slint.

mod bind;
#[cfg(target_family = "wasm")]
pub mod browser;
pub mod chart;
mod convert;
mod dispatch;
mod drawn;
mod games;
mod keys;
pub mod language;
mod models;
mod rows;
mod saving;
mod show;
pub mod strokes;

/// What `ui/app.slint` compiles to.
pub mod bridge {
    slint::include_modules!();
}

use std::rc::Rc;

use slint::{ComponentHandle, PlatformError};

use crate::app::App;
use crate::platform;
use crate::store::Store;

use bridge::AppWindow;
use dispatch::Dispatch;

/// The app with its window.
pub struct Ui {
    window: AppWindow,
    dispatch: Rc<Dispatch>,
}

impl Ui {
    /// Opens the app where it was left. `language`, a tag, comes before the setting.
    ///
    /// # Errors
    /// When the system has no display.
    pub fn new(mut store: Box<dyn Store>, language: Option<String>) -> Result<Ui, PlatformError> {
        let window = AppWindow::new()?;
        let purged = store.purge_trash(platform::now());
        let mut loaded = store.load();
        // What was half-filled there goes with the sheet.
        let desks = &mut loaded.session.desks;
        desks.retain(|sheet, _| !purged.contains(sheet));
        let app =
            App::new(loaded.settings, loaded.session, loaded.documents).with_trash(loaded.trash);
        let dispatch = Rc::new(Dispatch::new(app, store, &window, language));
        bind::bind(&window, &dispatch);
        dispatch.keep_trying();
        window
            .global::<bridge::Settings>()
            .set_version(env!("CARGO_PKG_VERSION").into());
        games::coinche::show_caps(&window);
        show::show_damaged(&window, &loaded.damaged);
        dispatch.speak();
        dispatch.show();
        Ok(Ui { window, dispatch })
    }

    pub fn window(&self) -> &AppWindow {
        &self.window
    }

    /// Shows the window until it is closed.
    ///
    /// # Errors
    /// When the display goes away.
    pub fn run(&self) -> Result<(), PlatformError> {
        let result = self.window.run();
        self.leave();
        result
    }

    /// Writes once more what could not be written: the window is left.
    pub fn leave(&self) {
        self.dispatch.leave();
    }
}
