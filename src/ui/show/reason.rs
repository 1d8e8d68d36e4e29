use crate::app::Assessment;

use crate::ui::bridge::FormReason;
use crate::ui::games::Shown;

/// Why a form cannot be saved, in the words of the pages.
#[derive(Default)]
pub struct Reason {
    pub reason: FormReason,
    /// What is filled in cannot be, as against not being complete.
    pub impossible: bool,
    pub can_save: bool,
}

impl Reason {
    pub fn of<G: Shown>(assessment: &Assessment<G>) -> Reason {
        match assessment {
            Assessment::Missing(missing) => Reason {
                reason: G::missing(*missing),
                ..Reason::default()
            },
            Assessment::Refused(_, faults) => {
                faults.first().map_or_else(Reason::default, |fault| Reason {
                    reason: G::fault(*fault),
                    impossible: G::is_final(*fault),
                    can_save: false,
                })
            }
            Assessment::Sound(..) => Reason {
                can_save: true,
                ..Reason::default()
            },
        }
    }
}
