//! The switches, each value with an example worked out by hand.

use ardoise::domain::koetsieren::{
    AtTheLimit, BarredSum, Deal, Draft, Fault, Koetsieren, Offer, Penalty, Preset, Record, Rules,
    Switch, Tap, Warning,
};
use ardoise::domain::{Draft as _, Game, HouseRules, Seat};

use super::table::{deal, last, penalties, players, seat, sheet, standing};

fn barring(barred_sum: BarredSum) -> Rules {
    Rules {
        barred_sum,
        ..Rules::default()
    }
}

/// What becomes of 2 + 0 + 1 and the trump maker's 2: how it is offered, whether a tap takes it, whether the deal is refused,
/// and what is pointed out.
fn two_more(barred_sum: BarredSum) -> (Offer, Option<u8>, Vec<Fault>, Option<Warning>) {
    let (rules, before) = (barring(barred_sum), standing(&[0; 4]));
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    for (player, number) in [('C', 2), ('D', 0), ('A', 1)] {
        draft.tap(&rules, &spot, Tap::Said(seat(player), number));
    }
    let offer = draft.offers(&rules, &spot, seat('B'), 2);
    draft.tap(&rules, &spot, Tap::Said(seat('B'), 2));
    let record = deal("1/1 2/2 2/2 0/0");
    let (outcome, _) = Koetsieren::play(&rules, &before, spot.dealer, &record);
    let faults = Koetsieren::check(&rules, &spot, &record);
    (offer, draft.said_by(seat('B')), faults, outcome.warning())
}

#[test]
fn barred_sum_enforced() {
    let refused = vec![Fault::SayingsAddToFive];
    let expected = (Offer::Barred, None, refused, None);
    assert_eq!(two_more(BarredSum::Enforced), expected);
}

#[test]
fn barred_sum_warned() {
    let warning = Some(Warning::SayingsAddToFive);
    let expected = (Offer::Warned, Some(2), vec![], warning);
    assert_eq!(two_more(BarredSum::Warned), expected);
}

#[test]
fn barred_sum_allowed() {
    let expected = (Offer::Free, Some(2), vec![], None);
    assert_eq!(two_more(BarredSum::Allowed), expected);
}

/// Who has lost at 11, 12, 12 and at 11, 12, 13 penalties.
fn losers(at_the_limit: AtTheLimit) -> (String, String) {
    let rules = Rules {
        at_the_limit,
        ..Rules::default()
    };
    let after = |text| {
        let before = standing(&[9, 9, 9]);
        let (_, after) = Koetsieren::play(&rules, &before, Seat::FIRST, &deal(text));
        players(&after.losers)
    };
    (after("2/0 5/2 0/3"), after("2/0 3/0 1/5"))
}

#[test]
fn at_the_limit_the_highest_loses() {
    let expected = ("BC".to_owned(), "C".to_owned());
    assert_eq!(losers(AtTheLimit::HighestLoses), expected);
}

#[test]
fn at_the_limit_all_lose() {
    let expected = ("ABC".to_owned(), "ABC".to_owned());
    assert_eq!(losers(AtTheLimit::AllLose), expected);
}

#[test]
fn at_the_limit_play_on_until_one_is_alone_highest() {
    let expected = (String::new(), "C".to_owned());
    assert_eq!(losers(AtTheLimit::PlayOn), expected);
}

#[test]
fn penalty_difference() {
    assert_eq!(penalties(&Rules::default(), "4/1 0/0 1/4"), [3, 0, 3]);
}

#[test]
fn penalty_squared() {
    let rules = Rules {
        penalty: Penalty::Squared,
        ..Rules::default()
    };
    assert_eq!(penalties(&rules, "4/1 0/0 1/4 1/0"), [9, 0, 9, 1]);
    assert_eq!(penalties(&rules, "5/0 5/5"), [25, 0]);
}

#[test]
fn limit_five_ten_fifteen_or_any() {
    let deals = ["5/0 5/5"; 4];
    for (limit, deals_played) in [(5, 1), (10, 2), (15, 3), (16, 4), (20, 4)] {
        let rules = Rules::default().with_number(Switch::Limit, limit);
        let finish = sheet(rules, 2, &deals).replay().finish;
        assert_eq!(finish, Some(deals_played), "to {limit}");
    }
    let rules = Rules::default().with_number(Switch::Limit, 21);
    assert_eq!(sheet(rules, 2, &deals).replay().finish, None);
}

#[test]
fn the_ready_made_limits() {
    let limits: Vec<_> = Rules::choices(Switch::Limit)
        .iter()
        .map(|rules| rules.limit)
        .collect();
    assert_eq!(limits, [5, 10, 15]);
    assert_eq!(Rules::HEADLINE, Switch::Limit);
}

#[test]
fn every_ready_made_value_is_chosen_and_found_again() {
    for switch in Rules::SWITCHES.iter().copied() {
        let choices = Rules::choices(switch);
        assert!(choices.len() >= 2, "{switch:?} has a choice");
        for choice in 0..choices.len() {
            let rules = Rules::default().choose(switch, choice);
            assert_eq!(rules.choice(switch), Some(choice), "{switch:?}");
            let differ = Rules::default().differences(&rules);
            assert!(differ.iter().all(|it| *it == switch), "{differ:?}");
        }
        let standard = usize::from(switch == Switch::Limit);
        assert_eq!(Rules::default().choice(switch), Some(standard));
    }
}

#[test]
fn a_limit_of_ones_own_is_one_to_999() {
    let with = |limit| Rules::default().with_number(Switch::Limit, limit);
    for limit in [1, 7, 999] {
        assert_eq!(with(limit).number(Switch::Limit), Some(limit));
        assert_eq!(with(limit).choice(Switch::Limit), None);
    }
    for limit in [0, -3, 1000] {
        assert_eq!(with(limit), Rules::default(), "{limit} is not taken");
    }
    assert_eq!(Rules::nearest(Switch::Limit, 1000), [999]);
    for switch in [Switch::BarredSum, Switch::AtTheLimit, Switch::Penalty] {
        assert_eq!(Rules::own_numbers(switch), None, "{switch:?}");
        assert_eq!(Rules::default().number(switch), None, "{switch:?}");
    }
}

#[test]
fn only_the_limit_may_differ_from_the_preset() {
    let to_fifteen = Rules::default().with_number(Switch::Limit, 15);
    assert_eq!(to_fifteen.preset(), Some(Preset::Standard));
    for switch in [Switch::BarredSum, Switch::AtTheLimit, Switch::Penalty] {
        let own = to_fifteen.clone().choose(switch, 1);
        assert_eq!(own.preset(), None, "{switch:?}");
        assert_eq!(own.with_preset(Preset::Standard), to_fifteen, "{switch:?}");
    }
}

#[test]
fn a_deal_saved_under_other_rules_scores_as_recorded() {
    let record = deal("1/1 2/1 2/2 0/1");
    for barred_sum in [BarredSum::Allowed, BarredSum::Enforced] {
        let before = standing(&[0; 4]);
        let (outcome, after) =
            Koetsieren::play(&barring(barred_sum), &before, Seat::FIRST, &record);
        assert_eq!(after.totals, [0, 1, 0, 1], "{barred_sum:?}");
        assert_eq!(outcome.lines().len(), 4);
    }
    let Record::Deal(Deal { said, .. }) = record else {
        panic!("a deal");
    };
    assert_eq!(said.iter().sum::<u8>(), 5);
}
