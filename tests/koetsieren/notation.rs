//! How rules and entries are written to files.

use ardoise::domain::koetsieren::{AtTheLimit, BarredSum, Draft, Penalty, Record, Rules};
use serde_json::{from_str, json, to_value};

use super::table::{deal, seat};

#[test]
fn a_deal_is_written_with_its_sayings_and_tricks() {
    let written = to_value(deal("1/1 2/2 0/2")).expect("written");
    let expected = json!({ "kind": "deal", "said": [1, 2, 0], "taken": [1, 2, 2] });
    assert_eq!(written, expected);
}

#[test]
fn tricks_to_come_are_not_written() {
    let written = to_value(deal("1/ 2/ 0/")).expect("written");
    assert_eq!(written, json!({ "kind": "deal", "said": [1, 2, 0] }));
}

#[test]
fn a_dealer_correction_is_written_with_its_seat() {
    let written = to_value(Record::Dealer { seat: seat('C') }).expect("written");
    assert_eq!(written, json!({ "kind": "dealer", "seat": 3 }));
}

#[test]
fn rules_are_written_under_the_names_of_the_rules_page() {
    let rules = Rules {
        limit: 15,
        barred_sum: BarredSum::Warned,
        at_the_limit: AtTheLimit::PlayOn,
        penalty: Penalty::Squared,
    };
    let expected = json!({
        "limit": 15,
        "barred-sum": "warned",
        "at-the-limit": "play-on",
        "penalty": "squared",
    });
    assert_eq!(to_value(&rules).expect("written"), expected);
}

#[test]
fn a_rule_that_is_not_written_stands_at_its_default() {
    assert_eq!(from_str::<Rules>("{}").expect("read"), Rules::default());
}

#[test]
fn what_nobody_wrote_is_not_read() {
    assert!(from_str::<Rules>(r#"{ "limits": 10 }"#).is_err());
    assert!(from_str::<Record>(r#"{ "kind": "deal", "said": [1], "took": [1] }"#).is_err());
    assert!(from_str::<Record>(r#"{ "kind": "deal", "said": [-1] }"#).is_err());
    assert!(from_str::<Record>(r#"{ "kind": "passed" }"#).is_err());
    assert!(from_str::<Record>(r#"{ "kind": "dealer", "seat": 0 }"#).is_err());
}

#[test]
fn an_older_draft_with_less_in_it_is_read() {
    let draft: Draft = from_str(r#"{ "said": [null, 2] }"#).expect("read");
    assert_eq!(draft.said_by(seat('A')), None);
    assert_eq!(draft.said_by(seat('B')), Some(2));
}
