use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::ui::bridge::{self, AppWindow};

/// The lists on the pages of Couillon.
#[derive(Default)]
pub struct Models {
    pub halves_1: Rc<VecModel<i32>>,
    pub halves_2: Rc<VecModel<i32>>,
    pub rows: Rc<VecModel<bridge::CouillonRow>>,
    pub digits: Rc<VecModel<bool>>,
    pub pile: Rc<VecModel<i32>>,
    pub effects: Rc<VecModel<bridge::BoardEffect>>,
}

impl Models {
    /// Hangs the lists into the window.
    pub fn hang(&self, window: &AppWindow) {
        let pages = window.global::<bridge::Couillon>();
        pages.set_halves_1(ModelRc::from(self.halves_1.clone()));
        pages.set_halves_2(ModelRc::from(self.halves_2.clone()));
        pages.set_rows(ModelRc::from(self.rows.clone()));
        pages.set_digits(ModelRc::from(self.digits.clone()));
        pages.set_pile(ModelRc::from(self.pile.clone()));
        pages.set_effects(ModelRc::from(self.effects.clone()));
    }
}
