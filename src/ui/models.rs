use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use crate::app::TRASH_DAYS;

use super::bridge::{self, AppWindow};
use super::drawn::Drawn;
use super::games::{coinche, couillon, koetsieren, kopknack};

/// The lists on the pages. They live as long as the window and are kept in step row by row.
#[derive(Default)]
pub struct Models {
    pub running: Rc<VecModel<bridge::SheetRow>>,
    pub finished: Rc<VecModel<bridge::SheetRow>>,
    pub deleted: Rc<VecModel<bridge::DeletedSheet>>,
    /// What the open sheet says, line by line, to be handed on.
    pub told: Rc<VecModel<SharedString>>,
    /// What would come of an import.
    pub arrivals: Rc<VecModel<bridge::ArrivalRow>>,
    pub switches: Rc<VecModel<bridge::SwitchRow>>,
    pub presets: Rc<VecModel<bridge::PresetKind>>,
    pub own_presets: Rc<VecModel<SharedString>>,
    pub rule_totals: Rc<VecModel<bridge::RuleTotal>>,
    pub rule_changes: Rc<VecModel<bridge::RuleChange>>,
    pub how_lines: Rc<VecModel<bridge::HowLine>>,
    pub card_columns: Rc<VecModel<bridge::CardColumn>>,
    pub card_rows: Rc<VecModel<bridge::CardRow>>,
    /// The names at the open sheet's table, and those on the set-up page.
    pub players: Rc<VecModel<SharedString>>,
    pub set_up_players: Rc<VecModel<SharedString>>,
    pub targets: Rc<VecModel<i32>>,
    pub nearest_targets: Rc<VecModel<i32>>,
    /// Who has what on the open sheet.
    pub standing: Rc<VecModel<bridge::CardLine>>,
    /// The kinds of entry that can be begun, and those that the one in the form could be instead.
    pub other_kinds: Rc<VecModel<bridge::EntryKind>>,
    pub form_kinds: Rc<VecModel<bridge::EntryKind>>,
    /// What the chart is drawn from.
    pub drawn: Drawn,
    pub coinche: coinche::Models,
    pub couillon: couillon::Models,
    pub koetsieren: koetsieren::Models,
    pub kopknack: kopknack::Models,
}

impl Models {
    /// Empty lists, hung into the window.
    pub fn of(window: &AppWindow) -> Models {
        let models = Models::default();
        let home = window.global::<bridge::Home>();
        home.set_running(ModelRc::from(models.running.clone()));
        home.set_finished(ModelRc::from(models.finished.clone()));
        home.set_deleted(ModelRc::from(models.deleted.clone()));
        home.set_trash_days(TRASH_DAYS.into());
        let share = window.global::<bridge::Share>();
        share.set_lines(ModelRc::from(models.told.clone()));
        let import = window.global::<bridge::Import>();
        import.set_rows(ModelRc::from(models.arrivals.clone()));
        let sheet = window.global::<bridge::Sheet>();
        sheet.set_other_kinds(ModelRc::from(models.other_kinds.clone()));
        sheet.set_standing(ModelRc::from(models.standing.clone()));
        let entry = window.global::<bridge::Entry>();
        entry.set_other_kinds(ModelRc::from(models.form_kinds.clone()));
        let rules = window.global::<bridge::HouseRules>();
        rules.set_switches(ModelRc::from(models.switches.clone()));
        rules.set_presets(ModelRc::from(models.presets.clone()));
        rules.set_own_presets(ModelRc::from(models.own_presets.clone()));
        rules.set_totals(ModelRc::from(models.rule_totals.clone()));
        rules.set_changes(ModelRc::from(models.rule_changes.clone()));
        let how = window.global::<bridge::How>();
        how.set_lines(ModelRc::from(models.how_lines.clone()));
        how.set_columns(ModelRc::from(models.card_columns.clone()));
        how.set_cards(ModelRc::from(models.card_rows.clone()));
        let table = window.global::<bridge::Table>();
        table.set_players(ModelRc::from(models.players.clone()));
        let set_up = window.global::<bridge::SetUp>();
        set_up.set_players(ModelRc::from(models.set_up_players.clone()));
        set_up.set_targets(ModelRc::from(models.targets.clone()));
        set_up.set_nearest_targets(ModelRc::from(models.nearest_targets.clone()));
        models.drawn.hang(window);
        models.coinche.hang(window);
        models.couillon.hang(window);
        models.koetsieren.hang(window);
        models.kopknack.hang(window);
        models
    }
}
