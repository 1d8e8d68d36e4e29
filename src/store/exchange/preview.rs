use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Duration, Utc};

use crate::app::{Document, SheetId};
use crate::domain::AnySheet;

use super::reading::Incoming;

/// What would come of an import. Nothing has been done yet, and no sheet is ever replaced.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// One for each sheet of the text, in its order.
    pub arrivals: Vec<(Incoming, Arrival)>,
}

/// What becomes of one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// There is none of that name.
    New,
    /// It is there already, under that name, with the same facts.
    AlreadyThere(SheetId),
    /// Another sheet has its name: it is put beside that under this one.
    Beside(SheetId),
    /// It is not taken, for the reason that the [`Incoming`] names.
    Refused,
}

impl Preview {
    /// Holds what comes in against the sheets that are there. `taken` says of other names whether they can be given:
    /// a deleted sheet, or one that cannot be read, keeps its own.
    pub fn new(
        incoming: Vec<Incoming>,
        here: &[Document],
        taken: impl Fn(&SheetId) -> bool,
    ) -> Preview {
        let mut drawer = Drawer::new(here, taken);
        let arrivals = incoming.into_iter().map(|mut incoming| {
            let arrival = match &mut incoming.sheet {
                Ok(document) => drawer.put(document),
                Err(_) => Arrival::Refused,
            };
            (incoming, arrival)
        });
        Preview {
            arrivals: arrivals.collect(),
        }
    }

    /// The sheets that would be written, each under the name that it would have.
    pub fn to_write(&self) -> impl Iterator<Item = &Document> {
        self.arrivals
            .iter()
            .filter_map(|(incoming, arrival)| match arrival {
                Arrival::New | Arrival::Beside(_) => incoming.sheet.as_ref().ok(),
                Arrival::AlreadyThere(_) | Arrival::Refused => None,
            })
    }
}

/// The sheets that are there, and those that have come before.
struct Drawer<Taken> {
    taken: Taken,
    names: HashSet<SheetId>,
    /// By the moment at which they were begun, which a sheet keeps under another name: so that it is known again.
    begun: HashMap<DateTime<Utc>, Vec<(SheetId, AnySheet)>>,
    /// How many milliseconds behind that moment the next free name may be.
    late: HashMap<DateTime<Utc>, i64>,
}

impl<Taken: Fn(&SheetId) -> bool> Drawer<Taken> {
    fn new(here: &[Document], taken: Taken) -> Drawer<Taken> {
        let mut drawer = Drawer {
            taken,
            names: HashSet::new(),
            begun: HashMap::new(),
            late: HashMap::new(),
        };
        for document in here {
            drawer.keep(document);
        }
        drawer
    }

    fn keep(&mut self, document: &Document) {
        self.names.insert(document.id.clone());
        let begun = self.begun.entry(document.created).or_default();
        begun.push((document.id.clone(), document.sheet.clone()));
    }

    fn put(&mut self, document: &mut Document) -> Arrival {
        let begun = self.begun.get(&document.created);
        let mut alike = begun.into_iter().flatten();
        if let Some((id, _)) = alike.find(|(_, sheet)| same_facts(sheet, &document.sheet)) {
            return Arrival::AlreadyThere(id.clone());
        }
        let arrival = if self.is_free(&document.id) {
            Arrival::New
        } else {
            document.id = self.free_name(document.created);
            Arrival::Beside(document.id.clone())
        };
        self.keep(document);
        arrival
    }

    fn is_free(&self, id: &SheetId) -> bool {
        !self.names.contains(id) && !(self.taken)(id)
    }

    /// The name of that moment or of the first millisecond after it that is free.
    fn free_name(&mut self, begun: DateTime<Utc>) -> SheetId {
        loop {
            let late = self.late.entry(begun).or_default();
            let id = SheetId::of_moment(begun + Duration::milliseconds(*late));
            *late += 1;
            if self.is_free(&id) {
                return id;
            }
        }
    }
}

/// Whether both say the same, whatever the history by which they came to say it.
fn same_facts(one: &AnySheet, other: &AnySheet) -> bool {
    one.rules() == other.rules() && one.roster() == other.roster() && one.same_entries(other)
}
