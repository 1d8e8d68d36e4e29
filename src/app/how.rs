use crate::domain::AnyRules;

use super::{App, Page, SetUp};

/// The page that tells how a deal is scored.
impl App {
    /// The house rules that the page tells of: those on the page it was opened from. `None` when that page has none (any
    /// more).
    pub fn rules_told(&self) -> Option<AnyRules> {
        self.rules_on(self.session.how?)
    }

    /// Opens it over the page in front. Whether there are rules to tell of; without them nothing is changed.
    pub(super) fn open_how(&mut self) -> bool {
        let from = self.session.page;
        let tells = self.rules_on(from).is_some();
        if tells {
            self.session.how = Some(from);
        }
        tells
    }

    /// The house rules that a page is about, as they stand there.
    fn rules_on(&self, page: Page) -> Option<AnyRules> {
        let chosen = |set_up: &SetUp| set_up.rules_chosen().unwrap_or(set_up.rules.clone());
        match page {
            Page::NewSheet => Some(chosen(&self.session.new_sheet)),
            Page::Details => {
                self.document()?;
                self.session.details.as_ref().map(chosen)
            }
            Page::Rules if self.rules_have_a_place() => {
                self.session.rules.as_ref().map(|draft| draft.rules.clone())
            }
            Page::Sheet | Page::Chart | Page::Form => self.document().map(|it| it.sheet.rules()),
            Page::Home
            | Page::BigScore
            | Page::Rules
            | Page::How
            | Page::Settings
            | Page::About
            | Page::Trash
            | Page::Share
            | Page::Import
            | Page::Gallery => None,
        }
    }
}
