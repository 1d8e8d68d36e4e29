//! From the app to the pages. Everything is gathered first and shown afterwards, so that no borrow is held while the
//! window is called.

mod form;
mod home;
mod preset_name;
mod rules;
mod score;
mod set_up;

use slint::{ComponentHandle, SharedString};

use crate::app::{App, Page, Theme};

use super::bridge::{self, AppWindow};
use super::models::Models;
pub use form::show_caps;
pub use home::show_damaged;

use form::FormView;
use home::HomeView;
use rules::RulesView;
use score::ScoreView;
use set_up::SetUpView;

/// All that the window shows, for the page in front.
pub struct View {
    page: Page,
    theme: Theme,
    language: SharedString,
    home: Option<HomeView>,
    score: Option<ScoreView>,
    form: Option<FormView>,
    set_up: Option<SetUpView>,
    rules: Option<RulesView>,
}

impl View {
    /// Gathers what the page in front shows.
    pub fn of(app: &App) -> View {
        let page = app.page();
        let open = app.document();
        let replay = open.map(|document| document.sheet.replay());
        let shown = open.zip(replay.as_ref());
        View {
            page,
            theme: app.settings().theme,
            language: app
                .settings()
                .language
                .as_deref()
                .unwrap_or_default()
                .into(),
            home: (page == Page::Home).then(|| HomeView::of(app)),
            score: shown
                .filter(|_| page.shows_sheet())
                .map(|(document, replay)| ScoreView::of(app, document, replay)),
            form: shown
                .filter(|_| page == Page::Form)
                .and_then(|(document, replay)| FormView::of(app, document, replay)),
            set_up: matches!(page, Page::NewSheet | Page::Details).then(|| SetUpView::of(app)),
            rules: (page == Page::Rules).then(|| RulesView::of(app)).flatten(),
        }
    }

    /// Puts it on the window. The page itself comes last, so that it opens filled in.
    pub fn show(self, window: &AppWindow, models: &Models) {
        let settings = window.global::<bridge::Settings>();
        settings.set_theme(self.theme.into());
        settings.set_language(self.language);
        window
            .global::<bridge::Theme>()
            .set_scheme(match self.theme {
                Theme::System => slint::language::ColorScheme::Unknown,
                Theme::Light => slint::language::ColorScheme::Light,
                Theme::Dark => slint::language::ColorScheme::Dark,
            });
        if let Some(home) = self.home {
            home.show(window, models);
        }
        if let Some(score) = self.score {
            score.show(window, models);
        }
        if let Some(form) = self.form {
            form.show(window, models);
        }
        if let Some(rules) = self.rules {
            rules.show(window, models);
        }
        if let Some(set_up) = self.set_up {
            set_up.show(window, models);
        }
        window.global::<bridge::Nav>().set_page(self.page.into());
    }
}
