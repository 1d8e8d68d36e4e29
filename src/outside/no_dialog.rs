//! Whether the system had nothing to choose a file with. `rfd` gives the same answer then as to a user who closes the dialog, and
//! only says the difference to the log.

use std::sync::atomic::{AtomicBool, Ordering};

use log::{Level, LevelFilter, Log, Metadata, Record};

/// Hears when the last thing that `rfd` tries on Linux, `zenity`, cannot be begun.
struct Ear {
    heard: AtomicBool,
}

static EAR: Ear = Ear {
    heard: AtomicBool::new(false),
};

impl Log for Ear {
    fn enabled(&self, of: &Metadata) -> bool {
        of.level() == Level::Error && of.target().starts_with("rfd")
    }

    fn log(&self, record: &Record) {
        if self.enabled(record.metadata()) && record.args().to_string().contains("zenity") {
            self.heard.store(true, Ordering::Release);
        }
    }

    fn flush(&self) {}
}

/// Listens from now on; what was heard before is forgotten.
pub(super) fn listen() {
    // Fails only when we, or somebody else, listen already.
    if log::set_logger(&EAR).is_ok() {
        log::set_max_level(LevelFilter::Error);
    }
    EAR.heard.store(false, Ordering::Release);
}

/// Whether there was no dialog since [`listen`] was called.
pub(super) fn was_heard() -> bool {
    EAR.heard.load(Ordering::Acquire)
}
