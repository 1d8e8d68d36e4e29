//! From the app to the pages. Everything is gathered first and shown afterwards, so that no borrow is held while the
//! window is called.

mod chart;
mod entry;
mod home;
mod how;
mod preset_name;
mod reason;
mod refused;
mod rules;
mod set_up;
mod settings;
mod share;
mod sheet;
mod trash;

use slint::ComponentHandle;

use crate::app::{AnyDesk, App, Assessment, Desk, Document, Page};
use crate::domain::{AnySheet, Sheet, both, games};

use super::bridge::{self, AppWindow};
use super::convert;
use super::games::{Open, Show, Shown};
use super::models::Models;
pub use home::{Card, show_damaged};
pub use refused::refused;

use chart::ChartView;
use entry::EntryView;
use home::HomeView;
use how::HowView;
use rules::RulesView;
use set_up::SetUpView;
use settings::SettingsView;
use share::ShareView;
use sheet::SheetView;
use trash::TrashView;

/// All that the window shows, for the page in front.
pub struct View {
    page: Page,
    pages_below: i32,
    sheet_open: bool,
    settings: SettingsView,
    home: Option<HomeView>,
    trash: Option<TrashView>,
    sheet: Vec<Show>,
    /// How many sheets there are, all of which can be saved.
    sheets: usize,
    share: Option<ShareView>,
    set_up: Option<SetUpView>,
    rules: Option<RulesView>,
    how: Option<HowView>,
}

impl View {
    /// Gathers what the page in front shows; a list of sheets shows no more than that many.
    pub fn of(app: &App, most: usize) -> View {
        let page = app.page();
        let open = app.document().filter(|_| page.shows_sheet());
        View {
            page,
            pages_below: convert::count(app.pages_below()),
            sheet_open: page.shows_sheet(),
            settings: SettingsView::of(app),
            home: (page == Page::Home).then(|| HomeView::of(app, most)),
            trash: (page == Page::Trash).then(|| TrashView::of(app, most)),
            sheet: open.map_or_else(Vec::new, |document| open_sheet(app, document)),
            sheets: app.documents().len(),
            share: (page == Page::Share).then(|| ShareView::of(app)).flatten(),
            set_up: matches!(page, Page::NewSheet | Page::Details).then(|| SetUpView::of(app)),
            rules: (page == Page::Rules).then(|| RulesView::of(app)).flatten(),
            how: (page == Page::How).then(|| HowView::of(app)).flatten(),
        }
    }

    /// Puts it on the window. The page itself comes last, so that it opens filled in.
    pub fn show(self, window: &AppWindow, models: &Models) {
        self.settings.show(window);
        if let Some(home) = self.home {
            home.show(window, models);
        }
        if let Some(trash) = self.trash {
            trash.show(window, models);
        }
        for show in self.sheet {
            show(window, models);
        }
        let share = window.global::<bridge::Share>();
        share.set_sheets(convert::count(self.sheets));
        if let Some(share) = self.share {
            share.show(window, models);
        }
        if let Some(rules) = self.rules {
            rules.show(window, models);
        }
        if let Some(how) = self.how {
            how.show(window, models);
        }
        if let Some(set_up) = self.set_up {
            set_up.show(window, models);
        }
        let around = window.global::<bridge::Around>();
        around.set_pages_below(self.pages_below);
        around.set_sheet_open(self.sheet_open);
        window.global::<bridge::Nav>().set_page(self.page.into());
    }
}

/// Gathers what the pages of the open sheet show.
fn open_sheet(app: &App, document: &Document) -> Vec<Show> {
    fn gather<G: Shown>(
        app: &App,
        document: &Document,
        sheet: &Sheet<G>,
        desk: &Desk<G>,
    ) -> Vec<Show> {
        let presets = app.settings().presets_of(document.sheet.game());
        let open = Open {
            document,
            sheet,
            replay: &sheet.replay(),
            desk,
            presets: &presets.collect::<Vec<_>>(),
        };
        let head = SheetView::of(&open);
        let mut shows: Vec<Show> = vec![
            Box::new(move |window, models| head.show(window, models)),
            G::sheet(&open),
        ];
        // On a tablet it stands beside the ledger.
        if matches!(app.page(), Page::Sheet | Page::Chart) {
            let chart = ChartView::of(&open);
            shows.push(Box::new(move |window, models| chart.show(window, models)));
        }
        if app.page() == Page::Form {
            let assessment = Assessment::new(sheet, desk, open.replay);
            let entry = EntryView::of(&open, &assessment);
            shows.push(Box::new(move |window, models| entry.show(window, models)));
            shows.push(G::form(&open, assessment));
        }
        shows
    }
    let bare = AnyDesk::new(document.sheet.game());
    let desk = app.desk().unwrap_or(&bare);
    let shows = games!(
        both!((&document.sheet, AnySheet, sheet), (desk, AnyDesk, desk) =>
        gather(app, document, sheet, desk))
    );
    shows.unwrap_or_default()
}
