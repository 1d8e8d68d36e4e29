//! The ready-made values of the switches, and the example that each shows.

use ardoise::domain::HouseRules;
use ardoise::domain::coinche::{CoincheScope, Rules, Switch};

/// Rules in which the switch plays a part and all else is at its default.
fn in_use(switch: Switch) -> Rules {
    let scope = match switch {
        Switch::BeloteMultiplied => CoincheScope::Whole,
        _ => CoincheScope::Bid,
    };
    let rules = Rules {
        coinche_scope: scope,
        ..Rules::default()
    };
    assert_eq!(rules.idle(switch), None, "{switch:?}");
    rules
}

#[test]
fn every_ready_made_value_is_chosen_and_found_again() {
    for switch in Switch::ALL.iter().copied() {
        assert!(Rules::choices(switch).len() >= 2, "{switch:?} has a choice");
        for choice in 0..Rules::choices(switch).len() {
            let rules = Rules::default().choose(switch, choice);
            assert_eq!(rules.choice(switch), Some(choice), "{switch:?}");
            let others = Rules::default().differences(&rules);
            assert!(others.iter().all(|it| *it == switch), "{others:?}");
        }
        let beyond = Rules::default().choose(switch, Rules::choices(switch).len());
        assert_eq!(beyond, Rules::default(), "{switch:?}");
    }
}

#[test]
fn the_first_value_is_the_default_but_for_the_target() {
    for switch in Switch::ALL.iter().copied() {
        let place = if switch == Switch::Target { 2 } else { 0 };
        assert_eq!(Rules::default().choice(switch), Some(place), "{switch:?}");
    }
}

#[test]
fn the_example_changes_with_the_switch() {
    let shown = |rules: &Rules, switch| {
        let example = rules.example(switch)?;
        Some((
            example.score.points(),
            example.score.verdict,
            example.refused,
        ))
    };
    for switch in Switch::ALL.iter().copied() {
        let each: Vec<_> = (0..Rules::choices(switch).len())
            .filter_map(|choice| shown(&in_use(switch).choose(switch, choice), switch))
            .collect();
        for (at, one) in each.iter().enumerate() {
            // Five down and the complement agree on some deals; each differs from the default.
            if switch == Switch::Rounding && at > 0 {
                assert_ne!(one, &each[0], "{switch:?}");
            } else {
                assert!(!each[at + 1..].contains(one), "{switch:?}: {one:?} twice");
            }
        }
    }
}

#[test]
fn a_number_of_ones_own_is_taken_where_there_is_one() {
    for switch in Switch::ALL.iter().copied() {
        let rules = Rules::default().with_number(switch, 370);
        match Rules::own_numbers(switch) {
            Some(numbers) => {
                assert_eq!(rules.number(switch), Some(370), "{switch:?}");
                assert_eq!(rules.choice(switch), None, "{switch:?}");
                let too_much = Rules::default().with_number(switch, numbers.end() + 1);
                assert_eq!(too_much, Rules::default(), "{switch:?}");
            }
            None => assert_eq!(rules, Rules::default(), "{switch:?}"),
        }
    }
}
