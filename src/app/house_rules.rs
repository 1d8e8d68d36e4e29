use chrono::{DateTime, Utc};

use crate::domain::{AnyRules, AnySheet, GameName, Revision, any, both, games};

use super::{App, Notice, Outcome, OwnPreset, Page, Persist, RulesDraft, RulesTap};

games!(any!(
    /// What other rules would make of a sheet of any game.
    #[derive(Clone, Debug, PartialEq)]
    AnyRevision of Revision
));

/// The page of the house rules.
impl App {
    /// What the rules on the page would make of the open sheet; `None` when they are those of a sheet to come.
    pub fn revision(&self) -> Option<AnyRevision> {
        let draft = self.session.rules.as_ref().filter(|it| it.is_of_sheet())?;
        let sheet = &self.document()?.sheet;
        games!(
            both!((sheet, AnySheet, sheet), (&draft.rules, AnyRules, rules) =>
            AnyRevision::from(Revision::new(sheet, rules)))
        )
    }

    /// The house rules of the sheet of that game that was used last: the same table plays the next one. Its target,
    /// strokes, limit or stake is no part of them.
    pub(super) fn last_rules(&self, game: GameName) -> AnyRules {
        let rules = self.documents.iter().map(|it| it.sheet.rules());
        let standard = game.rules();
        let last = rules.into_iter().find(|rules| rules.game() == game);
        last.and_then(|last| last.with_headline(standard.headline()))
            .unwrap_or(standard)
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
                Some(set_up.rules_chosen().unwrap_or(set_up.rules.clone()))
            }
            _ => self.document().map(|it| it.sheet.rules()),
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
            let presets: Vec<_> = self.settings.presets_of(draft.rules.game()).collect();
            draft.tap(tap, &presets);
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
        let rules = draft.rules.as_preset();
        let presets = &mut self.settings.presets;
        let same =
            |preset: &&mut OwnPreset| preset.name == name && preset.rules.game() == rules.game();
        match presets.iter_mut().find(same) {
            Some(preset) => preset.rules = rules,
            None => presets.push(OwnPreset { name, rules }),
        }
        Outcome::write([Persist::Settings, Persist::Session])
    }

    pub(super) fn forget_preset(&mut self, index: usize) -> Outcome {
        let Some(game) = self.session.rules.as_ref().map(|it| it.rules.game()) else {
            return Outcome::nothing();
        };
        let presets = self.settings.presets.iter().enumerate();
        let mut of_game = presets.filter(|(_, preset)| preset.rules.game() == game);
        let Some((at, _)) = of_game.nth(index) else {
            return Outcome::nothing();
        };
        self.settings.presets.remove(at);
        Outcome::write([Persist::Settings])
    }

    pub(super) fn apply_rules(&mut self, now: DateTime<Utc>) -> Outcome {
        let Some(draft) = self.session.rules.take() else {
            return Outcome::nothing();
        };
        if draft.is_of_sheet() {
            self.session.details = None;
            self.session.page = Page::Sheet;
            let edit = self.edit(now, |sheet| sheet.edit_rules(draft.rules));
            Outcome::write([Persist::Session]).and(edit)
        } else {
            self.session.new_sheet.take_rules(draft.rules);
            self.session.page = Page::NewSheet;
            Outcome::write([Persist::Session])
        }
    }
}
