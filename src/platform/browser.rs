//! What a browser is asked.

use wasm_bindgen::JsValue;

/// The languages that the user of this browser prefers, the dearest first, as tags such as `fr-CH`.
pub fn languages() -> Vec<String> {
    let window = web_sys::window();
    let tags = window.map(|window| window.navigator().languages());
    let tags = tags.iter().flat_map(js_sys::Array::iter);
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// Whether the user has asked the system for less motion, as it is now.
pub fn reduces_motion() -> bool {
    let window = web_sys::window().ok_or(JsValue::NULL);
    let query = window.and_then(|it| it.match_media("(prefers-reduced-motion: reduce)"));
    query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
}
