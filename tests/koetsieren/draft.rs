//! The form of a deal, tap by tap.

use ardoise::domain::koetsieren::{
    Draft, Koetsieren, Missing, Phase, Record, Rules, Standing, Tap,
};
use ardoise::domain::{Draft as _, Kind, Spot};

use super::table::{deal, last, not_last, seat, standing};

fn three() -> Standing {
    standing(&[0, 0, 0])
}

fn tap(draft: &mut Draft, spot: &Spot<Koetsieren>, taps: &[Tap]) {
    for it in taps {
        draft.tap(&Rules::default(), spot, *it);
    }
}

fn said(player: char, number: u8) -> Tap {
    Tap::Said(seat(player), number)
}

fn taken(player: char, number: u8) -> Tap {
    Tap::Taken(seat(player), number)
}

fn record(draft: &Draft, spot: &Spot<Koetsieren>) -> Result<Record, Missing> {
    draft.record(&Rules::default(), spot)
}

/// What the rows of taken tricks show.
fn shown(draft: &Draft, spot: &Spot<Koetsieren>) -> Vec<Option<u8>> {
    let seats = ['A', 'B', 'C'].map(seat);
    let shown = |seat| draft.taken_shown(spot, seat);
    seats.into_iter().map(shown).collect()
}

/// All three have said: A 1, B 2, C 0.
fn all_said(spot: &Spot<Koetsieren>) -> Draft {
    let mut draft = Draft::default();
    tap(
        &mut draft,
        spot,
        &[said('C', 0), said('A', 1), said('B', 2)],
    );
    draft
}

#[test]
fn what_is_missing_is_asked_for_in_speaking_order() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    for (player, number) in [('C', 0), ('A', 1), ('B', 2)] {
        assert_eq!(record(&draft, &spot), Err(Missing::Said(seat(player))));
        assert_eq!(draft.next_to_say(&spot), Some(seat(player)));
        assert_eq!(draft.phase(&spot), Phase::Sayings);
        tap(&mut draft, &spot, &[said(player, number)]);
    }
    assert_eq!(draft.next_to_say(&spot), None);
    assert_eq!(draft.phase(&spot), Phase::Tricks);
    tap(&mut draft, &spot, &[taken('C', 1)]);
    assert_eq!(record(&draft, &spot), Err(Missing::Taken(seat('A'))));
}

#[test]
fn sayings_alone_are_saved_as_the_last_entry_only() {
    let before = three();
    let draft = all_said(&last(&before, 'A'));
    assert_eq!(record(&draft, &last(&before, 'A')), Ok(deal("1/ 2/ 0/")));
    let missing = Err(Missing::Taken(seat('C')));
    assert_eq!(record(&draft, &not_last(&before, 'A')), missing);
}

#[test]
fn the_last_one_fills_itself_in() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    assert_eq!(shown(&draft, &spot), [None, None, None]);
    assert_eq!(draft.tricks_left(&spot), 5);
    tap(&mut draft, &spot, &[taken('C', 1)]);
    assert_eq!(shown(&draft, &spot), [None, None, Some(1)]);
    assert_eq!(draft.tricks_left(&spot), 4);
    tap(&mut draft, &spot, &[taken('A', 1)]);
    assert_eq!(shown(&draft, &spot), [Some(1), Some(3), Some(1)]);
    assert_eq!(draft.tricks_left(&spot), 0);
    assert_eq!(record(&draft, &spot), Ok(deal("1/1 2/3 0/1")));
}

#[test]
fn any_player_can_be_the_one_who_is_filled_in() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    tap(&mut draft, &spot, &[taken('B', 5), taken('A', 0)]);
    assert_eq!(shown(&draft, &spot), [Some(0), Some(5), Some(0)]);
}

#[test]
fn what_filled_itself_in_follows_a_correction() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    tap(&mut draft, &spot, &[taken('C', 1), taken('A', 1)]);
    tap(&mut draft, &spot, &[taken('C', 4)]);
    assert_eq!(shown(&draft, &spot), [Some(1), Some(0), Some(4)]);
    tap(&mut draft, &spot, &[taken('C', 4)]);
    assert_eq!(shown(&draft, &spot), [Some(1), None, None]);
}

#[test]
fn what_was_typed_by_hand_stays() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    tap(
        &mut draft,
        &spot,
        &[taken('C', 1), taken('A', 1), taken('B', 2)],
    );
    assert_eq!(shown(&draft, &spot), [Some(1), Some(2), Some(1)]);
    assert_eq!(draft.tricks_left(&spot), 1);
    assert_eq!(record(&draft, &spot), Ok(deal("1/1 2/2 0/1")));
    tap(&mut draft, &spot, &[taken('B', 2)]);
    assert_eq!(
        shown(&draft, &spot)[1],
        Some(3),
        "taken back, it is filled in"
    );
}

#[test]
fn nothing_is_filled_in_when_too_many_were_given_out() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    tap(&mut draft, &spot, &[taken('C', 4), taken('A', 3)]);
    assert_eq!(shown(&draft, &spot), [Some(3), None, Some(4)]);
    assert_eq!(draft.tricks_left(&spot), -2);
    assert_eq!(record(&draft, &spot), Err(Missing::Taken(seat('B'))));
}

#[test]
fn the_same_number_again_takes_it_back() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    tap(&mut draft, &spot, &[said('C', 3), said('C', 3)]);
    assert_eq!(draft.said_by(seat('C')), None);
    assert!(!draft.is_begun());
    tap(
        &mut draft,
        &spot,
        &[said('C', 3), said('C', 2), taken('A', 0)],
    );
    assert_eq!(draft.said_by(seat('C')), Some(2));
    assert_eq!(draft.taken_by(seat('A')), Some(0));
    tap(&mut draft, &spot, &[taken('A', 0)]);
    assert_eq!(draft.taken_by(seat('A')), None);
}

#[test]
fn taps_that_mean_nothing_change_nothing() {
    let before = three();
    let spot = last(&before, 'A');
    let draft = all_said(&spot);
    let mut tapped = draft.clone();
    let nothing = [
        said('D', 1),
        taken('F', 1),
        taken('A', 6),
        Tap::Kind(Kind::Passed),
        Tap::DealerSeat(seat('B')),
    ];
    tap(&mut tapped, &spot, &nothing);
    assert_eq!(tapped, draft);
    let mut dealer = Draft::of_kind(Kind::Dealer);
    tap(
        &mut dealer,
        &spot,
        &[said('A', 1), Tap::DealerSeat(seat('D'))],
    );
    assert_eq!(dealer, Draft::of_kind(Kind::Dealer));
}

#[test]
fn the_sayings_can_be_looked_at_again() {
    let before = three();
    let spot = last(&before, 'A');
    let draft = all_said(&spot);
    let mut looked = draft.clone();
    tap(&mut looked, &spot, &[Tap::Phase(Phase::Sayings)]);
    assert_eq!(looked.phase(&spot), Phase::Sayings);
    assert!(looked.says_the_same(&draft));
    tap(&mut looked, &spot, &[said('A', 2)]);
    assert_eq!(looked.phase(&spot), Phase::Sayings, "it stays open");
    assert!(!looked.says_the_same(&draft));
    tap(&mut looked, &spot, &[Tap::Phase(Phase::Tricks)]);
    assert_eq!(looked.phase(&spot), Phase::Tricks);
}

#[test]
fn only_looking_does_not_begin_a_draft() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = Draft::default();
    tap(
        &mut draft,
        &spot,
        &[Tap::Phase(Phase::Tricks), Tap::Kind(Kind::Dealer)],
    );
    assert!(!draft.is_begun());
    tap(&mut draft, &spot, &[Tap::DealerSeat(seat('B'))]);
    assert!(draft.is_begun());
}

#[test]
fn a_waiting_deal_opens_with_its_sayings_and_takes_its_tricks() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = Draft::of_record(&deal("1/ 2/ 0/"));
    assert_eq!(draft.phase(&spot), Phase::Tricks);
    assert_eq!(draft.said_by(seat('B')), Some(2));
    assert_eq!(shown(&draft, &spot), [None, None, None]);
    tap(&mut draft, &spot, &[taken('A', 1), taken('B', 2)]);
    assert_eq!(record(&draft, &spot), Ok(deal("1/1 2/2 0/2")));
}

#[test]
fn another_kind_keeps_what_was_begun_and_clear_empties_only_its_own() {
    let before = three();
    let spot = last(&before, 'A');
    let mut draft = all_said(&spot);
    tap(&mut draft, &spot, &[Tap::Kind(Kind::Dealer)]);
    assert_eq!(record(&draft, &spot), Err(Missing::Dealer));
    tap(&mut draft, &spot, &[Tap::DealerSeat(seat('C'))]);
    let dealer = Record::Dealer { seat: seat('C') };
    assert_eq!(record(&draft, &spot), Ok(dealer));
    draft.clear();
    assert_eq!(record(&draft, &spot), Err(Missing::Dealer));
    tap(&mut draft, &spot, &[Tap::Kind(Kind::Deal)]);
    assert_eq!(record(&draft, &spot), Ok(deal("1/ 2/ 0/")));
    tap(&mut draft, &spot, &[Tap::Phase(Phase::Tricks)]);
    draft.clear();
    assert_eq!(draft, Draft::default());
}

#[test]
fn filled_in_or_typed_says_the_same() {
    let before = three();
    let spot = last(&before, 'A');
    let typed = Draft::of_record(&deal("1/1 2/2 0/2"));
    let mut filled = typed.clone();
    tap(&mut filled, &spot, &[taken('C', 2)]);
    assert_ne!(filled, typed);
    assert!(filled.says_the_same(&typed));
    tap(&mut filled, &spot, &[taken('A', 2)]);
    assert!(!filled.says_the_same(&typed));
    assert!(!Draft::of_record(&deal("1/ 2/ 0/")).says_the_same(&typed));
}

#[test]
fn of_half_a_deal_everything_shown_counts_and_nothing_looked_at() {
    let before = three();
    let spot = last(&before, 'A');
    let mut typed = Draft::of_record(&deal("1/1 2/2 0/2"));
    tap(&mut typed, &spot, &[said('A', 1)]);
    assert_eq!(record(&typed, &spot), Err(Missing::Said(seat('A'))));
    let mut filled = typed.clone();
    tap(
        &mut filled,
        &spot,
        &[taken('C', 2), Tap::Phase(Phase::Tricks)],
    );
    assert!(filled.says_the_same(&typed));
    tap(&mut filled, &spot, &[said('B', 4)]);
    assert!(!filled.says_the_same(&typed));
}

#[test]
fn what_was_begun_of_another_kind_counts_until_there_is_something_to_save() {
    let before = three();
    let spot = last(&before, 'A');
    let dealer_begun = |mut draft: Draft| {
        let taps = [Tap::Kind(Kind::Dealer), Tap::DealerSeat(seat('B'))];
        tap(&mut draft, &spot, &taps);
        draft
    };
    let deal_begun = all_said(&spot);
    let mut both_begun = dealer_begun(deal_begun.clone());
    assert!(both_begun.says_the_same(&dealer_begun(Draft::default())));
    both_begun.set_kind(Kind::Deal);
    assert!(both_begun.says_the_same(&deal_begun));
    both_begun.clear();
    assert!(!both_begun.says_the_same(&Draft::default()));
    let mut nobody_deals = deal_begun;
    nobody_deals.set_kind(Kind::Dealer);
    assert!(!nobody_deals.says_the_same(&Draft::of_kind(Kind::Dealer)));
}

#[test]
fn drafts_of_two_kinds_do_not_say_the_same() {
    let dealer = |player| Draft::of_record(&Record::Dealer { seat: seat(player) });
    assert!(dealer('A').says_the_same(&dealer('A')));
    assert!(!dealer('A').says_the_same(&dealer('B')));
    assert!(!Draft::default().says_the_same(&Draft::of_kind(Kind::Dealer)));
    let before = three();
    assert!(!all_said(&last(&before, 'A')).says_the_same(&Draft::default()));
}
