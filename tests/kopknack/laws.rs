//! What holds for every evening under every house rules.

use ardoise::domain::kopknack::{Deal, Kopknack, OpenPot, Outcome, Record, Rules, Standing};
use ardoise::domain::{Game, HouseRules, Roster, Sheet};
use proptest::collection::vec;
use proptest::prelude::*;

use super::any;
use super::reference::by_the_book;
use super::table::{alone, dealer, ending, transfer};

/// Balances and pot together.
fn money(standing: &Standing) -> i64 {
    let balances = standing.balances.iter().copied().map(i64::from);
    balances.sum::<i64>() + i64::from(standing.pot)
}

/// How every standing of the sheet is, after each of its entries.
fn standings(sheet: &Sheet<Kopknack>) -> Vec<Standing> {
    let replay = sheet.replay();
    let opening = std::iter::once(replay.opening);
    let steps = replay.steps.into_iter().map(|step| step.standing);
    opening.chain(steps).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn balances_and_pot_add_up_to_zero(sheet in any::sheet(0..=60)) {
        for standing in standings(&sheet) {
            prop_assert_eq!(money(&standing), 0);
            prop_assert!(standing.pot >= 0);
        }
    }

    #[test]
    fn they_do_so_after_every_edit(
        (sheet, changes) in any::sheet(0..=20).prop_flat_map(|sheet| {
            let changes = vec(any::change(sheet.roster.seats()), 1..20);
            (Just(sheet), changes)
        }),
    ) {
        let mut sheet = sheet;
        for change in changes {
            change.make(&mut sheet);
            for standing in standings(&sheet) {
                prop_assert_eq!(money(&standing), 0);
                prop_assert!(standing.pot >= 0);
                prop_assert_eq!(standing.pot % 3, 0);
            }
        }
    }

    #[test]
    fn they_do_so_under_every_value_of_every_switch(sheet in any::sheet(1..=20)) {
        for switch in Rules::SWITCHES {
            for value in Rules::choices(*switch) {
                let rules = sheet.rules.clone().with(*switch, &value);
                let sheet = Sheet { rules, ..sheet.clone() };
                for standing in standings(&sheet) {
                    prop_assert_eq!(money(&standing), 0);
                    prop_assert_eq!(standing.pot % 3, 0);
                }
            }
        }
    }

    #[test]
    fn they_do_so_whatever_a_file_holds(
        rules in any::rules(),
        stake in prop_oneof![any::<i32>(), -20..=20],
        players in 0..=10usize,
        first in any::seat(8),
        records in vec(any::damaged(), 0..30),
    ) {
        let roster = Roster { first_dealer: first, ..Roster::unnamed(players) };
        let mut sheet = Sheet::new(Rules { stake, ..rules }, roster);
        for (at, record) in records.into_iter().enumerate() {
            any::Change::Insert(at, record).make(&mut sheet);
        }
        for standing in standings(&sheet) {
            prop_assert_eq!(money(&standing), 0);
            prop_assert!(standing.pot >= 0);
            prop_assert!(standing.doubles.iter().all(|double| *double >= 0));
        }
    }

    #[test]
    fn every_pot_is_divisible_by_three(
        sheet in any::sheet(0..=60),
        rules in prop_oneof![Just(Rules::default()), any::rules()],
    ) {
        let sheet = Sheet { rules, ..sheet };
        for step in sheet.replay().steps {
            prop_assert_eq!(step.standing.pot % 3, 0);
            if let Outcome::Deal(dealt) = step.outcome {
                prop_assert_eq!(dealt.pot % 3, 0);
            }
        }
    }

    #[test]
    fn a_deal_is_by_the_book(sheet in any::sheet(1..=30)) {
        let replay = sheet.replay();
        for (at, (entry, step)) in sheet.entries.iter().zip(&replay.steps).enumerate() {
            let before = replay.standing_before(at);
            if let Record::Deal(Deal { play }) = &entry.record {
                let dealer = step.dealer.index();
                let players = sheet.roster.seats();
                let (change, left) =
                    by_the_book(&sheet.rules, before.pot, dealer, play, players);
                let balances: Vec<i32> =
                    before.balances.iter().zip(&change).map(|(one, two)| one + two).collect();
                prop_assert_eq!(&step.standing.balances, &balances);
                prop_assert_eq!(step.standing.pot, left);
            }
        }
    }

    #[test]
    fn the_explanation_adds_up(sheet in any::sheet(1..=30)) {
        let replay = sheet.replay();
        for (at, step) in replay.steps.iter().enumerate() {
            let before = replay.standing_before(at);
            for seat in step.standing.seats() {
                let change = step.standing.balance(seat) - before.balance(seat);
                prop_assert_eq!(step.outcome.change(seat), change);
            }
            match &step.outcome {
                Outcome::Deal(dealt) => {
                    let antes: i32 = dealt.accounts.iter().map(|account| account.ante).sum();
                    prop_assert_eq!(dealt.pot, before.pot + antes);
                    let due = step.standing.seats().map(|seat| dealt.ante.of(seat));
                    prop_assert_eq!(due.sum::<i32>(), antes);
                    let shares: i32 = dealt.accounts.iter().map(|account| account.share).sum();
                    let doubles: i32 = dealt.accounts.iter().map(|account| account.double).sum();
                    prop_assert_eq!(dealt.left, dealt.pot + doubles - shares);
                    prop_assert_eq!(dealt.left, step.standing.pot);
                    let tricks = if dealt.swept.is_none() { shares } else { 0 };
                    prop_assert_eq!(dealt.trick * 3, tricks);
                }
                Outcome::Ending(ended) => {
                    let given: i32 = ended.refunds.iter().chain(&ended.shares).sum();
                    prop_assert_eq!(ended.pot, before.pot);
                    prop_assert_eq!(given, ended.pot);
                    prop_assert_eq!(step.standing.pot, 0);
                    let spread = ended.shares.iter().max().zip(ended.shares.iter().min());
                    prop_assert!(spread.is_some_and(|(most, least)| most - least <= 1));
                }
                Outcome::Transfer(transfer) => {
                    prop_assert_eq!(step.standing.pot, before.pot + transfer.amount);
                }
                Outcome::NoMoney => prop_assert_eq!(&step.standing, before),
            }
        }
    }

    #[test]
    fn the_doubles_lie_in_the_pot(sheet in any::sheet(1..=30)) {
        // Somebody else may have taken them out of it; without transfers a pot is all doubles.
        let no_transfers = Sheet {
            entries: sheet.entries.iter().filter(|entry| {
                !matches!(entry.record, Record::Transfer { .. })
            }).cloned().collect(),
            ..sheet
        };
        for standing in standings(&no_transfers) {
            prop_assert_eq!(standing.doubles.iter().sum::<i32>(), standing.pot);
        }
    }

    #[test]
    fn the_deal_passes_left_after_a_deal_and_only_then(sheet in any::sheet(1..=30)) {
        let replay = sheet.replay();
        let players = sheet.roster.seats();
        for (at, entry) in sheet.entries.iter().enumerate() {
            let next = match &entry.record {
                Record::Deal(_) => (replay.dealer_at(at).index() + 1) % players,
                Record::Dealer { seat } => seat.index(),
                Record::Transfer { .. } | Record::Ending { .. } => replay.dealer_at(at).index(),
            };
            prop_assert_eq!(replay.dealer_at(at + 1).index(), next);
        }
    }

    #[test]
    fn what_check_lets_pass_is_played_as_recorded(sheet in any::sheet(1..=40)) {
        for (entry, step) in sheet.entries.iter().zip(&sheet.replay().steps) {
            match (&entry.record, &step.outcome) {
                (Record::Transfer { seat, amount, .. }, Outcome::Transfer(moved)) => {
                    prop_assert_eq!((*seat, *amount), (moved.seat, moved.amount));
                }
                (record, Outcome::Transfer(_)) => prop_assert!(false, "{:?}", record),
                _ => {}
            }
        }
    }

    #[test]
    fn the_session_is_over_with_its_first_ending_and_not_before(sheet in any::sheet(0..=40)) {
        let is_ending = |record: &Record| matches!(record, Record::Ending { .. });
        let first = sheet.entries.iter().position(|entry| is_ending(&entry.record));
        prop_assert_eq!(sheet.replay().finish, first.map(|at| at + 1));
    }
}

#[test]
fn the_kinds_of_entry_are_those_of_the_records() {
    let records = [alone(0), transfer(0, 3), ending(OpenPot::Share), dealer(0)];
    assert_eq!(records.each_ref().map(Kopknack::kind), Kopknack::KINDS);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn a_session_of_two_hundred_deals_adds_up(sheet in any::session(200)) {
        let standings = standings(&sheet);
        prop_assert_eq!(standings.len(), 201);
        prop_assert!(standings.iter().all(|standing| money(standing) == 0));
    }
}
