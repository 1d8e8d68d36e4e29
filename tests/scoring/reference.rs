//! The score of a deal a second time: the formulas of rules §1 as they are printed, without lines. It shares nothing
//! with the app but the types of what is recorded.

use ardoise::domain::coinche::{
    BeloteOnFailure, Bid, CoincheScope, Counting, Deal, DeclarationsOnCapot, DeclarationsOnFailure,
    Double, FailedCapot, FailureBase, Generale, Rounding, Rules, Surcoinche, TrickBid, UnbidCapot,
};

/// Whether the contract is made, the bidders' score and the defenders'.
pub fn score(rules: &Rules, deal: &Deal) -> (bool, i32, i32) {
    let (bidders, defenders) = (deal.bidder, deal.bidder.other());
    let bid_only = rules.counting == Counting::BidOnly;
    let capot = deal.bid == Bid::CAPOT;
    let generale = deal.bid == Bid::GENERALE;
    let base = match rules.failure_base {
        FailureBase::Of160 => 160,
        FailureBase::Of162 => 162,
    };
    let unbid = match rules.unbid_capot {
        _ if bid_only => 250,
        UnbidCapot::Of250 => 250,
        UnbidCapot::Of252 => 252,
        UnbidCapot::Of162 => 162,
    };
    let m = match (deal.double, rules.surcoinche) {
        (Double::None, _) => 1,
        (Double::Coinche, _) => 2,
        (Double::Surcoinche, Surcoinche::Four) => 4,
        (Double::Surcoinche, Surcoinche::Three) => 3,
    };
    let bid = match (deal.bid, rules.generale) {
        (Bid::Points(points), _) => points,
        (Bid::Tricks(TrickBid::Capot), _) => rules.capot_bid,
        (Bid::Tricks(TrickBid::Generale), Generale::Worth(points)) => points,
        (Bid::Tricks(TrickBid::Generale), Generale::Off) => 500,
    };

    let all_b = deal.all_tricks == Some(bidders);
    let all_d = deal.all_tricks == Some(defenders);
    let cards_b = deal.cards.of(bidders);
    let cards_d = 162 - cards_b;
    let tricks_b = match all_b {
        true if capot || generale => 250,
        true => unbid,
        false => cards_b,
    };
    let tricks_d = if all_d { unbid } else { cards_d };
    let belote_b = 20 * i32::from(deal.belotes[bidders]);
    let belote_d = 20 * i32::from(deal.belotes[defenders]);
    let (mut decl_b, mut decl_d) = match deal.declarations {
        Some(declared) if rules.declarations && declared.side == bidders => {
            (declared.counts.points(), 0)
        }
        Some(declared) if rules.declarations => (0, declared.counts.points()),
        _ => (0, 0),
    };
    let taken_over = DeclarationsOnCapot::ToTheSideWithAllTricks;
    if rules.declarations_on_capot == taken_over && !bid_only {
        if all_b {
            (decl_b, decl_d) = (decl_b + decl_d, 0);
        } else if all_d {
            (decl_b, decl_d) = (0, decl_b + decl_d);
        }
    }

    let counted = i32::from(rules.belote_counts);
    let own_b = tricks_b + decl_b + counted * belote_b;
    let own_d = tricks_d + decl_d + counted * belote_d;
    let made = if generale {
        all_b && deal.alone == Some(true)
    } else if capot {
        all_b
    } else {
        own_b >= bid && (!rules.must_beat || all_b || own_b > own_d)
    };

    // From here on the card points as they are scored.
    let tens = |points: i32| (points + 5) / 10 * 10;
    let complement = rules.rounding == Rounding::Complement;
    let tricks_d = if complement && tricks_d == cards_d {
        tens(cards_d)
    } else {
        tricks_d
    };
    let tricks_b = if complement && tricks_b == cards_b {
        160 - tens(cards_d)
    } else {
        tricks_b
    };

    let (belote_kept, belote_over) = match rules.belote_on_failure {
        BeloteOnFailure::Kept => (belote_b, 0),
        BeloteOnFailure::ToTheDefenders => (0, belote_b),
    };
    let (decl_kept, decl_over) = match rules.declarations_on_failure {
        DeclarationsOnFailure::Lost => (0, 0),
        DeclarationsOnFailure::ToTheDefenders => (0, decl_b),
        DeclarationsOnFailure::Kept => (decl_b, 0),
    };
    let capot_at_250 = rules.failed_capot == FailedCapot::Of250 && (capot || generale);
    let failed_base = if (rules.defence_capot && all_d) || capot_at_250 {
        250
    } else {
        base
    };
    // In points-only a bid in points is worth nothing; capot and générale keep their value.
    let valued = if rules.counting == Counting::PointsOnly && !capot && !generale {
        0
    } else {
        bid
    };
    let coinched = m > 1;
    let takes_all = coinched && rules.coinche_scope == CoincheScope::WinnerTakesAll;
    let whole = coinched && rules.coinche_scope == CoincheScope::Whole;
    // The whole score multiplied, with belote inside or beside.
    let multiplied = |sum: i32, belote: i32| match rules.belote_multiplied {
        true => m * (sum + belote),
        false => m * sum + belote,
    };
    let winner_all = if made { all_b } else { all_d };
    let premium = capot || generale || unbid != 162;
    let pack = if (winner_all && premium) || (!made && capot_at_250) {
        250
    } else {
        base
    };

    let extras_b = decl_b + belote_b;
    let extras_d = decl_d + belote_d + decl_over + belote_over;
    let (exact_b, exact_d) = match (rules.counting, made) {
        (Counting::BidOnly, true) => (m * bid, 0),
        (Counting::BidOnly, false) => (0, m * bid),

        (Counting::PointsOnly, true) if coinched => (m * (base + valued) + extras_b, belote_d),
        (Counting::PointsOnly, false) if coinched => {
            (belote_kept, m * (failed_base + valued) + extras_d)
        }
        (Counting::PointsOnly, true) => {
            (tricks_b + extras_b + valued, tricks_d + decl_d + belote_d)
        }
        (Counting::PointsOnly, false) => (belote_kept + decl_kept, failed_base + valued + extras_d),

        (_, true) if takes_all => (m * (pack + bid) + extras_b, belote_d),
        (_, false) if takes_all => (belote_kept, m * (pack + bid) + extras_d),

        (Counting::PointsAndBid, true) if whole => (
            multiplied(tricks_b + decl_b + bid, belote_b),
            tricks_d + decl_d + belote_d,
        ),
        (Counting::BidVsPoints, true) if whole => {
            (multiplied(bid, belote_b), tricks_d + decl_d + belote_d)
        }
        (_, false) if whole => (
            belote_kept + decl_kept,
            multiplied(
                failed_base + bid + decl_d + decl_over,
                belote_d + belote_over,
            ),
        ),

        (Counting::PointsAndBid, true) => {
            (tricks_b + extras_b + m * bid, tricks_d + decl_d + belote_d)
        }
        (Counting::BidVsPoints, true) => (m * bid + belote_b, tricks_d + decl_d + belote_d),
        (_, false) => (belote_kept + decl_kept, failed_base + m * bid + extras_d),
    };
    let rounded = |points: i32| match rules.rounding {
        Rounding::FiveUp | Rounding::Complement => tens(points),
        Rounding::FiveDown => (points + 4) / 10 * 10,
        Rounding::None => points,
    };
    (made, rounded(exact_b), rounded(exact_d))
}
