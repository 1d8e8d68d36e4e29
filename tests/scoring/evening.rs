//! A whole evening, to 3000, from its record.

use std::collections::HashMap;

use ardoise::domain::coinche::{
    Cards, Coinche, Deal, Double, NextDealer, Outcome, Record, Rules, Target, faults,
};
use ardoise::domain::{BySide, Edit, Entry, EntryId, Roster, Seat, Sheet, Side};

use super::notation::{bid, declaration, declare, double, plain, trump, verdict};
use super::table::rows;

type Row = HashMap<&'static str, &'static str>;

fn evening() -> Vec<Row> {
    let rows = rows(include_str!("../files/evening.csv"));
    assert_eq!(rows.len(), 20);
    rows
}

fn side(number: &str) -> Option<Side> {
    match number {
        "1" => Some(Side::One),
        "2" => Some(Side::Two),
        _ => None,
    }
}

fn both(row: &Row, one: &str, two: &str) -> BySide<i32> {
    let points = |column: &str| row[column].parse().expect("points");
    BySide::new(points(one), points(two))
}

fn deal(row: &Row) -> Deal {
    let points = row["typed_points"].parse().expect("card points");
    let bidder = side(row["bidder"]).expect("a bidder");
    let mut deal = plain(bidder, bid(row["bid"]), points);
    deal.double = double(row["m"]);
    deal.trump = trump(row["trump"]);
    deal.cards = Cards {
        side: side(row["typed_side"]).expect("a side"),
        points,
    };
    deal.all_tricks = side(row["all_tricks"]);
    if let Some(side) = side(row["belote"]) {
        deal.belotes[side] = 1;
    }
    if let (Some(side), Some(kind)) = (side(row["declaring_side"]), declaration(row["declaration"]))
    {
        declare(&mut deal, side, kind);
    }
    deal
}

fn record(row: &Row) -> Record {
    match row["kind"] {
        "deal" => Record::Deal(deal(row)),
        "passed" => Record::Passed {
            next: NextDealer::PassesOn,
        },
        "adjustment" => {
            let score = both(row, "score_1", "score_2");
            assert_eq!(score.two, 0);
            Record::Adjustment {
                side: Side::One,
                points: score.one,
                note: row["declaration"].to_string(),
            }
        }
        other => panic!("no entry of kind {other}"),
    }
}

fn sheet() -> Sheet<Coinche> {
    let rules = Rules {
        target: Target::Points(3000),
        ..Rules::default()
    };
    let mut sheet = Sheet::new(rules, Roster::unnamed(Coinche::PLAYERS));
    for row in evening() {
        let entry = Entry {
            id: sheet.fresh_id(),
            record: record(&row),
        };
        assert_eq!(
            faults(&sheet.rules, &entry.record),
            [],
            "entry {}",
            row["n"]
        );
        let at = sheet.entries.len();
        sheet
            .commit(Edit::Insert { at, entry })
            .expect("the entry fits");
    }
    sheet
}

#[test]
fn the_evening_comes_out_as_it_was_kept() {
    let replay = sheet().replay();
    for (row, step) in evening().iter().zip(&replay.steps) {
        let entry = row["n"];
        if row["kind"] != "adjustment" {
            assert_eq!(
                step.dealer.number().to_string(),
                row["dealer_seat"],
                "entry {entry}"
            );
        }
        match &step.outcome {
            Outcome::Deal(score) => assert_eq!(score.verdict, verdict(row["verdict"]), "{entry}"),
            _ => assert_eq!(row["verdict"], "", "entry {entry}"),
        }
        let score = both(row, "score_1", "score_2");
        assert_eq!(step.outcome.points(), score, "score of entry {entry}");
        let total = both(row, "total_1", "total_2");
        assert_eq!(step.standing, total, "total after entry {entry}");
    }
    let ends: Vec<_> = evening().iter().map(|row| row["end"]).collect();
    let end = ends.iter().position(|end| *end == "side 1 wins");
    assert_eq!(replay.finish, end.map(|index| index + 1));
    assert_eq!(replay.finish, Some(17));
    assert_eq!(*replay.standing_before(17), BySide::new(3050, 1790));
    assert_eq!(replay.dealer.number(), 4);
}

#[test]
fn without_the_surcoinche_of_entry_12_nobody_has_won() {
    let mut sheet = sheet();
    let Record::Deal(before) = sheet.entries[11].record.clone() else {
        panic!("entry 12 is a deal");
    };
    let after = Deal {
        double: Double::None,
        ..before.clone()
    };
    let edit = Edit::Replace {
        at: 11,
        id: sheet.entries[11].id,
        before: Record::Deal(before),
        after: Record::Deal(after),
    };
    sheet.commit(edit).expect("the edit fits");
    let replay = sheet.replay();
    assert_eq!(*replay.standing(), BySide::new(2910, 2390));
    assert_eq!(replay.finish, None);

    assert!(sheet.undo());
    assert_eq!(sheet.replay().finish, Some(17));
}

#[test]
fn without_entry_3_the_later_deals_are_dealt_one_seat_back() {
    let mut sheet = sheet();
    let before = sheet.replay();
    let entry = sheet.entries[2].clone();
    sheet
        .commit(Edit::Remove { at: 2, entry })
        .expect("the edit fits");
    let after = sheet.replay();
    assert_eq!(after.standing(), before.standing());
    assert_eq!(after.finish, Some(16));
    for old in &before.steps[3..] {
        let new = after
            .steps
            .iter()
            .find(|step| step.entry == old.entry)
            .expect("still there");
        let back = Seat::from_index((old.dealer.index() + 3) % 4);
        assert_eq!(Some(new.dealer), back, "entry {:?}", old.entry);
    }
    assert!(after.steps.iter().all(|step| step.entry != EntryId(3)));
    assert_eq!(after.dealer.number(), 3);
}
