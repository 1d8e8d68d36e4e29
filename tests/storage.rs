//! What lies on the disk: read as it was written, and never lost.

mod companions;
mod crash;
mod damage;
mod deferred;
mod faults;
mod golden;
mod lock;
mod previous;
mod round_trip;
mod schema;
mod trash;
mod truncation;
mod writing;

/// A folder on a disk that has nothing to wait for, where the system has one: some tests write thousands of files.
pub fn quick_folder() -> tempfile::TempDir {
    let memory = std::path::Path::new("/dev/shm");
    match memory.is_dir() {
        true => tempfile::tempdir_in(memory),
        false => tempfile::tempdir(),
    }
    .expect("a folder")
}
