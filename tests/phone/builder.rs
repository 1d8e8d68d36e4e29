use std::path::{Path, PathBuf};
use std::rc::Rc;

use ardoise::store::{FileStore, MemoryStore, Store};
use ardoise::ui::Ui;
use i_slint_backend_testing::{TestingBackend, TestingBackendOptions};
use slint::ComponentHandle;

use super::Phone;
use super::faulty_disk::FaultyDisk;
use super::outside::Elsewhere;
use super::slow_backing::SlowBacking;

/// How the next phone is to be.
#[derive(Clone)]
pub struct Builder {
    pub(super) store: MemoryStore,
    elsewhere: Elsewhere,
    pub(super) folder: Option<PathBuf>,
    disk: FaultyDisk,
    backing: Option<SlowBacking>,
    size: (f32, f32),
    pub(super) language: Option<&'static str>,
    pixels: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Builder {
            store: MemoryStore::default(),
            elsewhere: Elsewhere::default(),
            folder: None,
            disk: FaultyDisk::default(),
            backing: None,
            size: (360.0, 1600.0),
            language: Some("en"),
            pixels: false,
        }
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
        Builder {
            language: Some(language),
            ..self
        }
    }

    pub fn store(self, store: MemoryStore) -> Builder {
        Builder { store, ..self }
    }

    /// The system has a sheet for sharing, on which all goes well.
    pub fn shares(self) -> Builder {
        self.elsewhere.shares(Ok(()));
        self
    }

    /// Keeps everything in files in this folder.
    pub fn folder(self, folder: &Path) -> Builder {
        Builder {
            folder: Some(folder.to_owned()),
            ..self
        }
    }

    /// The disk on which the folder lies.
    pub fn disk(self, disk: &FaultyDisk) -> Builder {
        Builder {
            disk: disk.clone(),
            ..self
        }
    }

    /// Keeps everything as a browser does.
    pub fn backing(self, backing: &SlowBacking) -> Builder {
        Builder {
            backing: Some(backing.clone()),
            ..self
        }
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
        let store: Box<dyn Store> = match (&self.folder, &self.backing) {
            (_, Some(backing)) => Box::new(backing.open()),
            (Some(folder), None) => {
                let disk = Box::new(self.disk.clone());
                Box::new(FileStore::open_on(disk, folder.clone()).unwrap())
            }
            (None, None) => Box::new(self.store.clone()),
        };
        let outside = Rc::new(self.elsewhere.clone());
        let ui = Ui::with_outside(store, outside, self.language.map(str::to_owned)).unwrap();
        let phone = Phone {
            ui,
            store: self.store.clone(),
            elsewhere: self.elsewhere.clone(),
            built: self,
        };
        let (width, height) = phone.built.size;
        phone.ui.window().show().unwrap();
        phone.resize(width, height);
        phone
    }
}
