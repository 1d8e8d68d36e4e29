//! The few things that differ from system to system. The only place that asks for the time.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod system;

use chrono::{DateTime, Local, Utc};

#[cfg(target_family = "wasm")]
pub use browser::{languages, reduces_motion};
#[cfg(not(target_family = "wasm"))]
pub use system::{data_folder, languages, reduces_motion};

/// The moment.
pub fn now() -> DateTime<Utc> {
    Utc::now()
}

/// The moment on the clock of the place where the device is.
pub fn local(moment: DateTime<Utc>) -> DateTime<Local> {
    moment.with_timezone(&Local)
}
