//! Which numbers a player may say.

use ardoise::domain::koetsieren::{
    BarredSum, Draft, Fault, Koetsieren, Offer, Rules, Standing, Tap, Warning,
};
use ardoise::domain::{Draft as _, Game, Spot};

use super::table::{last, seat, standing};

fn say(draft: &mut Draft, rules: &Rules, spot: &Spot<Koetsieren>, said: &[(char, u8)]) {
    for (player, number) in said {
        draft.tap(rules, spot, Tap::Said(seat(*player), *number));
    }
}

fn four() -> Standing {
    standing(&[0; 4])
}

#[test]
fn nothing_is_barred_until_all_the_others_have_said() {
    let (rules, before) = (Rules::default(), four());
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    say(&mut draft, &rules, &spot, &[('C', 3), ('D', 2)]);
    for number in 0..=5 {
        let offer = draft.offers(&rules, &spot, seat('B'), number);
        assert_eq!(offer, Offer::Free, "{number}");
    }
}

#[test]
fn only_the_trump_maker_is_ever_barred() {
    let (rules, before) = (Rules::default(), four());
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    say(
        &mut draft,
        &rules,
        &spot,
        &[('C', 2), ('D', 0), ('A', 1), ('B', 3)],
    );
    assert_eq!(draft.offers(&rules, &spot, seat('B'), 2), Offer::Barred);
    for player in ['A', 'C', 'D'] {
        for number in 0..=5 {
            let offer = draft.offers(&rules, &spot, seat(player), number);
            assert_eq!(offer, Offer::Free, "{player} {number}");
        }
    }
}

#[test]
fn who_makes_trump_depends_on_who_deals() {
    let (rules, before) = (Rules::default(), four());
    let mut draft = Draft::default();
    let (of_a, of_b) = (last(&before, 'A'), last(&before, 'B'));
    say(
        &mut draft,
        &rules,
        &of_a,
        &[('C', 2), ('D', 0), ('A', 1), ('B', 1)],
    );
    assert_eq!(draft.offers(&rules, &of_a, seat('B'), 2), Offer::Barred);
    assert_eq!(draft.offers(&rules, &of_b, seat('B'), 2), Offer::Free);
    assert_eq!(draft.offers(&rules, &of_b, seat('C'), 3), Offer::Barred);
}

#[test]
fn a_barred_number_is_not_taken_and_the_one_before_it_stays() {
    let (rules, before) = (Rules::default(), four());
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    say(
        &mut draft,
        &rules,
        &spot,
        &[('C', 2), ('D', 0), ('A', 1), ('B', 3)],
    );
    say(&mut draft, &rules, &spot, &[('B', 2)]);
    assert_eq!(draft.said_by(seat('B')), Some(3));
}

#[test]
fn others_who_change_later_can_make_the_sum_five() {
    let before = four();
    let spot = last(&before, 'A');
    let said = [('C', 2), ('D', 0), ('A', 1), ('B', 3), ('C', 1)];
    let faults = |barred_sum| {
        let rules = Rules {
            barred_sum,
            ..Rules::default()
        };
        let mut draft = Draft::default();
        say(&mut draft, &rules, &spot, &said);
        assert_eq!(draft.said_by(seat('C')), Some(1), "the change is taken");
        let record = draft.record(&rules, &spot).expect("all have said");
        let faults = Koetsieren::check(&rules, &spot, &record);
        (faults, draft.warns(&rules, &spot))
    };
    let refused = vec![Fault::SayingsAddToFive];
    let warning = Some(Warning::SayingsAddToFive);
    assert_eq!(faults(BarredSum::Enforced), (refused, None));
    assert_eq!(faults(BarredSum::Warned), (vec![], warning));
    assert_eq!(faults(BarredSum::Allowed), (vec![], None));
}

#[test]
fn a_number_that_came_to_be_barred_can_be_taken_back() {
    let (rules, before) = (Rules::default(), four());
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    let said = [('C', 2), ('D', 0), ('A', 1), ('B', 3), ('C', 1)];
    say(&mut draft, &rules, &spot, &said);
    say(&mut draft, &rules, &spot, &[('B', 3)]);
    assert_eq!(draft.said_by(seat('B')), None);
    say(&mut draft, &rules, &spot, &[('B', 3)]);
    assert_eq!(draft.said_by(seat('B')), None, "barred now");
}

#[test]
fn the_warning_waits_until_everybody_has_said() {
    let before = four();
    let spot = last(&before, 'A');
    let rules = Rules {
        barred_sum: BarredSum::Warned,
        ..Rules::default()
    };
    let mut draft = Draft::default();
    say(&mut draft, &rules, &spot, &[('C', 3), ('D', 2), ('A', 0)]);
    assert_eq!(draft.warns(&rules, &spot), None);
    say(&mut draft, &rules, &spot, &[('B', 0)]);
    let warning = Some(Warning::SayingsAddToFive);
    assert_eq!(draft.warns(&rules, &spot), warning);
    say(&mut draft, &rules, &spot, &[('B', 1)]);
    assert_eq!(draft.warns(&rules, &spot), None);
}

#[test]
fn nobody_can_say_six() {
    let (rules, before) = (Rules::default(), four());
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    for player in ['B', 'C'] {
        assert_eq!(draft.offers(&rules, &spot, seat(player), 6), Offer::Barred);
        draft.tap(&rules, &spot, Tap::Said(seat(player), 6));
    }
    assert_eq!(draft, Draft::default());
}
