//! How texts and files go out and come in: the page has a way for each.

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::outside::{Done, Outside, Saved, Trouble};
use crate::ui::browser::later;

use super::page::call;

/// What is outside of a page in a browser.
pub struct Beyond;

impl Outside for Beyond {
    /// The page answers with a promise of whether it was copied.
    fn copy(&self, text: &str, _: &dyn Fn(&str), done: Done<()>) {
        promised("copy", &Array::of1(&text.into()), done);
    }

    fn can_share(&self) -> bool {
        call("canShare", &Array::new()).is_truthy()
    }

    /// The page answers with a promise of whether nothing went wrong.
    fn share(&self, title: &str, text: &str, done: Done<()>) {
        promised("share", &Array::of2(&title.into(), &text.into()), done);
    }

    /// The browser puts it among the downloads, or asks, and says neither where nor whether.
    fn save(&self, name: &str, bytes: Vec<u8>, done: Done<Saved>) {
        let kind = match name.rsplit('.').next() {
            Some("csv") => "text/csv",
            _ => "application/json",
        };
        let bytes = Uint8Array::from(bytes.as_slice());
        call("download", &Array::of3(&name.into(), &kind.into(), &bytes));
        done(Ok(Saved::Chosen(String::new())));
    }

    /// The page calls back with a name and bytes, or with nothing.
    fn pick(&self, most: usize, done: Done<Option<String>>) {
        let picked = Closure::once_into_js(move |_: JsValue, bytes: JsValue| {
            tell(done, text_of(&bytes, most));
        });
        call("pick", &Array::of1(&picked));
    }

    /// There are no places in a browser.
    fn read(&self, _: &str, _: usize, done: Done<String>) {
        done(Err(Trouble::Missing));
    }
}

/// Asks the page for something, and says whether it kept its promise.
fn promised(name: &str, arguments: &Array, done: Done<()>) {
    let asked = call(name, arguments);
    spawn_local(async move {
        let kept = match asked.dyn_into::<Promise>() {
            Ok(promise) => JsFuture::from(promise).await,
            Err(nothing) => Err(nothing),
        };
        let kept = kept.is_ok_and(|it| it.is_truthy());
        tell(done, kept.then_some(()).ok_or(Trouble::Failed));
    });
}

/// The text of a file of so many bytes at the most; `None`: there was no file.
fn text_of(bytes: &JsValue, most: usize) -> Result<Option<String>, Trouble> {
    let Some(bytes) = bytes.dyn_ref::<Uint8Array>() else {
        return Ok(None);
    };
    match usize::try_from(bytes.length()) {
        Ok(length) if length <= most => {}
        _ => return Err(Trouble::TooLarge),
    }
    let text = String::from_utf8(bytes.to_vec());
    text.map(Some).map_err(|_| Trouble::NotText)
}

/// Says what came of it, and has the window show it.
fn tell<T>(done: Done<T>, what: Result<T, Trouble>) {
    done(what);
    later(|| {});
}
