//! Any tap at any time, and records there and back.

use ardoise::domain::kopknack::{Draft, Fault, Flow, Kopknack, Standing, Tap, faults};
use ardoise::domain::{Draft as _, Game, Kind};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::any;
use super::forms::{Form, deal};

fn tap() -> impl Strategy<Value = Tap> {
    let seat = || any::seat(8);
    prop_oneof![
        3 => seat().prop_map(Tap::Knocked),
        1 => seat().prop_map(Tap::Fold),
        4 => seat().prop_map(Tap::Tricks),
        2 => (seat(), 0..=5u8).prop_map(|(seat, tricks)| Tap::TricksOf(seat, tricks)),
        1 => seat().prop_map(Tap::Sweep),
        1 => Just(Tap::NobodyKnocked),
        2 => seat().prop_map(Tap::Player),
        1 => select(vec![Flow::Pays, Flow::Takes]).prop_map(Tap::Flow),
        3 => (0..=10u8).prop_map(Tap::Digit),
        1 => Just(Tap::Backspace),
        1 => prop_oneof![-5..=20, any::<i32>()].prop_map(Tap::Amount),
        1 => select(vec!["", " chips  ", "ett\nglas"]).prop_map(|note| Tap::Note(note.to_owned())),
        1 => any::open_pot().prop_map(Tap::OpenPot),
        1 => seat().prop_map(Tap::Dealer),
    ]
}

fn kind() -> impl Strategy<Value = Kind> {
    select(Kopknack::KINDS.to_vec())
}

/// Whether taps can lead to the fault; the others are only found in files.
fn can_be_tapped(fault: &Fault, before: &Standing) -> bool {
    match fault {
        Fault::TricksAddUpTo(sum) => *sum > 3,
        Fault::TransferOfNothing | Fault::NotByThree { .. } | Fault::MoreThanThePot { .. } => true,
        Fault::TooManyCoins => {
            before.pot > 1_000_000 || before.balances.iter().any(|it| it.abs() > 1_000_000)
        }
        Fault::NoSuchSeat(_)
        | Fault::WrongPlayers { .. }
        | Fault::NoTricksToPlay
        | Fault::TooManyTricks(_)
        | Fault::TransferTooLarge => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_saved_entry_is_shown_as_it_was_saved(sheet in any::sheet(1..=20)) {
        let replay = sheet.replay();
        for (at, entry) in sheet.entries.iter().enumerate() {
            let draft = Draft::of_record(&entry.record);
            prop_assert_eq!(draft.kind(), Kopknack::kind(&entry.record));
            prop_assert!(draft.is_begun());
            let record = draft.record(&sheet.rules, &replay.spot(at));
            prop_assert_eq!(record, Ok(entry.record.clone()));
        }
    }

    #[test]
    fn whatever_is_tapped_only_what_the_form_names_is_refused(
        sheet in any::sheet(0..=6),
        kind in kind(),
        taps in vec(tap(), 0..40),
    ) {
        let replay = sheet.replay();
        let spot = replay.spot(sheet.entries.len());
        let mut draft = Draft::of_kind(kind);
        for tap in taps {
            draft.tap(&sheet.rules, &spot, tap);
            prop_assert!(draft.deal.tricks.iter().flatten().all(|taken| *taken <= 3));
        }
        if let Ok(record) = draft.record(&sheet.rules, &spot) {
            let faults = faults(&sheet.rules, &spot, &record);
            prop_assert!(faults.iter().all(|fault| can_be_tapped(fault, spot.before)), "{:?}", faults);
            // What is saved is shown again as it was tapped.
            let again = Draft::of_record(&record);
            prop_assert_eq!(again.record(&sheet.rules, &spot), Ok(record));
            let told = kind != Kind::Ending || draft.open_pot.is_some();
            if told && faults.is_empty() {
                prop_assert!(again.says_the_same(&draft));
            }
        }
    }

    #[test]
    fn tricks_by_tapping_never_pass_three(taps in vec(any::seat(6), 0..40)) {
        let mut form = deal();
        for seat in taps {
            form.tap(&[Tap::Tricks(seat)]);
            prop_assert!((0..=3).contains(&form.draft.deal.tricks_left(6)));
        }
    }

    #[test]
    fn a_draft_survives_being_written_and_read(kind in kind(), taps in vec(tap(), 0..20)) {
        let mut form = Form::new(kind, &[]);
        form.tap(&taps);
        let text = serde_json::to_string(&form.draft).expect("a draft is written");
        let read: Draft = serde_json::from_str(&text).expect("a draft is read");
        prop_assert_eq!(read, form.draft);
    }
}
