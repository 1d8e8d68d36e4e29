//! The page around the canvas: a script on it may offer functions as `globalThis.ardoise`. None of them has to be there.

use std::rc::Rc;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;

use crate::ui::browser::Surroundings;

/// What the page offers.
pub struct HtmlPage;

impl HtmlPage {
    pub fn here() -> Rc<HtmlPage> {
        Rc::new(HtmlPage)
    }
}

/// Calls what the page offers under this name.
fn call(name: &str, arguments: &Array) {
    let offered = Reflect::get(&js_sys::global(), &"ardoise".into());
    let offered = offered.unwrap_or(JsValue::UNDEFINED);
    let function = Reflect::get(&offered, &name.into());
    if let Ok(Ok(function)) = function.map(JsCast::dyn_into::<Function>) {
        // A fault of the page is none of ours.
        let _ = function.apply(&offered, arguments);
    }
}

/// The app cannot be started. The page says so in the words of its user; why is for those who look for it.
pub fn failed(why: &str) {
    log(why);
    call("failed", &Array::new());
}

/// Writes something down for those who build the app.
pub fn log(what: &str) {
    web_sys::console::error_1(&what.into());
}

/// The language that the address asks for: `?lang=fr`.
pub fn language() -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    let asked = search.trim_start_matches('?').split('&');
    let tag = asked.filter_map(|it| it.strip_prefix("lang=")).next()?;
    Some(tag.to_owned())
}

impl Surroundings for HtmlPage {
    fn drawn(&self) {
        call("ready", &Array::new());
    }

    fn described(&self, language: &str, right_to_left: bool, title: &str, told: &str) {
        let direction = if right_to_left { "rtl" } else { "ltr" };
        let words = [language, direction, title, told].map(JsValue::from);
        call("describe", &words.iter().collect());
    }

    fn layered(&self, layers: i32) {
        call("layers", &Array::of1(&layers.into()));
    }

    fn painted(&self, [red, green, blue]: [u8; 3], dark: bool) {
        let colour = format!("#{red:02x}{green:02x}{blue:02x}");
        call("theme", &Array::of2(&colour.into(), &dark.into()));
    }

    fn woken(&self, awake: bool) {
        call("awake", &Array::of1(&awake.into()));
    }

    fn saving(&self, saving: bool) {
        call("saving", &Array::of1(&saving.into()));
    }
}
