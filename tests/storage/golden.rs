//! Files as version 1 writes them: they must be readable for ever, and be written again as they are.

use ardoise::app::{AnyDesk, Page, Settings, TargetChoice, Theme};
use ardoise::domain::Kind;
use ardoise::domain::coinche::{
    AllTricks, Bid, Coinche, Declaration, Double, Generale, NextDealer, Panel, Record, Target,
    Trump, TrumpKinds,
};
use ardoise::domain::{BySide, EntryId, Game, Seat, Side};
use ardoise::store::format::{self, Format};
use serde_json::Value;

use crate::phone::coinche;

const SHEET: &str = include_str!("../files/sheet-v1.json");
const SETTINGS: &str = include_str!("../files/settings-v1.json");
const SESSION: &str = include_str!("../files/session-v1.json");

fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).expect("a seat")
}

#[test]
fn the_sheet_says_what_it_said() {
    let document = format::read_sheet(SHEET).expect("our own file");
    assert_eq!(document.id.as_str(), "20261129T201500123");
    assert_eq!(
        document.created.to_rfc3339(),
        "2026-11-29T20:15:00.123+00:00"
    );
    assert_eq!(document.changed.timestamp_subsec_nanos(), 999_999_999);
    let sheet = coinche(&document.sheet);
    assert_eq!(sheet.rules.target, Target::Points(2500));
    assert_eq!(sheet.rules.generale, Generale::Worth(500));
    assert_eq!(sheet.rules.trump_kinds, TrumpKinds::All);
    assert!(sheet.rules.higher_bids);
    assert_eq!(
        sheet.roster.sides,
        BySide::new("Les Verts".into(), "الفريق الأزرق".into())
    );
    assert_eq!(sheet.roster.players, ["Ana", "Bo", "", "Zoë"]);
    assert_eq!(sheet.roster.first_dealer, seat(3));
    let ids: Vec<u32> = sheet.entries.iter().map(|entry| entry.id.0).collect();
    assert_eq!(ids, [6, 1, 2, 3, 4, 5, 8]);
    assert_eq!((sheet.journal.done, sheet.journal.edits.len()), (14, 16));
    // An id is never given twice: 9 lies in what was taken back.
    assert_eq!(sheet.fresh_id(), EntryId(10));

    let record = |at: usize| sheet.entries[at].record.clone();
    let passed = |next| Record::Passed { next };
    assert_eq!(record(0), passed(NextDealer::PassesOn));
    assert_eq!(record(3), passed(NextDealer::Same));
    assert_eq!(
        record(4),
        Record::Adjustment {
            side: Side::Two,
            points: -150,
            note: "revoke, «twice»".into()
        }
    );
    assert_eq!(record(5), Record::Dealer { seat: seat(4) });
    let Record::Deal(first) = record(1) else {
        panic!("a deal");
    };
    assert_eq!((first.bidder, first.bid), (Side::Two, Bid::Points(120)));
    assert_eq!(
        (first.trump, first.double),
        (Some(Trump::Clubs), Double::Coinche)
    );
    assert_eq!((first.cards.side, first.cards.points), (Side::One, 50));
    assert_eq!((first.all_tricks, first.alone), (None, None));
    assert_eq!(first.belotes, BySide::new(1, 0));
    let declared = first.declarations.expect("declarations");
    assert_eq!(declared.side, Side::Two);
    let counts = Declaration::ALL.map(|kind| declared.counts.of(kind));
    assert_eq!(counts, [2, 0, 1, 0, 0, 0]);
    let Record::Deal(second) = record(2) else {
        panic!("a deal");
    };
    assert_eq!(
        (second.bid, second.all_tricks),
        (Bid::CAPOT, Some(Side::One))
    );
    assert_eq!(second.double, Double::Surcoinche);
    let Record::Deal(last) = record(6) else {
        panic!("a deal");
    };
    assert_eq!(
        (last.bid, last.trump),
        (Bid::GENERALE, Some(Trump::AllTrump))
    );
    assert_eq!((last.alone, last.belotes), (Some(true), BySide::new(1, 2)));
}

#[test]
fn the_sheet_scores_as_it_scored() {
    let document = format::read_sheet(SHEET).expect("our own file");
    let sheet = coinche(&document.sheet);
    let replay = sheet.replay();
    // Seat 3 deals first; passed on; a deal; a deal; stays; no deal; no deal, seat 4 next; a deal.
    let dealers: Vec<u8> = replay
        .steps
        .iter()
        .map(|step| step.dealer.number())
        .collect();
    assert_eq!(dealers, [3, 4, 1, 2, 2, 2, 4]);
    assert_eq!(replay.dealer, seat(1));
    // Side two: 112 + 40 + 100 = 252 makes 120: 252 + 2 × 120 = 492 against 50 + 20 = 70.
    assert_eq!(*replay.standing_before(2), BySide::new(70, 490));
    // Side one's capot, four times: 250 + 4 × 250 = 1250.
    assert_eq!(*replay.standing_before(3), BySide::new(1320, 490));
    assert_eq!(*replay.standing_before(5), BySide::new(1320, 340));
    // The générale of 500 and all tricks, each with its belotes: 250 + 500 + 40 and 20.
    assert_eq!(*replay.standing(), BySide::new(1340, 1130));
    assert_eq!(replay.finish, None);
    for entry in &sheet.entries {
        let faults = Coinche::check(&sheet.rules, &replay.spot(0), &entry.record);
        assert_eq!(faults, [], "{entry:?}");
    }
}

#[test]
fn the_history_goes_all_the_way_back_and_forth() {
    let whole = format::read_sheet(SHEET).expect("our own file").sheet;
    let whole = coinche(&whole).clone();
    let mut sheet = whole.clone();
    for _ in 0..14 {
        assert!(sheet.undo());
    }
    assert!(!sheet.undo());
    assert!(sheet.entries.is_empty());
    assert_eq!(sheet.rules.target, Target::Points(2000));
    assert_eq!(sheet.roster.first_dealer, seat(1));
    for _ in 0..14 {
        assert!(sheet.redo());
    }
    assert_eq!(sheet, whole);
    assert!(sheet.redo());
    assert_eq!(sheet.entries.len(), 6, "without the passed deal");
    assert!(sheet.redo());
    assert!(!sheet.redo());
    assert_eq!(sheet.entries.len(), 7);
}

#[test]
fn the_sheet_is_written_as_it_was() {
    let document = format::read_sheet(SHEET).expect("our own file");
    assert_eq!(format::write_sheet(&document).expect("written"), SHEET);
}

/// Whatever the old file says, the new one says as well; it may say more.
#[track_caller]
fn says_all_of(new: &str, old: &str) {
    fn says(new: &Value, old: &Value, path: &str) {
        match (new, old) {
            (Value::Object(new), Value::Object(old)) => {
                for (key, value) in old {
                    if path.is_empty() && key == "version" {
                        continue;
                    }
                    let path = format!("{path}/{key}");
                    let there = new.get(key).unwrap_or_else(|| panic!("{path} is gone"));
                    says(there, value, &path);
                }
            }
            _ => assert_eq!(new, old, "{path}"),
        }
    }
    let parse = |text: &str| serde_json::from_str::<Value>(text).expect("json");
    says(&parse(new), &parse(old), "");
}

#[test]
fn the_settings_say_what_they_said() {
    let settings: Settings = format::read(Format::Settings, SETTINGS).expect("our own file");
    assert_eq!(settings.language.as_deref(), Some("fr"));
    assert_eq!(settings.theme, Theme::Dark);
    let text = format::write(Format::Settings, &settings).expect("written");
    says_all_of(&text, SETTINGS);
}

#[test]
fn the_session_says_what_it_said() {
    let session: ardoise::app::Session =
        format::read(Format::Session, SESSION).expect("our own file");
    assert_eq!(session.page, Page::Form);
    let id = session.sheet.clone().expect("an open sheet");
    assert_eq!(id.as_str(), "20261129T201500123");
    assert_eq!(session.new_sheet.roster.sides.one, "Half");
    assert_eq!(
        session.new_sheet.target,
        TargetChoice::Own("1234".to_owned())
    );
    assert_eq!(session.details, None);
    let AnyDesk::Coinche(desk) = &session.desks[&id] else {
        panic!("a desk of Coinche");
    };
    let aside = desk.aside.as_ref().expect("a correction");
    assert_eq!(aside.entry, EntryId(2));
    assert_eq!(aside.opened.deal.double, Double::Surcoinche);
    assert_eq!(aside.draft.deal.double, Double::None);
    assert_eq!(aside.draft.deal.all_tricks, AllTricks::Side(Side::One));
    assert_ne!(aside.draft, aside.opened);
    let new = &desk.new;
    assert_eq!(new.kind, Kind::Adjustment);
    assert_eq!(new.next, Some(NextDealer::Same));
    assert_eq!(new.dealer, Some(seat(2)));
    assert_eq!(new.adjustment.points(), Some(-50));
    assert_eq!(new.adjustment.note, "half a");
    assert_eq!(new.deal.view.panel, Panel::Declarations);
    assert_eq!(new.deal.cards.map(|cards| cards.points), Some(9));
    let text = format::write(Format::Session, &session).expect("written");
    says_all_of(&text, SESSION);
}

#[test]
fn nothing_that_follows_from_the_entries_is_written() {
    for word in [
        "total",
        "score",
        "winner",
        "verdict",
        "\"dealer\":",
        "\"made\"",
        "\"failed\"",
    ] {
        assert!(!SHEET.contains(word), "{word}");
    }
}
