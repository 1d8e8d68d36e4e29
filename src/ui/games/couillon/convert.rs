//! The same thing of Couillon as the app and as the pages call it.

use crate::domain::Side;
use crate::domain::couillon::{
    DealDraft, Fault, Half, Looped, Missing, Outcome, Panel, Rank, Rules, Standing, Stroke, Tap,
    Verdict,
};

use crate::ui::bridge::{self, BoardChange, BoardEffect, CouillonPanel, DealResult, FormReason};
use crate::ui::convert::{count, side};

/// Who said yes to the trump, of a saved deal.
pub fn yes(said_yes: Option<Side>) -> bridge::SaidYes {
    match said_yes {
        None => bridge::SaidYes::Nobody,
        Some(Side::One) => bridge::SaidYes::One,
        Some(Side::Two) => bridge::SaidYes::Two,
    }
}

/// The answer of a deal that is being filled in, where silence may be one.
pub fn answer(deal: &DealDraft, rules: &Rules) -> bridge::SaidYes {
    deal.saying(rules).map_or(bridge::SaidYes::Unanswered, yes)
}

/// The tap that gives the answer; none takes it back.
pub fn say(yes: bridge::SaidYes) -> Option<Tap> {
    match yes {
        bridge::SaidYes::Unanswered => None,
        bridge::SaidYes::Nobody => Some(Tap::SaidYes(None)),
        bridge::SaidYes::One => Some(Tap::SaidYes(Some(Side::One))),
        bridge::SaidYes::Two => Some(Tap::SaidYes(Some(Side::Two))),
    }
}

/// Who won, or nobody.
pub fn result(verdict: Option<Verdict>) -> DealResult {
    match verdict {
        None => DealResult::None,
        Some(Verdict::Tie) => DealResult::Tie,
        Some(Verdict::Won(Side::One)) => DealResult::One,
        Some(Verdict::Won(Side::Two)) => DealResult::Two,
    }
}

/// The tap that says so.
pub fn tap_result(result: DealResult) -> Option<Tap> {
    match result {
        DealResult::None => None,
        DealResult::Tie => Some(Tap::Tie),
        DealResult::One => Some(Tap::Won(Side::One)),
        DealResult::Two => Some(Tap::Won(Side::Two)),
    }
}

/// What stands at the foot of the form; the keys do while the result is tapped.
pub fn panel(panel: Panel) -> CouillonPanel {
    match panel {
        Panel::Result | Panel::Points => CouillonPanel::Keypad,
        Panel::Counter => CouillonPanel::Counter,
    }
}

pub fn panel_of(panel: CouillonPanel) -> Panel {
    match panel {
        CouillonPanel::Keypad => Panel::Points,
        CouillonPanel::Counter => Panel::Counter,
    }
}

/// The rank with this number, the aces' being 0.
pub fn rank_of(rank: i32) -> Option<Rank> {
    Rank::ALL.get(usize::try_from(rank).ok()?).copied()
}

/// The strokes of a half as the board draws them.
pub fn strokes(half: &Half) -> Vec<i32> {
    let drawn = |stroke: &Stroke| match stroke {
        Stroke::Rubbed => -1,
        Stroke::Drawn { loops } => i32::from(*loops),
    };
    half.strokes.iter().map(drawn).collect()
}

/// How many strokes of a half still stand.
pub fn standing(half: &Half) -> i32 {
    count(half.plain() + half.looped())
}

/// What an entry did to the board, in the order in which it is told; it now stands so.
pub fn effects(rules: &Rules, outcome: &Outcome, after: &Standing) -> Vec<BoardEffect> {
    let effect = |change, of: Option<Side>, count| BoardEffect {
        change,
        side: side(of),
        count,
    };
    let win = match outcome {
        Outcome::Win(win) => win,
        Outcome::Tie { .. } => {
            let worth = after.next_win(rules).total();
            return vec![effect(BoardChange::Tie, None, worth)];
        }
        Outcome::AfterTheEnd(_) => return vec![effect(BoardChange::Nothing, None, 0)],
        Outcome::NoScore => return Vec::new(),
    };
    let (winner, loser) = (Some(win.side), Some(win.side.other()));
    let removed = win.removed;
    let told = [
        (removed.strokes > 0).then(|| effect(BoardChange::RubsOut, winner, removed.strokes)),
        (removed.loops > 0).then(|| effect(BoardChange::Loosens, winner, removed.loops)),
        win.looped.map(|looped| match looped {
            Looped::OnPlain | Looped::OnLooped => effect(BoardChange::Loop, loser, 1),
            Looped::Dropped => effect(BoardChange::NoLoop, loser, 0),
        }),
        win.wins_match.then(|| effect(BoardChange::Wins, winner, 0)),
    ];
    told.into_iter().flatten().collect()
}

/// Why a form lacks something.
pub fn missing(missing: Missing) -> FormReason {
    use bridge::Reason;
    match missing {
        Missing::SaidYes => plain(Reason::NoYes),
        Missing::Result => plain(Reason::NoResult),
        Missing::PointsOf(side) => about(Reason::NoSidePoints, number(side), 0),
        Missing::Dealer => plain(Reason::NoDealer),
    }
}

/// Why a form is refused.
pub fn fault(fault: Fault) -> FormReason {
    use bridge::Reason;
    match fault {
        Fault::PointsOutOfRange(side, points) => about(Reason::PackRange, number(side), points),
        Fault::SumOfSixteen(sum) => about(Reason::PackFour, sum, 0),
        Fault::SumOfAll(sum) => about(Reason::PackAll, sum, 0),
        Fault::NoAllTricks => plain(Reason::NoKapotHere),
        Fault::AllTricksInATie => plain(Reason::KapotTie),
        Fault::AllTricksButPoints(side, points) => about(Reason::KapotPoints, number(side), points),
        Fault::NoSuchSeat => plain(Reason::Seat),
    }
}

fn plain(reason: bridge::Reason) -> FormReason {
    about(reason, 0, 0)
}

fn about(reason: bridge::Reason, a: i32, b: i32) -> FormReason {
    FormReason {
        reason,
        a,
        b,
        ..Default::default()
    }
}

/// The side as the sentences count it: from 1.
fn number(side: Side) -> i32 {
    match side {
        Side::One => 1,
        Side::Two => 2,
    }
}
