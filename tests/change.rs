//! What users do to a sheet, whichever game it is of.

use ardoise::domain::{Edit, Entry, Game, Seat, Sheet};

/// Something a user does to a sheet. Places count from 0 and are taken modulo what there is.
#[derive(Clone, Debug)]
pub enum Change<G: Game> {
    Insert(usize, G::Record),
    Replace(usize, G::Record),
    Remove(usize),
    Rules(G::Rules),
    FirstDealer(Seat),
    /// The player in this seat, counted from 0, is called that.
    Name(usize, String),
    Undo,
    Redo,
}

impl<G: Game> Change<G> {
    /// The edit that it makes of this sheet; `None` for undo and redo, and where there is nothing to do it to.
    pub fn edit(self, sheet: &Sheet<G>) -> Option<Edit<G::Record, G::Rules>> {
        let count = sheet.entries.len();
        let before = sheet.roster.clone();
        let mut after = before.clone();
        Some(match self {
            Change::Insert(at, record) => Edit::Insert {
                at: at % (count + 1),
                entry: Entry {
                    id: sheet.fresh_id(),
                    record,
                },
            },
            Change::Replace(at, after) if count > 0 => Edit::Replace {
                at: at % count,
                id: sheet.entries[at % count].id,
                before: sheet.entries[at % count].record.clone(),
                after,
            },
            Change::Remove(at) if count > 0 => Edit::Remove {
                at: at % count,
                entry: sheet.entries[at % count].clone(),
            },
            Change::Rules(after) => Edit::Rules {
                before: sheet.rules.clone(),
                after,
            },
            Change::FirstDealer(seat) => {
                after.first_dealer = seat;
                Edit::Roster { before, after }
            }
            Change::Name(player, name) => {
                after.players[player] = name;
                Edit::Roster { before, after }
            }
            Change::Replace(..) | Change::Remove(_) | Change::Undo | Change::Redo => return None,
        })
    }

    /// Does it, where there is something to do it to. Whether a new edit was noted.
    pub fn make(self, sheet: &mut Sheet<G>) -> bool {
        match self {
            Change::Undo => {
                sheet.undo();
                false
            }
            Change::Redo => {
                sheet.redo();
                false
            }
            change => change.edit(sheet).is_some_and(|edit| {
                sheet
                    .commit(edit)
                    .expect("an edit made from the sheet fits it")
            }),
        }
    }
}
