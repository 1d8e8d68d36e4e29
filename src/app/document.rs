use std::cmp::Ordering;

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

impl Document {
    /// How they lie in the drawer: the one changed last comes first.
    pub(super) fn newest_first(&self, other: &Document) -> Ordering {
        (other.changed, &other.id).cmp(&(self.changed, &self.id))
    }
}
