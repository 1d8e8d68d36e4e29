//! What the account does not tell apart, the scoring does not either: so nothing that scores is missing from it.

use ardoise::domain::coinche::{self, Coinche, Counting, FailureBase, Generale, TrumpKinds};
use ardoise::domain::couillon::Couillon;
use ardoise::domain::koetsieren::Koetsieren;
use ardoise::domain::kopknack::Kopknack;
use ardoise::domain::{Entry, EntryId, Game, HouseRules, Replay, Roster, Seat, couillon};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{couillon as couillon_tests, koetsieren, kopknack, scoring};

/// These rules with as many switches as the account allows at their place in the other rules: it still says the same.
fn retold<R: HouseRules>(rules: &R, other: &R) -> R {
    let told = rules.account();
    let turn = |kept: R, switch: &R::Switch| {
        let turned = kept.clone().with(*switch, other);
        if turned.account() == told {
            turned
        } else {
            kept
        }
    };
    R::SWITCHES.iter().fold(rules.clone(), turn)
}

/// Whose deal each entry was and how the match stood after it; who deals next, and when the match was over.
type Course<G> = (Vec<(Seat, <G as Game>::Standing)>, Seat, Option<usize>);

fn course<G: Game>(rules: &G::Rules, seats: usize, records: &[G::Record]) -> Course<G> {
    let entries = (1u32..).zip(records).map(|(id, record)| Entry {
        id: EntryId(id),
        record: record.clone(),
    });
    let entries: Vec<_> = entries.collect();
    let replay = Replay::<G>::new(rules, &Roster::unnamed(seats), &entries);
    let steps = replay.steps.into_iter();
    let steps = steps.map(|step| (step.dealer, step.standing)).collect();
    (steps, replay.dealer, replay.finish)
}

/// The same entries come out alike under both rules when their accounts say the same.
fn come_out_alike<G: Game>(
    rules: &G::Rules,
    other: &G::Rules,
    seats: usize,
    records: &[G::Record],
) -> Result<(), TestCaseError> {
    let same = retold(rules, other);
    prop_assert_eq!(rules.clauses(), same.clauses());
    prop_assert_eq!(
        course::<G>(rules, seats, records),
        course::<G>(&same, seats, records),
        "{:?} and {:?}",
        rules,
        same
    );
    Ok(())
}

/// Rules of Coinche, others, and entries of every kind that any rules accept.
fn of_coinche() -> impl Strategy<Value = (coinche::Rules, coinche::Rules, Vec<coinche::Record>)> {
    let all = coinche::Rules {
        higher_bids: true,
        trump_kinds: TrumpKinds::All,
        generale: Generale::Worth(500),
        ..coinche::Rules::default()
    };
    let records = vec(scoring::any::record(&all), 1..20);
    (scoring::any::rules(), scoring::any::rules(), records)
}

/// The same of Couillon: deals with all tricks and without.
fn of_couillon() -> impl Strategy<Value = (couillon::Rules, couillon::Rules, Vec<couillon::Record>)>
{
    let all = couillon::Rules {
        all_tricks: couillon::AllTricks::OneMore,
        ..couillon::Rules::default()
    };
    let records = vec(couillon_tests::any::record(&all), 1..20);
    let rules = couillon_tests::any::rules;
    (rules(), rules(), records)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn of_coinche_the_account_misses_nothing((rules, other, records) in of_coinche()) {
        come_out_alike::<Coinche>(&rules, &other, 4, &records)?;
    }

    #[test]
    fn of_couillon_the_account_misses_nothing((rules, other, records) in of_couillon()) {
        come_out_alike::<Couillon>(&rules, &other, 4, &records)?;
    }

    #[test]
    fn of_koetsieren_the_account_misses_nothing(
        rules in koetsieren::any::rules(),
        other in koetsieren::any::rules(),
        records in vec(koetsieren::any::record(&Default::default(), 4), 1..20),
    ) {
        come_out_alike::<Koetsieren>(&rules, &other, 4, &records)?;
    }

    #[test]
    fn of_kopknack_the_account_misses_nothing(
        rules in kopknack::any::rules(),
        other in kopknack::any::rules(),
        records in vec(kopknack::any::record(6), 1..20),
    ) {
        come_out_alike::<Kopknack>(&rules, &other, 6, &records)?;
    }
}

#[test]
fn the_law_has_something_to_say() {
    let rules = coinche::Rules {
        counting: Counting::BidOnly,
        ..coinche::Rules::default()
    };
    let other = coinche::Rules {
        failure_base: FailureBase::Of162,
        must_beat: true,
        ..rules.clone()
    };
    let same = retold(&rules, &other);
    assert_eq!(same.failure_base, FailureBase::Of162, "it plays no part");
    assert!(!same.must_beat, "it decides");
}
