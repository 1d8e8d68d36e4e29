//! Random house rules, deals and changes to a sheet, for the properties.

use ardoise::domain::coinche::{
    BeloteOnFailure, Bid, Cards, Coinche, CoincheScope, Counting, Counts, Deal, Declaration,
    Declarations, DeclarationsOnCapot, DeclarationsOnFailure, Double, FailedCapot, FailureBase,
    Generale, NextDealer, Record, Rounding, Rules, Surcoinche, Target, Trump, TrumpKinds,
    UnbidCapot,
};
use ardoise::domain::{BySide, Direction, Seat, Side};
use proptest::prelude::*;
use proptest::sample::select;

pub fn side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

pub fn double() -> impl Strategy<Value = Double> {
    select(vec![Double::None, Double::Coinche, Double::Surcoinche])
}

/// Any house rules that the rules page can set.
pub fn rules() -> impl Strategy<Value = Rules> {
    let coinche = (
        select(vec![
            CoincheScope::Bid,
            CoincheScope::Whole,
            CoincheScope::WinnerTakesAll,
        ]),
        any::<bool>(),
        select(vec![Surcoinche::Four, Surcoinche::Three]),
    );
    let extras = (
        any::<bool>(),
        select(vec![BeloteOnFailure::Kept, BeloteOnFailure::ToTheDefenders]),
        any::<bool>(),
        select(vec![
            DeclarationsOnFailure::Lost,
            DeclarationsOnFailure::ToTheDefenders,
            DeclarationsOnFailure::Kept,
        ]),
        select(vec![
            DeclarationsOnCapot::Kept,
            DeclarationsOnCapot::ToTheSideWithAllTricks,
        ]),
    );
    let tricks = (
        select(vec![
            UnbidCapot::Of250,
            UnbidCapot::Of252,
            UnbidCapot::Of162,
        ]),
        select(vec![250, 500, 160, 255]),
        select(vec![FailedCapot::FailureBase, FailedCapot::Of250]),
        any::<bool>(),
        select(vec![
            Generale::Off,
            Generale::Worth(500),
            Generale::Worth(1000),
        ]),
    );
    let contract = (
        select(vec![
            Counting::PointsAndBid,
            Counting::BidOnly,
            Counting::BidVsPoints,
            Counting::PointsOnly,
        ]),
        any::<bool>(),
        select(vec![FailureBase::Of160, FailureBase::Of162]),
        any::<bool>(),
        select(vec![TrumpKinds::Suits, TrumpKinds::All]),
        select(vec![
            Rounding::FiveUp,
            Rounding::FiveDown,
            Rounding::Complement,
            Rounding::None,
        ]),
    );
    let table = (
        select(vec![
            Target::Points(1000),
            Target::Points(2000),
            Target::None,
        ]),
        select(vec![NextDealer::PassesOn, NextDealer::Same]),
        select(vec![Direction::Clockwise, Direction::Anticlockwise]),
    );
    (contract, coinche, extras, tricks, table).prop_map(
        |(contract, coinche, extras, tricks, table)| Rules {
            counting: contract.0,
            must_beat: contract.1,
            failure_base: contract.2,
            higher_bids: contract.3,
            trump_kinds: contract.4,
            rounding: contract.5,
            coinche_scope: coinche.0,
            belote_multiplied: coinche.1,
            surcoinche: coinche.2,
            belote_counts: extras.0,
            belote_on_failure: extras.1,
            declarations: extras.2,
            declarations_on_failure: extras.3,
            declarations_on_capot: extras.4,
            unbid_capot: tricks.0,
            capot_bid: tricks.1,
            failed_capot: tricks.2,
            defence_capot: tricks.3,
            generale: tricks.4,
            target: table.0,
            passed_deal: table.1,
            direction: table.2,
        },
    )
}

/// A bid that the rules allow.
pub fn bid(rules: &Rules) -> impl Strategy<Value = Bid> + use<> {
    let highest = if rules.higher_bids { 25 } else { 16 };
    let generale = u32::from(rules.generale != Generale::Off);
    prop_oneof![
        6 => (8..=highest).prop_map(|tens| Bid::Points(tens * 10)),
        1 => Just(Bid::CAPOT),
        generale => Just(Bid::GENERALE),
    ]
}

fn trump(rules: &Rules) -> impl Strategy<Value = Option<Trump>> + use<> {
    let mut trumps = vec![None, Some(Trump::Spades), Some(Trump::Hearts)];
    if rules.trump_kinds == TrumpKinds::All {
        trumps.extend([Some(Trump::NoTrump), Some(Trump::AllTrump)]);
    }
    select(trumps)
}

fn declarations() -> impl Strategy<Value = Option<Declarations>> {
    let count = |kind: Declaration| prop_oneof![3 => Just(0), 1 => 0..=kind.most()];
    let counts = Declaration::ALL.map(count).prop_map(|of| Counts {
        tierce: of[0],
        fifty: of[1],
        hundred: of[2],
        four_of_a_kind: of[3],
        four_nines: of[4],
        four_jacks: of[5],
    });
    proptest::option::of((side(), counts).prop_map(|(side, counts)| Declarations { side, counts }))
}

/// A deal that the rules accept.
pub fn deal(rules: &Rules) -> impl Strategy<Value = Deal> + use<> {
    let contract = (side(), bid(rules), trump(rules), double());
    let cards = (
        side(),
        0..=162,
        prop_oneof![3 => Just(None), 1 => side().prop_map(Some)],
    );
    let extras = (side(), 0..=2u8, 0..=2u8, declarations(), any::<bool>());
    (contract, cards, extras).prop_map(
        |((bidder, bid, trump, double), (counted, points, all_tricks), extras)| {
            let (belote, own, theirs, declarations, alone) = extras;
            let points = match all_tricks {
                Some(side) if side == counted => 162,
                Some(_) => 0,
                None if trump != Some(Trump::AllTrump) && [1, 161].contains(&points) => 100,
                None => points,
            };
            let belotes = match trump {
                Some(Trump::AllTrump) => BySide::new(own, theirs),
                Some(Trump::NoTrump) => BySide::default(),
                _ => BySide::from_fn(|side| u8::from(side == belote && own > 0)),
            };
            Deal {
                bidder,
                bid,
                trump,
                double,
                cards: Cards {
                    side: counted,
                    points,
                },
                all_tricks,
                alone: (bid == Bid::GENERALE).then_some(alone && all_tricks == Some(bidder)),
                belotes,
                declarations,
            }
        },
    )
}

/// House rules and a deal that they accept.
pub fn rules_and_deal() -> impl Strategy<Value = (Rules, Deal)> {
    rules().prop_flat_map(|rules| (Just(rules.clone()), deal(&rules)))
}

/// An entry of any kind that the rules accept.
pub fn record(rules: &Rules) -> impl Strategy<Value = Record> + use<> {
    let amount = prop_oneof![-9990..=-1, 1..=9990];
    prop_oneof![
        6 => deal(rules).prop_map(Record::Deal),
        1 => select(vec![NextDealer::PassesOn, NextDealer::Same])
            .prop_map(|next| Record::Passed { next }),
        2 => (side(), amount).prop_map(|(side, points)| Record::Adjustment {
            side,
            points,
            note: String::new(),
        }),
        1 => (0..4usize).prop_map(|index| Record::Dealer {
            seat: Seat::from_index(index).expect("a seat of the table"),
        }),
    ]
}

/// Something a user does to a sheet.
pub type Change = crate::change::Change<Coinche>;

pub fn change(own: &Rules) -> impl Strategy<Value = Change> + use<> {
    prop_oneof![
        5 => (0..50usize, record(own)).prop_map(|(at, record)| Change::Insert(at, record)),
        2 => (0..50usize, record(own)).prop_map(|(at, record)| Change::Replace(at, record)),
        2 => (0..50usize).prop_map(Change::Remove),
        1 => rules().prop_map(Change::Rules),
        1 => (0..4usize).prop_map(|index| {
            Change::FirstDealer(Seat::from_index(index).expect("a seat of the table"))
        }),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
    ]
}
