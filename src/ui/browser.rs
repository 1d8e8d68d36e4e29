//! The window on the canvas of a page in a browser.

use std::rc::Rc;
use std::sync::Arc;

use slint::fontique_011::fontique::{Blob, FallbackKey, GenericFamily, Script};
use slint::{ComponentHandle, PlatformError, RenderingState};

use crate::app::{Command, Page};
use crate::domain::GameName;

use super::bridge;
use super::{Ui, language};

/// The page around the canvas.
pub trait Surroundings {
    /// Something is on the canvas.
    fn drawn(&self);

    /// What page it is, in the language that is spoken, and what a screen reader says of its own accord.
    fn described(&self, language: &str, right_to_left: bool, title: &str, told: &str);

    /// So many layers can be closed one after the other.
    fn layered(&self, layers: i32);

    /// The canvas has this colour, as red, green and blue, with bright letters on it or not.
    fn painted(&self, colour: [u8; 3], dark: bool);

    /// The screen is to stay on from now on, or no longer.
    fn woken(&self, awake: bool);

    /// Something is not certain yet, or could not be written, or everything is certain.
    fn saving(&self, saving: bool);
}

/// Has the window drawn by the browser on the canvas called `canvas`. To be called before there is a window.
///
/// # Errors
/// When the browser cannot draw.
pub fn prepare() -> Result<(), PlatformError> {
    // Otherwise the loop never comes back to its caller, by way of an exception.
    let backend = i_slint_backend_winit::Backend::builder().with_spawn_event_loop(true);
    let set = slint::platform::set_platform(Box::new(backend.build()?));
    set.map_err(|error| PlatformError::Other(error.to_string()))?;
    add_letters();
    Ok(())
}

/// What the font that Slint has with it lacks is looked for in ours, in every language: a name may be written in any.
fn add_letters() {
    let mut fonts = slint::fontique_011::shared_collection();
    let families = fonts.register_fonts(Blob::new(Arc::new(bridge::ARABIC)), None);
    let families = families.iter().map(|(family, _)| *family);
    for generic in [
        GenericFamily::SansSerif,
        GenericFamily::SystemUi,
        GenericFamily::UiSansSerif,
    ] {
        fonts.append_generic_families(generic, families.clone());
    }
    let arabic = FallbackKey::new(Script::from_bytes([b'A', b'r', b'a', b'b']), None);
    fonts.set_fallbacks(arabic, families);
}

impl Ui {
    /// Shows the window and comes back: from then on the browser calls. The page around it is told what it has to know.
    ///
    /// # Errors
    /// When the browser cannot draw.
    pub fn show_in(&self, page: Rc<dyn Surroundings>) -> Result<(), PlatformError> {
        self.window
            .global::<bridge::Settings>()
            .set_has_screen(true);
        self.listen(&page);
        let mut first = Some(page);
        let notified = self
            .window
            .window()
            .set_rendering_notifier(move |state, _| {
                if matches!(state, RenderingState::AfterRendering)
                    && let Some(page) = first.take()
                {
                    page.drawn();
                }
            });
        notified.map_err(|error| PlatformError::Other(error.to_string()))?;
        self.window.show()?;
        self.window.invoke_tell_all();
        slint::run_event_loop()
    }

    fn listen(&self, page: &Rc<dyn Surroundings>) {
        let around = self.window.global::<bridge::Around>();
        let dispatch = Rc::downgrade(&self.dispatch);
        let it = Rc::clone(page);
        around.on_described(move |title, told| {
            if let Some(dispatch) = dispatch.upgrade() {
                let tag = dispatch.tag.get();
                it.described(tag, language::is_right_to_left(tag), &title, &told);
            }
        });
        let it = Rc::clone(page);
        around.on_layered(move |layers| it.layered(layers));
        let it = Rc::clone(page);
        around.on_woken(move |awake| it.woken(awake));
        let it = Rc::clone(page);
        around.on_saved(move |saving| it.saving(saving));
        let it = Rc::clone(page);
        let window = self.window.as_weak();
        around.on_painted(move || {
            if let Some(window) = window.upgrade() {
                let theme = window.global::<bridge::Theme>();
                let colour = theme.get_page();
                let colour = [colour.red(), colour.green(), colour.blue()];
                it.painted(colour, theme.get_dark());
            }
        });
    }

    /// Closes what lies on top, as Escape does.
    pub fn close_top(&self) {
        self.window.invoke_close_top();
    }

    /// What the edges of the screen keep for themselves, in points.
    pub fn keep_out(&self, top: f32, right: f32, bottom: f32, left: f32) {
        let size = self.window.global::<bridge::Size>();
        size.set_inset_top(top);
        size.set_inset_right(right);
        size.set_inset_bottom(bottom);
        size.set_inset_left(left);
    }

    /// Opens the page on which a new sheet of this game is begun.
    pub fn set_up(&self, game: GameName) {
        self.dispatch.carry_out(Command::Go(Page::NewSheet));
        if self.dispatch.page() == Page::NewSheet {
            self.dispatch.carry_out(Command::SetUpGame(game));
        }
    }
}

/// Does something with the window when the browser has come out of what it is doing in it. What was changed on the window from
/// elsewhere, which nobody draws by itself, is seen then, too.
pub fn later(act: impl FnOnce() + Send + 'static) {
    // It fails only when there is no window any more.
    let _ = slint::invoke_from_event_loop(act);
}
