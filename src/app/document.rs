use chrono::{DateTime, Utc};

use crate::domain::AnySheet;

use super::SheetId;

/// A sheet as it lies in the drawer.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub id: SheetId,
    pub created: DateTime<Utc>,
    /// When a fact on it last changed.
    pub changed: DateTime<Utc>,
    pub sheet: AnySheet,
}
