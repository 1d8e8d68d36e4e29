//! The presets, what differs from them, and which switches play no part.

use ardoise::domain::Direction;
use ardoise::domain::HouseRules;
use ardoise::domain::coinche::{
    CoincheScope, Counting, Idle, NextDealer, Preset, Rules, Surcoinche, Switch, Target,
};

use super::examples::check;

#[test]
fn a_sheet_follows_standard_until_a_rule_changes() {
    assert_eq!(Rules::default().preset(), Some(Preset::Standard));
    let own = Rules {
        surcoinche: Surcoinche::Three,
        must_beat: true,
        ..Rules::default()
    };
    assert_eq!(own.preset(), None);
    let differs = own.differences(&Rules::default());
    assert_eq!(differs, [Switch::MustBeat, Switch::Surcoinche]);
}

#[test]
fn target_direction_and_passed_deals_are_no_part_of_a_preset() {
    let table = Rules {
        target: Target::Points(1000),
        direction: Direction::Anticlockwise,
        passed_deal: NextDealer::Same,
        ..Rules::default()
    };
    for preset in Preset::ALL.iter().copied() {
        let rules = table.clone().with_preset(preset);
        assert_eq!(rules.preset(), Some(preset));
        assert_eq!(rules.target, Target::Points(1000));
        assert_eq!(rules.direction, Direction::Anticlockwise);
        assert_eq!(rules.passed_deal, NextDealer::Same);
        assert_eq!(preset.rules().preset(), Some(preset));
    }
}

#[test]
fn presets_differ_from_standard_where_the_rules_say() {
    let differs = |preset: Preset| preset.rules().differences(&Rules::default());
    assert_eq!(
        differs(Preset::Federation),
        [
            Switch::MustBeat,
            Switch::CoincheScope,
            Switch::DeclarationsOnFailure,
            Switch::DeclarationsOnCapot,
            Switch::UnbidCapot,
        ]
    );
    assert_eq!(
        differs(Preset::Contest),
        [
            Switch::CoincheScope,
            Switch::Declarations,
            Switch::UnbidCapot,
            Switch::FailedCapot,
        ]
    );
    assert_eq!(differs(Preset::BidOnly), [Switch::Counting]);
}

#[test]
fn federation() {
    check(
        &Preset::Federation.rules(),
        &[
            ("80 80", "failed", 0, 240),
            ("80 80 x2", "failed", 0, 480),
            ("120 100", "failed", 0, 280),
            ("130 100 tierce", "failed", 0, 310),
            // 252 + 100 + 50 = 402, rounded.
            ("100 162 all their-fifty", "made", 400, 0),
            ("120 130 x2 their-belote", "made", 560, 20),
            ("capot 162 all belote", "made", 520, 0),
        ],
    );
}

#[test]
fn contest() {
    check(
        &Preset::Contest.rules(),
        &[
            ("100 115", "made", 220, 50),
            ("100 90 tierce", "failed", 0, 260),
            ("100 120 x2", "made", 520, 0),
            ("120 110 x2", "failed", 0, 560),
            ("capot 150", "failed", 0, 500),
            ("120 162 all", "made", 280, 0),
        ],
    );
}

#[test]
fn a_switch_that_plays_no_part_says_why() {
    let standard = Rules::default();
    let rules = |counting| Rules {
        counting,
        ..Rules::default()
    };
    let whole = Rules {
        coinche_scope: CoincheScope::Whole,
        ..Rules::default()
    };
    let off = Rules {
        declarations: false,
        ..Rules::default()
    };
    let bid_only = rules(Counting::BidOnly);
    let points_only = rules(Counting::PointsOnly);
    let whole_points_only = Rules {
        counting: Counting::PointsOnly,
        ..whole.clone()
    };
    for (rules, switch, idle) in [
        (&standard, Switch::BeloteMultiplied, Some(Idle::NotWhole)),
        (&whole, Switch::BeloteMultiplied, None),
        (&standard, Switch::CoincheScope, None),
        (&standard, Switch::DeclarationsOnFailure, None),
        (
            &off,
            Switch::DeclarationsOnFailure,
            Some(Idle::NoDeclarations),
        ),
        (
            &off,
            Switch::DeclarationsOnCapot,
            Some(Idle::NoDeclarations),
        ),
        (&off, Switch::UnbidCapot, None),
        (&bid_only, Switch::CoincheScope, Some(Idle::BidOnly)),
        (&bid_only, Switch::FailureBase, Some(Idle::BidOnly)),
        (&bid_only, Switch::UnbidCapot, Some(Idle::BidOnly)),
        (&bid_only, Switch::BeloteOnFailure, Some(Idle::BidOnly)),
        (&bid_only, Switch::MustBeat, None),
        (&bid_only, Switch::CapotBid, None),
        (&points_only, Switch::CoincheScope, Some(Idle::PointsOnly)),
        (
            &whole_points_only,
            Switch::BeloteMultiplied,
            Some(Idle::PointsOnly),
        ),
        (&points_only, Switch::FailureBase, None),
    ] {
        assert_eq!(rules.idle(switch), idle, "{switch:?} under {rules:?}");
    }
}

#[test]
fn rules_are_written_by_the_names_of_the_rule_page() {
    let written = serde_json::to_value(Preset::Federation.rules()).expect("rules are written");
    for (key, value) in [
        ("counting", "points+bid"),
        ("coinche-scope", "winner-takes-all"),
        ("declarations-on-failure", "to-the-defenders"),
        ("declarations-on-capot", "to-the-side-with-all-tricks"),
        ("unbid-capot", "252"),
        ("surcoinche", "4"),
        ("generale", "off"),
        ("rounding", "five-up"),
    ] {
        assert_eq!(written[key], value, "{key}");
    }
    let read: Rules = serde_json::from_value(written).expect("rules are read");
    assert_eq!(read, Preset::Federation.rules());

    let partial: Rules =
        serde_json::from_str(r#"{"must-beat": true}"#).expect("the rest is default");
    assert_eq!(partial.differences(&Rules::default()), [Switch::MustBeat]);
    assert!(serde_json::from_str::<Rules>(r#"{"must_beat": true}"#).is_err());
    assert!(serde_json::from_str::<Rules>(r#"{"surcoinche": "5"}"#).is_err());
}
