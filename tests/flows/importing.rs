//! What comes in: a file is looked into, and its sheets are put beside those that are here.

use ardoise::app::{Document, SheetId};
use ardoise::outside::Trouble;
use ardoise::store::exchange;
use ardoise::ui::bridge::Note;
use slint::platform::Key;

use super::{play, play_three, seat, seated};
use crate::phone::Phone;

/// The file of a sheet with three deals, from another phone.
fn file() -> String {
    let phone = seated();
    play_three(&phone);
    phone.sheet_text()
}

/// Has the page for importing in front, and a file with this text chosen on it.
#[track_caller]
fn choose(phone: &Phone, text: &str) {
    phone.taps("open-settings open-import");
    phone.elsewhere.picks(Ok(Some(text.to_owned())));
    phone.tap("import-pick");
}

#[test]
fn a_new_sheet_is_shown_taken_in_and_kept() {
    let phone = Phone::new();
    let text = file();
    choose(&phone, &text);
    let said = phone.label("arrival-1");
    assert!(
        said.starts_with("Us – Them. Coinche to 2000 · 3 deals · "),
        "{said}"
    );
    assert!(said.ends_with(". Us: 280, Them: 480. New"), "{said}");
    assert!(!phone.shows("arrival-2"));
    assert!(phone.kept().documents.is_empty(), "nothing is taken in yet");
    assert_eq!(phone.label("take-in"), "Take in 1 sheet");
    phone.tap("take-in");
    assert_eq!(phone.snack().0, Note::TakenIn);
    assert_eq!(phone.label("snack"), "1 sheet taken in");
    assert_eq!(phone.sheet_text(), text);
    let phone = phone.restart();
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), super::THREE);
    assert!(phone.is_enabled("undo"), "with its history");
}

#[test]
fn what_is_there_already_is_not_taken_twice() {
    let phone = Phone::new();
    let text = file();
    choose(&phone, &text);
    phone.tap("take-in");
    choose(&phone, &text);
    assert!(phone.label("arrival-1").ends_with(". Already there"));
    assert!(!phone.is_enabled("take-in"));
    assert_eq!(
        phone.label("import-why-not"),
        "Nothing in this file is new."
    );
    phone.tap("import-cancel");
    assert!(phone.shows("open-import"), "the page behind");
    assert_eq!(phone.kept().documents.len(), 1);
}

#[test]
fn a_sheet_that_differs_is_put_beside_the_one_here() {
    let phone = Phone::new();
    let text = file();
    choose(&phone, &text);
    phone.taps("take-in sheet-running-0");
    play(&phone, 1, "80", "82");
    let totals = phone.totals();
    phone.tap("back");
    choose(&phone, &text);
    assert!(phone.label("arrival-1").contains("nothing is replaced"));
    phone.tap("take-in");
    assert_eq!(phone.kept().documents.len(), 2);
    phone.tap("sheet-running-0");
    assert_eq!(phone.totals(), totals);
    phone.taps("back sheet-running-1");
    assert_eq!(phone.totals(), super::THREE);
    // Once it is here, it is known again.
    phone.tap("back");
    choose(&phone, &text);
    assert!(phone.label("arrival-1").ends_with("Already there"));
}

#[test]
fn a_deleted_sheet_is_not_hidden_by_one_of_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let phone = seat(Phone::builder().folder(folder.path()).start());
    play_three(&phone);
    let text = phone.sheet_text();
    play(&phone, 1, "80", "82");
    phone.taps("back sheet-menu-running-0 sheet-delete sheet-delete-yes");
    choose(&phone, &text);
    assert!(phone.label("arrival-1").ends_with("New"));
    phone.taps("take-in deleted-sheets");
    phone.taps("restore-0 back");
    let totals: Vec<usize> = phone
        .kept()
        .documents
        .iter()
        .map(|it| it.sheet.len())
        .collect();
    assert_eq!(totals.len(), 2, "both are there");
    assert!(totals.contains(&3) && totals.contains(&4));
    assert!(phone.shows("sheet-running-1"));
}

#[test]
fn what_no_form_would_have_taken_is_refused_with_the_reason() {
    let phone = Phone::new();
    let text = file();
    let damaged = text.replace("\"points\": 112", "\"points\": 161");
    assert_ne!(damaged, text);
    choose(&phone, &damaged);
    let said = phone.label("arrival-1");
    assert!(
        said.contains("Refused: Entry 1: No cards give 161 points"),
        "{said}"
    );
    assert!(!phone.is_enabled("take-in"));
    // The sound ones of the same file come in.
    let sound = {
        let other = Phone::new();
        other.taps("new-sheet game-kopknack start");
        other.sheet_text()
    };
    let both = format!(
        "{{\"format\": \"ardoise-export\", \"version\": 1, \"sheets\": [{damaged}, {sound}]}}"
    );
    phone.tap("back");
    phone.tap("back");
    choose(&phone, &both);
    assert!(phone.label("arrival-1").contains("Refused"));
    assert!(phone.label("arrival-2").ends_with("New"));
    assert!(
        phone
            .label("arrival-2")
            .contains("Player 1: 0, Player 2: 0")
    );
    phone.tap("take-in");
    assert_eq!(phone.kept().documents.len(), 1);
}

#[test]
fn a_sheet_that_cannot_be_read_has_a_number_and_a_reason() {
    let phone = Phone::new();
    let text = file();
    for (from, to, why) in [
        (
            "\"version\": 1",
            "\"version\": 9",
            "A newer version of Ardoise wrote it.",
        ),
        (
            "\"id\": \"",
            "\"id\": \"x",
            "It is not named as sheets are.",
        ),
        (
            "\"created\": ",
            "\"colour\": 1, \"created\": ",
            "which means nothing here.",
        ),
        (
            "\"bidder\": \"one\"",
            "\"bidder\": \"three\"",
            "Entry 1 cannot be read.",
        ),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        choose(&phone, &changed);
        let said = phone.label("arrival-1");
        assert!(said.starts_with("Sheet 1 of the file. Refused: "), "{said}");
        assert!(said.contains(why), "{said}");
        phone.taps("back back");
    }
    assert!(phone.kept().documents.is_empty());
}

#[test]
fn a_file_that_holds_nothing_of_ours_is_said_to() {
    let phone = Phone::new();
    phone.taps("open-settings open-import");
    let text = |text: &str| Ok(Some(text.to_owned()));
    let large = " ".repeat(exchange::LARGEST + 1);
    let export = |version: u32| {
        format!("{{\"format\": \"ardoise-export\", \"version\": {version}, \"sheets\": []}}")
    };
    for (picked, said) in [
        (text("hello"), "it is not JSON"),
        (text("{}"), "no sheets of Ardoise"),
        (
            text(&export(2)),
            "A newer version of Ardoise wrote this file.",
        ),
        (text(&large), "no more than 64 MB are read"),
        (Err(Trouble::NotText), "it is not JSON"),
        (Err(Trouble::Missing), "There is no such file."),
        (Err(Trouble::Denied), "does not allow reading"),
        (Err(Trouble::Failed), "reports an error"),
    ] {
        phone.elsewhere.picks(picked);
        phone.tap("import-pick");
        let fault = phone.label("import-fault");
        assert!(fault.contains(said), "{fault}");
        assert!(!phone.shows("take-in") && !phone.shows("arrival-1"));
    }
    // An export of nothing is read, and brings nothing.
    phone.elsewhere.picks(text(&export(1)));
    phone.tap("import-pick");
    assert!(!phone.shows("import-fault"));
    assert_eq!(
        phone.label("import-why-not"),
        "Nothing in this file is new."
    );
    // Whoever closes the dialog keeps what the page says.
    phone.elsewhere.picks(Ok(None));
    phone.tap("import-pick");
    assert!(phone.shows("import-why-not"));
}

#[test]
fn an_import_is_taken_back_into_the_trash() {
    let phone = Phone::new();
    for game in ["couillon", "kopknack"] {
        phone.taps(&format!("new-sheet game-{game} start back"));
    }
    phone.taps("open-settings save-all");
    let all = phone.elsewhere.saved().remove(0).1;
    let phone = seated();
    phone.tap("back");
    choose(&phone, &all);
    phone.tap("take-in");
    assert_eq!(phone.label("snack"), "2 sheets taken in");
    assert!(phone.shows("sheet-running-2"));
    phone.tap("snack-action");
    assert_eq!(phone.label("snack"), "2 sheets deleted");
    assert!(!phone.shows("snack-action"));
    assert!(phone.shows("sheet-running-0") && !phone.shows("sheet-running-1"));
    let kept = phone.kept();
    assert_eq!((kept.documents.len(), kept.trash.len()), (1, 2));
    phone.taps("deleted-sheets restore-0 restore-0");
    assert_eq!(phone.kept().documents.len(), 3);
}

#[test]
fn where_nothing_can_be_chosen_the_place_is_typed() {
    let phone = Phone::new();
    phone.taps("open-settings open-import");
    phone.elsewhere.picks(Err(Trouble::NoDialog));
    assert!(!phone.shows("import-place"));
    phone.tap("import-pick");
    assert!(!phone.is_enabled("import-read"));
    phone.elsewhere.lay("~/evening.json", &file());
    phone.type_into("import-place", "~/morning.json");
    phone.tap("import-read");
    assert_eq!(phone.label("import-fault"), "There is no such file.");
    phone.type_into("import-place", "~/evening.json");
    phone.tap("import-read");
    assert!(!phone.shows("import-fault"));
    assert!(phone.label("arrival-1").ends_with("New"));
    phone.tap("take-in");
    assert_eq!(phone.kept().documents.len(), 1);
}

#[test]
fn what_was_shown_is_forgotten_with_the_page() {
    let phone = Phone::new();
    choose(&phone, &file());
    phone.taps("back open-import");
    assert!(!phone.shows("arrival-1") && !phone.shows("take-in"));
    // A file that is chosen when the page has been left opens nothing.
    phone.elsewhere.wait();
    phone.taps("import-pick back");
    phone.elsewhere.answer();
    phone.tap("open-import");
    assert!(!phone.shows("arrival-1"));
    let phone = phone.restart();
    assert!(phone.shows("open-import"), "the page behind is in front");
}

#[test]
fn what_cannot_be_written_is_tried_again() {
    let phone = Phone::new();
    choose(&phone, &file());
    phone.store.fail(Some(ardoise::store::StoreError::Full));
    phone.tap("take-in");
    assert!(phone.shows("unsaved") && phone.shows("sheet-running-0"));
    phone.store.fail(None);
    phone.tap("open-settings");
    assert!(!phone.shows("unsaved"));
    assert_eq!(phone.kept().documents.len(), 1);
}

#[test]
fn ten_thousand_sheets_scroll() {
    let one = {
        let phone = Phone::new();
        phone.taps("new-sheet game-kopknack start");
        phone.kept().documents.remove(0)
    };
    let sheets: Vec<Document> = (0..10_000)
        .map(|minutes| {
            let begun = one.created + chrono::Duration::minutes(minutes);
            Document {
                id: SheetId::of_moment(begun),
                created: begun,
                ..one.clone()
            }
        })
        .collect();
    let phone = Phone::new();
    choose(&phone, &exchange::write_all(&sheets).expect("written"));
    phone.resize(360.0, 640.0);
    assert_eq!(phone.figures("take-in"), [10_000]);
    assert!(phone.shows("arrival-1") && !phone.shows("arrival-10"));
    to_the_end(&phone, "arrival-10000");
    assert!(!phone.shows("arrival-1"));
}

/// Presses the key that leads to the end of what is read, and sees this there.
#[track_caller]
pub fn to_the_end(phone: &Phone, last: &str) {
    assert!(!phone.shows(last), "it is out of sight");
    for _ in 0..3 {
        // How long the list is becomes known on the way.
        phone.key(Key::End);
        phone.wait(std::time::Duration::from_millis(100));
    }
    assert!(phone.shows(last), "{last:?} is in sight");
}
