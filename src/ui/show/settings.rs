//! What the user has set: on its page, and in force on every page.

use slint::language::ColorScheme;
use slint::{ComponentHandle, SharedString};

use crate::app::{App, Digits, FarHalf, Motion, Screen, TextSize, Theme};
use crate::platform;

use super::bridge::{self, AppWindow};

/// The settings, as the window has them.
pub struct SettingsView {
    theme: Theme,
    language: SharedString,
    text_size: TextSize,
    digits: Digits,
    motion: Motion,
    far_half: FarHalf,
    screen: Screen,
}

impl SettingsView {
    pub fn of(app: &App) -> SettingsView {
        let settings = app.settings();
        SettingsView {
            theme: settings.theme,
            language: settings.language.as_deref().unwrap_or_default().into(),
            text_size: settings.text_size,
            digits: settings.digits,
            motion: settings.motion,
            far_half: settings.far_half,
            screen: settings.screen,
        }
    }

    /// Puts them in force. The language is not among them: it is spoken before a window is shown (`Dispatch::speak`).
    pub fn show(self, window: &AppWindow) {
        let page = window.global::<bridge::Settings>();
        page.set_theme(self.theme.into());
        page.set_language(self.language);
        page.set_text_size(self.text_size.into());
        page.set_digits(self.digits.into());
        page.set_motion(self.motion.into());
        page.set_far_half(self.far_half.into());
        page.set_screen(self.screen.into());
        let scheme = match self.theme {
            Theme::System => ColorScheme::Unknown,
            Theme::Light => ColorScheme::Light,
            Theme::Dark => ColorScheme::Dark,
        };
        window.global::<bridge::Theme>().set_scheme(scheme);
        let size = window.global::<bridge::Size>();
        size.set_scale(self.text_size.scale());
        size.set_still(self.motion == Motion::Off || platform::reduces_motion());
        let figures = window.global::<bridge::Figures>();
        figures.set_arabic_indic(self.digits == Digits::ArabicIndic);
    }
}
