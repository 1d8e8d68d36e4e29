//! What holds for every deal.

use ardoise::domain::koetsieren::{
    BarredSum, Deal, Draft, Koetsieren, Offer, Penalty, Record, Rules, Standing, Tap, barred,
    speaking_order,
};
use ardoise::domain::{Draft as _, Game, Seat, Spot};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{from_str, to_string};

use super::table::of;
use super::{any, reference};

fn penalties(rules: &Rules, deal: &Deal) -> Vec<i32> {
    let seats = deal.said.len();
    let before = Standing::opening(seats);
    let record = Record::Deal(deal.clone());
    let (outcome, after) = Koetsieren::play(rules, &before, Seat::FIRST, &record);
    assert_eq!(
        after.totals,
        of(&outcome, seats),
        "totals are the penalties"
    );
    after.totals
}

/// Rules, a sound entry, and where it stands: before what, whose deal, and whether it is the last.
fn entry() -> impl Strategy<Value = (Rules, Record, Standing, Seat, bool)> {
    (any::rules(), any::seats(), any::<bool>()).prop_flat_map(|(rules, seats, last)| {
        let record = match last {
            true => any::last_record(&rules, seats).boxed(),
            false => any::record(&rules, seats).boxed(),
        };
        let before = Just(Standing::opening(seats));
        (Just(rules), record, before, any::seat(seats), Just(last))
    })
}

/// A tap in the form of a table of so many.
fn tap(seats: usize) -> impl Strategy<Value = Tap> {
    prop_oneof![
        5 => (any::seat(seats), 0..=5u8).prop_map(|(seat, number)| Tap::Said(seat, number)),
        5 => (any::seat(seats), 0..=2u8).prop_map(|(seat, number)| Tap::Taken(seat, number)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_deal_costs_what_the_rules_say((rules, deal) in any::rules_and_deal()) {
        prop_assert_eq!(penalties(&rules, &deal), reference::penalties(&rules, &deal));
    }

    #[test]
    fn somebody_is_always_wrong((rules, deal) in any::rules_and_deal()) {
        let rules = Rules { penalty: Penalty::Difference, ..rules };
        let sum: i32 = penalties(&rules, &deal).iter().sum();
        let said: i32 = deal.said.iter().copied().map(i32::from).sum();
        let least = (said - 5).abs();
        prop_assert!(sum >= least);
        prop_assert_eq!(sum % 2, least % 2);
        prop_assert!(rules.barred_sum != BarredSum::Enforced || sum > 0);
    }

    #[test]
    fn a_line_explains_its_penalty((rules, deal) in any::rules_and_deal()) {
        let before = Standing::opening(deal.said.len());
        let record = Record::Deal(deal.clone());
        let (outcome, _) = Koetsieren::play(&rules, &before, Seat::FIRST, &record);
        prop_assert_eq!(outcome.lines().len(), deal.said.len());
        let taken = deal.taken.expect("a played deal");
        for (index, line) in outcome.lines().iter().enumerate() {
            prop_assert_eq!(line.seat.index(), index);
            prop_assert_eq!((line.said, line.taken), (deal.said[index], taken[index]));
            let (low, high) = (line.said.min(line.taken), line.said.max(line.taken));
            prop_assert_eq!(i32::from(low) + line.off, i32::from(high));
            let squared = rules.penalty == Penalty::Squared;
            let times = if squared { line.off } else { 1 };
            prop_assert_eq!(line.penalty, line.off * times);
        }
    }

    #[test]
    fn the_barred_number_makes_five_and_no_other_does(others in vec(0..=5u8, 1..6)) {
        let sum: u8 = others.iter().sum();
        for number in 0..=5 {
            prop_assert_eq!(barred(&others) == Some(number), sum + number == 5);
        }
    }

    #[test]
    fn a_generated_entry_is_never_refused((rules, record, before, dealer, last) in entry()) {
        let spot = Spot { before: &before, dealer, last };
        prop_assert_eq!(Koetsieren::check(&rules, &spot, &record), []);
    }

    #[test]
    fn a_record_shown_in_the_form_comes_back((rules, record, before, dealer, last) in entry()) {
        let spot = Spot { before: &before, dealer, last };
        let draft = Draft::of_record(&record);
        prop_assert_eq!(draft.kind(), Koetsieren::kind(&record));
        prop_assert!(draft.is_begun());
        prop_assert_eq!(draft.record(&rules, &spot), Ok(record));
    }

    #[test]
    fn said_in_order_and_taken_it_is_the_deal((rules, deal) in any::rules_and_deal(), index in 0..6usize) {
        let seats = deal.said.len();
        let before = Standing::opening(seats);
        let dealer = Seat::from_index(index % seats).expect("a seat");
        let spot = Spot { before: &before, dealer, last: false };
        let taken = deal.taken.clone().expect("a played deal");
        let order = speaking_order(dealer, seats);
        let mut draft = Draft::default();
        for seat in &order {
            let said = deal.said[seat.index()];
            prop_assert_ne!(draft.offers(&rules, &spot, *seat, said), Offer::Barred);
            draft.tap(&rules, &spot, Tap::Said(*seat, said));
        }
        for seat in &order[1..] {
            draft.tap(&rules, &spot, Tap::Taken(*seat, taken[seat.index()]));
        }
        prop_assert_eq!(draft.record(&rules, &spot), Ok(Record::Deal(deal)));
    }

    #[test]
    fn what_a_form_saves_is_refused_only_for_its_sums(
        (rules, seats) in (any::rules(), any::seats()),
        dealer in 0..6usize,
        last in any::<bool>(),
        taps in vec(tap(6), 0..60),
    ) {
        let before = Standing::opening(seats);
        let dealer = Seat::from_index(dealer % seats).expect("a seat");
        let spot = Spot { before: &before, dealer, last };
        let mut draft = Draft::default();
        for tap in taps {
            draft.tap(&rules, &spot, tap);
        }
        let Ok(Record::Deal(deal)) = draft.record(&rules, &spot) else {
            return Ok(());
        };
        let sum = |numbers: &[u8]| numbers.iter().sum::<u8>();
        let barred = rules.barred_sum == BarredSum::Enforced && sum(&deal.said) == 5;
        let adds_up = deal.taken.as_ref().is_none_or(|taken| sum(taken) == 5);
        prop_assert!(last || deal.taken.is_some());
        let record = Record::Deal(deal);
        let sound = Koetsieren::check(&rules, &spot, &record).is_empty();
        prop_assert_eq!(sound, !barred && adds_up);
        prop_assert!(Draft::of_record(&record).says_the_same(&draft));
    }

    #[test]
    fn everything_survives_being_written_and_read((rules, record, ..) in entry()) {
        let text = to_string(&rules).expect("rules are written");
        prop_assert_eq!(from_str::<Rules>(&text).expect("rules are read"), rules);
        let draft = Draft::of_record(&record);
        let text = to_string(&draft).expect("a draft is written");
        prop_assert_eq!(from_str::<Draft>(&text).expect("a draft is read"), draft);
        let text = to_string(&record).expect("a record is written");
        prop_assert_eq!(from_str::<Record>(&text).expect("a record is read"), record);
    }
}
