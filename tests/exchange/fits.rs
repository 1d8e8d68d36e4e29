//! What the app itself makes is never refused.

use ardoise::domain::AnySheet;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::laws::act::{Table, act};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn whatever_was_tapped_is_taken(acts in vec(act(), 0..25)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        let sheet = AnySheet::from(table.sheet().clone());
        prop_assert_eq!(sheet.objections(), []);
    }
}
