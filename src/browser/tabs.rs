//! Of several tabs with the app one may write. The others look on, and the first of them takes over when that one is closed.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What the lock is called among all that this origin has.
const LOCK: &str = "ardoise";

/// What a tab may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// It has the lock, for as long as the page lives.
    Writes,
    /// Another one has it.
    Reads,
    /// This browser has no locks.
    Unknown,
}

#[wasm_bindgen]
extern "C" {
    /// The callback is given the lock, or `null`; the lock is held until the promise that it answers with is kept.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request(name: &str, options: &Object, held: &JsValue) -> Result<Promise, JsValue>;
}

/// Asks for the right to write. Where another tab has it, it is waited for, and the page opened anew when it is ours.
pub async fn ask() -> Right {
    let options = Object::new();
    let set = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    if set.is_err() {
        return Right::Unknown;
    }
    let right = Rc::new(Cell::new(Right::Unknown));
    let answered = Promise::new(&mut |answer: Function, _: Function| {
        let refused = answer.clone();
        let right = Rc::clone(&right);
        let held = Closure::once_into_js(move |lock: JsValue| {
            let ours = !lock.is_null();
            right.set(if ours { Right::Writes } else { Right::Reads });
            let _ = answer.call0(&JsValue::NULL);
            if ours { forever() } else { at_once() }
        });
        let asked = request(LOCK, &options, &held);
        spawn_local(async move {
            // While the lock is held there is no answer; that there are no locks is one.
            if let Ok(asked) = asked {
                let _ = JsFuture::from(asked).await;
            }
            let _ = refused.call0(&JsValue::NULL);
        });
    });
    let _ = JsFuture::from(answered).await;
    if right.get() == Right::Reads {
        take_over_later();
    }
    right.get()
}

/// A new page reads what the other tab has written: this one only has what there was when it was opened.
fn take_over_later() {
    let held = Closure::once_into_js(|_: JsValue| {
        if let Some(window) = web_sys::window() {
            let _ = window.location().reload();
        }
        forever()
    });
    if let Ok(asked) = request(LOCK, &Object::new(), &held) {
        spawn_local(async {
            // Without the lock the tab goes on looking on, until somebody opens it anew.
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// A promise that is never kept.
fn forever() -> Promise {
    Promise::new(&mut |_, _| {})
}

/// A promise that is kept already.
fn at_once() -> Promise {
    Promise::new(&mut |kept: Function, _: Function| {
        let _ = kept.call0(&JsValue::NULL);
    })
}
