use std::collections::BTreeSet;

use super::objection::FaultOf;
use super::registry::{each, games};
use super::{
    AnyFault, AnySheet, Edit, Entry, Game, HouseRules, Objection, Of, Replay, Roster, Sheet, Spot,
    Tabular, Why,
};

/// To look a history through, no more than so many entries are played out: a table that corrects a thousand times the first
/// of two thousand deals is still within it.
const MOST_STEPS: usize = 2_000_000;

/// No entry id is larger, so that there is always a next one.
const LARGEST_ID: u32 = 1_000_000_000;

impl AnySheet {
    /// Everything on the sheet that the forms would not have taken, at the moment at which it came to stand there and under
    /// the rules that were in force then; none of a sheet that the app made. Entries that only later rules refuse stay as
    /// recorded ([`super::Revision`]), and so are fine.
    ///
    /// It asks for a sheet that [`AnySheet::is_sound`].
    pub fn objections(&self) -> Vec<Objection> {
        games!(each!(self, AnySheet, sheet => Review::of(sheet)))
    }
}

/// A sheet whose history is looked through from its first edit to its last, those that were taken back included.
struct Review<'a, G: Game> {
    end: &'a Sheet<G>,
    /// The sheet as it was before the edit that is looked at.
    now: Sheet<G>,
    /// The entries of `now` played out, as far as was necessary.
    replay: Replay<G>,
    steps_left: usize,
    objections: Vec<Objection>,
}

impl<G: Tabular> Review<'_, G>
where
    AnyFault: From<FaultOf<G>>,
{
    fn of(sheet: &Sheet<G>) -> Vec<Objection> {
        let mut now = sheet.clone();
        while now.undo() {}
        let replay = Replay::new(&now.rules, &now.roster, &[]);
        let mut review = Review {
            end: sheet,
            now,
            replay,
            steps_left: MOST_STEPS,
            objections: Vec::new(),
        };
        review.heads();
        // At a table that changes its size nothing can be said of the entries.
        if review.objections.is_empty() {
            review.first_entries();
            review.edits();
        }
        review.objections
    }

    fn object(&mut self, of: Of, why: Why) {
        self.objections.push(Objection { of, why });
    }

    /// Names and rules, as they were and as they became.
    fn heads(&mut self) {
        let first = self.now.roster.clone();
        let whys = [roster_why(&first, &first), rules_why(&self.now.rules)];
        for why in whys.into_iter().flatten() {
            self.object(Of::Sheet, why);
        }
        let end = self.end;
        for (at, edit) in end.journal.edits.iter().enumerate() {
            let why = match edit {
                Edit::Roster { after, .. } => roster_why(&first, after),
                Edit::Rules { after, .. } => rules_why(after),
                _ => None,
            };
            if let Some(why) = why {
                self.object(Of::Edit(at + 1), why);
            }
        }
    }

    /// Entries that were there before the first edit: the app begins with none, but another program may.
    fn first_entries(&mut self) {
        let entries = self.now.entries.clone();
        let mut seen = BTreeSet::new();
        for (at, entry) in entries.iter().enumerate() {
            let behind = at + 1 < entries.len();
            if !seen.insert(entry.id) {
                self.object(Of::Entry(at + 1), Why::EntryId);
            }
            self.entry(0, at, entry, behind);
        }
    }

    fn edits(&mut self) {
        let end = self.end;
        for (number, edit) in (1..).zip(&end.journal.edits) {
            let count = self.now.entries.len();
            match edit {
                Edit::Insert { at, entry } => self.entry(number, *at, entry, *at < count),
                Edit::Replace { at, id, after, .. } => {
                    let (id, record) = (*id, after.clone());
                    self.entry(number, *at, &Entry { id, record }, at + 1 < count);
                }
                Edit::Remove { at, .. } => self.replay.cut(*at),
                Edit::Roster { .. } | Edit::Rules { .. } => {}
            }
            if self.steps_left == 0 {
                return self.object(Of::Sheet, Why::TooTangled);
            }
            if !self.now.redo() {
                return;
            }
            let anew = match edit {
                Edit::Roster { before, after } => before.first_dealer != after.first_dealer,
                edit => matches!(edit, Edit::Rules { .. }),
            };
            if anew {
                self.replay = Replay::new(&self.now.rules, &self.now.roster, &[]);
            }
        }
    }

    /// Plays the entries before this index out, and none behind it.
    fn reach(&mut self, at: usize) {
        self.replay.cut(at);
        let played = self.replay.steps.len();
        for entry in self.now.entries.iter().take(at).skip(played) {
            let Some(left) = self.steps_left.checked_sub(1) else {
                return;
            };
            self.steps_left = left;
            self.replay.push(&self.now.rules, &self.now.roster, entry);
        }
    }

    /// Looks at an entry that comes to stand at `at` with that edit; `behind`: others stand behind it.
    fn entry(&mut self, edit: usize, at: usize, entry: &Entry<G::Record>, behind: bool) {
        self.reach(at);
        let before = at.checked_sub(1).and_then(|at| self.now.entries.get(at));
        let mut whys = Vec::new();
        if before.is_some_and(|before| G::is_unfinished(&before.record)) {
            whys.push(Why::BehindUnfinished);
        }
        if entry.id.0 > LARGEST_ID {
            whys.push(Why::EntryId);
        }
        if G::note(&entry.record).is_some_and(|(note, longest)| !is_line(note, longest)) {
            whys.push(Why::Note);
        }
        let spot = Spot {
            before: self.replay.standing(),
            dealer: self.replay.dealer,
            last: !behind,
        };
        let faults = G::check(&self.now.rules, &spot, &entry.record);
        whys.extend(faults.into_iter().map(|fault| Why::Refused(fault.into())));
        for why in whys {
            let position = self.end.position(entry.id);
            let stands = position.filter(|at| self.end.entries.get(*at) == Some(entry));
            self.object(stands.map_or(Of::Edit(edit), |at| Of::Entry(at + 1)), why);
        }
    }
}

/// What is wrong with the roster at a table that began with that many players as `first`.
fn roster_why(first: &Roster, roster: &Roster) -> Option<Why> {
    let sides = [&roster.sides.one, &roster.sides.two];
    let mut names = roster.players.iter().chain(sides);
    if roster.seats() != first.seats() {
        Some(Why::Players)
    } else if roster.first_dealer.index() >= roster.seats() {
        Some(Why::FirstDealer)
    } else if names.any(|name| !is_line(name, Roster::LONGEST_NAME)) {
        Some(Why::Name)
    } else {
        None
    }
}

/// Whether every switch stands at a value that the rules page can set.
fn rules_why<R: HouseRules>(rules: &R) -> Option<Why> {
    let stands = |switch: &R::Switch| {
        let number = rules.number(*switch);
        rules.choice(*switch).is_some() || number.is_some_and(|it| R::takes(*switch, it))
    };
    let all = R::SWITCHES.iter().all(stands);
    (!all).then_some(Why::Rules)
}

/// Whether the text is one line of at most so many characters. Blanks at its ends, which the form would take away, do no harm.
fn is_line(text: &str, longest: usize) -> bool {
    text.chars().count() <= longest && !text.chars().any(char::is_control)
}
