//! What the browser keeps for the app: one record a file, under the name that it would have in the folder of the desktop.

use std::cell::RefCell;
use std::io::{ErrorKind, Result as DiskResult};
use std::path::PathBuf;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction};

use crate::store::{Backing, Changes, Done, Files, Lock, StoreError};

use super::tabs::Right;

const DATABASE: &str = "ardoise";
const FILES: &str = "files";

/// Where tabs that cannot ask for a lock leave the name of the last write. No file is called like this.
const LAST_WRITE: &str = "//last-write";

/// What a write that has come too late fails by.
const TOO_LATE: &str = "NoModificationAllowedError";

#[wasm_bindgen]
extern "C" {
    /// A database, which can be told to write through.
    #[wasm_bindgen(extends = Object)]
    type Strict;

    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &Strict,
        store: &str,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;

    /// Asks that nothing of this is thrown away when the device has little room.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"], js_name = persist)]
    fn ask_to_keep() -> Result<Promise, JsValue>;
}

/// The database of the browser.
#[derive(Debug)]
pub struct Database {
    right: Right,
    /// `None` when the last write failed: it may be the connection that is no longer there.
    open: Rc<RefCell<Option<IdbDatabase>>>,
    asked_to_keep: RefCell<bool>,
    /// The name of the last write that this tab knows of, where there are no locks.
    known: Option<Rc<RefCell<Option<String>>>>,
}

/// A write where tabs cannot ask for a lock: it is made by whoever knows the one before.
struct Turn {
    known: Option<String>,
    next: String,
}

impl Database {
    /// Opens the database, and reads all that lies there.
    pub async fn open(right: Right) -> Result<(Files, Database), JsValue> {
        let connection = connect().await?;
        let (files, last) = read_all(&connection).await?;
        let known = (right == Right::Unknown).then(|| Rc::new(RefCell::new(last)));
        let database = Database {
            right,
            open: Rc::new(RefCell::new(Some(connection))),
            asked_to_keep: RefCell::new(false),
            known,
        };
        Ok((files, database))
    }
}

impl Backing for Database {
    fn commit(&self, changes: &Changes, done: Done) {
        let changes = changes.clone();
        let has_sheet = changes
            .iter()
            .any(|(file, change)| change.is_some() && file.starts_with("sheets"));
        if has_sheet && !self.asked_to_keep.replace(true) {
            // Some browsers ask the user; whatever the answer, there is nothing else to be done.
            if let Ok(asked) = ask_to_keep() {
                spawn_local(async {
                    let _ = JsFuture::from(asked).await;
                });
            }
        }
        let open = Rc::clone(&self.open);
        let known = self.known.clone();
        spawn_local(async move {
            let before = open.take();
            let next = js_sys::Math::random().to_string();
            let turn = known.as_ref().map(|known| Turn {
                known: known.borrow().clone(),
                next: next.clone(),
            });
            let written = write(before, &changes, turn).await;
            done(match written {
                Ok(connection) => {
                    open.replace(Some(connection));
                    if let Some(known) = known {
                        known.replace(Some(next));
                    }
                    Ok(())
                }
                Err(error) => Err(reason(&error)),
            });
        });
    }

    fn lock(&self) -> DiskResult<Option<Lock>> {
        match self.right {
            Right::Writes => Ok(Some(Lock::held_by(self.right))),
            Right::Reads => Ok(None),
            Right::Unknown => Err(ErrorKind::Unsupported.into()),
        }
    }
}

/// Where nothing can be kept, because what is kept cannot even be read.
#[derive(Debug)]
pub struct Nowhere(StoreError);

impl Nowhere {
    pub fn of(error: &JsValue) -> Nowhere {
        Nowhere(reason(error))
    }
}

impl Backing for Nowhere {
    fn commit(&self, _: &Changes, done: Done) {
        let reason = self.0;
        spawn_local(async move { done(Err(reason)) });
    }

    fn lock(&self) -> DiskResult<Option<Lock>> {
        Err(ErrorKind::Unsupported.into())
    }
}

/// Why the browser keeps nothing.
fn reason(error: &JsValue) -> StoreError {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError") => StoreError::Full,
        Some("SecurityError" | "NotAllowedError") => StoreError::Denied,
        Some(TOO_LATE) => StoreError::Taken,
        _ => StoreError::Failed,
    }
}

/// Opens the database, and makes it when it is not there.
async fn connect() -> Result<IdbDatabase, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let factory = window.indexed_db()?.ok_or(JsValue::NULL)?;
    let request = factory.open_with_u32(DATABASE, 1)?;
    let opening = request.clone();
    let made = Closure::once_into_js(move |_: JsValue| {
        let database = opening.result().map(JsValue::unchecked_into::<IdbDatabase>);
        // Where that fails the store is missing, and every write says so.
        let _ = database.and_then(|it| it.create_object_store(FILES));
    });
    request.set_onupgradeneeded(Some(made.unchecked_ref()));
    let database = answer(&request).await?;
    Ok(database.unchecked_into())
}

/// All files, and the name of the last write, if it has left any.
async fn read_all(database: &IdbDatabase) -> Result<(Files, Option<String>), JsValue> {
    let store = database.transaction_with_str(FILES)?.object_store(FILES)?;
    // Both are asked for before either has answered, so that they speak of the same moment.
    let (names, texts) = (store.get_all_keys()?, store.get_all()?);
    let (names, texts) = (answer(&names), answer(&texts));
    let (names, texts) = (Array::from(&names.await?), Array::from(&texts.await?));
    let mut last = None;
    let files = names.iter().zip(texts.iter()).filter_map(|(name, text)| {
        if name.as_string().as_deref() == Some(LAST_WRITE) {
            last = text.as_string();
            return None;
        }
        let bytes = match text.dyn_into::<Uint8Array>() {
            Ok(bytes) => bytes.to_vec(),
            // No file of ours: what is written there is what comes nearest to it, and cannot be read.
            Err(other) => other.as_string().unwrap_or_default().into_bytes(),
        };
        Some((PathBuf::from(name.as_string()?), bytes))
    });
    let files = files.collect();
    Ok((files, last))
}

/// Makes these changes, all of them or none, and comes back with the connection when they are there for good.
async fn write(
    open: Option<IdbDatabase>,
    changes: &Changes,
    turn: Option<Turn>,
) -> Result<IdbDatabase, JsValue> {
    let database = match open {
        Some(database) => database,
        None => connect().await?,
    };
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let strict = database.unchecked_ref::<Strict>();
    let transaction = strict.transaction(FILES, "readwrite", &options)?;
    let kept = kept(&transaction);
    let store = transaction.object_store(FILES)?;
    if let Err(error) = ask_all(&store, changes, turn).await {
        // What was asked for before is not made either.
        let _ = transaction.abort();
        let _ = JsFuture::from(kept).await;
        return Err(error);
    }
    match JsFuture::from(kept).await {
        Ok(_) => Ok(database),
        Err(error) => {
            database.close();
            let why = transaction.error();
            Err(why.map_or(error, JsValue::from))
        }
    }
}

/// Asks for all of these changes, if it is this tab's turn.
async fn ask_all(
    store: &IdbObjectStore,
    changes: &Changes,
    turn: Option<Turn>,
) -> Result<(), JsValue> {
    if let Some(Turn { known, next }) = turn {
        let last = answer(&store.get(&LAST_WRITE.into())?).await?.as_string();
        // A database that was emptied in the meantime is everybody's.
        if last.is_some() && last != known {
            return Err(DomException::new_with_message_and_name("", TOO_LATE)?.into());
        }
        store.put_with_key(&next.into(), &LAST_WRITE.into())?;
    }
    for (file, change) in changes {
        ask(store, &file.to_string_lossy(), change.as_deref())?;
    }
    Ok(())
}

fn ask(store: &IdbObjectStore, file: &str, change: Option<&[u8]>) -> Result<IdbRequest, JsValue> {
    match change {
        Some(bytes) => store.put_with_key(&Uint8Array::from(bytes), &file.into()),
        None => store.delete(&file.into()),
    }
}

/// A promise that is kept when all of the transaction is there for good.
fn kept(transaction: &IdbTransaction) -> Promise {
    Promise::new(&mut |kept: Function, broken: Function| {
        transaction.set_oncomplete(Some(&kept));
        transaction.set_onabort(Some(&broken));
    })
}

/// What a request of the database answers.
fn answer(request: &IdbRequest) -> impl Future<Output = Result<JsValue, JsValue>> + use<> {
    let request = request.clone();
    let promise = Promise::new(&mut |answered: Function, refused: Function| {
        request.set_onsuccess(Some(&answered));
        request.set_onerror(Some(&refused));
    });
    async move {
        match JsFuture::from(promise).await {
            Ok(_) => request.result(),
            Err(error) => match request.error() {
                Ok(Some(why)) => Err(why.into()),
                _ => Err(error),
            },
        }
    }
}
