//! An example computed by hand from rules §2 for every value of every switch.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Couillon, Deal, Draft, Fault, Looped, Missing, Outcome, Record,
    Removed, Rules, SecondLoop, Silence, Stroke, Tally, Ties, Units, Variant, Win, faults,
};
use ardoise::domain::{Direction, Draft as _, Game, Roster, Seat, Spot};

use super::any::sheet_of;
use super::board::{ONE, TWO, board, deal, drawn, play, play_all, points, seat, won};

fn win(outcome: Outcome) -> Win {
    match outcome {
        Outcome::Win(win) => win,
        other => panic!("a won deal, not {other:?}"),
    }
}

#[test]
fn strokes_are_what_each_side_has_to_rub_out() {
    for (strokes, wins) in [(5, 5), (7, 7), (10, 10), (1, 1), (15, 15)] {
        let rules = Rules {
            strokes,
            ..Rules::default()
        };
        let opening = Couillon::opening(&rules, &Roster::unnamed(4));
        assert_eq!((opening.needed(ONE), opening.needed(TWO)), (wins, wins));
        let wins = usize::try_from(wins).expect("a count");
        let last_but_one = play_all(&rules, &opening, &vec![won(None, TWO); wins - 1]);
        assert_eq!(last_but_one.winner, None);
        assert_eq!(
            play(&rules, &last_but_one, won(None, TWO)).1.winner,
            Some(TWO)
        );
    }
}

#[test]
fn strokes_that_no_board_has_are_drawn_as_the_nearest_that_one_has() {
    for (strokes, drawn) in [(i32::MIN, 1), (0, 1), (16, 15), (i32::MAX, 15)] {
        let rules = Rules {
            strokes,
            ..Rules::default()
        };
        let opening = Couillon::opening(&rules, &Roster::unnamed(4));
        assert_eq!(opening.needed(ONE), drawn);
    }
}

#[test]
fn after_ties_the_next_win_is_worth_two_or_one_more_for_each() {
    for (ties, after, next_win) in [
        (Ties::WorthTwo, [1, 2, 2, 2], [4, 3, 3, 3]),
        (Ties::Stack, [1, 2, 3, 4], [4, 3, 2, 1]),
    ] {
        let rules = Rules {
            ties,
            ..Rules::default()
        };
        for count in 0..4i32 {
            let at = usize::try_from(count).expect("a count");
            let before = board(&rules, "5", "5", count);
            assert_eq!(
                before.next_win(&rules).total(),
                after[at],
                "{ties:?} {count}"
            );
            let (outcome, standing) = play(&rules, &before, won(None, ONE));
            assert_eq!(standing.needed(ONE), next_win[at], "{ties:?} {count}");
            assert_eq!(win(outcome).units.total(), after[at]);
            assert!(!standing.mark());
            assert_eq!(standing.next_win(&rules).total(), 1, "only the next win");
        }
    }
}

#[test]
fn a_second_loop_goes_on_the_stroke_with_the_fewest_or_is_dropped() {
    let lost = won(Some(TWO), ONE);
    let allowed = Rules::default();
    let (outcome, after) = play(&allowed, &board(&allowed, "3", "0+1LL+1L", 0), lost);
    assert_eq!(win(outcome).looped, Some(Looped::OnLooped));
    assert_eq!(drawn(&after.board.two), [2, 2]);
    assert_eq!(after.needed(TWO), 6);
    let dropped = Rules {
        second_loop: SecondLoop::Dropped,
        ..Rules::default()
    };
    let (outcome, after) = play(&dropped, &board(&dropped, "3", "0+1L", 0), lost);
    assert_eq!(win(outcome).looped, Some(Looped::Dropped));
    assert_eq!((after.needed(ONE), after.needed(TWO)), (2, 2));
    assert_eq!(outcome.change().two, 0);
    for rules in [allowed, dropped] {
        let (outcome, after) = play(&rules, &board(&rules, "3", "1+1L", 0), lost);
        assert_eq!(
            win(outcome).looped,
            Some(Looped::OnPlain),
            "a plain one is left"
        );
        assert_eq!(drawn(&after.board.two), [1, 1]);
    }
}

#[test]
fn all_tricks_are_worth_one_more_where_they_are_recorded() {
    let kapot = Deal {
        all_tricks: true,
        ..won(None, ONE)
    };
    let on = Rules {
        all_tricks: AllTricks::OneMore,
        ..Rules::default()
    };
    let needed = |rules: &Rules, ties, deal| {
        play(rules, &board(rules, "5", "5", ties), deal)
            .1
            .needed(ONE)
    };
    assert_eq!(needed(&on, 0, kapot), 3);
    assert_eq!(needed(&on, 0, won(None, ONE)), 4);
    assert_eq!(needed(&on, 2, kapot), 2, "two for the mark and one more");
    let stacked = Rules {
        ties: Ties::Stack,
        ..on.clone()
    };
    assert_eq!(needed(&stacked, 2, kapot), 1);
    assert_eq!(
        needed(&Rules::default(), 0, kapot),
        4,
        "kept as a fact, not scored"
    );
    assert_eq!(faults(&on, &Record::Deal(kapot)), []);
    assert_eq!(
        faults(&Rules::default(), &Record::Deal(kapot)),
        [Fault::NoAllTricks]
    );
}

#[test]
fn the_cards_played_say_what_the_points_add_up_to() {
    let sixteen = Rules::default();
    let all = Rules {
        cards: CardsPlayed::All,
        ..Rules::default()
    };
    let refused = |rules, one, two| faults(rules, &Record::Deal(points(None, one, two)));
    assert_eq!(refused(&sixteen, 12, 0), []);
    assert_eq!(refused(&sixteen, 21, 13), []);
    assert_eq!(refused(&sixteen, 20, 20), []);
    assert_eq!(refused(&sixteen, 6, 5), [Fault::SumOfSixteen(11)]);
    assert_eq!(refused(&sixteen, 21, 20), [Fault::SumOfSixteen(41)]);
    assert_eq!(refused(&all, 27, 13), []);
    assert_eq!(refused(&all, 21, 13), [Fault::SumOfAll(34)]);
    assert_eq!(refused(&all, 21, 20), [Fault::SumOfAll(41)]);
}

#[test]
fn silence_is_an_open_question_or_nobody() {
    let asks = Rules::default();
    let nobody = Rules {
        silence: Silence::Nobody,
        ..Rules::default()
    };
    let draft = super::drafts::tapped(&asks, &[ardoise::domain::couillon::Tap::Won(ONE)]);
    let standing = board(&asks, "5", "5", 0);
    let spot = Spot {
        before: &standing,
        dealer: Seat::FIRST,
        last: true,
    };
    assert_eq!(draft.record(&asks, &spot), Err(Missing::SaidYes));
    assert_eq!(
        draft.record(&nobody, &spot),
        Ok(Record::Deal(won(None, ONE)))
    );
    let said = Draft::of_record(&Record::Deal(won(Some(TWO), ONE)));
    for rules in [asks, nobody] {
        assert_eq!(
            said.record(&rules, &spot),
            Ok(Record::Deal(won(Some(TWO), ONE)))
        );
    }
}

#[test]
fn the_variant_is_only_a_name() {
    let played = won(Some(TWO), ONE);
    let with = |variant| {
        let rules = Rules {
            variant,
            ..Rules::default()
        };
        play(&rules, &board(&rules, "3", "0+1L", 1), played)
    };
    for variant in [
        Variant::Force,
        Variant::Kwajongen,
        Variant::Tongres,
        Variant::Troeven,
    ] {
        assert_eq!(with(variant), with(Variant::Couillon));
    }
}

#[test]
fn the_deal_goes_round_as_the_direction_says() {
    for (direction, seats) in [
        (Direction::Clockwise, [1, 2, 3, 4, 1]),
        (Direction::Anticlockwise, [1, 4, 3, 2, 1]),
    ] {
        let rules = Rules {
            direction,
            ..Rules::default()
        };
        let replay = sheet_of(&rules, vec![Record::Deal(deal(None, Tally::Tie)); 4]).replay();
        let dealers: Vec<u8> = (0..5).map(|at| replay.dealer_at(at).number()).collect();
        assert_eq!(dealers, seats);
    }
}

#[test]
fn a_correction_names_the_next_dealer_and_touches_nothing_else() {
    let records = vec![
        Record::Deal(won(None, ONE)),
        Record::Dealer { seat: seat(4) },
        Record::Deal(won(None, ONE)),
    ];
    let replay = sheet_of(&Rules::default(), records).replay();
    assert_eq!(replay.steps[1].standing, replay.steps[0].standing);
    assert_eq!(replay.steps[1].outcome.verdict(), None);
    assert_eq!(replay.dealer_at(2), seat(4));
    assert_eq!(replay.dealer, seat(1));
    let nowhere = Record::Dealer { seat: seat(5) };
    assert_eq!(faults(&Rules::default(), &nowhere), [Fault::NoSuchSeat]);
    assert_eq!(
        sheet_of(&Rules::default(), vec![nowhere]).replay().dealer,
        seat(1)
    );
}

#[test]
fn a_drawn_board_keeps_every_stroke_in_its_place() {
    let rules = Rules {
        strokes: 4,
        ..Rules::default()
    };
    let opening = Couillon::opening(&rules, &Roster::unnamed(4));
    let deals = [won(Some(ONE), TWO), won(None, ONE), won(None, ONE)];
    let after = play_all(&rules, &opening, &deals);
    let looped = Stroke::Drawn { loops: 1 };
    let one = [looped, Stroke::PLAIN, Stroke::Rubbed, Stroke::Rubbed];
    assert_eq!(
        after.board.one.strokes, one,
        "loops from the top, rubbed out from the bottom"
    );
    let two = [Stroke::PLAIN, Stroke::PLAIN, Stroke::PLAIN, Stroke::Rubbed];
    assert_eq!(after.board.two.strokes, two);
    assert_eq!(
        (
            after.plain(ONE),
            after.looped(ONE),
            after.board.one.rubbed()
        ),
        (1, 1, 2)
    );
}

#[test]
fn what_a_win_did_is_told_in_full() {
    let rules = Rules {
        all_tricks: AllTricks::OneMore,
        ..Rules::default()
    };
    let kapot = Deal {
        all_tricks: true,
        ..won(Some(TWO), ONE)
    };
    let (outcome, after) = play(&rules, &board(&rules, "1+1L", "2", 1), kapot);
    let units = Units {
        for_ties: 1,
        for_all_tricks: 1,
    };
    let told = win(outcome);
    let expected = Win {
        side: ONE,
        units,
        removed: Removed {
            strokes: 2,
            loops: 1,
        },
        looped: None,
        wins_match: true,
    };
    assert_eq!((told, told.surplus()), (expected, 0));
    assert_eq!(
        (after.winner, after.needed(TWO)),
        (Some(ONE), 2),
        "no loop once the match is won"
    );
    let (outcome, _) = play(&rules, &board(&rules, "1", "2", 1), kapot);
    assert_eq!(win(outcome).surplus(), 2);
}

#[test]
fn after_the_win_the_board_stands_still() {
    let rules = Rules {
        strokes: 2,
        ..Rules::default()
    };
    let deals = [
        won(None, ONE),
        won(None, ONE),
        won(Some(ONE), TWO),
        deal(None, Tally::Tie),
    ];
    let replay = sheet_of(&rules, deals.map(Record::Deal).to_vec()).replay();
    assert_eq!(replay.finish, Some(2));
    assert_eq!(replay.steps[3].standing, replay.steps[1].standing);
    for (step, deal) in replay.steps.iter().zip(deals).skip(2) {
        assert_eq!(step.outcome, Outcome::AfterTheEnd(deal.result.verdict()));
        assert_eq!(step.outcome.verdict(), Some(deal.result.verdict()));
        assert!(step.turn.is_deal(), "the deal still goes round");
    }
}
