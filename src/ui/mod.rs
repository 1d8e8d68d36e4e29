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
mod take_in;
mod take_out;

/// What `ui/app.slint` compiles to.
pub use ardoise_ui as bridge;

use std::rc::Rc;

use slint::{ComponentHandle, PlatformError};

use crate::app::App;
use crate::outside::Outside;
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
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(store: Box<dyn Store>, language: Option<String>) -> Result<Ui, PlatformError> {
        let spawn = |task| {
            // Fails only where no window runs, and so none asks for a file.
            let _ = slint::spawn_local(task);
        };
        let outside = Rc::new(crate::outside::Desktop::new(spawn));
        Ui::with_outside(store, outside, language)
    }

    /// The same with ways of one's own to get texts and files out and in.
    ///
    /// # Errors
    /// When the system has no display.
    pub fn with_outside(
        mut store: Box<dyn Store>,
        outside: Rc<dyn Outside>,
        language: Option<String>,
    ) -> Result<Ui, PlatformError> {
        let window = AppWindow::new()?;
        let purged = store.purge_trash(platform::now());
        let mut loaded = store.load();
        // What was half-filled there goes with the sheet.
        let desks = &mut loaded.session.desks;
        desks.retain(|sheet, _| !purged.contains(sheet));
        let app =
            App::new(loaded.settings, loaded.session, loaded.documents).with_trash(loaded.trash);
        let dispatch = Rc::new(Dispatch::new(app, store, outside, &window, language));
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
