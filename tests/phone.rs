//! The app in a hand: a window without a display, driven by taps on what carries an `accessible-id`.

use std::path::Path;
use std::time::Duration;

use ardoise::store::{MemoryStore, Store};
use ardoise::ui::Ui;
use i_slint_backend_testing::{
    ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions, mock_elapsed_time,
};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, LogicalSize};

/// How the next phone is to be.
pub struct Builder {
    store: MemoryStore,
    size: (f32, f32),
    language: &'static str,
    pixels: bool,
}

/// A running app.
pub struct Phone {
    pub ui: Ui,
    pub store: MemoryStore,
}

impl Phone {
    /// An English phone of 360 × 1600 points, so that every control of a page can be reached without scrolling, with nothing
    /// on it yet, and without real glyphs.
    pub fn builder() -> Builder {
        Builder {
            store: MemoryStore::default(),
            size: (360.0, 1600.0),
            language: "en",
            pixels: false,
        }
    }

    pub fn new() -> Phone {
        Phone::builder().start()
    }

    /// Every element in front that carries an id.
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

    pub fn shows(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    #[track_caller]
    pub fn get(&self, id: &str) -> ElementHandle {
        self.find(id)
            .unwrap_or_else(|| panic!("nothing in front is called {id:?}"))
    }

    /// Taps the middle of an element with a finger.
    #[track_caller]
    pub fn tap(&self, id: &str) {
        let element = self.get(id);
        let (at, size) = (element.absolute_position(), element.size());
        let position = LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0);
        let window = self.ui.window().window();
        let seen = window.size().to_logical(window.scale_factor());
        assert!(
            (0.0..seen.width).contains(&position.x) && (0.0..seen.height).contains(&position.y),
            "{id:?} lies outside the window, at {position:?}"
        );
        self.press(position, Duration::from_millis(40));
    }

    /// Holds the middle of an element.
    #[track_caller]
    pub fn hold(&self, id: &str, time: Duration) {
        let element = self.get(id);
        let (at, size) = (element.absolute_position(), element.size());
        self.press(
            LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0),
            time,
        );
    }

    fn press(&self, position: LogicalPosition, time: Duration) {
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
        // A list takes a tap for the begin of a drag until a moment has passed.
        self.wait(Duration::from_millis(200));
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

    /// Types a text into a field, in place of what stands there.
    #[track_caller]
    pub fn type_into(&self, id: &str, text: &str) {
        self.get(id).set_accessible_value(text);
    }

    /// Presses a key.
    pub fn key(&self, key: impl Into<slint::SharedString>) {
        let text = key.into();
        let window = self.ui.window().window();
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        window.dispatch_event(WindowEvent::KeyReleased { text });
    }

    #[track_caller]
    pub fn label(&self, id: &str) -> String {
        self.get(id).accessible_label().unwrap_or_default().into()
    }

    #[track_caller]
    pub fn is_enabled(&self, id: &str) -> bool {
        self.get(id).accessible_enabled().unwrap_or(true)
    }

    #[track_caller]
    pub fn is_checked(&self, id: &str) -> bool {
        self.get(id).accessible_checked().unwrap_or(false)
    }

    pub fn resize(&self, width: f32, height: f32) {
        let size = LogicalSize::new(width, height);
        self.ui.window().window().set_size(size);
    }

    /// Closes the app and starts it again on the same store.
    pub fn restart(self) -> Phone {
        let store = self.store.clone();
        drop(self);
        Builder {
            store,
            ..Phone::builder()
        }
        .start()
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

impl Builder {
    pub fn size(self, width: f32, height: f32) -> Builder {
        Builder {
            size: (width, height),
            ..self
        }
    }

    pub fn language(self, language: &'static str) -> Builder {
        Builder { language, ..self }
    }

    pub fn store(self, store: MemoryStore) -> Builder {
        Builder { store, ..self }
    }

    /// With real glyphs, drawn.
    pub fn pixels(self) -> Builder {
        Builder {
            pixels: true,
            ..self
        }
    }

    pub fn start(self) -> Phone {
        let backend = TestingBackend::new(TestingBackendOptions {
            mock_time: true,
            renderer_name: self.pixels.then(|| "software".into()),
            ..Default::default()
        });
        // A phone that is started again finds the platform in place.
        let _ = slint::platform::set_platform(Box::new(backend));
        let store: Box<dyn Store> = Box::new(self.store.clone());
        let ui = Ui::new(store, Some(self.language.to_owned())).unwrap();
        let phone = Phone {
            ui,
            store: self.store,
        };
        phone.resize(self.size.0, self.size.1);
        phone.ui.window().show().unwrap();
        phone
    }
}
