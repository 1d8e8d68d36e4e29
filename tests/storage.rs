//! What lies on the disk: read as it was written, and never lost.

mod companions;
mod damage;
mod golden;
mod previous;
mod round_trip;
mod trash;
mod truncation;
mod writing;
