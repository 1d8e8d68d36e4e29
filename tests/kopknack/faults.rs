//! Entries that are refused, each with its reason (rules §4).

use ardoise::domain::kopknack::{Deal, DoubleSize, Fault, OpenPot, Play, Record, Rules, Standing};
use proptest::prelude::*;

use super::any;
use super::table::{Table, alone, dealer, ending, nobody, p, transfer, tricks};

fn faults(record: &Record) -> Vec<Fault> {
    Table::usual(&[]).faults(record)
}

#[test]
fn tricks_add_up_to_three() {
    assert_eq!(faults(&tricks(6, &[(0, 2), (1, 1)])), []);
    assert_eq!(
        faults(&tricks(6, &[(0, 2), (1, 0)])),
        [Fault::TricksAddUpTo(2)]
    );
    assert_eq!(
        faults(&tricks(6, &[(0, 3), (1, 2)])),
        [Fault::TricksAddUpTo(5)]
    );
}

#[test]
fn nobody_takes_a_fourth_trick() {
    let too_many = [Fault::TooManyTricks(p(1)), Fault::TricksAddUpTo(4)];
    assert_eq!(faults(&tricks(6, &[(0, 0), (1, 4)])), too_many);
}

#[test]
fn one_alone_plays_no_tricks() {
    assert_eq!(faults(&tricks(6, &[(0, 3)])), [Fault::NoTricksToPlay]);
    assert_eq!(faults(&tricks(6, &[])), [Fault::NoTricksToPlay]);
    assert_eq!(faults(&alone(5)), []);
    assert_eq!(faults(&nobody()), []);
}

#[test]
fn a_deal_is_one_of_this_table() {
    let wrong = [Fault::WrongPlayers { players: 6 }];
    assert_eq!(faults(&tricks(5, &[(0, 2), (1, 1)])), wrong);
    assert_eq!(faults(&tricks(7, &[(0, 2), (1, 1)])), wrong);
}

#[test]
fn a_seat_is_one_of_this_table() {
    for record in [alone(6), dealer(6), transfer(6, 3)] {
        assert_eq!(faults(&record), [Fault::NoSuchSeat(p(6))], "{record:?}");
    }
    for record in [alone(5), dealer(5), transfer(5, 3)] {
        assert_eq!(faults(&record), [], "{record:?}");
    }
}

#[test]
fn a_transfer_is_divisible_by_three() {
    let nearest = |lower, higher| [Fault::NotByThree { lower, higher }];
    assert_eq!(faults(&transfer(0, 10)), nearest(Some(9), 12));
    assert_eq!(faults(&transfer(0, 2)), nearest(None, 3));
    assert_eq!(faults(&transfer(0, 99_989)), nearest(Some(99_987), 99_990));
    assert_eq!(faults(&transfer(0, 0)), [Fault::TransferOfNothing]);
    assert_eq!(faults(&transfer(0, 99_990)), []);
    assert_eq!(faults(&transfer(0, 99_993)), [Fault::TransferTooLarge]);
}

#[test]
fn nobody_takes_more_than_lies_in_the_pot() {
    let table = Table::usual(&[transfer(0, 9)]);
    assert_eq!(table.faults(&transfer(1, -9)), []);
    let more = Fault::MoreThanThePot { pot: 9 };
    assert_eq!(table.faults(&transfer(1, -12)), [more]);
    let (lower, higher) = (Some(9), 12);
    let both = [Fault::NotByThree { lower, higher }, more];
    assert_eq!(table.faults(&transfer(1, -10)), both);
    let huge = [Fault::TransferTooLarge, more];
    assert_eq!(table.faults(&transfer(1, i32::MIN)), huge);
}

#[test]
fn an_ending_is_never_refused() {
    let open = Table::usual(&[tricks(6, &[(0, 3), (1, 0)])]);
    for open_pot in OpenPot::ALL {
        assert_eq!(faults(&ending(open_pot)), []);
        assert_eq!(open.faults(&ending(open_pot)), []);
    }
}

#[test]
fn a_pot_beyond_counting_is_refused_before_it_is_played() {
    let rules = Rules {
        stake: 9990,
        double_size: DoubleSize::ThePot,
        ..Rules::default()
    };
    // The pot becomes seven times what it was with every deal.
    let wild = tricks(
        8,
        &[
            (0, 3),
            (1, 0),
            (2, 0),
            (3, 0),
            (4, 0),
            (5, 0),
            (6, 0),
            (7, 0),
        ],
    );
    let mut table = Table::new(rules, 8, &[]);
    while table.faults(&wild).is_empty() {
        table.add(&wild);
        assert!(table.sheet.entries.len() < 20, "the pot grows without end");
    }
    assert_eq!(table.faults(&wild), [Fault::TooManyCoins]);
    assert!(table.pot() > 100_000_000);
    assert_eq!(table.faults(&alone(0)), [], "it can still be swept");
    // A file that holds the deal all the same loses no coin.
    table.add(&wild);
    let Standing { balances, pot, .. } = table.standing();
    assert_eq!(balances.iter().sum::<i32>() + pot, 0);
}

#[test]
fn a_file_holds_a_deal_as_it_was_recorded() {
    let record = tricks(6, &[(2, 2), (3, 1), (5, 0)]);
    let text = r#"{"kind":"deal","play":{"tricks":[null,null,2,1,null,0]}}"#;
    assert_eq!(serde_json::to_string(&record).expect("written"), text);
    assert_eq!(serde_json::from_str::<Record>(text).expect("read"), record);
    let swept = r#"{"kind":"deal","play":{"swept":null}}"#;
    assert_eq!(
        serde_json::from_str::<Record>(swept).expect("read"),
        nobody()
    );
    let seats = r#"{"kind":"deal","play":{"swept":5}}"#;
    assert_eq!(
        serde_json::from_str::<Record>(seats).expect("read"),
        alone(4)
    );
    let ending_text = r#"{"kind":"ending","open-pot":"waive-doubles"}"#;
    let waived = ending(OpenPot::WaiveDoubles);
    assert_eq!(
        serde_json::to_string(&waived).expect("written"),
        ending_text
    );
    let bare = r#"{"kind":"transfer","seat":1,"amount":-3}"#;
    assert_eq!(
        serde_json::from_str::<Record>(bare).expect("read"),
        transfer(0, -3)
    );
    for wrong in [
        r#"{"kind":"deal","play":{"swept":9}}"#,
        r#"{"kind":"deal","play":{"tricks":[-1,4]}}"#,
        r#"{"kind":"ending"}"#,
        r#"{"kind":"passed"}"#,
    ] {
        assert!(serde_json::from_str::<Record>(wrong).is_err(), "{wrong}");
    }
}

proptest! {
    #[test]
    fn a_generated_deal_is_never_refused(
        (players, play) in any::players().prop_flat_map(|it| (Just(it), any::play(it))),
    ) {
        let table = Table::new(Rules::default(), players, &[]);
        prop_assert_eq!(table.faults(&Record::Deal(Deal { play })), []);
    }

    #[test]
    fn a_record_survives_being_written_and_read(
        record in prop_oneof![any::record(6), any::damaged()],
    ) {
        let text = serde_json::to_string(&record).expect("a record is written");
        prop_assert_eq!(serde_json::from_str::<Record>(&text).expect("a record is read"), record);
    }

    #[test]
    fn what_is_not_refused_adds_up(record in any::damaged()) {
        let table = Table::usual(&[transfer(0, 9)]);
        if table.faults(&record).is_empty()
            && let Record::Deal(Deal { play: Play::Tricks(tricks) }) = record
        {
            prop_assert_eq!(tricks.len(), 6);
            prop_assert_eq!(tricks.iter().flatten().sum::<u8>(), 3);
            prop_assert!(tricks.iter().flatten().count() >= 2);
        }
    }
}
