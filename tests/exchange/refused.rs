//! Sheets that are damaged, foreign or put together by hand, and files that are nothing of ours.

use ardoise::store::exchange::{self, Refusal, Unreadable};

use super::files::{
    COINCHE, COUILLON, KOETSIEREN, changed, compact, refusal, together, unreadable,
};

#[test]
fn what_is_no_file_of_ours_is_not_read() {
    for text in [
        "",
        "{",
        "not json at all",
        "{\"format\": \"ardoise-sheet\"",
        "\u{0}",
    ] {
        assert!(
            matches!(unreadable(text), Unreadable::NotJson(_)),
            "{text:?}"
        );
    }
    for text in ["[]", "null", "17", "\"ardoise-sheet\"", "[1, 2, 3]"] {
        assert!(
            matches!(unreadable(text), Unreadable::NotJson(_)),
            "{text:?}"
        );
    }
    for text in [
        "{}",
        "{\"format\": \"ardoise-settings\", \"version\": 4}",
        "{\"format\": 7, \"version\": 1, \"sheets\": []}",
        "{\"version\": 1, \"sheets\": []}",
        "{\"format\": \"ardoise-export\", \"sheets\": []}",
        "{\"format\": \"ardoise-export\", \"version\": 0, \"sheets\": []}",
        "{\"format\": \"ardoise-export\", \"version\": \"1\", \"sheets\": []}",
        "{\"format\": \"ardoise-export\", \"version\": 1}",
    ] {
        assert_eq!(unreadable(text), Unreadable::Foreign, "{text:?}");
    }
    let text = "{\"format\": \"ardoise-export\", \"version\": 1, \"sheets\": 3}";
    assert!(matches!(unreadable(text), Unreadable::NotJson(_)));
}

#[test]
fn nothing_may_follow_a_file() {
    let text = format!("{COINCHE}{COINCHE}");
    assert!(matches!(unreadable(&text), Unreadable::NotJson(_)));
}

#[test]
fn a_newer_export_is_not_guessed_at() {
    let text = together(&[COINCHE]).replacen("\"version\": 1", "\"version\": 2", 1);
    assert_eq!(unreadable(&text), Unreadable::Newer(2));
    // Whatever else it says.
    let text = "{\"format\": \"ardoise-export\", \"version\": 9, \"sheets\": [], \"colour\": 1}";
    assert_eq!(unreadable(text), Unreadable::Newer(9));
}

#[test]
fn a_newer_sheet_is_refused_by_itself() {
    let newer = changed(COINCHE, "\"version\": 1", "\"version\": 2");
    assert_eq!(refusal(&newer), Refusal::Newer(2));
}

#[test]
fn a_field_of_the_export_is_known_and_stands_once() {
    let text = together(&[]).replace("\"version\": 1", "\"version\": 1, \"by\": \"Bo\"");
    assert_eq!(unreadable(&text), Unreadable::UnknownField("by".into()));
    let text = together(&[]).replace("\"version\": 1", "\"version\": 1, \"version\": 1");
    assert_eq!(
        unreadable(&text),
        Unreadable::RepeatedField("version".into())
    );
    let text = together(&[COINCHE]).replace("\"sheets\"", "\"sheets\": [], \"sheets\"");
    assert_eq!(
        unreadable(&text),
        Unreadable::RepeatedField("sheets".into())
    );
}

#[test]
fn a_sheet_that_stands_among_others_says_what_it_is() {
    let text = together(&[
        "7",
        "{}",
        "{\"format\": \"ardoise-session\", \"version\": 1}",
        COUILLON,
    ]);
    let incoming = exchange::read(&text).expect("sheets");
    let refused: Vec<bool> = incoming.iter().map(|it| it.sheet.is_err()).collect();
    assert_eq!(refused, [true, true, true, false]);
    assert_eq!(incoming[0].sheet, Err(Refusal::Foreign));
    assert_eq!(incoming[3].number, 4);
    assert_eq!(incoming[3].name.as_deref(), Some("20261130T005623369"));
}

#[test]
fn a_field_that_stands_twice_is_refused_wherever_it_stands() {
    let twice = |from: &str, to: &str| {
        let field = to.split('"').nth(1).expect("a name").to_owned();
        let text = COINCHE.replacen(from, to, 1);
        assert_ne!(text, COINCHE, "{from}");
        assert_eq!(refusal(&text), Refusal::RepeatedField(field));
    };
    twice("\"version\": 1", "\"version\": 1, \"version\": 1");
    twice("\"bid\": 120", "\"bid\": 120, \"bid\": 130");
    twice(
        "\"first_dealer\": 3",
        "\"first_dealer\": 3, \"first_dealer\": 3",
    );
    twice("\"at\": 1", "\"at\": 1, \"at\": 1");
    twice("\"done\": 14", "\"done\": 14, \"done\": 14");
}

#[test]
fn a_field_that_would_get_lost_is_refused() {
    let unknown = |from: &str, to: &str, path: &str| {
        let text = COINCHE.replacen(from, to, 1);
        assert_ne!(text, COINCHE, "{from}");
        assert_eq!(refusal(&text), Refusal::UnknownField(path.to_owned()));
    };
    unknown(
        "\"version\": 1",
        "\"version\": 1, \"place\": \"Liège\"",
        "place",
    );
    unknown("\"version\": 1", "\"version\": 1, \"sheets\": []", "sheets");
    unknown(
        "\"next\": \"passes-on\"",
        "\"next\": \"passes-on\", \"why\": 1",
        "entries.0.record.why",
    );
    unknown(
        "\"id\": 2,",
        "\"id\": 2, \"colour\": \"red\",",
        "entries.2.colour",
    );
    unknown(
        "\"at\": 1",
        "\"at\": 1, \"by\": \"Bo\"",
        "journal.edits.1.by",
    );
    // What says nothing gets lost with nothing.
    let text = COINCHE.replacen("\"version\": 1", "\"version\": 1, \"place\": null", 1);
    assert!(exchange::read(&text).expect("a sheet")[0].sheet.is_ok());
}

#[test]
fn an_entry_that_cannot_be_read_is_named_by_its_number() {
    let named = |text: &str, from: &str, to: &str, number: usize, word: &str| {
        let Refusal::Malformed { entry, reason } = refusal(&changed(text, from, to)) else {
            panic!("malformed");
        };
        assert_eq!(entry, Some(number), "{reason}");
        assert!(reason.contains(word), "{reason}");
        assert!(!reason.contains(" line "), "{reason}");
    };
    named(
        COINCHE,
        "\"bidder\": \"two\"",
        "\"bidder\": \"three\"",
        2,
        "three",
    );
    named(COINCHE, "\"seat\": 4", "\"seat\": 9", 6, "seat 9");
    named(COINCHE, "\"points\": -150", "\"points\": 1e30", 5, "1e+30");
    named(
        COINCHE,
        "\"points\": -150",
        "\"points\": 99999999999",
        5,
        "99999999999",
    );
    named(COINCHE, "\"points\": -150", "\"points\": -15.5", 5, "-15.5");
    named(COUILLON, "\"tie\"", "\"draw\"", 2, "draw");
    named(&compact(KOETSIEREN), "[1,3,1]", "[1,3,-1]", 1, "-1");
    named(
        COINCHE,
        "\"kind\": \"dealer\"",
        "\"kind\": \"banker\"",
        6,
        "banker",
    );
}

#[test]
fn a_head_that_cannot_be_read_is_refused() {
    for (from, to) in [
        ("\"coinche\",", "\"whist\","),
        ("\"points+bid\"", "\"by-feeling\""),
        ("\"2026-11-29T20:15:00.123Z\"", "\"yesterday\""),
        (
            "\"id\": \"20261129T201500123\"",
            "\"id\": \"../../etc/passwd\"",
        ),
        ("\"done\": 14", "\"done\": -1"),
        ("\"edit\": \"roster\"", "\"edit\": \"toaster\""),
        ("\"players\"", "\"gamblers\""),
    ] {
        let refusal = refusal(&changed(COINCHE, from, to));
        assert!(
            matches!(refusal, Refusal::Malformed { entry: None, .. }),
            "{refusal:?}"
        );
    }
    // No number is so large that JSON itself could not be read.
    let text = changed(COINCHE, "\"done\": 14", "\"done\": 1e999");
    assert!(matches!(unreadable(&text), Unreadable::NotJson(_)));
}

#[test]
fn a_history_that_leads_elsewhere_is_refused() {
    for (from, to) in [
        ("\"done\": 14", "\"done\": 13"),
        ("\"done\": 14", "\"done\": 17"),
        ("\"done\": 14", "\"done\": 18446744073709551615"),
    ] {
        assert_eq!(refusal(&changed(COINCHE, from, to)), Refusal::Inconsistent);
    }
    let text = COINCHE.replacen("\"points\": 50", "\"points\": 60", 1);
    assert_eq!(refusal(&text), Refusal::Inconsistent);
}

#[test]
fn a_sheet_is_named_as_the_app_names_it() {
    for name in [
        "con",
        "20261129t201500123",
        "2026T1129201500123",
        "1",
        "20261129T2015001234",
    ] {
        let text = changed(COINCHE, "20261129T201500123", name);
        assert_eq!(refusal(&text), Refusal::Id, "{name}");
    }
}

#[test]
fn a_sheet_is_of_a_year_that_a_calendar_has() {
    for moment in [
        "+250000-01-01T00:00:00Z",
        "-0044-03-15T12:00:00Z",
        "1969-12-31T23:59:59Z",
    ] {
        let text = changed(COINCHE, "2026-11-29T20:15:00.123Z", moment);
        assert_eq!(refusal(&text), Refusal::Moment, "{moment}");
    }
}
