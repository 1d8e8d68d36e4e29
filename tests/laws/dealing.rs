//! The dealer depends on the first dealer and on the entries before, and on nothing else.

use proptest::collection::vec;
use proptest::prelude::*;

use super::act::{Act, Table, act};
use super::model::dealer_after;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_dealer_follows_from_what_is_before(acts in vec(act(), 0..25)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        let facts = table.facts();
        let replay = table.sheet().replay();
        let first = facts.roster.first_dealer.index();
        for at in 0..=facts.records.len() {
            let wanted = dealer_after(first, &facts.records[..at]);
            prop_assert_eq!(replay.dealer_at(at).index(), wanted, "before entry {}", at + 1);
        }
    }

    #[test]
    fn later_changes_leave_earlier_dealers(acts in vec(act(), 1..15), later in vec(act(), 1..6)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        let dealers = |table: &Table| -> Vec<usize> {
            let replay = table.sheet().replay();
            (0..=replay.steps.len()).map(|at| replay.dealer_at(at).index()).collect()
        };
        let kept = table.facts().records.len();
        let before = dealers(&table);
        for act in later {
            // Only what comes after the entries that are there, or has nothing to do with them.
            if matches!(act, Act::Enter(_) | Act::Dawdle(..) | Act::Glance(..) | Act::Stray(_) | Act::Target(_)) {
                table.act(act);
            }
        }
        prop_assert_eq!(&dealers(&table)[..=kept], &before[..]);
    }
}
