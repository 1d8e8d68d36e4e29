//! How entries, house rules and drafts are written down, and that they are read again as they were.

use ardoise::domain::couillon::{Draft, Record, Rules};
use ardoise::domain::{Draft as _, Kind};
use proptest::prelude::*;
use serde_json::{from_str, json, to_string, to_value};

use super::any;
use super::board::{ONE, TWO, points, seat, won};

#[test]
fn entries_are_written_as_the_table_says_them() {
    let written = |record: Record| to_value(record).expect("a record is written");
    let tapped = json!({ "kind": "deal", "said-yes": "two", "result": { "won": "one" } });
    assert_eq!(written(Record::Deal(won(Some(TWO), ONE))), tapped);
    let counted = json!({ "kind": "deal", "result": { "points": { "one": 21, "two": 13 } } });
    assert_eq!(written(Record::Deal(points(None, 21, 13))), counted);
    let dealer = json!({ "kind": "dealer", "seat": 3 });
    assert_eq!(written(Record::Dealer { seat: seat(3) }), dealer);
}

#[test]
fn a_file_may_leave_out_rules_but_not_invent_them() {
    let rules: Rules = from_str(r#"{ "strokes": 7 }"#).expect("the rest at its default");
    assert_eq!(
        rules,
        Rules {
            strokes: 7,
            ..Rules::default()
        }
    );
    assert!(from_str::<Rules>(r#"{ "streaks": 7 }"#).is_err());
    let more = r#"{ "kind": "deal", "result": "tie", "colour": "red" }"#;
    assert!(from_str::<Record>(more).is_err());
}

#[test]
fn a_draft_of_a_kind_that_the_game_does_not_have_shows_a_deal() {
    let draft: Draft = from_str(r#"{ "kind": "transfer" }"#).expect("a draft");
    assert_eq!(draft.kind(), Kind::Deal);
    assert!(!draft.is_begun());
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        rules in any::rules(),
        record in any::wild_record(),
        taps in super::draft_laws::taps(),
    ) {
        let again = |text: &str| from_str::<Record>(text).expect("a record is read");
        prop_assert_eq!(again(&to_string(&record).expect("written")), record);
        let draft = super::drafts::tapped(&rules, &taps);
        let text = to_string(&draft).expect("a draft is written");
        prop_assert_eq!(from_str::<Draft>(&text).expect("a draft is read"), draft);
        let text = to_string(&rules).expect("rules are written");
        prop_assert_eq!(from_str::<Rules>(&text).expect("rules are read"), rules);
    }
}
