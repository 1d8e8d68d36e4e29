//! What is handed on: a sheet as a text, and sheets as files.

use std::rc::Rc;

use slint::{ComponentHandle, Model};

use crate::app::Document;
use crate::outside::{Done, Saved, Trouble};
use crate::platform;
use crate::store::exchange;

use super::bridge::{self, ShareNews};
use super::dispatch::Dispatch;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The open sheet as it can be imported again.
    Json,
    /// The open sheet as a table, in CSV.
    Table,
    /// Every sheet as it can be imported again.
    All,
}

impl Dispatch {
    /// Copies the text of the open sheet, so that it can be pasted elsewhere.
    pub fn copy(self: &Rc<Self>) {
        let Some(window) = self.window() else {
            return;
        };
        let by_window = |text: &str| window.invoke_copy(text.into());
        let news = self.said_when_done(ShareNews::Copied, ShareNews::NotCopied);
        self.outside.copy(&self.text(), &by_window, news);
    }

    /// Whether [`Dispatch::share`] leads anywhere.
    pub fn can_share(&self) -> bool {
        self.outside.can_share()
    }

    /// Hands the text of the open sheet to a programme that the system asks for.
    pub fn share(self: &Rc<Self>) {
        let text = self.text();
        let title = text.lines().next().unwrap_or_default();
        let news = self.said_when_done(ShareNews::None, ShareNews::NotShared);
        self.outside.share(title, &text, news);
    }

    /// What the page says, as it goes out.
    fn text(&self) -> String {
        let lines: Vec<String> = self.models.told.iter().map(String::from).collect();
        lines.join("\n")
    }

    fn said_when_done(self: &Rc<Self>, well: ShareNews, ill: ShareNews) -> Done<()> {
        let weak = Rc::downgrade(self);
        Box::new(move |done| {
            if let Some(dispatch) = weak.upgrade() {
                dispatch.say(done.map_or(ill, |()| well), "");
            }
        })
    }

    /// Saves a sheet, or all of them, into a file that the user names.
    pub fn save(self: &Rc<Self>, shape: Shape) {
        let Some((name, text)) = self.file_of(shape) else {
            self.say(ShareNews::NotSaved, "");
            return;
        };
        if self.asking.replace(true) {
            return;
        }
        self.say(ShareNews::None, "");
        let weak = Rc::downgrade(self);
        self.outside.save(
            &name,
            text.into_bytes(),
            Box::new(move |saved| {
                if let Some(dispatch) = weak.upgrade() {
                    dispatch.asking.set(false);
                    dispatch.say_saved(saved);
                }
            }),
        );
    }

    /// What the file is called, in ASCII, and what stands in it.
    fn file_of(&self, shape: Shape) -> Option<(String, String)> {
        let app = self.app.borrow();
        let (name, text) = match shape {
            Shape::Json => {
                let document = app.document()?;
                (
                    format!("{}.json", name_of(document)),
                    exchange::write_one(document),
                )
            }
            Shape::Table => {
                let document = app.document()?;
                (
                    format!("{}.csv", name_of(document)),
                    Ok(exchange::write_csv(document)),
                )
            }
            Shape::All => {
                let today = platform::local(platform::now()).format("%Y-%m-%d");
                (
                    format!("ardoise-{today}.json"),
                    exchange::write_all(app.documents()),
                )
            }
        };
        Some((name, text.ok()?))
    }

    fn say_saved(&self, saved: Result<Saved, Trouble>) {
        let (news, place) = match saved {
            Ok(Saved::Chosen(place)) => (ShareNews::Saved, place),
            Ok(Saved::Unasked(place)) => (ShareNews::SavedUnasked, place),
            Ok(Saved::Nowhere) => (ShareNews::None, String::new()),
            Err(Trouble::Full) => (ShareNews::Full, String::new()),
            Err(Trouble::Denied) => (ShareNews::Denied, String::new()),
            Err(_) => (ShareNews::NotSaved, String::new()),
        };
        self.say(news, &place);
    }

    /// Says on the page what came of it.
    fn say(&self, news: ShareNews, place: &str) {
        if let Some(window) = self.window() {
            let share = window.global::<bridge::Share>();
            share.set_place(place.into());
            share.set_news(news);
            share.set_count(share.get_count().wrapping_add(1));
        }
    }

    /// The page is left: nobody is asked any more, and what was said is over.
    pub(super) fn forget_what_was_said(&self) {
        self.asking.set(false);
        self.say(ShareNews::None, "");
    }
}

/// The game and the day on which the sheet was begun, such as `coinche-2026-11-29`.
fn name_of(document: &Document) -> String {
    // As the game is called in the sources, which is in Latin letters.
    let game = format!("{:?}", document.sheet.game()).to_lowercase();
    let begun = platform::local(document.created).format("%Y-%m-%d");
    format!("{game}-{begun}")
}
