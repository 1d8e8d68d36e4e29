//! The ways out and in: what is handed on, and what comes from elsewhere.

use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::Command;

use crate::ui::bridge::{self, AppWindow};
use crate::ui::dispatch::Dispatch;
use crate::ui::take_out::Shape;

use super::on;

/// Hangs the callbacks of the pages for sharing and for importing to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let act = |act: fn(&Rc<Dispatch>)| {
        let weak = Rc::downgrade(dispatch);
        move || {
            if let Some(dispatch) = weak.upgrade() {
                act(&dispatch);
            }
        }
    };
    let share = window.global::<bridge::Share>();
    share.on_copy(act(Dispatch::copy));
    share.on_save_json(act(|dispatch| dispatch.save(Shape::Json)));
    share.on_save_table(act(|dispatch| dispatch.save(Shape::Table)));
    share.on_save_all(act(|dispatch| dispatch.save(Shape::All)));
    let import = window.global::<bridge::Import>();
    import.on_pick(act(Dispatch::pick));
    import.on_take_in(act(|dispatch| dispatch.take_in()));
    on!(dispatch, import.on_undo() => Some(Command::PutOut));
    let weak = Rc::downgrade(dispatch);
    import.on_read(move |place| {
        if let Some(dispatch) = weak.upgrade() {
            dispatch.read(&place);
        }
    });
}
