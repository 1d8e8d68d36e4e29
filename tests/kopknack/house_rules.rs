//! Every value of every switch, by hand (rules §4, "House rules").

use ardoise::domain::HouseRules;
use ardoise::domain::kopknack::{
    Ante, AnteBy, Deal, DoubleInto, DoubleSize, NextPot, Preset, Record, Rules, Switch, next_pot,
};
use proptest::prelude::*;

use super::any;
use super::table::{Table, alone, p, tricks};

/// Four players; P0 deals; P1 takes all three tricks, P2 and P3 none.
fn one_deal(rules: Rules) -> Table {
    Table::new(rules, 4, &[tricks(4, &[(1, 3), (2, 0), (3, 0)])])
}

/// After that P1 deals; P0 takes all three tricks from P1.
fn two_deals(rules: Rules) -> Table {
    let mut table = one_deal(rules);
    table.add(&tricks(4, &[(0, 3), (1, 0)]));
    table
}

#[test]
fn the_double_goes_into_the_next_pot() {
    let table = two_deals(Rules::default());
    // First deal: −3, +3, −6, −6, pot 12. Then P1 antes 3: pot 15 for P0, and P1 pays 6.
    assert_eq!(one_deal(Rules::default()).balances(), [-3, 3, -6, -6]);
    assert_eq!(one_deal(Rules::default()).pot(), 12);
    assert_eq!(table.dealt().pot, 15);
    assert_eq!(table.balances(), [12, -6, -6, -6]);
    assert_eq!(table.pot(), 6);
}

#[test]
fn the_double_goes_into_this_pot() {
    let table = one_deal(Rules {
        double_into: DoubleInto::ThisPot,
        ..Rules::default()
    });
    // 3 + 6 + 6 = 15 for P1.
    assert_eq!(table.balances(), [-3, 15, -6, -6]);
    assert_eq!(table.pot(), 0);
}

#[test]
fn the_double_is_one_stake() {
    let table = one_deal(Rules {
        stake: 6,
        double_size: DoubleSize::OneStake,
        ..Rules::default()
    });
    assert_eq!(table.balances(), [-6, 6, -6, -6]);
    assert_eq!(table.pot(), 12);
}

#[test]
fn the_double_is_two_stakes_of_this_table() {
    let table = one_deal(Rules {
        stake: 12,
        ..Rules::default()
    });
    assert_eq!(table.balances(), [-12, 12, -24, -24]);
    assert_eq!(table.pot(), 48);
}

#[test]
fn the_double_is_the_pot_as_played_for() {
    let table = two_deals(Rules {
        double_size: DoubleSize::ThePot,
        ..Rules::default()
    });
    // First deal: pot 3, doubles of 3. Then pot 6 + 3 = 9 for P0, and P1 pays 9.
    assert_eq!(table.dealt().pot, 9);
    assert_eq!(table.balances(), [6, -9, -3, -3]);
    assert_eq!(table.pot(), 9);
}

#[test]
fn the_double_is_the_pot_and_goes_into_it() {
    let table = one_deal(Rules {
        double_into: DoubleInto::ThisPot,
        double_size: DoubleSize::ThePot,
        ..Rules::default()
    });
    // Both pay 3, though the second finds 6 in the pot; 9 for P1.
    assert_eq!(table.account(3).double, 3);
    assert_eq!(table.balances(), [-3, 9, -3, -3]);
}

#[test]
fn everyone_antes_the_whole_stake() {
    let table = one_deal(Rules {
        ante_by: AnteBy::Everyone,
        ..Rules::default()
    });
    assert_eq!(table.dealt().pot, 12);
    assert_eq!(table.dealt().ante, Ante::Everyone { coins: 3 });
    assert_eq!(table.balances(), [-3, 9, -9, -9]);
    assert_eq!(table.pot(), 12);
}

#[test]
fn nobody_antes_on_a_carried_pot() {
    let rules = Rules {
        no_ante_on_carried: true,
        ..Rules::default()
    };
    let table = two_deals(rules.clone());
    assert_eq!(table.dealt().ante, Ante::Nobody);
    assert_eq!(table.dealt().pot, 12);
    assert_eq!(table.balances(), [9, -3, -6, -6]);
    // An empty pot is no carried one.
    let table = Table::new(rules, 4, &[alone(1), alone(2)]);
    assert_eq!(table.balances(), [-3, 0, 3, 0]);
}

#[test]
fn the_hint_is_the_pot_that_the_next_ante_makes() {
    let hint = |rules: Rules| {
        let table = one_deal(rules.clone());
        next_pot(&rules, &table.standing(), table.replay().dealer)
    };
    let ante = Ante::Dealer {
        seat: p(1),
        coins: 3,
    };
    assert_eq!(hint(Rules::default()), NextPot { ante, pot: 15 });
    let everyone = Rules {
        ante_by: AnteBy::Everyone,
        ..Rules::default()
    };
    let ante = Ante::Everyone { coins: 3 };
    assert_eq!(hint(everyone), NextPot { ante, pot: 24 });
    let carried = Rules {
        no_ante_on_carried: true,
        ..Rules::default()
    };
    let ante = Ante::Nobody;
    assert_eq!(hint(carried), NextPot { ante, pot: 12 });
}

#[test]
fn the_stakes_on_offer() {
    let stakes: Vec<i32> = Rules::choices(Switch::Stake)
        .iter()
        .map(|rules| rules.stake)
        .collect();
    assert_eq!(stakes, [3, 6, 9, 12]);
    assert_eq!(Rules::HEADLINE, Switch::Stake);
    for (typed, offered) in [
        (1, vec![3]),
        (3, vec![3]),
        (11, vec![9, 12]),
        (20_000, vec![9990]),
    ] {
        assert_eq!(Rules::nearest(Switch::Stake, typed), offered, "{typed}");
    }
    for taken in [3, 15, 9990] {
        assert!(Rules::takes(Switch::Stake, taken), "{taken}");
    }
    for refused in [0, -3, 14, 9993] {
        assert!(!Rules::takes(Switch::Stake, refused), "{refused}");
    }
    assert!(!Rules::takes(Switch::DoubleSize, 3), "no number at all");
}

#[test]
fn another_stake_is_still_the_standard_game() {
    let rules = Rules::default().with_number(Switch::Stake, 30);
    assert_eq!(rules.preset(), Some(Preset::Standard));
    let other = rules.choose(Switch::AnteBy, 1);
    assert_eq!(other.ante_by, AnteBy::Everyone);
    assert_eq!(other.preset(), None);
    let back = other.with_preset(Preset::Standard);
    assert_eq!(back.preset(), Some(Preset::Standard));
    assert_eq!(back.stake, 30);
}

#[test]
fn the_first_choice_is_the_default_and_no_two_are_alike() {
    for switch in Rules::SWITCHES {
        let choices = Rules::choices(*switch);
        assert_eq!(choices[0], Rules::default(), "{switch:?}");
        for (at, choice) in choices.iter().enumerate() {
            assert_eq!(choice.choice(*switch), Some(at), "{switch:?}");
        }
        assert!(choices.len() > 1, "{switch:?}");
    }
}

#[test]
fn a_file_says_only_what_it_knows() {
    let read = |text| serde_json::from_str::<Rules>(text);
    assert_eq!(
        read("{}").expect("nothing is all defaults"),
        Rules::default()
    );
    let rules = read(r#"{"stake":9,"double-size":"the-pot","no-ante-on-carried":true}"#);
    let rules = rules.expect("three switches");
    assert_eq!((rules.stake, rules.double_size), (9, DoubleSize::ThePot));
    assert!(rules.no_ante_on_carried);
    assert!(read(r#"{"stakes":9}"#).is_err());
}

proptest! {
    #[test]
    fn a_rule_taken_over_no_longer_differs(rules in any::rules(), other in any::rules()) {
        let mut merged = rules;
        for switch in merged.differences(&other) {
            merged = merged.with(switch, &other);
        }
        prop_assert_eq!(merged.differences(&other), []);
        prop_assert_eq!(merged, other);
    }

    #[test]
    fn rules_survive_being_written_and_read(rules in any::rules()) {
        let text = serde_json::to_string(&rules).expect("rules are written");
        prop_assert_eq!(serde_json::from_str::<Rules>(&text).expect("rules are read"), rules);
    }

    #[test]
    fn the_hint_comes_true(sheet in any::sheet(0..=20), play in any::play(3)) {
        let before = sheet.replay();
        let hint = next_pot(&sheet.rules, before.standing(), before.dealer);
        let mut table = Table { sheet };
        table.add(&Record::Deal(Deal { play }));
        prop_assert_eq!(table.dealt().ante, hint.ante);
        prop_assert_eq!(table.dealt().pot, hint.pot);
    }
}
