//! Every row of the worked examples (`shared/cases/couillon.md`), under its id.

use ardoise::domain::HouseRules;
use ardoise::domain::couillon::{Counts, Deal, MarkChange, Preset, Rank, Rules, Ties};

use super::board::{ONE, TWO, board, deal, drawn, half, play, play_all, points, won};
use ardoise::domain::couillon::Tally;

/// The board before (one, two, ties), the deals, and the board after (one, two, whether the tie mark stands).
type Row = (
    &'static str,
    (&'static str, &'static str, i32),
    Vec<Deal>,
    (&'static str, &'static str, bool),
);

fn check_rows(rules: &Rules, rows: Vec<Row>) {
    for (id, (one, two, ties), deals, (one_after, two_after, mark)) in rows {
        let after = play_all(rules, &board(rules, one, two, ties), &deals);
        let strokes = rules.strokes_drawn();
        for (side, expected) in [(ONE, one_after), (TWO, two_after)] {
            let expected = half(expected, strokes);
            assert_eq!(drawn(&after.board[side]), drawn(&expected), "{id} {side:?}");
            assert_eq!(after.needed(side), expected.needed(), "{id} {side:?}");
        }
        assert_eq!(after.mark(), mark, "{id}");
        let winner = if one_after == "0" {
            Some(ONE)
        } else if two_after == "0" {
            Some(TWO)
        } else {
            None
        };
        assert_eq!(after.winner, winner, "{id}");
    }
}

#[test]
fn the_worked_examples_come_out() {
    let tie = || deal(None, Tally::Tie);
    check_rows(
        &Rules::default(),
        vec![
            (
                "K1",
                ("5", "5", 0),
                vec![points(Some(ONE), 21, 13)],
                ("4", "5", false),
            ),
            (
                "K2",
                ("5", "5", 0),
                vec![points(Some(ONE), 12, 20)],
                ("4+1L", "4", false),
            ),
            (
                "K3",
                ("4+1L", "4", 0),
                vec![points(Some(TWO), 10, 10)],
                ("4+1L", "4", true),
            ),
            (
                "K5",
                ("1+1L", "2", 1),
                vec![won(None, ONE)],
                ("1", "2", false),
            ),
            (
                "K7",
                ("3", "3", 0),
                vec![points(None, 13, 11)],
                ("2", "3", false),
            ),
            (
                "K8, first win",
                ("0+1L", "2", 0),
                vec![won(None, ONE)],
                ("1", "2", false),
            ),
            (
                "K8",
                ("0+1L", "2", 0),
                vec![won(None, ONE), won(None, ONE)],
                ("0", "2", false),
            ),
            (
                "K9",
                ("3", "3", 0),
                vec![tie(), tie(), won(None, TWO)],
                ("3", "1", false),
            ),
            (
                "K11",
                ("1", "4", 1),
                vec![won(None, ONE)],
                ("0", "4", false),
            ),
            (
                "K12",
                ("1", "3", 0),
                vec![won(Some(ONE), ONE)],
                ("0", "3", false),
            ),
        ],
    );
    check_rows(
        &Rules {
            ties: Ties::Stack,
            ..Rules::default()
        },
        vec![(
            "K9, stacked",
            ("3", "3", 0),
            vec![tie(), tie(), won(None, TWO)],
            ("3", "0", false),
        )],
    );
    check_rows(
        &Rules::of_preset(Preset::Kwajongen),
        vec![(
            "K13",
            ("10", "10", 0),
            vec![won(Some(TWO), ONE)],
            ("9", "9+1L", false),
        )],
    );
}

#[test]
fn the_numbers_of_wins_that_the_examples_name() {
    let rules = Rules::default();
    let needed = |one, two, ties, played| {
        let after = play(&rules, &board(&rules, one, two, ties), played).1;
        (after.needed(ONE), after.needed(TWO))
    };
    assert_eq!(needed("5", "5", 0, points(Some(ONE), 21, 13)), (4, 5), "K1");
    assert_eq!(needed("5", "5", 0, points(Some(ONE), 12, 20)), (6, 4), "K2");
    assert_eq!(board(&rules, "1+1L", "2", 1).needed(ONE), 3, "K5 before");
    assert_eq!(needed("1+1L", "2", 1, won(None, ONE)), (1, 2), "K5");
    assert_eq!(board(&rules, "0+1L", "2", 0).needed(ONE), 2, "K8 before");
    let kwajongen = Rules::of_preset(Preset::Kwajongen);
    let after = play(
        &kwajongen,
        &board(&kwajongen, "10", "10", 0),
        won(Some(TWO), ONE),
    )
    .1;
    assert_eq!((after.needed(ONE), after.needed(TWO)), (9, 11), "K13");
}

#[test]
fn the_examples_explain_themselves() {
    let rules = Rules::default();
    let outcome = |one, two, ties, played| play(&rules, &board(&rules, one, two, ties), played).0;
    let k3 = outcome("4+1L", "4", 0, points(Some(TWO), 10, 10));
    assert_eq!(k3.mark(), MarkChange::Set, "K3");
    assert_eq!(
        outcome("5", "5", 1, points(None, 10, 10)).mark(),
        MarkChange::None,
        "set already"
    );
    assert_eq!(
        outcome("1+1L", "2", 1, won(None, ONE)).mark(),
        MarkChange::Cleared,
        "K5"
    );
    assert_eq!(
        outcome("3", "3", 0, won(None, ONE)).mark(),
        MarkChange::None,
        "K7"
    );
    let k2 = outcome("5", "5", 0, points(Some(ONE), 12, 20)).change();
    assert_eq!((k2.one, k2.two), (1, -1), "K2");
    let k5 = outcome("1+1L", "2", 1, won(None, ONE)).change();
    assert_eq!((k5.one, k5.two), (-2, 0), "K5");
}

#[test]
fn cards_are_worth_what_the_table_counts() {
    let pile = Counts {
        ace: 3,
        king: 2,
        queen: 1,
        jack: 1,
    };
    assert_eq!(pile.points(), 21);
    let pack = Rank::ALL.map(|rank| rank.points() * i32::from(Rank::IN_THE_PACK));
    assert_eq!(pack.iter().sum::<i32>(), 40);
}
