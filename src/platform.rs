//! The few things that differ from system to system. The only place that asks for the time.

use std::path::PathBuf;

use chrono::{DateTime, Local, Utc};

/// The moment.
pub fn now() -> DateTime<Utc> {
    Utc::now()
}

/// The moment on the clock of the place where the device is.
pub fn local(moment: DateTime<Utc>) -> DateTime<Local> {
    moment.with_timezone(&Local)
}

/// The folder in which the system keeps the data of our app; `None` where there is no home.
pub fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "ardoise").map(|folders| folders.data_dir().to_owned())
}

/// The languages that the user of this system prefers, the dearest first, as tags such as `fr-CH`.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}
