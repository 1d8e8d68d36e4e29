use crate::domain::{Draft, EntryId, Game, GameName, Kind, Roster, any, games};

use super::{
    Digits, FarHalf, Motion, Page, RulesTap, Screen, SheetId, TargetChoice, TextSize, Theme,
};

/// Everything that a user can ask of the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Show a page that needs no sheet, or a page of the open sheet.
    Go(Page),
    /// Close the top page; a half-filled form is kept.
    Back,
    SetLanguage(Option<String>),
    SetTheme(Theme),
    SetTextSize(TextSize),
    SetDigits(Digits),
    SetMotion(Motion),
    SetFarHalf(FarHalf),
    SetScreen(Screen),

    /// Which game the new sheet is for.
    SetUpGame(GameName),
    /// How many players the new sheet has.
    SetUpSeats(usize),
    /// Names or first dealer on the set-up page in front.
    SetUpRoster(Roster),
    /// Target, strokes, limit or stake on the set-up page in front.
    SetUpTarget(TargetChoice),
    /// Begin a sheet as it was set up.
    StartSheet,
    /// Change the open sheet's names, first dealer and headline to what was filled in.
    ApplyDetails,
    OpenSheet(SheetId),
    DeleteSheet(SheetId),
    /// Take a deleted sheet back.
    RestoreSheet(SheetId),

    /// A tap on the page of the house rules.
    Rules(RulesTap),
    /// Keep the rules on the page under the name typed there; one of the same name is replaced.
    KeepPreset,
    /// Forget the preset of one's own at this index, counted from 0 among those of the game.
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
    /// Show the form of another kind of entry.
    SetKind(Kind),
    /// A tap in the form.
    Fill(AnyTap),
    SaveEntry,
    /// A tap that fills in the next entry without its form.
    FillNext(AnyTap),
    /// A tap that completes the next entry without its form: it is saved at once.
    SaveNext(AnyTap),
    /// Empty the form in hand.
    ClearForm,
}

impl Command {
    /// Whether it may change more than what one looks at.
    pub fn changes(&self) -> bool {
        match self {
            Command::Go(page) => matches!(page, Page::NewSheet | Page::Details),
            Command::Back | Command::OpenSheet(_) | Command::EditEntry(_) => false,
            _ => true,
        }
    }
}

/// A tap in the form of a game.
pub type TapOf<G> = <<G as Game>::Draft as Draft<G>>::Tap;

games!(any!(
    /// A tap in the form of an entry.
    #[derive(Clone, Debug, PartialEq)]
    AnyTap of TapOf
));
