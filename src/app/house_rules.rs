use chrono::{DateTime, Utc};

use crate::domain::Edit;
use crate::domain::coinche::{Revision, Rules};

use super::{App, Notice, Outcome, OwnPreset, Page, Persist, RulesDraft, RulesTap, TargetChoice};

/// The page of the house rules.
impl App {
    /// What the rules on the page would make of the open sheet; `None` when they are those of a sheet to come.
    pub fn revision(&self) -> Option<Revision> {
        let draft = self.session.rules.as_ref().filter(|it| it.is_of_sheet())?;
        Some(Revision::new(&self.document()?.sheet, &draft.rules))
    }

    /// The house rules of the sheet that was used last: the same table plays the next one. The target is no part of them.
    pub(super) fn last_rules(&self) -> Rules {
        let last = self.documents.first().map(|it| it.sheet.rules.clone());
        Rules {
            target: Rules::default().target,
            ..last.unwrap_or_default()
        }
    }

    /// Whether there is a sheet, begun or to come, that the rules on the page are of.
    pub(super) fn rules_have_a_place(&self) -> bool {
        let draft = self.session.rules.as_ref();
        draft.is_some_and(|draft| !draft.is_of_sheet() || self.document().is_some())
    }

    /// Opens the house rules of what the page in front shows.
    pub(super) fn open_rules(&mut self) {
        let from = self.session.page;
        let rules = match from {
            Page::NewSheet => {
                let set_up = &self.session.new_sheet;
                let target = set_up.target.target().unwrap_or(set_up.rules.target);
                Some(Rules {
                    target,
                    ..set_up.rules.clone()
                })
            }
            _ => self.document().map(|it| it.sheet.rules.clone()),
        };
        self.session.rules = rules.map(|rules| RulesDraft {
            rules,
            from,
            name: String::new(),
            misread: None,
        });
    }

    pub(super) fn tap_rules(&mut self, tap: RulesTap) -> Outcome {
        if let Some(draft) = &mut self.session.rules {
            draft.tap(tap, &self.settings.presets);
        }
        Outcome::write([Persist::Session])
    }

    pub(super) fn keep_preset(&mut self) -> Outcome {
        let Some(draft) = &mut self.session.rules else {
            return Outcome::nothing();
        };
        let Some(name) = draft.tidy_name() else {
            return Outcome::nothing().telling(Notice::Refused);
        };
        draft.name.clear();
        let rules = draft.rules.clone().with_free_of(&Rules::default());
        let presets = &mut self.settings.presets;
        match presets.iter_mut().find(|preset| preset.name == name) {
            Some(preset) => preset.rules = rules,
            None => presets.push(OwnPreset { name, rules }),
        }
        Outcome::write([Persist::Settings, Persist::Session])
    }

    pub(super) fn forget_preset(&mut self, index: usize) -> Outcome {
        if index >= self.settings.presets.len() {
            return Outcome::nothing();
        }
        self.settings.presets.remove(index);
        Outcome::write([Persist::Settings])
    }

    pub(super) fn apply_rules(&mut self, now: DateTime<Utc>) -> Outcome {
        let Some(draft) = self.session.rules.take() else {
            return Outcome::nothing();
        };
        if draft.is_of_sheet() {
            self.session.details = None;
            self.session.page = Page::Sheet;
            let edit = self.edit(now, |sheet| {
                Some(Edit::Rules {
                    before: sheet.rules.clone(),
                    after: draft.rules,
                })
            });
            Outcome::write([Persist::Session]).and(edit)
        } else {
            self.session.new_sheet.target = TargetChoice::of(draft.rules.target);
            self.session.new_sheet.rules = draft.rules;
            self.session.page = Page::NewSheet;
            Outcome::write([Persist::Session])
        }
    }
}
