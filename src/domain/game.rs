use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Direction, Draft, Entry, EntryId, HouseRules, Kind, Roster, Seat};

/// What a game must say so that a sheet of it can be kept. Everything else (history, storage, dealing in turn) is shared.
///
/// An entry may depend on those before it only through the [`Game::Standing`] that they left and through whose deal it is.
pub trait Game: Clone + PartialEq + Debug {
    /// The house rules of one sheet.
    type Rules: HouseRules;
    /// One entry as the table records it.
    type Record: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// One entry while it is being filled in.
    type Draft: Draft<Self>;
    /// How the match stands between two entries.
    type Standing: Clone + PartialEq + Debug;
    /// What one entry brought, with its explanation.
    type Outcome: Clone + PartialEq + Debug;
    /// Why an entry cannot be recorded.
    type Fault: Copy + PartialEq + Debug;

    /// How many players there can be.
    const SEATS: RangeInclusive<usize>;
    /// How many players a new sheet has, until it is told otherwise.
    const USUAL_SEATS: usize;
    /// Whether the players sit in two sides.
    const HAS_SIDES: bool = false;
    /// The kinds of entry that a sheet can have, deals first.
    const KINDS: &'static [Kind];

    fn kind(record: &Self::Record) -> Kind;

    fn direction(rules: &Self::Rules) -> Direction;

    /// How the match stands before the first entry.
    fn opening(rules: &Self::Rules, roster: &Roster) -> Self::Standing;

    /// What the entry does to the deal.
    fn turn(record: &Self::Record) -> Turn;

    /// What the entry brings to a match that stands at `before`, and how the match stands after it.
    fn play(
        rules: &Self::Rules,
        before: &Self::Standing,
        dealer: Seat,
        record: &Self::Record,
    ) -> (Self::Outcome, Self::Standing);

    /// Every reason why the record is refused; none when it can be saved.
    fn check(rules: &Self::Rules, spot: &Spot<Self>, record: &Self::Record) -> Vec<Self::Fault>;

    /// The number of steps after which the match was first over; the steps after those were played on.
    fn finish(rules: &Self::Rules, steps: &[Step<Self>]) -> Option<usize>;

    /// Whether the record is saved with its second half still to come. At most one entry of a sheet is, and always the last.
    fn is_unfinished(_: &Self::Record) -> bool {
        false
    }
}

/// Where in a sheet an entry stands, or would stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot<'a, G: Game> {
    /// How the match stands before it.
    pub before: &'a G::Standing,
    /// Whose deal it is.
    pub dealer: Seat,
    /// No entry stands behind it.
    pub last: bool,
}

/// What an entry does to the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A deal was dealt and the next seat deals.
    PassesOn,
    /// A deal was dealt and the same seat deals again.
    Stays,
    /// Nobody dealt; the deal stays where it is.
    NotADeal,
    /// Nobody dealt; the named seat deals next.
    GoesTo(Seat),
}

impl Turn {
    /// Whether somebody dealt.
    pub fn is_deal(self) -> bool {
        matches!(self, Turn::PassesOn | Turn::Stays)
    }
}

/// One entry of a sheet, played out.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    pub entry: EntryId,
    /// Who dealt; for an entry that is no deal, who would have.
    pub dealer: Seat,
    pub turn: Turn,
    pub outcome: G::Outcome,
    pub standing: G::Standing,
}

/// A sheet's entries played out from the first to the last: all that the pages show and nothing that is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay<G: Game> {
    pub opening: G::Standing,
    pub steps: Vec<Step<G>>,
    /// Whose deal the next one is.
    pub dealer: Seat,
    /// How many steps it took until the match was first over.
    pub finish: Option<usize>,
}

impl<G: Game> Replay<G> {
    pub fn new(rules: &G::Rules, roster: &Roster, entries: &[Entry<G::Record>]) -> Self {
        let mut replay = Replay {
            opening: G::opening(rules, roster),
            steps: Vec::with_capacity(entries.len()),
            dealer: roster.first_dealer,
            finish: None,
        };
        for entry in entries {
            replay.push(rules, roster, entry);
        }
        replay.finish = G::finish(rules, &replay.steps);
        replay
    }

    /// Plays one entry more. It does not look whether the match is over with it.
    pub(super) fn push(&mut self, rules: &G::Rules, roster: &Roster, entry: &Entry<G::Record>) {
        let dealer = self.dealer;
        let (outcome, standing) = G::play(rules, self.standing(), dealer, &entry.record);
        let turn = G::turn(&entry.record);
        self.dealer = match turn {
            Turn::PassesOn => dealer.next(roster.seats(), G::direction(rules)),
            Turn::Stays | Turn::NotADeal => dealer,
            Turn::GoesTo(seat) => seat,
        };
        self.steps.push(Step {
            entry: entry.id,
            dealer,
            turn,
            outcome,
            standing,
        });
    }

    /// Forgets the entries from this index on, as if they had not been played yet.
    pub(super) fn cut(&mut self, index: usize) {
        self.dealer = self.dealer_at(index);
        self.steps.truncate(index);
    }

    /// How the match stands after all entries.
    pub fn standing(&self) -> &G::Standing {
        self.standing_before(self.steps.len())
    }

    /// How the match stands before the entry at this index; after all entries from the last index on.
    pub fn standing_before(&self, index: usize) -> &G::Standing {
        index
            .checked_sub(1)
            .and_then(|last| self.steps.get(last).or(self.steps.last()))
            .map_or(&self.opening, |step| &step.standing)
    }

    /// The place of the entry at this index; of the next entry from the last index on.
    pub fn spot(&self, index: usize) -> Spot<'_, G> {
        Spot {
            before: self.standing_before(index),
            dealer: self.dealer_at(index),
            last: index + 1 >= self.steps.len(),
        }
    }

    /// Who deals at this index; the next dealer from the last index on.
    pub fn dealer_at(&self, index: usize) -> Seat {
        self.steps
            .get(index)
            .map_or(self.dealer, |step| step.dealer)
    }
}
