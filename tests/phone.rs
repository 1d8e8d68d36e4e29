//! The app in a hand: a window without a display, driven by taps on what carries an `accessible-id`.

mod builder;
pub mod faulty_disk;
mod sight;
pub mod slow_backing;

use std::path::Path;
use std::time::Duration;

use ardoise::domain::coinche::Coinche;
use ardoise::domain::{AnySheet, Sheet};
use ardoise::store::MemoryStore;
use ardoise::ui::Ui;
use i_slint_backend_testing::{ElementHandle, ElementQuery, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, SharedString};

use builder::Builder;
pub use sight::bare;

slint::slint! {
    export component Glyph inherits Window {
        out property <length> line: letter.preferred-height;
        letter := Text { text: "x"; }
    }
}

/// Whether this machine has a font at all. Without one every text is nothing high and nothing wide, and a test of sizes would
/// say nothing of the pages. To be asked when a phone has been started.
pub fn has_a_font() -> bool {
    let has = Glyph::new().expect("a window").get_line() > 0.0;
    if !has {
        eprintln!("This machine has no font: the sizes of texts are not looked at.");
    }
    has
}

/// The sheet, which is of Coinche.
#[track_caller]
pub fn coinche(sheet: &AnySheet) -> &Sheet<Coinche> {
    match sheet {
        AnySheet::Coinche(sheet) => sheet,
        other => panic!("a sheet of {:?}", other.game()),
    }
}

/// The sheet, which is of Coinche, to be changed.
#[track_caller]
pub fn coinche_mut(sheet: &mut AnySheet) -> &mut Sheet<Coinche> {
    match sheet {
        AnySheet::Coinche(sheet) => sheet,
        other => panic!("a sheet of {:?}", other.game()),
    }
}

/// A running app.
pub struct Phone {
    pub ui: Ui,
    pub store: MemoryStore,
    built: Builder,
}

impl Phone {
    /// An English phone of 360 × 1600 points, so that every control of a page can be reached without scrolling, with nothing
    /// on it yet, and without real glyphs.
    pub fn builder() -> Builder {
        Builder::default()
    }

    pub fn new() -> Phone {
        Phone::builder().start()
    }

    /// The first element in front that carries this id.
    pub fn find(&self, id: &str) -> Option<ElementHandle> {
        let wanted = id.to_owned();
        ElementQuery::from_root(self.ui.window())
            .match_descendants()
            .match_predicate(move |element| {
                element
                    .accessible_id()
                    .is_some_and(|id| id == wanted.as_str())
            })
            .find_first()
    }

    /// Whether an element of this type of `.slint` is in front.
    pub fn shows_type(&self, name: &str) -> bool {
        ElementQuery::from_root(self.ui.window())
            .match_descendants()
            .match_inherits(name)
            .find_first()
            .is_some()
    }

    pub fn shows(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    #[track_caller]
    pub fn get(&self, id: &str) -> ElementHandle {
        self.find(id)
            .unwrap_or_else(|| panic!("nothing in front is called {id:?}"))
    }

    /// The middle of an element, which must lie inside the window.
    #[track_caller]
    fn middle(&self, id: &str) -> LogicalPosition {
        let element = self.get(id);
        let (at, size) = (element.absolute_position(), element.size());
        let position = LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0);
        let seen = self.size();
        assert!(
            (0.0..seen.width).contains(&position.x) && (0.0..seen.height).contains(&position.y),
            "{id:?} lies outside the window, at {position:?}"
        );
        position
    }

    pub fn size(&self) -> LogicalSize {
        let window = self.ui.window().window();
        window.size().to_logical(window.scale_factor())
    }

    /// Taps the middle of an element with a finger. The element must be in use.
    #[track_caller]
    pub fn tap(&self, id: &str) {
        assert!(self.is_enabled(id), "{id:?} is off");
        self.poke(id);
    }

    /// Taps the middle of an element, be it in use or not.
    #[track_caller]
    pub fn poke(&self, id: &str) {
        let at = self.middle(id);
        self.note(format_args!("tap {} {} {id}", at.x, at.y));
        self.press(at, Duration::from_millis(40));
    }

    /// Writes a tap down in the file that the environment names, so that a journey can be made again on a real display.
    fn note(&self, act: std::fmt::Arguments) {
        use std::io::Write;
        if let Some(file) = std::env::var_os("ARDOISE_TAPS") {
            let mut options = std::fs::OpenOptions::new();
            let mut file = options
                .append(true)
                .create(true)
                .open(file)
                .expect("a file");
            writeln!(file, "{act}").expect("noted");
        }
    }

    /// Taps twice, as fast as a nervous thumb, at the place where an element is at first.
    #[track_caller]
    pub fn double_tap(&self, id: &str) {
        let position = self.middle(id);
        for _ in 0..2 {
            self.strike(position, Duration::from_millis(40));
            self.wait(Duration::from_millis(60));
        }
        self.wait(Duration::from_millis(200));
    }

    /// Holds the middle of an element.
    #[track_caller]
    pub fn hold(&self, id: &str, time: Duration) {
        self.press(self.middle(id), time);
    }

    fn press(&self, position: LogicalPosition, time: Duration) {
        self.strike(position, time);
        // A list takes a tap for the begin of a drag until a moment has passed.
        self.wait(Duration::from_millis(200));
    }

    fn strike(&self, position: LogicalPosition, time: Duration) {
        let window = self.ui.window().window();
        let button = PointerEventButton::Left;
        window.dispatch_event(WindowEvent::PointerMoved { position });
        window.dispatch_event(WindowEvent::PointerPressed { position, button });
        let mut left = time;
        while !left.is_zero() {
            let step = left.min(Duration::from_millis(20));
            mock_elapsed_time(step);
            left -= step;
        }
        window.dispatch_event(WindowEvent::PointerReleased { position, button });
        window.dispatch_event(WindowEvent::PointerExited);
    }

    pub fn wait(&self, time: Duration) {
        mock_elapsed_time(time);
    }

    /// Taps several elements, one after the other; they are parted by blanks.
    #[track_caller]
    pub fn taps(&self, ids: &str) {
        for id in ids.split_whitespace() {
            self.tap(id);
        }
    }

    /// Turns the wheel over an element that is in front until another one, which is not, has come into view as a whole.
    #[track_caller]
    pub fn reach(&self, id: &str, over: &str) {
        let position = self.middle(over);
        let mut turns = 0;
        while !self.shows(id) {
            turns += 1;
            assert!(turns < 200, "{id:?} does not come into view");
            self.turn_wheel(position, -10.0);
        }
        if turns > 0 {
            // Its edge is there: as far again as it is high.
            let height = self.get(id).size().height;
            self.turn_wheel(position, -height);
        }
    }

    /// Turns the wheel at a place of the window: down the page when negative.
    fn turn_wheel(&self, position: LogicalPosition, delta_y: f32) {
        let window = self.ui.window().window();
        window.dispatch_event(WindowEvent::PointerScrolled {
            position,
            delta_x: 0.0,
            delta_y,
        });
        self.wait(Duration::from_millis(20));
    }

    /// Puts a text into a field, in place of what stands there.
    #[track_caller]
    pub fn type_into(&self, id: &str, text: &str) {
        let at = self.middle(id);
        self.note(format_args!("type {} {} {text}", at.x, at.y));
        self.get(id).set_accessible_value(text);
        self.wait(Duration::from_millis(20));
    }

    /// Presses a key.
    pub fn key(&self, key: impl Into<SharedString>) {
        let text = key.into();
        let window = self.ui.window().window();
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        window.dispatch_event(WindowEvent::KeyReleased { text });
        self.wait(Duration::from_millis(20));
    }

    /// Holds a key so long that it comes again some times.
    pub fn hold_key(&self, key: impl Into<SharedString>, again: usize) {
        let text = key.into();
        let window = self.ui.window().window();
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        for _ in 0..again {
            self.wait(Duration::from_millis(30));
            window.dispatch_event(WindowEvent::KeyPressRepeated { text: text.clone() });
        }
        window.dispatch_event(WindowEvent::KeyReleased { text });
        self.wait(Duration::from_millis(20));
    }

    /// Presses one key after the other.
    pub fn keys(&self, text: &str) {
        for letter in text.chars() {
            self.key(letter);
        }
    }

    /// Presses a key while others are held.
    pub fn chord(&self, held: &[Key], key: char) {
        let window = self.ui.window().window();
        let text = |key: Key| SharedString::from(char::from(key));
        for key in held {
            window.dispatch_event(WindowEvent::KeyPressed { text: text(*key) });
        }
        self.key(key);
        for key in held.iter().rev() {
            window.dispatch_event(WindowEvent::KeyReleased { text: text(*key) });
        }
    }

    pub fn resize(&self, width: f32, height: f32) {
        let size = LogicalSize::new(width, height);
        self.ui.window().window().set_size(size);
        self.wait(Duration::from_millis(20));
    }

    /// Closes the app, without a word, and starts it again on the same store.
    pub fn restart(self) -> Phone {
        let built = self.built.clone();
        drop(self);
        built.start()
    }

    /// The same, with no language asked for.
    pub fn restart_unasked(mut self) -> Phone {
        self.built.language = None;
        self.restart()
    }

    /// Writes what the window shows into a picture.
    pub fn shot(&self, file: &Path) {
        let pixels = self.ui.window().window().take_snapshot().unwrap();
        let (width, height) = (pixels.width(), pixels.height());
        image::RgbaImage::from_raw(width, height, pixels.as_bytes().to_vec())
            .unwrap()
            .save(file)
            .unwrap();
    }
}
