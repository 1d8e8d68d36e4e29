//! Forms: any tap at any time, and records there and back.

use ardoise::app::{AnyDesk, Assessment, Command, Desk, Page};
use ardoise::domain::coinche::{
    AllTricks, Bid, Coinche, Declaration, Double, Draft, NextDealer, Nudge, Panel, Rules, Standing,
    Tap, Trump, faults,
};
use ardoise::domain::{Draft as _, Kind, Seat, Side, Spot};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::act::Table;
use super::taps::{taps_for, tidy};
use crate::scoring::any;

fn side() -> impl Strategy<Value = Side> {
    any::side()
}

fn tap() -> impl Strategy<Value = Tap> {
    let step = || select(vec![Nudge::Up, Nudge::Down]);
    let bids: Vec<Bid> = (8..=16)
        .map(|tens| Bid::Points(tens * 10))
        .chain([Bid::CAPOT])
        .collect();
    let kinds = vec![
        Kind::Deal,
        Kind::Deal,
        Kind::Deal,
        Kind::Passed,
        Kind::Adjustment,
        Kind::Dealer,
    ];
    let answers = vec![
        AllTricks::Nobody,
        AllTricks::Side(Side::One),
        AllTricks::Side(Side::Two),
    ];
    let panels = vec![
        Panel::Bid,
        Panel::Points,
        Panel::AllTricks,
        Panel::Declarations,
        Panel::Sum,
    ];
    let suits = vec![Trump::Spades, Trump::Hearts, Trump::Diamonds, Trump::Clubs];
    let deal = prop_oneof![
        4 => side().prop_map(Tap::Bidder),
        4 => select(bids).prop_map(Tap::Bid),
        2 => step().prop_map(Tap::BidStep),
        1 => select(suits).prop_map(Tap::Trump),
        1 => select(vec![Double::None, Double::Coinche, Double::Surcoinche]).prop_map(Tap::Double),
        2 => side().prop_map(Tap::Belote),
        2 => proptest::option::of(side()).prop_map(Tap::DeclaringSide),
        2 => (select(Declaration::ALL.to_vec()), step())
            .prop_map(|(kind, step)| Tap::Declaration(kind, step)),
        2 => side().prop_map(Tap::PointsOf),
        12 => (0..10).prop_map(Tap::Digit),
        2 => Just(Tap::Backspace),
        3 => select(answers).prop_map(Tap::AllTricks),
        1 => any::<bool>().prop_map(Tap::Alone),
        2 => select(panels).prop_map(Tap::Panel),
    ];
    let others = prop_oneof![
        select(kinds).prop_map(Tap::Kind),
        select(vec![NextDealer::PassesOn, NextDealer::Same]).prop_map(Tap::NextDealer),
        side().prop_map(Tap::AdjustmentSide),
        any::<bool>().prop_map(Tap::AdjustmentMinus),
        "\\PC{0,12}".prop_map(Tap::Note),
        (0..8usize).prop_map(|index| Tap::DealerSeat(Seat::from_index(index).expect("a seat"))),
    ];
    prop_oneof![5 => deal, 1 => others]
}

/// What the form says, in the words of the app.
fn desk(table: &Table) -> Desk<Coinche> {
    match table.app.desk() {
        Some(AnyDesk::Coinche(desk)) => desk.clone(),
        other => panic!("a desk of {:?}", other.map(AnyDesk::game)),
    }
}

fn assess(table: &Table) -> Assessment<Coinche> {
    let sheet = table.sheet();
    Assessment::new(sheet, &desk(table), &sheet.replay())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_taps_then_save_saves_what_is_sound_and_nothing_else(taps in vec(tap(), 0..40)) {
        let mut table = Table::new();
        table.ask(Command::NewEntry(Kind::Deal));
        for tap in taps {
            table.ask(Command::Fill(tap.into()));
            // A number of points is never above 162, whatever is tapped.
            let cards = desk(&table).draft().deal.cards;
            prop_assert!(cards.is_none_or(|cards| (0..=162).contains(&cards.points)));
        }
        let said = assess(&table);
        let before = table.app.desk().cloned();
        table.ask(Command::SaveEntry);
        let sheet = table.sheet();
        match said {
            Assessment::Sound(record, outcome, _) => {
                prop_assert_eq!(table.app.page(), Page::Sheet);
                prop_assert_eq!(sheet.entries.len(), 1);
                prop_assert_eq!(&sheet.entries[0].record, &record);
                prop_assert_eq!(faults(&sheet.rules, &record), vec![]);
                prop_assert_eq!(&sheet.replay().steps[0].outcome, &outcome);
            }
            Assessment::Missing(_) => {
                prop_assert_eq!(sheet.entries.len(), 0);
                prop_assert_eq!(table.app.page(), Page::Form);
                prop_assert_eq!(table.app.desk().cloned(), before);
            }
            Assessment::Refused(record, faults_said) => {
                prop_assert!(!faults_said.is_empty());
                prop_assert_eq!(faults(&sheet.rules, &record), faults_said);
                prop_assert_eq!(sheet.entries.len(), 0);
                prop_assert_eq!(table.app.page(), Page::Form);
            }
        }
    }

    #[test]
    fn a_digit_is_taken_when_its_key_is_on(taps in vec(tap(), 0..20), digit in 0..10) {
        let mut table = Table::new();
        table.ask(Command::NewEntry(Kind::Deal));
        for tap in taps {
            table.ask(Command::Fill(tap.into()));
        }
        table.ask(Command::SetKind(Kind::Deal));
        let deal = desk(&table).draft().deal.clone();
        let on = deal.takes_digit(digit);
        table.ask(Command::Fill(Tap::Digit(digit).into()));
        let after = desk(&table).draft().deal.clone();
        if on {
            let typed = after.cards.expect("points").points;
            prop_assert_eq!(typed % 10, digit);
            prop_assert_eq!(after.cards.map(|cards| cards.side), Some(deal.keypad_side()));
        } else {
            prop_assert_eq!(after, deal);
        }
    }

    #[test]
    fn taps_for_a_record_save_that_record(record in any::record(&Rules::default()).prop_map(tidy)) {
        let mut table = Table::new();
        table.ask(Command::NewEntry(Kind::Deal));
        for tap in taps_for(&record) {
            table.ask(Command::Fill(tap.into()));
        }
        table.ask(Command::SaveEntry);
        let entries = &table.sheet().entries;
        prop_assert_eq!(entries.len(), 1);
        prop_assert_eq!(&entries[0].record, &record);
    }

    #[test]
    fn a_saved_record_opens_and_saves_as_itself(
        (rules, record) in any::rules().prop_flat_map(|rules| {
            let record = any::record(&rules).prop_map(tidy);
            (Just(rules), record)
        })
    ) {
        let draft = Draft::of_record(&record);
        let spot = Spot::<Coinche> { before: &Standing::default(), dealer: Seat::FIRST, last: true };
        prop_assert_eq!(draft.record(&rules, &spot), Ok(record));
        prop_assert!(draft.says_the_same(&draft.clone()));
        prop_assert!(draft.is_begun() || draft == Draft::of_kind(draft.kind));
    }

    #[test]
    fn a_form_left_and_opened_again_is_the_same(taps in vec(tap(), 0..30)) {
        let mut table = Table::new();
        table.ask(Command::NewEntry(Kind::Deal));
        for tap in taps {
            table.ask(Command::Fill(tap.into()));
        }
        let before = desk(&table).new;
        let kind = before.kind;
        table.ask(Command::Back);
        table.ask(Command::Go(Page::Home));
        let id = table.app.documents()[0].id.clone();
        table.ask(Command::OpenSheet(id));
        table.ask(Command::NewEntry(kind));
        let after = desk(&table).new;
        prop_assert!(after.says_the_same(&before), "{:?} became {:?}", before, after);
    }
}
