use slint::ComponentHandle;

use crate::app::{App, OwnPreset};
use crate::domain::{AnyRules, GameName, HouseRules, RulesOf, games, named};

use crate::ui::bridge::{self, AppWindow, HowLine};
use crate::ui::games::{CardTable, Shown};
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

use super::preset_name::PresetName;

/// The page that tells how a deal is scored.
pub struct HowView {
    game: GameName,
    /// Target, strokes, limit or stake; 0: none.
    headline: i32,
    account: Account,
}

/// What it tells of one game's rules.
struct Account {
    preset: PresetName,
    lines: Vec<HowLine>,
    cards: CardTable,
}

impl HowView {
    pub fn of(app: &App) -> Option<HowView> {
        let rules = app.rules_told()?;
        let game = rules.game();
        let presets: Vec<_> = app.settings().presets_of(game).collect();
        Some(HowView {
            game,
            headline: rules.headline().unwrap_or_default(),
            account: games!(named!(game, Named => account::<Named>(&rules, &presets)))?,
        })
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let page = window.global::<bridge::How>();
        if page.get_game() != self.game.into() {
            // Its words would be those of the other game.
            models.how_lines.set_vec(Vec::new());
        }
        page.set_game(self.game.into());
        page.set_headline(self.headline);
        let account = self.account;
        page.set_preset(account.preset.kind);
        page.set_own_preset(account.preset.own);
        page.set_differences(account.preset.differences);
        let (columns, rows) = account.cards;
        keep_in_step(&models.card_columns, columns, Clone::clone);
        models.card_rows.set_vec(rows);
        keep_in_step(&models.how_lines, account.lines, |line| line.clause);
    }
}

/// What is told of these rules; nothing when they are of another game.
fn account<G: Shown>(rules: &AnyRules, presets: &[&OwnPreset]) -> Option<Account> {
    let rules = RulesOf::<G>::try_from(rules.clone()).ok()?;
    let parts = rules.account().into_iter();
    let lines = parts.flat_map(|(heading, clauses)| {
        let heading = G::heading(heading);
        let numbered = clauses.into_iter().enumerate();
        numbered.map(move |(at, clause)| {
            let (clause, [a, b, c]) = G::clause(clause);
            HowLine {
                heading,
                opens_group: at == 0,
                clause,
                a,
                b,
                c,
            }
        })
    });
    Some(Account {
        preset: PresetName::of::<G>(&rules, presets),
        lines: lines.collect(),
        cards: G::cards(&rules),
    })
}
