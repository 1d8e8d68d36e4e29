//! The numbers in the account of Koetsieren are those that the scoring uses.

use ardoise::domain::koetsieren::{AtTheLimit, BarredSum, Clause, Koetsieren, Penalty, Rules};
use ardoise::domain::{Game, Replay};

use crate::how::number;
use crate::koetsieren::table::{deal, penalties, sheet};

#[test]
fn what_being_wrong_costs() {
    let rules = Rules::default();
    let each = number!(&rules, Clause::Difference { each } => each);
    assert_eq!(penalties(&rules, "3/1 2/3 1/1"), [2 * each, each, 0]);
    let rules = Rules {
        penalty: Penalty::Squared,
        ..rules
    };
    let (off, penalty) = number!(&rules, Clause::Squared { off, penalty } => (off, penalty));
    assert_eq!(off, 2);
    assert_eq!(penalties(&rules, "3/1 2/3 1/1"), [penalty, 1, 0]);
}

#[test]
fn the_limit_ends_the_match() {
    for loses in [
        AtTheLimit::HighestLoses,
        AtTheLimit::AllLose,
        AtTheLimit::PlayOn,
    ] {
        for limit in [1, 2, 10] {
            let rules = Rules {
                limit,
                at_the_limit: loses,
                ..Rules::default()
            };
            let told = number!(&rules, Clause::Limit { limit, loses } => (limit, loses));
            assert_eq!(told.1, loses);
            // One penalty a deal, for the first player.
            let deals: Vec<&str> = (0..told.0).map(|_| "2/3 2/2").collect();
            let sheet = sheet(rules, 2, &deals);
            let replay: Replay<Koetsieren> = sheet.replay();
            assert_eq!(replay.finish, Some(deals.len()));
        }
    }
}

#[test]
fn the_sum_that_is_barred() {
    let rules = Rules::default();
    let sum = number!(&rules, Clause::SumBarred { sum } => sum);
    let refused = |rules: &Rules, first: i32| {
        let empty = sheet(rules.clone(), 2, &[]);
        let replay = empty.replay();
        let record = deal(&format!("{first}/3 2/2"));
        !Koetsieren::check(rules, &replay.spot(0), &record).is_empty()
    };
    for first in 0..=5 {
        assert_eq!(refused(&rules, first), first + 2 == sum, "{first}");
    }
    let rules = Rules {
        barred_sum: BarredSum::Warned,
        ..rules
    };
    let sum = number!(&rules, Clause::SumWarned { sum } => sum);
    assert!(!refused(&rules, sum - 2));
}

#[test]
fn hands_players_and_sayings() {
    let rules = Rules::default();
    let (least, most) = number!(&rules, Clause::Players { least, most } => (least, most));
    let seats = i32::try_from(*Koetsieren::SEATS.start()).ok();
    assert_eq!(seats, Some(least));
    let seats = i32::try_from(*Koetsieren::SEATS.end()).ok();
    assert_eq!(seats, Some(most));
    let cards = number!(&rules, Clause::Hands { cards } => cards);
    let most = number!(&rules, Clause::Sayings { most } => most);
    assert_eq!((cards, most), (5, 5));
}
