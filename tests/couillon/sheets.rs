//! What holds for a whole sheet, however it came to be.

use ardoise::domain::couillon::{Couillon, Outcome, Rules, Stroke};
use ardoise::domain::{Replay, Sheet};
use proptest::prelude::*;

use super::any::{self, Change};
use super::board::{ONE, TWO, board, play, won};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_is_done_can_be_undone_and_done_again(
        start in any::sheet(0..=12),
        changes in proptest::collection::vec(any::change(&Rules::default()), 1..20),
    ) {
        let mut sheet = start;
        for change in changes {
            let before = (sheet.rules.clone(), sheet.roster.clone(), sheet.entries.clone());
            if change.make(&mut sheet) {
                let after = sheet.clone();
                prop_assert!(sheet.undo());
                let back = (sheet.rules.clone(), sheet.roster.clone(), sheet.entries.clone());
                prop_assert_eq!(back, before);
                prop_assert!(sheet.redo());
                prop_assert_eq!(&sheet, &after);
            }
            prop_assert!(sheet.is_consistent());
        }
    }

    #[test]
    fn everything_undone_is_the_sheet_at_its_start(
        start in any::sheet(0..=12),
        changes in proptest::collection::vec(any::change(&Rules::default()), 1..20),
    ) {
        let mut sheet = start.clone();
        for change in changes {
            change.make(&mut sheet);
        }
        while sheet.undo() {}
        prop_assert_eq!(&sheet.entries, &start.entries);
        prop_assert_eq!(sheet.replay(), start.replay());
    }

    #[test]
    fn an_edited_sheet_plays_like_one_written_down_fresh(
        start in any::sheet(0..=30),
        changes in proptest::collection::vec(any::change(&Rules::default()), 1..20),
    ) {
        let mut sheet = start;
        for change in changes {
            change.make(&mut sheet);
        }
        prop_assert_eq!(sheet.replay(), any::fresh_replay(&sheet));
    }

    #[test]
    fn taking_an_entry_out_leaves_those_before_it_as_they_were(
        sheet in any::sheet(1..=30),
        at in 0..30usize,
    ) {
        let at = at % sheet.entries.len();
        let before = sheet.replay();
        let mut shorter = sheet;
        Change::Remove(at).make(&mut shorter);
        prop_assert_eq!(&shorter.replay().steps[..at], &before.steps[..at]);
    }

    #[test]
    fn a_long_sheet_ends_once_and_then_stands_still(sheet in any::sheet(200..=200)) {
        let replay = sheet.replay();
        let end = replay.steps.iter().position(|step| {
            matches!(step.outcome, Outcome::Win(win) if win.wins_match)
        });
        prop_assert_eq!(replay.finish, end.map(|at| at + 1));
        let played_on = replay.steps.iter().skip(replay.finish.unwrap_or(200));
        for step in played_on {
            prop_assert_eq!(Some(&step.standing), end.map(|at| &replay.steps[at].standing));
            prop_assert!(matches!(step.outcome, Outcome::AfterTheEnd(_) | Outcome::NoScore));
        }
    }

    #[test]
    fn a_damaged_file_plays_too(
        strokes in prop_oneof![-3..=20, any::<i32>()],
        rules in any::rules(),
        records in proptest::collection::vec(any::wild_record(), 0..80),
    ) {
        let rules = Rules { strokes, ..rules };
        let sheet: Sheet<Couillon> = any::sheet_of(&rules, records);
        let replay = sheet.replay();
        prop_assert_eq!(replay.steps.len(), sheet.entries.len());
        prop_assert!((0..=replay.steps.len()).all(|at| replay.dealer_at(at).index() < 4));
        let standing = replay.standing();
        for half in [&standing.board.one, &standing.board.two] {
            prop_assert_eq!(half.strokes.len(), rules.strokes_drawn());
        }
    }
}

#[test]
fn a_stroke_has_room_for_255_loops_and_drops_what_comes_after() {
    let rules = Rules::default();
    let full = Stroke::Drawn { loops: u8::MAX };
    let mut standing = board(&rules, "2", "0", 0);
    standing.board.two.strokes = vec![full];
    let (outcome, after) = play(&rules, &standing, won(Some(TWO), ONE));
    assert_eq!(after.board.two.strokes, [full]);
    assert_eq!(outcome.change().two, 0);
}

#[test]
fn an_empty_sheet_is_a_full_board() {
    let replay: Replay<Couillon> = any::sheet_of(&Rules::default(), Vec::new()).replay();
    assert_eq!((replay.finish, replay.standing().winner), (None, None));
    assert!(!replay.standing().mark());
    assert_eq!(replay.standing().board.one.plain(), 5);
}
