//! What can be seen and heard of the app, and what it has kept.

use ardoise::app::SheetId;
use ardoise::store::{FileStore, Loaded, Store};
use ardoise::ui::bridge::{self, EditName, LedgerRow, Note, Reason, Trump, Verdict};
use slint::{ComponentHandle, Model};

use super::Phone;

impl Phone {
    /// What stands in a field.
    #[track_caller]
    pub fn value(&self, id: &str) -> String {
        self.get(id).accessible_value().unwrap_or_default().into()
    }

    /// What a control is called, without the isolates in it.
    #[track_caller]
    pub fn label(&self, id: &str) -> String {
        bare(&self.heard(id))
    }

    /// What a control is called, to the letter.
    #[track_caller]
    pub fn heard(&self, id: &str) -> String {
        self.get(id).accessible_label().unwrap_or_default().into()
    }

    /// What a screen reader says beside the label.
    #[track_caller]
    pub fn description(&self, id: &str) -> String {
        let description = self.get(id).accessible_description();
        bare(&description.unwrap_or_default())
    }

    /// The number that an element shows.
    #[track_caller]
    pub fn number(&self, id: &str) -> i32 {
        let label = self.label(id);
        let plain = label.replace('\u{2212}', "-").replace('\u{202f}', "");
        plain
            .parse()
            .unwrap_or_else(|_| panic!("{id:?} shows {label:?}, no number"))
    }

    /// The whole numbers in a label, from its beginning to its end, whatever words stand between them.
    #[track_caller]
    pub fn figures(&self, id: &str) -> Vec<i32> {
        figures(&self.label(id))
    }

    /// The only number in a label; `None` when there is none.
    #[track_caller]
    pub fn figure(&self, id: &str) -> Option<i32> {
        let figures = self.figures(id);
        assert!(figures.len() < 2, "{id:?} shows {:?}", self.label(id));
        figures.first().copied()
    }

    /// The name of the edit that the arrow back stands for.
    pub fn undo(&self) -> EditName {
        self.ui.window().global::<bridge::Sheet>().get_undo()
    }

    /// The name of the edit that the arrow forth stands for.
    pub fn redo(&self) -> EditName {
        self.ui.window().global::<bridge::Sheet>().get_redo()
    }

    /// What the snack bar says: which sentence, of which edit, with which number.
    #[track_caller]
    pub fn snack(&self) -> (Note, EditName, i32) {
        assert!(self.label("snack").len() > 3, "it says something");
        let snack = self.ui.window().global::<bridge::Snack>();
        (snack.get_note(), snack.get_name(), snack.get_number())
    }

    /// Why the open form cannot be saved.
    pub fn reason(&self) -> Reason {
        self.ui
            .window()
            .global::<bridge::Entry>()
            .get_reason()
            .reason
    }

    /// The trump of the open form.
    pub fn trump(&self) -> Trump {
        self.ui.window().global::<bridge::Form>().get_trump()
    }

    /// The verdict of the open form.
    pub fn verdict(&self) -> Verdict {
        self.ui.window().global::<bridge::Form>().get_verdict()
    }

    /// Both totals of the score page.
    #[track_caller]
    pub fn totals(&self) -> (i32, i32) {
        (self.number("total-1"), self.number("total-2"))
    }

    #[track_caller]
    pub fn is_enabled(&self, id: &str) -> bool {
        self.get(id).accessible_enabled().unwrap_or(true)
    }

    #[track_caller]
    pub fn is_checked(&self, id: &str) -> bool {
        self.get(id).accessible_checked().unwrap_or(false)
    }

    /// The one of these that is chosen; none is fine, several are not.
    #[track_caller]
    pub fn chosen<'a>(&self, ids: &[&'a str]) -> Option<&'a str> {
        let mut chosen = ids.iter().filter(|id| self.is_checked(id));
        let first = chosen.next().copied();
        assert_eq!(chosen.next(), None, "several of {ids:?} are chosen");
        first
    }

    /// What the ledger has been given to show, the oldest entry first.
    pub fn ledger(&self) -> Vec<LedgerRow> {
        let rows = self.ui.window().global::<bridge::Score>().get_rows();
        let mut rows: Vec<LedgerRow> = rows.iter().collect();
        rows.reverse();
        rows
    }

    /// What has been kept so far.
    pub fn kept(&self) -> Loaded {
        match &self.built.folder {
            Some(folder) => FileStore::look_at(folder.clone()).load(),
            None => self.store.clone().load(),
        }
    }

    /// The text of the only sheet, as it was last kept.
    #[track_caller]
    pub fn sheet_text(&self) -> String {
        match &self.built.folder {
            Some(folder) => {
                let mut files = std::fs::read_dir(folder.join("sheets")).unwrap();
                let file = files.next().expect("one sheet").unwrap().path();
                assert!(files.next().is_none(), "only one sheet");
                std::fs::read_to_string(file).unwrap()
            }
            None => {
                let ids: Vec<SheetId> = self.store.sheet_ids();
                assert_eq!(ids.len(), 1, "only one sheet");
                self.store.sheet_text(&ids[0]).unwrap()
            }
        }
    }
}

/// The text without isolates, which nobody sees or hears.
pub fn bare(text: &str) -> String {
    text.replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "")
}

/// The whole numbers in a text.
pub fn figures(text: &str) -> Vec<i32> {
    let mut found = Vec::new();
    let mut digits = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
        } else if letter == '\u{202f}' && digits.ends_with(|it: char| it.is_ascii_digit()) {
            // A group of digits ends, and not the number.
        } else {
            if digits.chars().any(|it| it.is_ascii_digit()) {
                found.push(digits.parse().expect("a number"));
            }
            digits.clear();
            if letter == '-' || letter == '\u{2212}' {
                digits.push('-');
            }
        }
    }
    found
}

#[test]
fn numbers_are_found_in_a_sentence() {
    assert_eq!(
        figures("Us won at 17: 3050 to \u{2212}1790"),
        [17, 3050, -1790]
    );
    assert_eq!(figures("2\u{202f}000 et 12"), [2000, 12]);
    assert!(figures("no - numbers").is_empty());
    assert_eq!(bare("\u{2068}Bo\u{2069} deals"), "Bo deals");
}
