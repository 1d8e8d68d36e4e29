//! What holds for every deal under every house rules.

use ardoise::domain::HouseRules;
use ardoise::domain::Side;
use ardoise::domain::coinche::{
    Bid, CARD_POINTS, Cards, Deal, Declarations, Item, LineKind, Record, Rounding, Rules, Switch,
    Verdict, faults, score,
};
use proptest::prelude::*;

use super::{any, reference};

/// The same deal with the sides' places swapped.
fn swapped(deal: &Deal) -> Deal {
    Deal {
        bidder: deal.bidder.other(),
        cards: Cards {
            side: deal.cards.side.other(),
            ..deal.cards
        },
        all_tricks: deal.all_tricks.map(Side::other),
        belotes: deal.belotes.swapped(),
        declarations: deal.declarations.map(|declared| Declarations {
            side: declared.side.other(),
            ..declared
        }),
        ..deal.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_lines_add_up_to_what_the_formulas_say((rules, deal) in any::rules_and_deal()) {
        let (made, bidders, defenders) = reference::score(&rules, &deal);
        let score = score(&rules, &deal);
        let sum = |side| -> i32 {
            score.lines.iter().filter(|line| line.side == side).map(|line| line.points).sum()
        };
        prop_assert_eq!(score.verdict == Verdict::Made, made);
        prop_assert_eq!((sum(deal.bidder), sum(deal.bidder.other())), (bidders, defenders));
        let points = score.points();
        prop_assert_eq!((points[deal.bidder], points[deal.bidder.other()]), (bidders, defenders));
    }

    #[test]
    fn a_generated_deal_is_never_refused((rules, deal) in any::rules_and_deal()) {
        prop_assert_eq!(faults(&rules, &Record::Deal(deal)), []);
    }

    #[test]
    fn rounding_and_double_never_decide(
        (rules, deal) in any::rules_and_deal(),
        double in any::double(),
    ) {
        let exact = Rules { rounding: Rounding::None, ..rules.clone() };
        let doubled = Deal { double, ..deal.clone() };
        let first = score(&rules, &deal);
        for other in [score(&exact, &deal), score(&rules, &doubled)] {
            prop_assert_eq!(other.verdict, first.verdict);
            prop_assert_eq!(other.margin, first.margin);
        }
    }

    #[test]
    fn the_margin_says_the_verdict((rules, deal) in any::rules_and_deal()) {
        let score = score(&rules, &deal);
        prop_assert_eq!(score.margin.is_none(), matches!(deal.bid, Bid::Tricks(_)));
        if let Some(margin) = score.margin {
            prop_assert_eq!(margin >= 0, score.verdict == Verdict::Made);
        }
    }

    #[test]
    fn swapped_sides_swap_the_score((rules, deal) in any::rules_and_deal()) {
        let there = score(&rules, &deal);
        let back = score(&rules, &swapped(&deal));
        prop_assert_eq!(there.verdict, back.verdict);
        prop_assert_eq!(there.points(), back.points().swapped());
        prop_assert_eq!(there.lines.len(), back.lines.len());
        for (line, other) in there.lines.iter().zip(&back.lines) {
            prop_assert_eq!(line.side, other.side.other());
            prop_assert_eq!((line.kind, line.points), (other.kind, other.points));
        }
    }

    #[test]
    fn it_does_not_matter_which_side_was_counted((rules, deal) in any::rules_and_deal()) {
        let side = deal.cards.side.other();
        let points = CARD_POINTS - deal.cards.points;
        let counted = Deal { cards: Cards { side, points }, ..deal.clone() };
        prop_assert_eq!(score(&rules, &deal), score(&rules, &counted));
    }

    #[test]
    fn a_higher_bid_is_not_made_more_easily(
        (rules, deal) in any::rules_and_deal(),
        low in 8..=25,
        more in 1..=17,
    ) {
        let at = |tens: i32| {
            score(&rules, &Deal { bid: Bid::Points(tens * 10), ..deal.clone() }).verdict
        };
        if at(low) == Verdict::Failed {
            prop_assert_eq!(at(low + more), Verdict::Failed);
        }
    }

    #[test]
    fn more_card_points_never_cost_the_bidders_anything(
        deal in any::deal(&Rules::default()),
        fewer in 0..=162i32,
        more in 0..=162i32,
    ) {
        let with = |points| {
            let cards = Cards { side: deal.bidder, points };
            let deal = Deal { cards, all_tricks: None, ..deal.clone() };
            score(&Rules::default(), &deal).points()
        };
        let (low, high) = (with(fewer.min(more)), with(fewer.max(more)));
        prop_assert!(low[deal.bidder] <= high[deal.bidder]);
        let defenders = deal.bidder.other();
        prop_assert!(low[defenders] >= high[defenders]);
    }

    #[test]
    fn an_idle_switch_changes_nothing((rules, deal) in any::rules_and_deal(), other in any::rules()) {
        for switch in Switch::ALL {
            if rules.idle(*switch).is_some() {
                let changed = rules.clone().with(*switch, &other);
                prop_assert_eq!(score(&rules, &deal), score(&changed, &deal), "{:?}", switch);
            }
        }
    }

    #[test]
    fn the_trump_never_changes_the_score((rules, deal) in any::rules_and_deal()) {
        let unrecorded = Deal { trump: None, ..deal.clone() };
        prop_assert_eq!(score(&rules, &deal), score(&rules, &unrecorded));
    }

    #[test]
    fn scores_are_tens_unless_nothing_is_rounded((rules, deal) in any::rules_and_deal()) {
        let points = score(&rules, &deal).points();
        for side in Side::BOTH {
            prop_assert!(points[side] >= 0);
            prop_assert!(rules.rounding == Rounding::None || points[side] % 10 == 0);
        }
    }

    #[test]
    fn what_is_not_scored_is_shown_as_nothing((rules, deal) in any::rules_and_deal()) {
        for line in score(&rules, &deal).lines {
            match line.kind {
                LineKind::Unscored { worth, item, .. } => {
                    prop_assert_eq!(line.points, 0);
                    prop_assert!(worth > 0 || item == Item::CardPoints);
                }
                LineKind::CardPoints => {}
                LineKind::Bid(_) => prop_assert!(line.points >= 80),
                _ => prop_assert_ne!(line.points, 0),
            }
        }
    }

    #[test]
    fn rules_survive_being_written_and_read(rules in any::rules()) {
        let text = serde_json::to_string(&rules).expect("rules are written");
        prop_assert_eq!(serde_json::from_str::<Rules>(&text).expect("rules are read"), rules);
    }

    #[test]
    fn a_rule_taken_over_no_longer_differs(rules in any::rules(), other in any::rules()) {
        let mut merged = rules;
        for switch in merged.differences(&other) {
            merged = merged.with(switch, &other);
        }
        prop_assert_eq!(merged.differences(&other), []);
        prop_assert_eq!(merged, other);
    }
}
