use std::rc::Rc;

use slint::{ComponentHandle, MapModel, ModelRc, VecModel};

use crate::ui::bridge::{self, AppWindow, KoetsierenPlayer};

use super::score::Row;

/// The lists on the pages of Koetsieren.
#[derive(Default)]
pub struct Models {
    pub totals: Rc<VecModel<i32>>,
    pub losers: Rc<VecModel<i32>>,
    /// The ledger as plain rows, so that two of them can be compared; a list within a row equals only itself.
    pub ledger: Rc<VecModel<Row>>,
    pub players: Rc<VecModel<KoetsierenPlayer>>,
}

impl Models {
    /// Hangs the lists into the window.
    pub fn hang(&self, window: &AppWindow) {
        let page = window.global::<bridge::Koetsieren>();
        page.set_totals(ModelRc::from(self.totals.clone()));
        page.set_losers(ModelRc::from(self.losers.clone()));
        page.set_rows(ModelRc::new(MapModel::new(self.ledger.clone(), Row::shown)));
        page.set_players(ModelRc::from(self.players.clone()));
    }
}
