//! The ways out and in: what is handed on, and what comes from elsewhere.

use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::Command;
use crate::store::exchange;

use crate::ui::bridge::{self, AppWindow};
use crate::ui::convert;
use crate::ui::dispatch::Dispatch;
use crate::ui::take_out::Shape;

use super::{act, on};

/// Hangs the callbacks of the pages for sharing and for importing to the dispatch.
pub fn bind(window: &AppWindow, dispatch: &Rc<Dispatch>) {
    let share = window.global::<bridge::Share>();
    share.set_has_system_sheet(dispatch.can_share());
    share.on_share(act(dispatch, Dispatch::share));
    share.on_copy(act(dispatch, Dispatch::copy));
    share.on_save_json(act(dispatch, |dispatch| dispatch.save(Shape::Json)));
    share.on_save_table(act(dispatch, |dispatch| dispatch.save(Shape::Table)));
    share.on_save_all(act(dispatch, |dispatch| dispatch.save(Shape::All)));
    let import = window.global::<bridge::Import>();
    import.set_most_megabytes(convert::count(exchange::LARGEST >> 20));
    import.set_most_sheets(convert::count(exchange::MOST_SHEETS));
    import.on_pick(act(dispatch, Dispatch::pick));
    import.on_take_in(act(dispatch, |dispatch| dispatch.take_in()));
    on!(dispatch, import.on_undo() => Some(Command::PutOut));
    let weak = Rc::downgrade(dispatch);
    import.on_read(move |place| {
        if let Some(dispatch) = weak.upgrade() {
            dispatch.read(&place);
        }
    });
}
