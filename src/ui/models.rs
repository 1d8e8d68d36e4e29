use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::bridge::{self, AppWindow};

/// The lists on the pages. They live as long as the window and are kept in step row by row.
#[derive(Default)]
pub struct Models {
    pub running: Rc<VecModel<bridge::SheetRow>>,
    pub finished: Rc<VecModel<bridge::SheetRow>>,
    pub ledger: Rc<VecModel<bridge::LedgerRow>>,
    pub lines: Rc<VecModel<bridge::SumLine>>,
    pub counts: Rc<VecModel<i32>>,
    pub digits: Rc<VecModel<bool>>,
    pub pile: Rc<VecModel<bool>>,
    pub pile_suits: Rc<VecModel<i32>>,
    pub switches: Rc<VecModel<bridge::SwitchRow>>,
    pub own_presets: Rc<VecModel<SharedString>>,
    pub rule_changes: Rc<VecModel<bridge::RuleChange>>,
    /// The names at the open sheet's table, and those on the set-up page.
    pub players: Rc<VecModel<SharedString>>,
    pub set_up_players: Rc<VecModel<SharedString>>,
}

impl Models {
    /// Empty lists, hung into the window.
    pub fn of(window: &AppWindow) -> Models {
        let models = Models::default();
        let home = window.global::<bridge::Home>();
        home.set_running(ModelRc::from(models.running.clone()));
        home.set_finished(ModelRc::from(models.finished.clone()));
        let score = window.global::<bridge::Score>();
        score.set_rows(ModelRc::from(models.ledger.clone()));
        let form = window.global::<bridge::Form>();
        form.set_lines(ModelRc::from(models.lines.clone()));
        form.set_counts(ModelRc::from(models.counts.clone()));
        form.set_digits(ModelRc::from(models.digits.clone()));
        form.set_pile(ModelRc::from(models.pile.clone()));
        form.set_pile_suits(ModelRc::from(models.pile_suits.clone()));
        let rules = window.global::<bridge::HouseRules>();
        rules.set_switches(ModelRc::from(models.switches.clone()));
        rules.set_own_presets(ModelRc::from(models.own_presets.clone()));
        rules.set_changes(ModelRc::from(models.rule_changes.clone()));
        let table = window.global::<bridge::Table>();
        table.set_players(ModelRc::from(models.players.clone()));
        let set_up = window.global::<bridge::SetUp>();
        set_up.set_players(ModelRc::from(models.set_up_players.clone()));
        models
    }
}
