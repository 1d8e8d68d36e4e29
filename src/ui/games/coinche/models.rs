use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::ui::bridge::{self, AppWindow};

/// The lists on the pages of Coinche.
#[derive(Default)]
pub struct Models {
    pub ledger: Rc<VecModel<bridge::LedgerRow>>,
    pub lines: Rc<VecModel<bridge::SumLine>>,
    pub counts: Rc<VecModel<i32>>,
    pub digits: Rc<VecModel<bool>>,
    pub pile: Rc<VecModel<bool>>,
    pub pile_suits: Rc<VecModel<i32>>,
}

impl Models {
    /// Hangs the lists into the window.
    pub fn hang(&self, window: &AppWindow) {
        let score = window.global::<bridge::Score>();
        score.set_rows(ModelRc::from(self.ledger.clone()));
        let form = window.global::<bridge::Form>();
        form.set_lines(ModelRc::from(self.lines.clone()));
        form.set_counts(ModelRc::from(self.counts.clone()));
        form.set_digits(ModelRc::from(self.digits.clone()));
        form.set_pile(ModelRc::from(self.pile.clone()));
        form.set_pile_suits(ModelRc::from(self.pile_suits.clone()));
    }
}
