use slint::ComponentHandle;
use slint::platform::Key;

use crate::app::{Command, Page};

use crate::ui::bridge;
use crate::ui::convert;
use crate::ui::dispatch::Dispatch;

/// Goes along the chart by a key, or opens the entry that is told about. Answers whether the key meant something: only the
/// chart's own page takes any.
pub fn take_key(dispatch: &Dispatch, text: &str) -> bool {
    let Some(window) = dispatch.window().filter(|_| dispatch.page() == Page::Chart) else {
        return false;
    };
    let chart = window.global::<bridge::Chart>();
    let key = text.chars().next();
    let is = |named: Key| key == Some(char::from(named));
    let (here, last) = (chart.get_at(), chart.get_count());
    // The arrow that points where the time goes.
    let (later, earlier) = if window.global::<bridge::Dir>().get_rtl() {
        (Key::LeftArrow, Key::RightArrow)
    } else {
        (Key::RightArrow, Key::LeftArrow)
    };
    let there = if is(later) {
        here + 1
    } else if is(earlier) {
        here - 1
    } else if is(Key::Home) {
        1
    } else if is(Key::End) {
        last
    } else if is(Key::Return) {
        let id = chart.invoke_entry(chart.get_version(), here).id;
        if let Some(id) = convert::entry_of(id).filter(|_| last > 0) {
            dispatch.carry_out(Command::EditEntry(id));
        }
        return true;
    } else {
        return false;
    };
    if last > 0 {
        chart.set_chosen(there.clamp(1, last));
    }
    true
}
