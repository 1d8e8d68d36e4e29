//! A sheet that was changed anyhow shows what a fresh sheet with the same entries shows.

use ardoise::domain::coinche::{Coinche, Rules};
use ardoise::domain::{Edit, Roster, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;

use super::any::{self, Change};

fn empty(rules: Rules) -> Sheet<Coinche> {
    Sheet::new(rules, Roster::unnamed(Coinche::PLAYERS))
}

fn rules_and_changes() -> impl Strategy<Value = (Rules, Vec<Change>)> {
    any::rules().prop_flat_map(|rules| (Just(rules.clone()), vec(any::change(&rules), 0..30)))
}

proptest! {
    #[test]
    fn changed_or_written_afresh_it_is_the_same((rules, changes) in rules_and_changes()) {
        let mut sheet = empty(rules);
        for change in changes {
            change.make(&mut sheet);
        }
        let mut fresh = empty(sheet.rules.clone());
        fresh.roster = sheet.roster.clone();
        for entry in sheet.entries.clone() {
            let at = fresh.entries.len();
            fresh.commit(Edit::Insert { at, entry }).expect("a new entry fits");
        }
        prop_assert_eq!(sheet.replay(), fresh.replay());
    }

    #[test]
    fn everything_can_be_taken_back_and_done_again((rules, changes) in rules_and_changes()) {
        let mut sheet = empty(rules.clone());
        for change in changes {
            change.make(&mut sheet);
        }
        prop_assert!(sheet.is_consistent());
        while sheet.redo() {}
        let end = sheet.clone();
        while sheet.undo() {}
        prop_assert_eq!(sheet.replay(), empty(rules).replay());
        while sheet.redo() {}
        prop_assert_eq!(sheet, end);
    }

    #[test]
    fn totals_are_the_sum_of_all_entries((rules, changes) in rules_and_changes()) {
        let mut sheet = empty(rules);
        for change in changes {
            change.make(&mut sheet);
        }
        let replay = sheet.replay();
        let (mut one, mut two) = (0, 0);
        for step in &replay.steps {
            one += step.outcome.points().one;
            two += step.outcome.points().two;
            prop_assert_eq!((step.standing.one, step.standing.two), (one, two));
        }
    }
}
