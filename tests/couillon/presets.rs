//! The variants: which rules each has, and the name that stays on the sheet.

use ardoise::domain::couillon::{CardsPlayed, Preset, Rules, Silence, Switch};
use ardoise::domain::{Direction, HouseRules};
use proptest::prelude::*;

use super::any;

#[test]
fn each_variant_has_its_strokes_and_its_cards() {
    let told: Vec<_> = Rules::PRESETS
        .iter()
        .map(|preset| Rules::of_preset(*preset))
        .map(|rules| (rules.strokes, rules.cards, rules.silence))
        .collect();
    let expected = [
        (5, CardsPlayed::Sixteen, Silence::Asks),
        (7, CardsPlayed::Sixteen, Silence::Asks),
        (5, CardsPlayed::All, Silence::Nobody),
        (10, CardsPlayed::Sixteen, Silence::Asks),
        (5, CardsPlayed::All, Silence::Asks),
        (5, CardsPlayed::All, Silence::Asks),
    ];
    assert_eq!(told, expected);
    assert_eq!(Rules::of_preset(Rules::PRESETS[0]), Rules::default());
}

#[test]
fn every_variant_is_told_from_every_other_whichever_way_the_deal_goes() {
    for preset in Rules::PRESETS {
        let turned = Rules {
            direction: Direction::Anticlockwise,
            ..Rules::default()
        };
        let rules = turned.with_preset(*preset);
        assert_eq!(rules.preset(), Some(*preset));
        assert_eq!(rules.named_preset(), *preset);
        assert_eq!(rules.direction, Direction::Anticlockwise);
    }
}

#[test]
fn the_name_stays_when_the_table_changes_a_switch() {
    for (preset, strokes) in [
        (Preset::Couillon, 6),
        (Preset::Force, 7),
        (Preset::Kwajongen, 5),
        (Preset::Tongres, 10),
        (Preset::Troeven, 7),
    ] {
        let rules = Rules::of_preset(preset).with_number(Switch::Strokes, strokes);
        assert_eq!(rules.preset(), None, "the table's own");
        assert_eq!(rules.named_preset(), preset);
        let differs = rules.differences(&Rules::of_preset(rules.named_preset()));
        assert_eq!(differs, [Switch::Strokes]);
    }
    let seven = Rules::default().with_number(Switch::Strokes, 7);
    assert_eq!(seven.named_preset(), Preset::CouillonSeven);
    let ten = Rules::default().with_number(Switch::Strokes, 10);
    assert_eq!(ten.preset(), None, "ten strokes are not yet Kwajongen");
}

#[test]
fn strokes_are_asked_for_ready_made_or_as_a_number_from_1_to_15() {
    assert_eq!(Rules::HEADLINE, Switch::Strokes);
    let ready: Vec<i32> = Rules::choices(Switch::Strokes)
        .iter()
        .map(|it| it.strokes)
        .collect();
    assert_eq!(ready, [5, 7, 10]);
    let set = |number| {
        Rules::default()
            .with_number(Switch::Strokes, number)
            .number(Switch::Strokes)
    };
    assert_eq!([set(1), set(15)], [Some(1), Some(15)]);
    assert_eq!([set(0), set(16)], [Some(5), Some(5)], "not taken");
    assert_eq!(Rules::nearest(Switch::Strokes, 20), [15]);
    let others = Rules::SWITCHES
        .iter()
        .filter(|switch| **switch != Switch::Strokes);
    for switch in others {
        assert_eq!(Rules::own_numbers(*switch), None);
        assert_eq!(Rules::default().number(*switch), None);
    }
}

#[test]
fn every_ready_made_value_can_be_chosen_and_the_default_is_first() {
    for switch in Rules::SWITCHES {
        assert_eq!(Rules::default().choice(*switch), Some(0), "{switch:?}");
        let choices = Rules::choices(*switch);
        assert!(choices.len() > 1, "{switch:?}");
        for (at, choice) in choices.iter().enumerate() {
            let chosen = Rules::default().choose(*switch, at);
            assert_eq!(chosen, *choice);
            assert_eq!(chosen.choice(*switch), Some(at), "{switch:?}");
        }
    }
}

proptest! {
    #[test]
    fn a_rule_taken_over_no_longer_differs(rules in any::rules(), other in any::rules()) {
        let differs = rules.differences(&other);
        let merged = differs.into_iter().fold(rules, |rules, switch| rules.with(switch, &other));
        prop_assert_eq!(merged, other);
    }
}
