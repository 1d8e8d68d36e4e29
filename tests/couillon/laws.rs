//! What holds for every deal on every board under every house rules.

use ardoise::domain::couillon::{
    AllTricks, Deal, Looped, Outcome, Rules, SecondLoop, Standing, Stroke, Tally, Ties, Verdict,
};
use ardoise::domain::{BySide, Side};
use proptest::prelude::*;

use super::any;
use super::board::play;

/// Wins that a half needs, as rules §2 writes it.
fn needed(standing: &Standing, side: Side) -> i32 {
    let of = |stroke: &Stroke| match stroke {
        Stroke::Rubbed => 0,
        Stroke::Drawn { loops } => 1 + i32::from(*loops),
    };
    standing.board[side].strokes.iter().map(of).sum()
}

fn winner(deal: &Deal) -> Option<Side> {
    match deal.result.verdict() {
        Verdict::Won(side) => Some(side),
        Verdict::Tie => None,
    }
}

/// What rules §2 says that each side needs after the deal, in plain numbers.
fn expected(rules: &Rules, before: &Standing, deal: &Deal) -> BySide<i32> {
    let had = BySide::from_fn(|side| needed(before, side));
    let Some(side) = winner(deal).filter(|_| had.one.min(had.two) > 0) else {
        return had;
    };
    let for_ties = match (rules.ties, before.ties) {
        (_, 0) => 0,
        (Ties::WorthTwo, _) => 1,
        (Ties::Stack, ties) => ties,
    };
    let kapot = deal.all_tricks && rules.all_tricks == AllTricks::OneMore;
    let left = (had[side] - 1 - for_ties - i32::from(kapot)).max(0);
    let loser = side.other();
    let there = before.board[loser].strokes.contains(&Stroke::PLAIN);
    let looped = left > 0
        && deal.said_yes == Some(loser)
        && (there || rules.second_loop == SecondLoop::Allowed);
    let mut after = had;
    after[side] = left;
    after[loser] += i32::from(looped);
    after
}

fn swapped_deal(deal: &Deal) -> Deal {
    Deal {
        said_yes: deal.said_yes.map(Side::other),
        result: match deal.result {
            Tally::Won(side) => Tally::Won(side.other()),
            Tally::Tie => Tally::Tie,
            Tally::Points(points) => Tally::Points(points.swapped()),
        },
        ..*deal
    }
}

fn swapped(standing: &Standing) -> Standing {
    Standing {
        board: standing.board.clone().swapped(),
        ties: standing.ties,
        winner: standing.winner.map(Side::other),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn both_sides_need_what_the_rules_say((rules, before, deal) in any::rules_board_and_deal()) {
        let (_, after) = play(&rules, &before, deal);
        let told = BySide::from_fn(|side| after.needed(side));
        prop_assert_eq!(told, expected(&rules, &before, &deal));
    }

    #[test]
    fn the_board_keeps_its_shape((rules, before, deal) in any::rules_board_and_deal()) {
        let (_, after) = play(&rules, &before, deal);
        for side in Side::BOTH {
            let half = &after.board[side];
            prop_assert_eq!(half.strokes.len(), rules.strokes_drawn());
            prop_assert_eq!(half.plain() + half.looped() + half.rubbed(), rules.strokes_drawn());
            prop_assert_eq!(after.needed(side), needed(&after, side));
            prop_assert_eq!(after.winner == Some(side), after.needed(side) == 0);
            for (had, has) in before.board[side].strokes.iter().zip(&half.strokes) {
                prop_assert!(*had != Stroke::Rubbed || *has == Stroke::Rubbed, "chalk comes back");
            }
            if rules.second_loop == SecondLoop::Dropped {
                prop_assert!(half.strokes.iter().all(|stroke| stroke.loops() <= 1));
            }
        }
    }

    #[test]
    fn only_the_winner_shrinks_and_only_a_loser_who_said_yes_grows(
        (rules, before, deal) in any::rules_board_and_deal(),
    ) {
        let (_, after) = play(&rules, &before, deal);
        for side in Side::BOTH {
            let change = after.needed(side) - before.needed(side);
            if change < 0 {
                prop_assert_eq!(winner(&deal), Some(side));
            }
            if change > 0 {
                prop_assert_eq!(winner(&deal), Some(side.other()));
                prop_assert_eq!((deal.said_yes, change), (Some(side), 1));
            }
            if change == 0 {
                prop_assert_eq!(&after.board[side], &before.board[side]);
            }
        }
        let won = winner(&deal).filter(|_| before.winner.is_none());
        if let Some(side) = won {
            prop_assert!(after.needed(side) < before.needed(side));
        }
    }

    #[test]
    fn a_tie_changes_only_the_mark((rules, before, deal) in any::rules_board_and_deal()) {
        let tie = Deal { result: Tally::Tie, ..deal };
        let (outcome, after) = play(&rules, &before, tie);
        if before.winner.is_some() {
            prop_assert_eq!(after, before);
        } else {
            prop_assert!(after.mark());
            prop_assert_eq!(outcome.change(), BySide::default());
            prop_assert_eq!(Standing { ties: before.ties, ..after }, before);
        }
    }

    #[test]
    fn swapped_sides_swap_the_board((rules, before, deal) in any::rules_board_and_deal()) {
        let (there, after) = play(&rules, &before, deal);
        let (back, mirrored) = play(&rules, &swapped(&before), swapped_deal(&deal));
        prop_assert_eq!(swapped(&after), mirrored);
        prop_assert_eq!(there.change().swapped(), back.change());
        prop_assert_eq!(there.mark(), back.mark());
    }

    #[test]
    fn points_and_a_tap_score_alike((rules, before, deal) in any::rules_board_and_deal()) {
        let result = match winner(&deal) {
            Some(side) => Tally::Won(side),
            None => Tally::Tie,
        };
        prop_assert_eq!(play(&rules, &before, deal), play(&rules, &before, Deal { result, ..deal }));
    }

    #[test]
    fn the_outcome_explains_the_board((rules, before, deal) in any::rules_board_and_deal()) {
        let (outcome, after) = play(&rules, &before, deal);
        prop_assert_eq!(outcome.verdict(), Some(deal.result.verdict()));
        for side in Side::BOTH {
            prop_assert_eq!(before.needed(side) + outcome.change()[side], after.needed(side));
        }
        let Outcome::Win(win) = outcome else {
            prop_assert!(winner(&deal).is_none() || before.winner.is_some());
            return Ok(());
        };
        let half = &before.board[win.side];
        prop_assert_eq!(win.removed.units() + win.surplus(), win.units.total());
        prop_assert!(win.surplus() >= 0);
        prop_assert!(win.surplus() == 0 || win.wins_match);
        prop_assert_eq!(win.wins_match, after.winner == Some(win.side));
        let plain = i32::try_from(half.plain()).expect("few strokes");
        prop_assert!(win.removed.strokes >= plain.min(win.units.total()), "plain strokes first");
        let rubbed = after.board[win.side].rubbed() - half.rubbed();
        prop_assert_eq!(i32::try_from(rubbed).expect("few strokes"), win.removed.strokes);
        let loser = win.side.other();
        let looped = after.looped(loser) - before.looped(loser);
        prop_assert_eq!(looped == 1, win.looped == Some(Looped::OnPlain));
        prop_assert!(!after.mark());
    }

    #[test]
    fn more_ties_or_all_tricks_never_make_a_win_worth_less(
        (rules, before, deal) in any::rules_board_and_deal(),
    ) {
        let needed = |ties, all_tricks| {
            let deal = Deal { all_tricks, ..deal };
            let (_, after) = play(&rules, &Standing { ties, ..before.clone() }, deal);
            winner(&deal).map(|side| after.needed(side))
        };
        prop_assert!(needed(before.ties + 1, false) <= needed(before.ties, false));
        prop_assert!(needed(before.ties, true) <= needed(before.ties, false));
    }
}
