//! Numbers that no table ever records but a damaged file may hold: they are refused, and scoring them does not panic.

use ardoise::domain::coinche::{
    Bid, Cards, Coinche, Counts, Deal, Declarations, Generale, Record, Rules, faults, score,
};
use ardoise::domain::{BySide, Entry, EntryId, Replay, Roster, Side};
use proptest::prelude::*;
use proptest::sample::select;

use super::any;

fn number() -> impl Strategy<Value = i32> {
    prop_oneof![
        select(vec![
            i32::MIN,
            i32::MIN + 1,
            -1,
            0,
            1,
            i32::MAX - 1,
            i32::MAX
        ]),
        any::<i32>(),
    ]
}

proptest! {
    #[test]
    fn any_number_can_be_scored_and_checked(
        (rules, deal) in any::rules_and_deal(),
        (cards, bid, value) in (number(), number(), number()),
        (one, two, each) in (any::<u8>(), any::<u8>(), any::<u8>()),
    ) {
        let rules = Rules { capot_bid: value, generale: Generale::Worth(value), ..rules };
        let counts = Counts {
            tierce: each,
            fifty: each,
            hundred: each,
            four_of_a_kind: each,
            four_nines: each,
            four_jacks: each,
        };
        let deal = Deal {
            cards: Cards { points: cards, ..deal.cards },
            belotes: BySide::new(one, two),
            declarations: Some(Declarations { side: Side::Two, counts }),
            ..deal
        };
        for bid in [Bid::Points(bid), Bid::CAPOT, Bid::GENERALE] {
            let deal = Deal { bid, ..deal.clone() };
            let points = score(&rules, &deal).points();
            prop_assert!(points.one >= 0 && points.two >= 0);
            let refused = !faults(&rules, &Record::Deal(deal)).is_empty();
            prop_assert!(refused || (0..=162).contains(&cards));
        }
    }

    #[test]
    fn totals_stop_at_the_largest_number(points in proptest::collection::vec(number(), 0..20)) {
        let entry = |(id, points)| Entry {
            id: EntryId(id),
            record: Record::Adjustment { side: Side::One, points, note: String::new() },
        };
        let entries: Vec<_> = (1..).zip(points).map(entry).collect();
        let roster = Roster::unnamed(Coinche::PLAYERS);
        let replay = Replay::<Coinche>::new(&Rules::default(), &roster, &entries);
        prop_assert_eq!(replay.steps.len(), entries.len());
        prop_assert_eq!(replay.standing().two, 0);
    }
}
