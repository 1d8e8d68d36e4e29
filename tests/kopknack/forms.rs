//! The form of an entry: taps, what is still missing, and records there and back.

use ardoise::domain::kopknack::{Draft, Fault, Flow, Missing, OpenPot, Record, Tap};
use ardoise::domain::{Draft as _, Kind};

use super::table::{Table, alone, dealer, ending, nobody, p, transfer, tricks};

/// A form at the end of a sheet.
pub struct Form {
    table: Table,
    pub draft: Draft,
}

impl Form {
    pub fn new(kind: Kind, records: &[Record]) -> Form {
        Form {
            table: Table::usual(records),
            draft: Draft::of_kind(kind),
        }
    }

    pub fn tap(&mut self, taps: &[Tap]) -> &mut Form {
        let replay = self.table.replay();
        let spot = replay.spot(self.table.sheet.entries.len());
        for tap in taps {
            self.draft.tap(&self.table.sheet.rules, &spot, tap.clone());
        }
        self
    }

    fn record(&self) -> Result<Record, Missing> {
        let replay = self.table.replay();
        let spot = replay.spot(self.table.sheet.entries.len());
        self.draft.record(&self.table.sheet.rules, &spot)
    }

    fn faults(&self) -> Vec<Fault> {
        self.table.faults(&self.record().expect("a whole record"))
    }
}

pub fn deal() -> Form {
    Form::new(Kind::Deal, &[])
}

fn open_pot() -> Record {
    tricks(6, &[(0, 3), (1, 0)])
}

#[test]
fn n3_in_six_taps() {
    let mut form = deal();
    assert_eq!(form.record(), Err(Missing::Knocked));
    form.tap(&[Tap::Knocked(p(2)), Tap::Knocked(p(3)), Tap::Knocked(p(5))]);
    assert_eq!(form.record(), Err(Missing::Tricks { left: 3 }));
    form.tap(&[Tap::Tricks(p(2)), Tap::Tricks(p(2)), Tap::Tricks(p(3))]);
    assert_eq!(form.record(), Ok(tricks(6, &[(2, 2), (3, 1), (5, 0)])));
}

#[test]
fn tapping_again_is_one_trick_more_as_long_as_there_are_any() {
    let mut form = deal();
    let mut count = |taps: usize| {
        form.tap(&vec![Tap::Tricks(p(0)); taps]);
        form.draft.deal.tricks_of(p(0))
    };
    assert_eq!(count(0), None);
    assert_eq!(count(1), Some(0), "knocked");
    assert_eq!(
        [count(1), count(1), count(1), count(1)],
        [Some(1), Some(2), Some(3), None],
        "folded after all"
    );
    form.tap(&[Tap::TricksOf(p(1), 2)]);
    let mut count = || {
        form.tap(&[Tap::Tricks(p(0))]);
        form.draft.deal.tricks_of(p(0))
    };
    assert_eq!(
        [count(), count(), count()],
        [Some(0), Some(1), None],
        "only one is left"
    );
}

#[test]
fn a_number_of_tricks_is_set_directly() {
    let mut form = deal();
    form.tap(&[Tap::TricksOf(p(0), 2), Tap::TricksOf(p(4), 2)]);
    assert_eq!(form.draft.deal.tricks_left(6), -1);
    assert_eq!(form.faults(), [Fault::TricksAddUpTo(4)]);
    form.tap(&[Tap::TricksOf(p(0), 1)]);
    assert_eq!(form.record(), Ok(tricks(6, &[(0, 1), (4, 2)])));
    form.tap(&[Tap::TricksOf(p(0), 4)]);
    assert_eq!(
        form.record(),
        Ok(tricks(6, &[(0, 1), (4, 2)])),
        "there is no such number"
    );
}

#[test]
fn who_knocked_alone_sweeps_and_no_tricks_are_asked() {
    let mut form = deal();
    form.tap(&[Tap::Knocked(p(4))]);
    assert_eq!(form.record(), Ok(alone(4)));
    form.tap(&[Tap::TricksOf(p(1), 2)]);
    assert_eq!(form.record(), Err(Missing::Tricks { left: 1 }));
    form.tap(&[Tap::Fold(p(4))]);
    assert_eq!(form.record(), Ok(alone(1)), "whatever tricks were tapped");
    form.tap(&[Tap::Knocked(p(1))]);
    assert_eq!(form.record(), Err(Missing::Knocked));
}

#[test]
fn a_sweep_is_one_tap() {
    let mut form = deal();
    form.tap(&[Tap::TricksOf(p(0), 2), Tap::Knocked(p(1)), Tap::Sweep(p(3))]);
    assert_eq!(form.record(), Ok(alone(3)));
}

#[test]
fn nobody_knocked_is_one_tap_and_back() {
    let mut form = deal();
    form.tap(&[Tap::NobodyKnocked]);
    assert_eq!(form.record(), Ok(nobody()));
    form.tap(&[Tap::NobodyKnocked]);
    assert_eq!(form.record(), Err(Missing::Knocked));
    form.tap(&[Tap::NobodyKnocked, Tap::Knocked(p(2))]);
    assert_eq!(form.record(), Ok(alone(2)));
}

#[test]
fn a_transfer_is_typed() {
    let mut form = Form::new(Kind::Transfer, &[open_pot()]);
    assert_eq!(form.record(), Err(Missing::TransferPlayer));
    form.tap(&[Tap::Player(p(3))]);
    assert_eq!(form.record(), Err(Missing::TransferAmount));
    form.tap(&[Tap::Digit(1), Tap::Digit(5)]);
    assert_eq!(form.record(), Ok(transfer(3, 15)));
    form.tap(&[
        Tap::Flow(Flow::Takes),
        Tap::Backspace,
        Tap::Backspace,
        Tap::Digit(6),
    ]);
    assert_eq!(form.record(), Ok(transfer(3, -6)));
    assert_eq!(form.faults(), []);
    form.tap(&[Tap::Note("  for   the wine ".into())]);
    let note = "for the wine".to_owned();
    let (seat, amount) = (p(3), -6);
    assert_eq!(form.record(), Ok(Record::Transfer { seat, amount, note }));
}

#[test]
fn a_transfer_that_is_not_divisible_by_three_is_put_right_by_one_tap() {
    let mut form = Form::new(Kind::Transfer, &[]);
    form.tap(&[Tap::Player(p(0)), Tap::Digit(1), Tap::Digit(0)]);
    let (lower, higher) = (Some(9), 12);
    assert_eq!(form.faults(), [Fault::NotByThree { lower, higher }]);
    form.tap(&[Tap::Amount(12)]);
    assert_eq!(form.faults(), []);
    assert_eq!(form.record(), Ok(transfer(0, 12)));
}

#[test]
fn an_amount_stops_at_its_largest() {
    let mut form = Form::new(Kind::Transfer, &[]);
    form.tap(&[Tap::Player(p(0))])
        .tap(&[9, 9, 9, 9].map(Tap::Digit));
    assert!(form.draft.transfer.takes_digit(0));
    form.tap(&[Tap::Digit(0)]);
    assert!(!form.draft.transfer.takes_digit(0));
    form.tap(&[Tap::Digit(0), Tap::Amount(99_993)]);
    assert_eq!(form.record(), Ok(transfer(0, 99_990)));
}

#[test]
fn an_ending_asks_only_about_an_open_pot() {
    let form = Form::new(Kind::Ending, &[alone(1)]);
    assert_eq!(form.record(), Ok(ending(OpenPot::Share)));
    let mut form = Form::new(Kind::Ending, &[open_pot()]);
    assert_eq!(form.record(), Err(Missing::OpenPot));
    form.tap(&[Tap::OpenPot(OpenPot::WaiveDoubles)]);
    assert_eq!(form.record(), Ok(ending(OpenPot::WaiveDoubles)));
}

#[test]
fn a_dealer_is_chosen() {
    let mut form = Form::new(Kind::Dealer, &[]);
    assert_eq!(form.record(), Err(Missing::Dealer));
    form.tap(&[Tap::Dealer(p(7))]);
    assert_eq!(form.record(), Err(Missing::Dealer), "nobody sits there");
    form.tap(&[Tap::Dealer(p(5))]);
    assert_eq!(form.record(), Ok(dealer(5)));
}

#[test]
fn a_seat_that_the_table_does_not_have_means_nothing() {
    let mut form = deal();
    for tap in [
        Tap::Knocked,
        Tap::Tricks,
        Tap::Sweep,
        Tap::Fold,
        Tap::Player,
    ] {
        form.tap(&[tap(p(6))]);
    }
    form.tap(&[Tap::TricksOf(p(6), 1)]);
    assert!(!form.draft.is_begun());
}

#[test]
fn looking_at_another_kind_loses_nothing() {
    let mut form = deal();
    form.tap(&[Tap::Knocked(p(1))]);
    form.draft.set_kind(Kind::Transfer);
    form.tap(&[Tap::Player(p(0))]);
    form.draft.set_kind(Kind::Passed);
    assert_eq!(
        form.draft.kind(),
        Kind::Transfer,
        "Köpknack has no passed deals"
    );
    form.draft.clear();
    assert_eq!(form.record(), Err(Missing::TransferPlayer));
    form.draft.set_kind(Kind::Deal);
    assert_eq!(form.record(), Ok(alone(1)));
    assert!(form.draft.is_begun());
    form.draft.clear();
    assert!(!form.draft.is_begun());
}

#[test]
fn an_opened_entry_says_the_same_until_something_is_changed() {
    let opened = Draft::of_record(&alone(1));
    let mut form = deal();
    form.draft = opened.clone();
    form.tap(&[Tap::TricksOf(p(1), 3)]);
    assert!(
        form.draft.says_the_same(&opened),
        "alone, tricks say nothing"
    );
    form.tap(&[Tap::Knocked(p(2))]);
    assert!(!form.draft.says_the_same(&opened));
    form.tap(&[Tap::Knocked(p(2)), Tap::Player(p(2))]);
    assert!(
        form.draft.says_the_same(&opened),
        "what another kind has plays no part"
    );
    form.draft.set_kind(Kind::Ending);
    assert!(!form.draft.says_the_same(&opened));
}

#[test]
fn an_older_draft_without_some_part_is_read() {
    let draft: Draft = serde_json::from_str(r#"{"kind":"ending"}"#).expect("read");
    assert_eq!(draft, Draft::of_kind(Kind::Ending));
}
