//! Random house rules, deals, sheets and changes to them, for the properties.

use ardoise::domain::couillon::{
    AllTricks, CardsPlayed, Couillon, Deal, Preset, Record, Rules, SecondLoop, Silence, Standing,
    Tally, Tap, Ties, Variant,
};
use ardoise::domain::{
    BySide, Direction, Edit, Entry, EntryId, HouseRules, Kind, Replay, Roster, Seat, Sheet, Side,
};
use proptest::prelude::*;
use proptest::sample::select;

pub fn side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

/// A seat of the table.
pub fn seat() -> impl Strategy<Value = Seat> {
    (1..=4u8).prop_map(|number| Seat::try_from(number).expect("a seat of the table"))
}

/// Any house rules that the rules page can set; one in three are those of a preset.
pub fn rules() -> impl Strategy<Value = Rules> {
    let own = (
        1..=Rules::MOST_STROKES,
        select(vec![Ties::WorthTwo, Ties::Stack]),
        select(vec![SecondLoop::Allowed, SecondLoop::Dropped]),
        select(vec![AllTricks::Off, AllTricks::OneMore]),
        select(vec![CardsPlayed::Sixteen, CardsPlayed::All]),
        select(vec![Silence::Asks, Silence::Nobody]),
        select(vec![
            Variant::Couillon,
            Variant::Force,
            Variant::Kwajongen,
            Variant::Tongres,
            Variant::Troeven,
        ]),
        select(vec![Direction::Clockwise, Direction::Anticlockwise]),
    )
        .prop_map(
            |(strokes, ties, second_loop, all_tricks, cards, silence, variant, direction)| Rules {
                strokes,
                ties,
                second_loop,
                all_tricks,
                cards,
                silence,
                variant,
                direction,
            },
        );
    prop_oneof![
        2 => own,
        1 => select(Preset::ALL.to_vec()).prop_map(Rules::of_preset),
    ]
}

fn tally(rules: &Rules) -> impl Strategy<Value = Tally> + use<> {
    let fewest = match rules.cards {
        CardsPlayed::Sixteen => 12,
        CardsPlayed::All => 40,
    };
    let points = (fewest..=40i32)
        .prop_flat_map(|sum| (0..=sum).prop_map(move |one| BySide::new(one, sum - one)));
    let equal = ((fewest + 1) / 2..=20i32).prop_map(|each| BySide::new(each, each));
    prop_oneof![
        3 => side().prop_map(Tally::Won),
        1 => Just(Tally::Tie),
        3 => points.prop_map(Tally::Points),
        1 => equal.prop_map(Tally::Points),
    ]
}

/// A deal that the rules accept.
pub fn deal(rules: &Rules) -> impl Strategy<Value = Deal> + use<> {
    let kapot = rules.all_tricks == AllTricks::OneMore;
    let said_yes = prop_oneof![1 => Just(None), 3 => side().prop_map(Some)];
    (said_yes, tally(rules), any::<bool>()).prop_map(move |(said_yes, result, all)| {
        let could_be = match result {
            Tally::Won(_) => true,
            Tally::Tie => false,
            Tally::Points(points) => points.one.min(points.two) == 0,
        };
        Deal {
            said_yes,
            result,
            all_tricks: kapot && could_be && all,
        }
    })
}

/// An entry of any kind that the rules accept.
pub fn record(rules: &Rules) -> impl Strategy<Value = Record> + use<> {
    prop_oneof![
        8 => deal(rules).prop_map(Record::Deal),
        1 => seat().prop_map(|seat| Record::Dealer { seat }),
    ]
}

/// House rules, a board that a match under them can come to, and a deal that they accept.
pub fn rules_board_and_deal() -> impl Strategy<Value = (Rules, Standing, Deal)> {
    rules().prop_flat_map(|rules| {
        let played = prop_oneof![
            4 => proptest::collection::vec(record(&rules), 0..10),
            1 => proptest::collection::vec(record(&rules), 10..40),
        ];
        (Just(rules.clone()), played, deal(&rules)).prop_map(|(rules, played, deal)| {
            let sheet = sheet_of(&rules, played);
            let standing = sheet.replay().standing().clone();
            (rules, standing, deal)
        })
    })
}

/// A sheet with these entries and an empty journal.
pub fn sheet_of(rules: &Rules, records: Vec<Record>) -> Sheet<Couillon> {
    let mut sheet = Sheet::new(rules.clone(), Roster::unnamed(4));
    let entry = |(id, record)| Entry {
        id: EntryId(id),
        record,
    };
    sheet.entries = (1u32..).zip(records).map(entry).collect();
    sheet
}

/// A sheet with so many entries, all of them sound: `any::sheet(200..=200)`.
pub fn sheet(entries: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Sheet<Couillon>> {
    rules().prop_flat_map(move |rules| {
        let records = proptest::collection::vec(record(&rules), entries.clone());
        records.prop_map(move |records| sheet_of(&rules, records))
    })
}

/// A record as a damaged or hand-written file could have it.
pub fn wild_record() -> impl Strategy<Value = Record> {
    let number = prop_oneof![-50..=90, any::<i32>()];
    let result = prop_oneof![
        side().prop_map(Tally::Won),
        Just(Tally::Tie),
        (number.clone(), number).prop_map(|(one, two)| Tally::Points(BySide::new(one, two))),
    ];
    let deal = (proptest::option::of(side()), result, any::<bool>()).prop_map(
        |(said_yes, result, all_tricks)| Deal {
            said_yes,
            result,
            all_tricks,
        },
    );
    prop_oneof![
        4 => deal.prop_map(Record::Deal),
        1 => (1..=Seat::MOST).prop_map(|number| Record::Dealer {
            seat: Seat::try_from(number).expect("a seat"),
        }),
    ]
}

/// The taps that fill a sound record in, on an empty form.
pub fn taps_for(record: &Record) -> Vec<Tap> {
    let deal = match record {
        Record::Dealer { seat } => return vec![Tap::Kind(Kind::Dealer), Tap::DealerSeat(*seat)],
        Record::Deal(deal) => deal,
    };
    let mut taps = vec![Tap::Kind(Kind::Deal), Tap::SaidYes(deal.said_yes)];
    match deal.result {
        Tally::Won(side) => taps.push(Tap::Won(side)),
        Tally::Tie => taps.push(Tap::Tie),
        Tally::Points(points) => {
            for side in Side::BOTH {
                taps.push(Tap::PointsOf(side));
                let digits = points[side].to_string();
                let digit = |digit: char| Tap::Digit(digit.to_digit(10).expect("a digit") as i32);
                taps.extend(digits.chars().map(digit));
            }
        }
    }
    taps.push(Tap::AllTricks(deal.all_tricks));
    taps
}

/// Something a user does to a sheet.
pub type Change = crate::change::Change<Couillon>;

pub fn change(own: &Rules) -> impl Strategy<Value = Change> + use<> {
    prop_oneof![
        5 => (0..50usize, record(own)).prop_map(|(at, record)| Change::Insert(at, record)),
        2 => (0..50usize, record(own)).prop_map(|(at, record)| Change::Replace(at, record)),
        2 => (0..50usize).prop_map(Change::Remove),
        1 => rules().prop_map(Change::Rules),
        1 => seat().prop_map(Change::FirstDealer),
        1 => (0..4usize, "[a-z أ-ي]{0,8}").prop_map(|(player, name)| Change::Name(player, name)),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
    ]
}

/// The sheet played out as if its entries had just been written down one after the other.
pub fn fresh_replay(sheet: &Sheet<Couillon>) -> Replay<Couillon> {
    let mut fresh: Sheet<Couillon> = Sheet::new(sheet.rules.clone(), sheet.roster.clone());
    for (at, entry) in sheet.entries.iter().cloned().enumerate() {
        fresh
            .commit(Edit::Insert { at, entry })
            .expect("one after the other");
    }
    fresh.replay()
}
