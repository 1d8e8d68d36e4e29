//! The form: what taps do to it, and what it saves.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Couillon, Deal, Draft, Missing, Panel, Rank, Record, Rules, Silence,
    Step, Tally, Tap,
};
use ardoise::domain::{BySide, Draft as _, Game, Kind, Roster, Seat, Spot};

use super::board::{ONE, TWO, points, seat, won};

/// The taps, one after the other, on an empty form.
pub fn tapped(rules: &Rules, taps: &[Tap]) -> Draft {
    let mut draft = Draft::default();
    tap_all(rules, &mut draft, taps);
    draft
}

fn tap_all(rules: &Rules, draft: &mut Draft, taps: &[Tap]) {
    let standing = Couillon::opening(rules, &Roster::unnamed(4));
    for tap in taps {
        draft.tap(rules, &spot(&standing), *tap);
    }
}

fn spot(before: &<Couillon as Game>::Standing) -> Spot<'_, Couillon> {
    Spot {
        before,
        dealer: Seat::FIRST,
        last: true,
    }
}

pub fn saved(rules: &Rules, draft: &Draft) -> Result<Record, Missing> {
    let standing = Couillon::opening(rules, &Roster::unnamed(4));
    draft.record(rules, &spot(&standing))
}

fn all_cards() -> Rules {
    Rules {
        cards: CardsPlayed::All,
        ..Rules::default()
    }
}

#[test]
fn a_deal_takes_two_taps() {
    let rules = Rules::default();
    let draft = tapped(&rules, &[Tap::SaidYes(Some(TWO)), Tap::Won(ONE)]);
    assert_eq!(saved(&rules, &draft), Ok(Record::Deal(won(Some(TWO), ONE))));
    let draft = tapped(&rules, &[Tap::SaidYes(None), Tap::Tie]);
    let tie = Deal {
        result: Tally::Tie,
        ..won(None, ONE)
    };
    assert_eq!(saved(&rules, &draft), Ok(Record::Deal(tie)));
}

#[test]
fn nothing_is_preselected() {
    let rules = Rules::default();
    assert!(!Draft::default().is_begun());
    assert_eq!(saved(&rules, &Draft::default()), Err(Missing::SaidYes));
    let said = tapped(&rules, &[Tap::SaidYes(None)]);
    assert!(said.is_begun());
    assert_eq!(saved(&rules, &said), Err(Missing::Result));
    let force = Rules {
        silence: Silence::Nobody,
        ..Rules::default()
    };
    assert_eq!(saved(&force, &Draft::default()), Err(Missing::Result));
    let dealer = Draft::of_kind(Kind::Dealer);
    assert!(!dealer.is_begun());
    assert_eq!(saved(&rules, &dealer), Err(Missing::Dealer));
}

#[test]
fn in_the_four_trick_form_both_points_are_typed() {
    let rules = Rules::default();
    let typed = [
        Tap::SaidYes(Some(ONE)),
        Tap::PointsOf(ONE),
        Tap::Digit(2),
        Tap::Digit(1),
    ];
    let mut draft = tapped(&rules, &typed);
    assert_eq!(saved(&rules, &draft), Err(Missing::PointsOf(TWO)));
    tap_all(
        &rules,
        &mut draft,
        &[Tap::PointsOf(TWO), Tap::Digit(1), Tap::Digit(3)],
    );
    assert_eq!(
        saved(&rules, &draft),
        Ok(Record::Deal(points(Some(ONE), 21, 13)))
    );
    tap_all(&rules, &mut draft, &[Tap::Backspace, Tap::Backspace]);
    assert_eq!(saved(&rules, &draft), Err(Missing::PointsOf(TWO)));
    tap_all(&rules, &mut draft, &[Tap::Digit(0)]);
    let nothing = Ok(Record::Deal(points(Some(ONE), 21, 0)));
    assert_eq!(saved(&rules, &draft), nothing, "zero is a value");
}

#[test]
fn when_all_cards_are_played_the_other_side_has_the_rest() {
    let rules = all_cards();
    let mut draft = tapped(
        &rules,
        &[Tap::SaidYes(None), Tap::PointsOf(TWO), Tap::Digit(1)],
    );
    assert_eq!(draft.deal.points(), BySide::new(Some(39), Some(1)));
    tap_all(&rules, &mut draft, &[Tap::Digit(3)]);
    assert_eq!(
        saved(&rules, &draft),
        Ok(Record::Deal(points(None, 27, 13)))
    );
    tap_all(&rules, &mut draft, &[Tap::PointsOf(ONE), Tap::Digit(4)]);
    assert_eq!(
        draft.deal.points(),
        BySide::new(Some(4), Some(36)),
        "a new number begins"
    );
    tap_all(&rules, &mut draft, &[Tap::Backspace]);
    assert_eq!(draft.deal.points(), BySide::default());
    assert_eq!(saved(&rules, &draft), Err(Missing::Result));
}

#[test]
fn no_digit_leads_above_the_pack() {
    let rules = Rules::default();
    let draft = tapped(&rules, &[Tap::PointsOf(ONE), Tap::Digit(4)]);
    assert!(draft.deal.takes_digit(0));
    assert!(!draft.deal.takes_digit(1));
    let draft = tapped(
        &rules,
        &[
            Tap::PointsOf(ONE),
            Tap::Digit(4),
            Tap::Digit(1),
            Tap::Digit(11),
        ],
    );
    assert_eq!(draft.deal.points().one, Some(4));
}

#[test]
fn a_tapped_result_takes_the_place_of_points_that_say_another() {
    let rules = all_cards();
    let typed = [
        Tap::SaidYes(None),
        Tap::PointsOf(ONE),
        Tap::Digit(2),
        Tap::Digit(5),
    ];
    let mut draft = tapped(&rules, &typed);
    tap_all(&rules, &mut draft, &[Tap::Won(ONE)]);
    let kept = Ok(Record::Deal(points(None, 25, 15)));
    assert_eq!(saved(&rules, &draft), kept, "they say so already");
    tap_all(&rules, &mut draft, &[Tap::Won(TWO)]);
    assert_eq!(saved(&rules, &draft), Ok(Record::Deal(won(None, TWO))));
    tap_all(&rules, &mut draft, &[Tap::PointsOf(TWO), Tap::Digit(9)]);
    assert_eq!(saved(&rules, &draft), Ok(Record::Deal(points(None, 31, 9))));
}

#[test]
fn a_counted_pile_fills_the_points_of_its_side() {
    let rules = Rules::default();
    let up = |rank, times| vec![Tap::Count(rank, Step::Up); times];
    let mut taps = vec![
        Tap::SaidYes(None),
        Tap::PointsOf(ONE),
        Tap::Panel(Panel::Counter),
    ];
    taps.extend(
        [
            up(Rank::Ace, 3),
            up(Rank::King, 2),
            up(Rank::Queen, 2),
            up(Rank::Jack, 1),
        ]
        .concat(),
    );
    taps.extend([Tap::Count(Rank::Queen, Step::Down), Tap::UseCount]);
    let mut draft = tapped(&rules, &taps);
    assert_eq!(draft.deal.points().one, Some(21));
    assert_eq!(
        draft.deal.keypad_side(),
        TWO,
        "whose points are still missing"
    );
    tap_all(&rules, &mut draft, &[Tap::Digit(1), Tap::Digit(3)]);
    assert_eq!(
        saved(&rules, &draft),
        Ok(Record::Deal(points(None, 21, 13)))
    );
    let many = tapped(
        &rules,
        &[
            Tap::Panel(Panel::Counter),
            Tap::Count(Rank::Ace, Step::Down),
        ],
    );
    assert_eq!(many.deal.counts.one.points(), 0);
    let many = tapped(&rules, &up(Rank::Ace, 6));
    assert_eq!(many.deal.counts.one.points(), 16, "four aces at the most");
    let other = tapped(&rules, &[Tap::Panel(Panel::Counter), Tap::PointsOf(TWO)]);
    assert_eq!(
        other.deal.view.panel,
        Panel::Counter,
        "turns to the other pile"
    );
}

#[test]
fn all_tricks_are_tapped_only_where_they_are_recorded() {
    let on = Rules {
        all_tricks: AllTricks::OneMore,
        ..Rules::default()
    };
    let taps = [Tap::SaidYes(None), Tap::Won(ONE), Tap::AllTricks(true)];
    let kapot = Deal {
        all_tricks: true,
        ..won(None, ONE)
    };
    let off = Rules::default();
    assert_eq!(saved(&on, &tapped(&on, &taps)), Ok(Record::Deal(kapot)));
    assert_eq!(
        saved(&off, &tapped(&off, &taps)),
        Ok(Record::Deal(won(None, ONE)))
    );
    let mut old = Draft::of_record(&Record::Deal(kapot));
    tap_all(&off, &mut old, &[Tap::AllTricks(false)]);
    assert_eq!(
        saved(&off, &old),
        Ok(Record::Deal(won(None, ONE))),
        "a fault can be mended"
    );
}

#[test]
fn both_kinds_are_kept_side_by_side() {
    let rules = Rules::default();
    let mut draft = tapped(
        &rules,
        &[Tap::SaidYes(None), Tap::Won(ONE), Tap::Kind(Kind::Dealer)],
    );
    tap_all(
        &rules,
        &mut draft,
        &[Tap::Won(TWO), Tap::DealerSeat(seat(7))],
    );
    assert_eq!(saved(&rules, &draft), Err(Missing::Dealer), "no such seat");
    let taps = [Tap::DealerSeat(seat(3)), Tap::DealerSeat(seat(5))];
    tap_all(&rules, &mut draft, &taps);
    assert_eq!(saved(&rules, &draft), Ok(Record::Dealer { seat: seat(3) }));
    tap_all(&rules, &mut draft, &[Tap::Kind(Kind::Passed)]);
    assert_eq!(draft.kind(), Kind::Dealer, "Couillon has no such kind");
    draft.clear();
    assert_eq!(saved(&rules, &draft), Err(Missing::Dealer));
    tap_all(&rules, &mut draft, &[Tap::Kind(Kind::Deal)]);
    assert_eq!(saved(&rules, &draft), Ok(Record::Deal(won(None, ONE))));
    draft.clear();
    assert!(!draft.is_begun());
}

#[test]
fn looking_at_a_panel_says_nothing() {
    let rules = Rules::default();
    for empty in [Draft::default(), Draft::of_kind(Kind::Dealer)] {
        let mut looked = empty;
        tap_all(
            &rules,
            &mut looked,
            &[Tap::Panel(Panel::Counter), Tap::PointsOf(TWO)],
        );
        assert!(looked.says_the_same(&empty));
        assert!(!looked.is_begun());
    }
    let record = Record::Deal(points(Some(ONE), 21, 13));
    let mut looked = Draft::of_record(&record);
    tap_all(&rules, &mut looked, &[Tap::Panel(Panel::Result)]);
    assert!(looked.says_the_same(&Draft::of_record(&record)));
    tap_all(&rules, &mut looked, &[Tap::SaidYes(Some(TWO))]);
    assert!(!looked.says_the_same(&Draft::of_record(&record)));
    let half = tapped(&rules, &[Tap::SaidYes(None)]);
    assert!(!half.says_the_same(&Draft::default()));
}
