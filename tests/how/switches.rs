//! Every switch of every game, at every value, has its say in the account.

use ardoise::domain::{GameName, HouseRules, coinche, couillon, koetsieren, kopknack};

/// Every ready-made value of the switch and the ends of its numbers, set into these rules.
fn values<R: HouseRules>(rules: &R, switch: R::Switch) -> Vec<R> {
    let ready = R::choices(switch).into_iter();
    let ready = ready.map(|value| rules.clone().with(switch, &value));
    let own = R::own_numbers(switch).into_iter();
    let own = own.flat_map(|numbers| [*numbers.start(), *numbers.end()]);
    let own = own.map(|number| rules.clone().with_number(switch, number));
    let mut values: Vec<R> = Vec::new();
    for value in ready.chain(own) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

/// Whether each value of the switch makes an account of its own; none of them or all of them.
#[track_caller]
fn has_a_say<R: HouseRules>(rules: &R, switch: R::Switch) -> bool {
    let accounts: Vec<_> = values(rules, switch)
        .iter()
        .map(HouseRules::account)
        .collect();
    let alike = accounts.iter().all(|account| *account == accounts[0]);
    if !alike {
        for (at, account) in accounts.iter().enumerate() {
            let twice = accounts[at + 1..].contains(account);
            assert!(!twice, "{switch:?} says the same at two values");
        }
    }
    !alike
}

/// Every switch has its say beside the standard rules but those that have none there.
#[track_caller]
fn every_switch<R: HouseRules>(silent: &[R::Switch]) {
    for switch in R::SWITCHES {
        let silent = silent.contains(switch);
        assert_eq!(has_a_say(&R::default(), *switch), !silent, "{switch:?}");
    }
}

#[test]
fn every_switch_has_its_say() {
    for game in GameName::ALL {
        match game {
            // Unless a coinche multiplies the whole score, there is no sum that belote could be inside of.
            GameName::Coinche => {
                every_switch::<coinche::Rules>(&[coinche::Switch::BeloteMultiplied])
            }
            // The variant only names.
            GameName::Couillon => every_switch::<couillon::Rules>(&[couillon::Switch::Variant]),
            GameName::Koetsieren => every_switch::<koetsieren::Rules>(&[]),
            GameName::Kopknack => every_switch::<kopknack::Rules>(&[]),
        }
    }
}

#[test]
fn a_switch_that_came_into_use_has_its_say() {
    let whole = coinche::Rules {
        coinche_scope: coinche::CoincheScope::Whole,
        ..Default::default()
    };
    assert!(has_a_say(&whole, coinche::Switch::BeloteMultiplied));
}

#[test]
fn a_switch_that_plays_no_part_is_not_mentioned() {
    let mut seen = 0;
    for counting in coinche::Rules::choices(coinche::Switch::Counting) {
        for scope in coinche::Rules::choices(coinche::Switch::CoincheScope) {
            for declarations in coinche::Rules::choices(coinche::Switch::Declarations) {
                let rules = counting
                    .clone()
                    .with(coinche::Switch::CoincheScope, &scope)
                    .with(coinche::Switch::Declarations, &declarations);
                let idle = coinche::Switch::ALL.iter().copied();
                for switch in idle.filter(|switch| rules.idle(*switch).is_some()) {
                    assert!(!has_a_say(&rules, switch), "{switch:?} in {rules:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 50, "only {seen} were idle");
}

#[test]
fn no_part_is_empty_and_none_comes_twice() {
    fn check<R: HouseRules>() {
        for rules in R::SWITCHES.iter().flat_map(|it| R::choices(*it)) {
            let account = rules.account();
            for (at, (heading, clauses)) in account.iter().enumerate() {
                assert!(!clauses.is_empty(), "{heading:?}");
                let again = account[at + 1..].iter().any(|(other, _)| other == heading);
                assert!(!again, "{heading:?}");
            }
            let clauses = rules.clauses();
            for (at, clause) in clauses.iter().enumerate() {
                assert!(!clauses[at + 1..].contains(clause), "{clause:?}");
            }
        }
    }
    check::<coinche::Rules>();
    check::<couillon::Rules>();
    check::<koetsieren::Rules>();
    check::<kopknack::Rules>();
}
