//! From the app to the disk: at once, and again until it succeeds.

use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, TimerMode};

use crate::app::Persist;
use crate::store::{Certainty, StoreError};

use super::bridge::{self, Note};
use super::dispatch::Dispatch;

/// For so long a disk that refused is left alone before it is asked again.
const PATIENCE: Duration = Duration::from_secs(5);

impl Dispatch {
    /// From now on what could not be written is tried again every few seconds, for as long as there is any. Where nothing may be
    /// written, that is said.
    pub fn keep_trying(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        self.again.start(TimerMode::Repeated, PATIENCE, move || {
            if let Some(dispatch) = weak.upgrade() {
                let failure = dispatch.persist(Vec::new());
                dispatch.say_unsaved(failure);
            }
        });
        self.again.stop();
        if self.read_only {
            self.say_unsaved(Some(StoreError::Taken));
            return;
        }
        let weak = Rc::downgrade(self);
        self.store.borrow_mut().watch(Rc::new(move || {
            if let Some(dispatch) = weak.upgrade() {
                dispatch.say_certainty();
            }
        }));
        // Opening may have put something aside.
        self.persist(Vec::new());
        self.say_certainty();
    }

    /// Writes what is still unsaved once more: when the window is left.
    pub fn leave(&self) {
        self.persist(Vec::new());
    }

    /// Writes these and what could not be written before; says why the first one that fails does.
    pub(super) fn persist(&self, persist: Vec<Persist>) -> Option<StoreError> {
        if self.read_only {
            return Some(StoreError::Taken);
        }
        let mut due = self.unsaved.take();
        for item in persist {
            if !due.contains(&item) {
                due.push(item);
            }
        }
        let app = self.app.borrow();
        let mut store = self.store.borrow_mut();
        let mut failure = None;
        let mut left = Vec::new();
        for item in due {
            let written = match &item {
                Persist::Sheet(id) => app
                    .find(id)
                    .map_or(Ok(()), |document| store.save_sheet(document)),
                // One that was taken back in the meantime is not removed, and the other way round.
                Persist::RemovedSheet(id) => app
                    .find_trashed(id)
                    .map_or(Ok(()), |trashed| store.remove_sheet(trashed)),
                // What lies in the trash is all there is until the sheet is in the drawer again.
                Persist::RestoredSheet(id) if left.contains(&Persist::Sheet(id.clone())) => {
                    left.push(item);
                    continue;
                }
                Persist::RestoredSheet(id) => {
                    app.find(id).map_or(Ok(()), |_| store.forget_trashed(id))
                }
                Persist::Settings => store.save_settings(app.settings()),
                Persist::Session => store.save_session(app.session()),
            };
            if let Err(error) = written {
                failure.get_or_insert(error);
                left.push(item);
            }
        }
        // All of one command is certain together.
        let certainty = store.hand_over();
        if let Certainty::Failed(error) = certainty {
            failure.get_or_insert(error);
        }
        drop((app, store));
        self.try_again(failure.is_some());
        self.unsaved.replace(left);
        self.say_saving(certainty);
        failure
    }

    /// Whether what could not be written is tried again.
    fn try_again(&self, again: bool) {
        if !again {
            self.again.stop();
        } else if !self.again.running() {
            self.again.restart();
        }
    }

    /// Says how it stands with what was on its way.
    fn say_certainty(&self) {
        let certainty = self.store.borrow().certainty();
        self.say_saving(certainty);
        // What did not even get on its way has said why.
        if self.unsaved.borrow().is_empty() {
            let failure = match certainty {
                Certainty::Failed(error) => Some(error),
                Certainty::Certain | Certainty::UnderWay => None,
            };
            self.try_again(failure.is_some());
            self.say_unsaved(failure);
        }
    }

    fn say_saving(&self, certainty: Certainty) {
        if let Some(window) = self.window.upgrade() {
            let snack = window.global::<bridge::Snack>();
            snack.set_saving(certainty == Certainty::UnderWay);
        }
    }

    /// Says over every page what could not be written, or no longer.
    pub(super) fn say_unsaved(&self, failure: Option<StoreError>) {
        if let Some(window) = self.window.upgrade() {
            window.global::<bridge::Snack>().set_unsaved(match failure {
                None => Note::None,
                Some(StoreError::Full) => Note::NotSavedFull,
                Some(StoreError::Denied) => Note::NotSavedDenied,
                Some(StoreError::Taken) => Note::ReadOnly,
                Some(StoreError::Failed) => Note::NotSaved,
            });
        }
    }
}
