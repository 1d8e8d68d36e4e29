use crate::domain::Points;

use super::{Looped, Removed, SecondLoop, Stroke};

/// One side's half of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Its strokes from the top of the board to the bottom, the ones that were rubbed out in their places.
    pub strokes: Vec<Stroke>,
}

impl Half {
    /// So many plain strokes.
    pub fn fresh(strokes: usize) -> Half {
        Half {
            strokes: vec![Stroke::PLAIN; strokes],
        }
    }

    /// Deal wins that the side still needs (rules §2, `needed_x`).
    pub fn needed(&self) -> Points {
        self.strokes.iter().map(|stroke| stroke.needed()).sum()
    }

    /// Strokes without a loop that are still there.
    pub fn plain(&self) -> usize {
        self.count(Stroke::is_plain)
    }

    /// Strokes with one loop or more.
    pub fn looped(&self) -> usize {
        self.count(Stroke::is_looped)
    }

    /// Strokes that were rubbed out.
    pub fn rubbed(&self) -> usize {
        self.count(|stroke| stroke == Stroke::Rubbed)
    }

    fn count(&self, holds: impl Fn(Stroke) -> bool) -> usize {
        self.strokes.iter().filter(|stroke| holds(**stroke)).count()
    }

    /// Removes so many units and says what went: plain strokes first, the lowest of them first, then loops, first from
    /// the stroke that has the fewest (rules §2, "win").
    pub(super) fn remove(&mut self, units: Points) -> Removed {
        let mut removed = Removed::default();
        for _ in 0..units {
            let drawn = self.strokes.iter_mut().rev();
            let next = drawn
                .filter(|stroke| **stroke != Stroke::Rubbed)
                .min_by_key(|stroke| stroke.loops());
            let Some(stroke) = next else {
                break;
            };
            match stroke.loops().checked_sub(1) {
                Some(loops) => {
                    *stroke = Stroke::Drawn { loops };
                    removed.loops += 1;
                }
                None => {
                    *stroke = Stroke::Rubbed;
                    removed.strokes += 1;
                }
            }
        }
        removed
    }

    /// Puts a loop on the topmost plain stroke; where none is left, on the one with the fewest loops or on none, as the
    /// house rules say.
    pub(super) fn add_loop(&mut self, second: SecondLoop) -> Looped {
        let drawn = self.strokes.iter_mut();
        let fewest = drawn
            .filter(|stroke| **stroke != Stroke::Rubbed)
            .min_by_key(|stroke| stroke.loops());
        let Some(stroke) = fewest else {
            return Looped::Dropped;
        };
        match (stroke.loops().checked_add(1), second) {
            (Some(loops @ 1), _) => {
                *stroke = Stroke::Drawn { loops };
                Looped::OnPlain
            }
            (Some(loops), SecondLoop::Allowed) => {
                *stroke = Stroke::Drawn { loops };
                Looped::OnLooped
            }
            (Some(_), SecondLoop::Dropped) | (None, _) => Looped::Dropped,
        }
    }
}
