//! The page of the house rules, and what the form makes of them.

use ardoise::domain::coinche::{Bid, Counting, Rules, Trump};

use super::play;
use crate::phone::{Phone, coinche};

// The switches by their place on the page.
const MUST_BEAT: usize = 0;
const HIGHER_BIDS: usize = 2;
const TRUMP_KINDS: usize = 3;
const SCOPE: usize = 7;
const BELOTE_MULTIPLIED: usize = 8;
const SURCOINCHE: usize = 9;
const COUNTING: usize = 10;
const ROUNDING: usize = 12;
const CAPOT_BID: usize = 14;
const GENERALE: usize = 17;

fn rule(switch: usize, choice: usize) -> String {
    format!("rule-{switch}-{choice}")
}

/// A phone so high that the whole page of the rules is in sight, with a sheet on it.
fn seated() -> Phone {
    let phone = Phone::builder().size(360.0, 6000.0).start();
    phone.taps("new-sheet start");
    phone
}

fn choose(phone: &Phone, choices: &[(usize, usize)]) {
    phone.tap("rules");
    for (switch, choice) in choices {
        phone.tap(&rule(*switch, *choice));
    }
    phone.tap("apply-rules");
}

fn rules(phone: &Phone) -> Rules {
    coinche(&phone.kept().documents[0].sheet).rules.clone()
}

#[test]
fn a_preset_is_shown_before_it_is_applied_and_can_be_taken_back() {
    let phone = seated();
    // 80 bid and 80 made: enough by the standard, not for the federation.
    play(&phone, 1, "80", "80");
    assert_eq!(phone.totals(), (160, 80));
    assert_eq!(phone.label("rules"), "House rules: Standard");
    phone.tap("rules");
    assert!(!phone.is_enabled("apply-rules"), "nothing is changed yet");
    phone.tap("preset-1");
    assert_eq!(
        (phone.number("revised-1"), phone.number("revised-2")),
        (0, 240)
    );
    assert_eq!(phone.label("change-0"), "Deal 1: failed instead of made");
    // Looking changes nothing.
    assert_eq!(rules(&phone), Rules::default());
    phone.tap("apply-rules");
    assert_eq!(phone.totals(), (0, 240));
    assert_eq!(phone.label("rules"), "House rules: Federation");
    assert_eq!(phone.label("undo"), "Undo: Change rules");
    phone.tap("undo");
    assert_eq!(phone.totals(), (160, 80));
    assert_eq!(phone.label("rules"), "House rules: Standard");
    phone.tap("redo");
    assert_eq!(phone.totals(), (0, 240));
}

#[test]
fn leaving_the_page_changes_nothing() {
    let phone = seated();
    phone.tap("rules");
    phone.tap(&rule(MUST_BEAT, 1));
    phone.tap("back");
    assert_eq!(phone.label("rules"), "House rules: Standard");
    assert_eq!(rules(&phone), Rules::default());
}

#[test]
fn rules_of_ones_own_are_named_used_and_forgotten() {
    let phone = seated();
    phone.tap("rules");
    phone.tap(&rule(MUST_BEAT, 1));
    phone.tap(&rule(ROUNDING, 3));
    assert!(!phone.is_enabled("keep-preset"), "it has no name yet");
    phone.type_into("preset-name", "  Café  du Nord ");
    phone.tap("keep-preset");
    assert!(phone.is_checked("own-preset-0"));
    assert_eq!(phone.label("own-preset-0"), "Café du Nord");
    phone.tap("apply-rules");
    assert_eq!(phone.label("rules"), "House rules: Café du Nord");
    // The next sheet of the same table begins with them, also after a restart.
    phone.tap("back");
    let phone = phone.restart();
    phone.tap("new-sheet");
    assert_eq!(phone.label("open-rules"), "House rules: Café du Nord");
    phone.tap("open-rules");
    phone.tap("preset-0");
    assert!(phone.is_checked("preset-0"));
    phone.tap("own-preset-0");
    phone.tap("forget-preset");
    assert!(!phone.shows("own-preset-0"));
    // The rules themselves stay as they were chosen.
    phone.taps("apply-rules start");
    assert_eq!(phone.label("rules"), "House rules: custom: 2 differences");
    assert!(rules(&phone).must_beat);
}

#[test]
fn a_preset_of_the_same_name_is_replaced() {
    let phone = seated();
    phone.tap("rules");
    for choice in [1, 2] {
        phone.tap(&rule(SCOPE, choice));
        phone.type_into("preset-name", "Ours");
        phone.tap("keep-preset");
    }
    assert!(phone.shows("own-preset-0"));
    assert!(!phone.shows("own-preset-1"));
}

#[test]
fn switches_that_play_no_part_are_off_with_a_reason() {
    let phone = seated();
    phone.tap("rules");
    assert!(!phone.is_enabled(&rule(BELOTE_MULTIPLIED, 1)));
    phone.tap(&rule(SCOPE, 1));
    assert!(phone.is_enabled(&rule(BELOTE_MULTIPLIED, 1)));
    phone.tap(&rule(COUNTING, 1));
    assert!(!phone.is_enabled(&rule(SCOPE, 0)));
}

#[test]
fn a_number_of_ones_own_is_taken_or_answered_with_a_sentence() {
    let phone = seated();
    phone.tap("rules");
    let field = format!("rule-{CAPOT_BID}-number");
    let sentence = format!("rule-{CAPOT_BID}-misread");
    phone.type_into(&field, "300");
    assert!(!phone.shows(&sentence));
    phone.type_into(&field, "99999999999");
    assert_eq!(phone.label(&sentence), "Type a number from 0 to 9990.");
    phone.type_into(&field, "400");
    assert!(!phone.shows(&sentence));
    phone.tap("apply-rules");
    assert_eq!(rules(&phone).capot_bid, 400);
    phone.taps("new-deal bidder-1 bid-capot all-tricks-1 save");
    assert_eq!(phone.totals(), (650, 0));
}

#[test]
fn bids_above_160_and_a_threefold_surcoinche() {
    let phone = seated();
    choose(&phone, &[(HIGHER_BIDS, 1), (SURCOINCHE, 1)]);
    phone.taps("new-deal bidder-1 bid-180 double-surcoinche");
    assert_eq!(phone.label("bid"), "Bid: 180");
    for _ in 0..9 {
        phone.poke("bid-up");
    }
    assert_eq!(phone.label("bid"), "Bid: 250");
    phone.tap("bid");
    phone.tap("bid-170");
    // 152 and a fifty are 202: made. 202 + 3 × 170 = 712, and 10 for the others.
    phone.taps("key-1 key-5 key-2 declarations declaring-1 more-1 save");
    assert_eq!(phone.totals(), (710, 10));
}

#[test]
fn a_generale_asks_whether_one_player_took_all() {
    let phone = seated();
    choose(&phone, &[(GENERALE, 1)]);
    phone.taps("new-deal bidder-2 bid-generale all-tricks-2");
    assert!(!phone.is_enabled("save"));
    assert_eq!(
        phone.label("assessment"),
        "Did one player take all eight tricks alone?"
    );
    // Taken by both partners it is failed: 160 and 500 for the others.
    phone.tap("alone-no");
    phone.taps("save");
    assert_eq!(phone.totals(), (660, 0));
    phone.taps("new-deal bidder-2 bid-generale all-tricks-2 alone-yes save");
    assert_eq!(phone.totals(), (660, 750));
}

#[test]
fn all_trump_has_up_to_four_belotes() {
    let phone = seated();
    choose(&phone, &[(TRUMP_KINDS, 1)]);
    phone.taps("new-deal bidder-1 trump-all belote-1 belote-1 belote-2 belote-2 bid-100");
    phone.taps("key-1 key-0 key-0 save");
    // 100 and two belotes, and the bid; 62 and two belotes.
    assert_eq!(phone.totals(), (240, 100));
    let documents = phone.kept().documents;
    let ardoise::domain::coinche::Record::Deal(deal) =
        &coinche(&documents[0].sheet).entries[0].record
    else {
        panic!("a deal was saved");
    };
    assert_eq!(deal.trump, Some(Trump::AllTrump));
    assert_eq!(deal.bid, Bid::Points(100));
    // Without trump there is none: what was noted is refused, until it is taken back.
    phone.taps("new-deal bidder-1 belote-1 trump-none bid-100 key-9 key-0");
    assert_eq!(
        phone.label("assessment"),
        "Without trump there is no belote."
    );
    phone.taps("belote-1");
    assert!(phone.is_enabled("save"));
}

#[test]
fn rules_that_would_refuse_a_recorded_deal_say_so_first() {
    let phone = seated();
    choose(&phone, &[(HIGHER_BIDS, 1)]);
    phone.taps("new-deal bidder-1 bid-170 key-1 key-5 key-2 save");
    phone.tap("rules");
    phone.tap(&rule(HIGHER_BIDS, 0));
    assert_eq!(
        phone.label("change-0"),
        "Entry 1 stays as recorded. This sheet's rules do not have that bid."
    );
    let before = coinche(&phone.kept().documents[0].sheet).entries.clone();
    phone.tap("apply-rules");
    assert_eq!(coinche(&phone.kept().documents[0].sheet).entries, before);
}

#[test]
fn a_pile_is_counted_card_by_card() {
    let phone = seated();
    phone.taps("new-deal bidder-1 bid-80 key-pile trump-spades");
    // Trump jack 20 and ace 11; the plain ace 11 and jack 2 of hearts; the last ten.
    phone.taps("pile-card-4 pile-card-0 pile-suit-1 pile-card-0 pile-card-4 pile-last-trick");
    assert_eq!(phone.label("use-pile"), "54 for Us");
    // A card put back counts no longer.
    phone.tap("pile-card-4");
    assert_eq!(phone.label("use-pile"), "52 for Us");
    phone.tap("use-pile");
    assert_eq!(phone.label("points-1"), "Us: 52 card points");
    assert_eq!(phone.label("points-2"), "Them: 110 card points");
}

#[test]
fn a_deal_in_the_ledger_shows_its_sum() {
    let phone = seated();
    play(&phone, 1, "110", "112");
    phone.tap("entry-1");
    let line = |at: usize| {
        let points = phone.number(&format!("sum-points-{at}"));
        (phone.label(&format!("sum-{at}")), points)
    };
    assert_eq!(line(0), ("Card points".to_owned(), 112));
    assert_eq!(line(1), ("Bid of 110".to_owned(), 110));
    assert_eq!(line(2), ("Rounding".to_owned(), -2));
    assert_eq!(line(3), ("Card points".to_owned(), 50));
    assert!(!phone.shows("sum-4"));
}

#[test]
fn bid_only_scores_the_bid_alone() {
    let phone = seated();
    phone.tap("rules");
    phone.tap("preset-3");
    assert!(phone.is_checked(&rule(COUNTING, 1)));
    phone.tap("apply-rules");
    assert_eq!(rules(&phone).counting, Counting::BidOnly);
    play(&phone, 2, "90", "100");
    assert_eq!(phone.totals(), (0, 90));
}
