//! Undo and redo, whatever was done.

use ardoise::app::{App, Command, redo_label, undo_label};
use ardoise::domain::coinche::Coinche;
use ardoise::domain::{AnySheet, Replay, Sheet, Side};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::phone::coinche;

use super::act::{Act, Table, act};

fn sheet(app: &App) -> &Sheet<Coinche> {
    coinche(&app.document().expect("the open sheet").sheet)
}

fn any_sheet(app: &App) -> &AnySheet {
    &app.document().expect("the open sheet").sheet
}

/// What the pages show of every entry, without the numbers by which entries are told apart.
fn shown(replay: &Replay<Coinche>) -> Vec<String> {
    let steps = replay.steps.iter();
    let mut lines: Vec<String> = steps
        .map(|step| {
            format!(
                "{:?} {:?} {:?} {:?}",
                step.dealer, step.turn, step.outcome, step.standing
            )
        })
        .collect();
    lines.push(format!("{:?} {:?}", replay.dealer, replay.finish));
    lines
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_sheet_says_what_was_done_to_it(acts in vec(act(), 0..25)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
            prop_assert_eq!(&table.facts(), table.past.now());
            prop_assert!(sheet(&table.app).is_consistent());
        }
    }

    #[test]
    fn all_undone_is_the_start_and_all_redone_the_end(acts in vec(act(), 0..25)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        let middle = sheet(&table.app).journal.done;
        while redo_label(any_sheet(&table.app)).is_some() {
            table.act(Act::Redo);
        }
        let end = sheet(&table.app).clone();
        prop_assert_eq!(&table.facts(), table.past.end());
        let mut steps = 0;
        while undo_label(any_sheet(&table.app)).is_some() {
            table.act(Act::Undo);
            prop_assert_eq!(&table.facts(), table.past.now());
            steps += 1;
        }
        prop_assert_eq!(&table.facts(), table.past.start());
        prop_assert!(sheet(&table.app).entries.is_empty());
        prop_assert_eq!(steps, end.journal.edits.len());
        for _ in 0..steps {
            table.act(Act::Redo);
            prop_assert_eq!(&table.facts(), table.past.now());
        }
        prop_assert_eq!(sheet(&table.app), &end);
        prop_assert!(middle <= steps);
    }

    #[test]
    fn a_changed_sheet_is_as_one_written_afresh(acts in vec(act(), 0..25)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        let facts = table.facts();
        let mut fresh = Table::new();
        fresh.act(Act::Target(facts.target));
        for record in &facts.records {
            fresh.act(Act::Enter(record.clone()));
        }
        // The first dealer is a fact of the sheet and can be changed last.
        fresh.act(Act::FirstDealer(facts.roster.first_dealer.index()));
        let (old, new) = (sheet(&table.app).replay(), sheet(&fresh.app).replay());
        prop_assert_eq!(shown(&old), shown(&new));
        for side in Side::BOTH {
            prop_assert_eq!(old.standing()[side], new.standing()[side]);
        }
    }

    #[test]
    fn nothing_to_take_back_changes_nothing(acts in vec(act(), 0..6)) {
        let mut table = Table::new();
        for act in acts {
            table.act(act);
        }
        while undo_label(any_sheet(&table.app)).is_some() {
            table.ask(Command::Undo);
        }
        let before = table.app.documents().to_vec();
        table.ask(Command::Undo);
        prop_assert_eq!(table.app.documents(), &before[..]);
    }
}
