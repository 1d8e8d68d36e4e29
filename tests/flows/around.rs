//! What a page around the window is told, where there is one.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use ardoise::app::Screen;
use ardoise::ui::bridge::{Around, Settings, Size};
use slint::ComponentHandle;

use super::{play, seated};
use crate::phone::Phone;

/// What was told last, of each kind.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    title: String,
    told: String,
    layers: i32,
    awake: bool,
    painted: usize,
}

fn listen(phone: &Phone) -> Rc<RefCell<Heard>> {
    let heard = Rc::new(RefCell::new(Heard::default()));
    let around = phone.ui.window().global::<Around>();
    let it = Rc::clone(&heard);
    around.on_described(move |title, told| {
        let mut heard = it.borrow_mut();
        (heard.title, heard.told) = (title.into(), told.into());
    });
    let it = Rc::clone(&heard);
    around.on_layered(move |layers| it.borrow_mut().layers = layers);
    let it = Rc::clone(&heard);
    around.on_woken(move |awake| it.borrow_mut().awake = awake);
    let it = Rc::clone(&heard);
    around.on_painted(move || it.borrow_mut().painted += 1);
    phone.ui.window().invoke_tell_all();
    heard
}

#[test]
fn totals_are_told_in_the_words_of_the_user() {
    let phone = seated();
    let heard = listen(&phone);
    assert!(heard.borrow().title.contains("Coinche"), "{heard:?}");
    play(&phone, 1, "110", "112");
    let told = heard.borrow().told.clone();
    assert!(told.contains("220") && told.contains("50"), "{told}");
    phone.taps("back open-settings");
    assert_eq!(heard.borrow().title, "Settings");
    phone.tap("language-fr");
    phone.wait(Duration::from_millis(20));
    assert_eq!(heard.borrow().title, "Réglages");
}

#[test]
fn each_layer_is_counted_and_back_closes_one() {
    let phone = seated();
    let heard = listen(&phone);
    let mut layers = vec![heard.borrow().layers];
    for id in ["back", "sheet-running-0", "new-deal", "form-how", "back"] {
        if phone.shows(id) {
            phone.tap(id);
            phone.wait(Duration::from_millis(20));
            layers.push(heard.borrow().layers);
        }
    }
    assert_eq!(layers[..4], [1, 0, 1, 2], "{layers:?}");
    while heard.borrow().layers > 0 {
        let before = heard.borrow().layers;
        phone.ui.window().invoke_close_top();
        phone.wait(Duration::from_millis(20));
        assert_eq!(heard.borrow().layers, before - 1);
    }
    assert!(phone.shows("new-sheet"), "the first page");
    phone.wait(Duration::from_millis(200));
    // What lies over a page is a layer, too.
    phone.tap("sheet-menu-running-0");
    phone.wait(Duration::from_millis(20));
    assert_eq!(heard.borrow().layers, 1);
    phone.ui.window().invoke_close_top();
    phone.wait(Duration::from_millis(20));
    assert_eq!(heard.borrow().layers, 0);
    assert!(!phone.shows("sheet-delete"));
}

#[test]
fn the_screen_stays_on_over_an_open_sheet_unless_it_is_set_otherwise() {
    let phone = seated();
    phone.ui.window().global::<Settings>().set_has_screen(true);
    let heard = listen(&phone);
    assert!(heard.borrow().awake);
    phone.taps("back open-settings");
    phone.wait(Duration::from_millis(20));
    assert!(!heard.borrow().awake);
    phone.taps("screen-system back sheet-running-0");
    phone.wait(Duration::from_millis(20));
    assert!(!heard.borrow().awake);
    assert_eq!(phone.kept().settings.screen, Screen::System);
    phone.taps("back open-settings screen-stays-on back sheet-running-0");
    phone.wait(Duration::from_millis(20));
    assert!(heard.borrow().awake);
}

#[test]
fn nothing_is_asked_about_the_screen_where_the_app_has_no_say() {
    let phone = seated();
    phone.taps("back open-settings");
    assert!(!phone.shows("screen-system"));
}

#[test]
fn another_colour_of_the_ground_is_told() {
    let phone = seated();
    phone.taps("back open-settings theme-light");
    let heard = listen(&phone);
    let before = heard.borrow().painted;
    phone.tap("theme-dark");
    phone.wait(Duration::from_millis(20));
    assert!(heard.borrow().painted > before);
}

#[test]
fn pages_keep_out_of_the_edges() {
    let phone = seated();
    let size = phone.ui.window().global::<Size>();
    let before = phone.get("back").absolute_position();
    size.set_inset_top(40.0);
    size.set_inset_left(8.0);
    size.set_inset_bottom(30.0);
    phone.wait(Duration::from_millis(20));
    let after = phone.get("back").absolute_position();
    assert_eq!((after.x - before.x, after.y - before.y), (8.0, 40.0));
    let new_deal = phone.get("new-deal");
    let foot = new_deal.absolute_position().y + new_deal.size().height;
    assert!(foot <= phone.size().height - 30.0, "{foot}");
}
