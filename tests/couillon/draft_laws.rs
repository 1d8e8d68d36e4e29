//! What holds for the form, whatever is tapped.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Draft, Panel, Rank, Rules, Step, Tap, faults,
};
use ardoise::domain::{Draft as _, Kind, Side};
use proptest::prelude::*;
use proptest::sample::select;

use super::any;
use super::board::seat;
use super::drafts::{saved, tapped};

/// Any taps, sensible or not.
pub fn taps() -> impl Strategy<Value = Vec<Tap>> {
    let kinds = vec![Kind::Deal, Kind::Deal, Kind::Dealer, Kind::Passed];
    let panels = vec![Panel::Result, Panel::Points, Panel::Counter];
    let tap = prop_oneof![
        1 => select(kinds).prop_map(Tap::Kind),
        1 => select(panels).prop_map(Tap::Panel),
        2 => proptest::option::of(any::side()).prop_map(Tap::SaidYes),
        1 => any::side().prop_map(Tap::Won),
        1 => Just(Tap::Tie),
        2 => any::side().prop_map(Tap::PointsOf),
        4 => (-1..=10).prop_map(Tap::Digit),
        1 => Just(Tap::Backspace),
        2 => (select(Rank::ALL.to_vec()), select(vec![Step::Up, Step::Up, Step::Down]))
            .prop_map(|(rank, step)| Tap::Count(rank, step)),
        1 => Just(Tap::UseCount),
        1 => any::<bool>().prop_map(Tap::AllTricks),
        1 => (1..=8u8).prop_map(|number| Tap::DealerSeat(seat(number))),
    ];
    proptest::collection::vec(tap, 0..25)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_sound_record_shown_in_the_form_is_saved_as_it_was(
        (rules, record) in any::rules().prop_flat_map(|rules| (Just(rules.clone()), any::record(&rules))),
    ) {
        prop_assert_eq!(faults(&rules, &record), []);
        prop_assert_eq!(saved(&rules, &Draft::of_record(&record)), Ok(record));
    }

    #[test]
    fn every_sound_record_can_be_tapped(
        (rules, record) in any::rules().prop_flat_map(|rules| (Just(rules.clone()), any::record(&rules))),
    ) {
        let draft = tapped(&rules, &any::taps_for(&record));
        prop_assert_eq!(saved(&rules, &draft), Ok(record));
        prop_assert!(draft.is_begun());
    }

    #[test]
    fn what_the_form_lets_through_is_sound(rules in any::rules(), taps in taps()) {
        let rules = Rules { cards: CardsPlayed::All, all_tricks: AllTricks::Off, ..rules };
        let draft = tapped(&rules, &taps);
        if let Ok(record) = saved(&rules, &draft) {
            prop_assert_eq!(faults(&rules, &record), []);
            prop_assert_eq!(saved(&rules, &Draft::of_record(&record)), Ok(record));
        }
    }

    #[test]
    fn points_in_the_form_are_always_points_that_a_side_can_have(
        rules in any::rules(),
        taps in taps(),
    ) {
        let both = tapped(&rules, &taps).deal.points();
        for side in Side::BOTH {
            prop_assert!(both[side].is_none_or(|points| (0..=40).contains(&points)));
        }
        if rules.cards == CardsPlayed::All {
            prop_assert_eq!(both.one.map(|points| 40 - points), both.two);
        }
    }
}
