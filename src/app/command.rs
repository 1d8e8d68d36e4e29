use crate::domain::EntryId;
use crate::domain::coinche::{
    AllTricks, Bid, Card, Declaration, Double, Kind, NextDealer, Panel, Trump,
};
use crate::domain::{Points, Roster, Seat, Side};

use super::{Page, RulesTap, SheetId, TargetChoice, Theme};

/// Everything that a user can ask of the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Show a page that needs no sheet, or a page of the open sheet.
    Go(Page),
    /// Close the top page; a half-filled form is kept.
    Back,
    SetLanguage(Option<String>),
    SetTheme(Theme),

    /// Names or first dealer on the set-up page in front.
    SetUpRoster(Roster),
    SetUpTarget(TargetChoice),
    /// Begin a sheet as it was set up.
    StartSheet,
    /// Change the open sheet's names, first dealer and target to what was filled in.
    ApplyDetails,
    OpenSheet(SheetId),
    DeleteSheet(SheetId),

    /// A tap on the page of the house rules.
    Rules(RulesTap),
    /// Keep the rules on the page under the name typed there; one of the same name is replaced.
    KeepPreset,
    /// Forget the preset of one's own at this index, counted from 0.
    ForgetPreset(usize),
    /// Put the rules on the page in force: for the open sheet one undoable step.
    ApplyRules,
    Undo,
    Redo,

    /// Open the form for the next entry, where it was left.
    NewEntry(Kind),
    /// Open the form with an entry as it was saved.
    EditEntry(EntryId),
    /// Open an empty form for an entry before this one.
    InsertBefore(EntryId),
    DeleteEntry(EntryId),
    /// Go back to the correction or insertion that was just left.
    ReturnToDraft,
    /// A tap in the form.
    Fill(Fill),
    SaveEntry,
    /// Empty the form in hand.
    ClearForm,
}

/// A tap in the form of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    Kind(Kind),
    Bidder(Side),
    Bid(Bid),
    /// One step up or down the ladder.
    BidStep(Step),
    /// Tapped again, a trump is no longer recorded.
    Trump(Trump),
    Double(Double),
    /// One more belote for the side, or none again when it has the most there can be.
    Belote(Side),
    DeclaringSide(Option<Side>),
    Declaration(Declaration, Step),
    PointsOf(Side),
    /// 0 to 9.
    Digit(Points),
    Backspace,
    AllTricks(AllTricks),
    Alone(bool),
    /// Put the card on the pile that is counted, or take it off.
    Card(Card),
    LastTrick(bool),
    /// Take the counted pile for the points.
    UsePile,
    Panel(Panel),
    NextDealer(NextDealer),
    AdjustmentSide(Side),
    AdjustmentMinus(bool),
    Note(String),
    DealerSeat(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Up,
    Down,
}
