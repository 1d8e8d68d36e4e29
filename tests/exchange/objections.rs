//! Sheets that are well written but that no table could have entered: held against the rules of the forms.

use ardoise::domain::{
    AnyFault, AnySheet, Edit, Entry, Game, Objection, Of, Seat, Sheet, Spot, Why, coinche,
    couillon, koetsieren, kopknack,
};
use ardoise::store::exchange::Refusal;
use proptest::prelude::*;

use super::any;
use super::files::{
    COINCHE, COUILLON, KOETSIEREN, KOPKNACK, changed, compact, documents, refusal, taken,
};

/// All that is objected to this text.
#[track_caller]
fn objections(text: &str) -> Vec<Objection> {
    match refusal(text) {
        Refusal::Objections(objections) => objections,
        other => panic!("{other:?}"),
    }
}

/// The only objections to the text with `from` changed everywhere, so that history and entries still agree.
#[track_caller]
fn objected(text: &str, from: &str, to: &str) -> Vec<(Of, Why)> {
    let text = changed(&compact(text), from, to);
    let objections = objections(&text);
    objections.into_iter().map(|it| (it.of, it.why)).collect()
}

fn refused(fault: impl Into<AnyFault>) -> Why {
    Why::Refused(fault.into())
}

#[test]
fn the_files_of_every_game_are_fine() {
    for document in documents() {
        assert_eq!(document.sheet.objections(), []);
    }
}

#[test]
fn an_entry_that_the_form_refuses_is_named_by_its_number() {
    use coinche::Fault as Coinche;
    use couillon::Fault as Couillon;
    assert_eq!(
        objected(COINCHE, "\"bid\":120", "\"bid\":125"),
        [(Of::Entry(2), refused(Coinche::BidOffLadder(125)))]
    );
    assert_eq!(
        objected(COINCHE, "\"points\":50", "\"points\":161"),
        [(Of::Entry(2), refused(Coinche::NoCardsGive(161)))]
    );
    assert_eq!(
        objected(COINCHE, "\"points\":-150", "\"points\":0"),
        [(Of::Entry(5), refused(Coinche::AdjustmentOfZero))]
    );
    assert_eq!(
        objected(COINCHE, "\"seat\":4", "\"seat\":8"),
        [(Of::Entry(6), refused(Coinche::NoSuchSeat))]
    );
    assert_eq!(
        objected(COUILLON, "\"one\":21,\"two\":13", "\"one\":21,\"two\":20"),
        [(Of::Entry(3), refused(Couillon::SumOfSixteen(41)))]
    );
    assert_eq!(
        objected(KOPKNACK, "\"amount\":9", "\"amount\":-99"),
        [(
            Of::Entry(4),
            refused(kopknack::Fault::MoreThanThePot { pot: 6 })
        )]
    );
    assert_eq!(
        objected(KOPKNACK, "[null,null,2,1,null,0]", "[null,null,2,1]"),
        [(
            Of::Entry(3),
            refused(kopknack::Fault::WrongPlayers { players: 6 })
        )]
    );
    assert_eq!(
        objected(KOETSIEREN, "\"taken\":[1,3,1]", "\"taken\":[1,3,2]"),
        [(Of::Entry(1), refused(koetsieren::Fault::TakenAddUpTo(6)))]
    );
}

#[test]
fn what_was_corrected_since_is_named_by_its_edit() {
    assert_eq!(
        objected(COINCHE, "\"bid\":110", "\"bid\":70"),
        [(Of::Edit(1), refused(coinche::Fault::BidOffLadder(70)))]
    );
    // What was taken back could be done again.
    let [first, second] = [12, 16].map(Of::Edit);
    assert_eq!(
        objected(COINCHE, "\"bid\":80", "\"bid\":300"),
        [
            (first, refused(coinche::Fault::BidOffLadder(300))),
            (second, refused(coinche::Fault::BidOffLadder(300))),
        ]
    );
}

#[test]
fn an_entry_is_held_against_the_rules_that_were_in_force() {
    // A générale, which the rules had when it was entered; without that change they never did.
    let AnySheet::Coinche(mut sheet) = documents()[0].sheet.clone() else {
        panic!("a sheet of Coinche");
    };
    let before = sheet.rules.clone();
    let after = coinche::Rules::default();
    assert!(!coinche::faults(&after, &sheet.entries[6].record).is_empty());
    let edit = Edit::Rules { before, after };
    sheet.commit(edit).expect("it fits");
    assert_eq!(AnySheet::from(sheet.clone()).objections(), []);
    // Entered under the rules as they are now it is refused.
    let mut late: Sheet<coinche::Coinche> = Sheet::new(sheet.rules.clone(), sheet.roster.clone());
    let entry = sheet.entries[6].clone();
    late.commit(Edit::Insert { at: 0, entry }).expect("it fits");
    assert_eq!(
        AnySheet::from(late).objections(),
        [
            Objection {
                of: Of::Entry(1),
                why: refused(coinche::Fault::NoGenerale)
            },
            Objection {
                of: Of::Entry(1),
                why: refused(coinche::Fault::NoSuchTrump(coinche::Trump::AllTrump))
            },
        ]
    );
}

/// Adds an entry at the end.
fn enter<G: Game>(sheet: &mut Sheet<G>, record: G::Record) {
    let (at, id) = (sheet.entries.len(), sheet.fresh_id());
    let entry = Entry { id, record };
    sheet.commit(Edit::Insert { at, entry }).expect("it fits");
}

#[test]
fn other_rules_change_what_lies_before_an_entry() {
    let AnySheet::Kopknack(file) = documents()[3].sheet.clone() else {
        panic!("a sheet of Köpknack");
    };
    let mut sheet: Sheet<kopknack::Kopknack> = Sheet::new(file.rules.clone(), file.roster);
    let seat = Seat::FIRST;
    let dealer = kopknack::Record::Dealer { seat };
    enter(&mut sheet, file.entries[2].record.clone());
    enter(&mut sheet, dealer);
    // Six coins are in the pot, and sixty when the stake is ten times as large.
    let after = kopknack::Rules {
        stake: 30,
        ..file.rules.clone()
    };
    let before = file.rules;
    sheet
        .commit(Edit::Rules { before, after })
        .expect("it fits");
    let transfer = kopknack::Record::Transfer {
        seat,
        amount: -30,
        note: String::new(),
    };
    enter(&mut sheet, transfer);
    assert_eq!(AnySheet::from(sheet).objections(), []);
}

#[test]
fn nothing_stands_behind_a_deal_that_waits() {
    let text = compact(KOETSIEREN);
    let third = "{\"id\":3,\"record\":{\"kind\":\"dealer\",\"seat\":2}}";
    let text = changed(
        &text,
        "\"said\":[2,2,3]}}],\"format\"",
        &format!("\"said\":[2,2,3]}}}},{third}],\"format\""),
    );
    let text = changed(
        &text,
        "\"said\":[2,2,3]}}}]",
        &format!("\"said\":[2,2,3]}}}}}},{{\"edit\":\"insert\",\"at\":2,\"entry\":{third}}}]"),
    );
    let text = changed(&text, "\"done\":3", "\"done\":4");
    let objections = objections(&text);
    assert_eq!(objections.len(), 1);
    assert_eq!(objections[0].of, Of::Entry(3));
    assert_eq!(objections[0].why, Why::BehindUnfinished);
}

#[test]
fn a_deal_that_waits_stands_last() {
    let text = changed(&compact(KOETSIEREN), ",\"taken\":[1,3,1]", "");
    // The correction of the first deal says nothing now, and the second one stands behind it.
    let objections = objections(&text);
    let said: Vec<(Of, Why)> = objections.iter().map(|it| (it.of, it.why)).collect();
    assert_eq!(said, [(Of::Entry(2), Why::BehindUnfinished)]);
    // Entered before the other it is refused itself.
    let mut sheet: Sheet<koetsieren::Koetsieren> = Sheet::new(
        koetsieren::Rules::default(),
        ardoise::domain::Roster::unnamed(3),
    );
    let AnySheet::Koetsieren(file) = documents()[2].sheet.clone() else {
        panic!("a sheet of Koetsieren");
    };
    for entry in file.entries {
        sheet
            .commit(Edit::Insert { at: 0, entry })
            .expect("it fits");
    }
    let objections = AnySheet::from(sheet).objections();
    let said: Vec<(Of, Why)> = objections.iter().map(|it| (it.of, it.why)).collect();
    let waits = refused(koetsieren::Fault::UnfinishedNotLast);
    assert_eq!(said, [(Of::Entry(1), waits)]);
}

#[test]
fn names_notes_and_seats_are_those_of_a_form() {
    let long = format!("\"{}\"", "é".repeat(61));
    let fine = format!("\"{}\"", "é".repeat(60));
    taken(&changed(COINCHE, "\"Ana\"", &fine));
    let edit = |number| (Of::Edit(number), Why::Name);
    assert_eq!(objected(COINCHE, "\"Ana\"", &long), [edit(6), edit(7)]);
    assert_eq!(
        objected(COINCHE, "\"Ana\"", "\"A\\nna\""),
        [edit(6), edit(7)]
    );
    assert_eq!(
        objected(COINCHE, "\"Ana\"", "\"A\\u0000\""),
        [edit(6), edit(7)]
    );
    let note = "\"revoke, «twice»\"";
    let long = format!("\"{}\"", "é".repeat(121));
    assert_eq!(objected(COINCHE, note, &long), [(Of::Entry(5), Why::Note)]);
    assert_eq!(
        objected(COINCHE, note, "\"a\\tb\""),
        [(Of::Entry(5), Why::Note)]
    );
    assert_eq!(
        objected(COUILLON, "\"first_dealer\":1", "\"first_dealer\":5"),
        [(Of::Sheet, Why::FirstDealer)]
    );
}

#[test]
fn rules_stand_at_numbers_that_they_take() {
    for (text, from, to) in [
        (COUILLON, "\"strokes\":5", "\"strokes\":16"),
        (COUILLON, "\"strokes\":5", "\"strokes\":2000000000"),
        (KOETSIEREN, "\"limit\":10", "\"limit\":0"),
        (KOPKNACK, "\"stake\":3", "\"stake\":4"),
        (KOPKNACK, "\"stake\":3", "\"stake\":-3"),
    ] {
        assert_eq!(objected(text, from, to), [(Of::Sheet, Why::Rules)], "{to}");
    }
    let target = objected(COINCHE, "\"points\":2500", "\"points\":-1");
    assert_eq!(target, [(Of::Edit(9), Why::Rules)]);
}

#[test]
fn an_entry_id_leaves_room_for_others() {
    let last = "4294967295";
    assert_eq!(
        objected(COUILLON, "\"id\":4", &format!("\"id\":{last}")),
        [(Of::Entry(4), Why::EntryId)]
    );
}

#[test]
fn a_sheet_without_a_history_is_looked_at_as_well() {
    let mut sheet: serde_json::Value = serde_json::from_str(COUILLON).expect("JSON");
    sheet["journal"] = serde_json::json!({"done": 0, "edits": []});
    assert_eq!(taken(&sheet.to_string()).sheet.len(), 4);
    let twice = changed(&sheet.to_string(), "\"id\":4", "\"id\":1");
    let objections = objections(&twice);
    assert_eq!(objections.len(), 1);
    assert_eq!(
        (objections[0].of, objections[0].why),
        (Of::Entry(4), Why::EntryId)
    );
    let wild = changed(&sheet.to_string(), "\"one\":21", "\"one\":41");
    assert_eq!(
        self::objections(&wild)[0].why,
        refused(couillon::Fault::PointsOutOfRange(
            ardoise::domain::Side::One,
            41
        ))
    );
}

/// Every fault that the forms would have found, edit by edit, with the whole sheet played out anew for each.
fn faults<G: Game>(end: &Sheet<G>) -> Vec<AnyFault>
where
    AnyFault: From<G::Fault>,
{
    let mut sheet = end.clone();
    while sheet.undo() {}
    let mut faults = Vec::new();
    for edit in &end.journal.edits {
        let replay = sheet.replay();
        let count = sheet.entries.len();
        let placed = match edit {
            Edit::Insert { at, entry } => Some((*at, *at == count, &entry.record)),
            Edit::Replace { at, after, .. } => Some((*at, *at + 1 == count, after)),
            _ => None,
        };
        if let Some((at, last, record)) = placed {
            let spot = Spot {
                last,
                ..replay.spot(at)
            };
            let found = G::check(&sheet.rules, &spot, record);
            faults.extend(found.into_iter().map(AnyFault::from));
        }
        assert!(sheet.redo());
    }
    faults
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_entry_is_looked_at_where_its_history_put_it(sheet in any::wild_sheet(40)) {
        let expected = match &sheet {
            AnySheet::Coinche(sheet) => faults(sheet),
            AnySheet::Couillon(sheet) => faults(sheet),
            AnySheet::Koetsieren(sheet) => faults(sheet),
            AnySheet::Kopknack(sheet) => faults(sheet),
        };
        let objections = sheet.objections().into_iter();
        let found: Vec<AnyFault> = objections
            .filter_map(|it| match it.why {
                Why::Refused(fault) => Some(fault),
                _ => None,
            })
            .collect();
        prop_assert_eq!(found, expected);
    }
}
