use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::ui::bridge::{self, AppWindow, KopknackPayment, KopknackRow};

/// The lists on the pages of Köpknack.
#[derive(Default)]
pub struct Models {
    pub balances: Rc<VecModel<i32>>,
    pub payments: Rc<VecModel<KopknackPayment>>,
    pub ledger: Rc<VecModel<KopknackRow>>,
    pub tricks: Rc<VecModel<i32>>,
    pub changes: Rc<VecModel<i32>>,
    pub digits: Rc<VecModel<bool>>,
    pub nearest: Rc<VecModel<i32>>,
    pub would_pay: Rc<VecModel<KopknackPayment>>,
}

impl Models {
    /// Hangs the lists into the window.
    pub fn hang(&self, window: &AppWindow) {
        let game = window.global::<bridge::Kopknack>();
        game.set_balances(ModelRc::from(self.balances.clone()));
        game.set_payments(ModelRc::from(self.payments.clone()));
        game.set_rows(ModelRc::from(self.ledger.clone()));
        game.set_tricks(ModelRc::from(self.tricks.clone()));
        game.set_changes(ModelRc::from(self.changes.clone()));
        game.set_digits(ModelRc::from(self.digits.clone()));
        game.set_nearest(ModelRc::from(self.nearest.clone()));
        game.set_would_pay(ModelRc::from(self.would_pay.clone()));
    }
}
