//! What a user can ask and what comes of it. Time is an argument, effects are values: no files, no window, no words.

#[allow(clippy::module_inception)]
mod app;
mod assessment;
mod command;
mod desk;
mod document;
mod forms;
mod house_rules;
mod how;
mod label;
mod outcome;
mod rules_draft;
mod session;
mod set_up;
mod settings;
mod sheet_id;
mod sheets;
mod trash;

pub use app::App;
pub use assessment::{Assessment, MissingOf};
pub use command::{AnyTap, Command, TapOf};
pub use desk::{AnyDesk, Aside, Desk, Place, Way};
pub use document::Document;
pub use house_rules::AnyRevision;
pub use label::{redo_label, undo_label};
pub use outcome::{Label, Notice, Outcome, Persist, Verb};
pub use rules_draft::{Misread, RulesDraft, RulesTap};
pub use session::{Page, Session};
pub use set_up::{SetUp, TargetChoice};
pub use settings::{Digits, FarHalf, Motion, OwnPreset, Screen, Settings, TextSize, Theme};
pub use sheet_id::SheetId;
pub use trash::{TRASH_DAYS, Trashed};
