//! What an operating system is asked.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The folder in which the system keeps the data of our app; `None` where there is no home.
pub fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "ardoise").map(|folders| folders.data_dir().to_owned())
}

/// The languages that the user of this system prefers, the dearest first, as tags such as `fr-CH`.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether the user has asked the system for less motion; asked once. Where the system has no programme that answers, it is
/// said in our own settings only.
pub fn reduces_motion() -> bool {
    static REDUCES: OnceLock<bool> = OnceLock::new();
    *REDUCES.get_or_init(|| {
        if cfg!(target_os = "macos") {
            let asked = ["read", "com.apple.universalaccess", "reduceMotion"];
            says("defaults", &asked, "1")
        } else if cfg!(target_os = "linux") {
            let asked = ["get", "org.gnome.desktop.interface", "enable-animations"];
            says("gsettings", &asked, "false")
        } else {
            false
        }
    })
}

/// Whether a programme of the system, which may not be there, answers just this.
fn says(programme: &str, asked: &[&str], answer: &str) -> bool {
    let mut command = Command::new(programme);
    command.args(asked).stdin(Stdio::null());
    let output = command.output();
    output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == answer)
}
