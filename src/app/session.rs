use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{AnyDesk, RulesDraft, SetUp, SheetId};

/// Where the user is and what is half-filled: all that a restart needs to open where one left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Session {
    pub page: Page,
    /// The sheet that the sheet and form pages show.
    pub sheet: Option<SheetId>,
    /// Half-filled forms, by sheet.
    pub desks: BTreeMap<SheetId, AnyDesk>,
    pub new_sheet: SetUp,
    /// The details of the open sheet while they are being changed.
    pub details: Option<SetUp>,
    /// House rules while they are being changed.
    pub rules: Option<RulesDraft>,
    /// The page from which the account of the scoring was opened, while that is in front.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Page>,
    /// The form in front was opened from the chart, and closes onto it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub over_chart: bool,
}

impl Session {
    /// What the set-up page in front fills in.
    pub fn set_up(&self) -> &SetUp {
        match &self.details {
            Some(details) if self.page == Page::Details => details,
            _ => &self.new_sheet,
        }
    }

    /// The page that the form in front closes onto.
    pub fn under_form(&self) -> Page {
        if self.over_chart {
            Page::Chart
        } else {
            Page::Sheet
        }
    }

    pub fn set_up_mut(&mut self) -> &mut SetUp {
        match &mut self.details {
            Some(details) if self.page == Page::Details => details,
            _ => &mut self.new_sheet,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Page {
    #[default]
    Home,
    NewSheet,
    /// The score page of the open sheet.
    Sheet,
    /// How the match of the open sheet went, drawn.
    Chart,
    /// The names, first dealer and target of the open sheet.
    Details,
    /// The form of an entry of the open sheet.
    Form,
    /// The totals of the open sheet, to be read from across the table.
    BigScore,
    /// The house rules of the open sheet, or of the one that is being set up.
    Rules,
    /// How a deal is scored under the rules of the page it was opened from.
    How,
    /// What the open sheet says, to be handed on. Not kept: who comes back finds the sheet.
    #[serde(rename = "sheet", skip_deserializing)]
    Share,
    Settings,
    /// What would come of an import. Not kept, since the file may be another one by then.
    #[serde(rename = "settings", skip_deserializing)]
    Import,
    About,
    /// The deleted sheets.
    Trash,
    /// Every widget in every state, for those who build the app. A release has no such page, and may find the session of a build that
    /// has it: what is kept is the page behind.
    #[serde(rename = "about", skip_deserializing)]
    Gallery,
}

impl Page {
    /// The page that stands behind this one.
    pub fn behind(self) -> Page {
        match self {
            Page::Home | Page::NewSheet | Page::Sheet | Page::Settings | Page::Trash => Page::Home,
            Page::Chart
            | Page::Details
            | Page::Form
            | Page::BigScore
            | Page::Rules
            | Page::How
            | Page::Share => Page::Sheet,
            Page::About | Page::Import => Page::Settings,
            Page::Gallery => Page::About,
        }
    }

    /// Whether the page shows an open sheet.
    pub fn shows_sheet(self) -> bool {
        matches!(
            self,
            Page::Sheet | Page::Chart | Page::Details | Page::Form | Page::BigScore | Page::Share
        )
    }
}
