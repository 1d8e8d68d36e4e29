//! Compiles the pages and the catalogues into the program.

#[path = "../build/letters.rs"]
mod letters;
#[path = "../build/pseudo.rs"]
mod pseudo;

use std::collections::HashMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

use slint_build::{CompilerConfiguration, DefaultTranslationContext};

/// The page of every widget in every state, and what stands in its place in a release.
const GALLERY: [&str; 2] = ["gallery/gallery.slint", "../build/no-gallery.slint"];

/// Where the catalogues are, a folder for each language.
const CATALOGUES: &str = "../translations";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={CATALOGUES}");
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        letters::write(&PathBuf::from(env::var("OUT_DIR")?).join("arabic.ttf"))?;
    }
    // The tests find controls by their ids, and speak a language of their own, and who builds the app looks at its gallery; a release has
    // none of these.
    let debug = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let gallery = PathBuf::from(GALLERY[usize::from(!debug)]);
    slint_build::compile_with_config(
        "app.slint",
        CompilerConfiguration::new()
            .with_style("fluent".into())
            .with_library_paths(HashMap::from([("gallery".to_owned(), gallery)]))
            .with_bundled_translations(catalogues(debug)?)
            .with_default_translation_context(DefaultTranslationContext::None)
            .with_debug_info(debug),
    )?;
    Ok(())
}

/// Copies the catalogues, under the name that Slint's compiler looks for, which is this crate's, and writes one more beside them for the
/// tests.
fn catalogues(with_pseudo_language: bool) -> Result<PathBuf, Box<dyn Error>> {
    let folder = PathBuf::from(env::var("OUT_DIR")?).join("translations");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let template = Path::new(CATALOGUES).join("ardoise.pot");
    let age = fs::metadata(&template)?.modified()?;
    for language in fs::read_dir(CATALOGUES)? {
        let language = language?.path();
        let catalogue = language.join("LC_MESSAGES/ardoise.po");
        if let (true, Some(tag)) = (catalogue.exists(), language.file_name()) {
            write(&folder.join(tag), &fs::read_to_string(catalogue)?, age)?;
        }
    }
    if with_pseudo_language {
        write(
            &folder.join(pseudo::TAG),
            &pseudo_catalogue(&template)?,
            age,
        )?;
    }
    backdate(&folder, age);
    Ok(folder)
}

fn pseudo_catalogue(template: &Path) -> Result<String, Box<dyn Error>> {
    let template = rspolib::pofile(template.to_string_lossy().as_ref())?;
    let mut text = String::from(
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n",
    );
    for entry in &template.entries {
        if let Some(context) = &entry.msgctxt {
            text += &format!("\nmsgctxt {context:?}");
        }
        text += &format!("\nmsgid {:?}\n", entry.msgid);
        let one = pseudo::translated(&entry.msgid);
        match &entry.msgid_plural {
            None => text += &format!("msgstr {one:?}\n"),
            Some(plural) => {
                let more = pseudo::translated(plural);
                text +=
                    &format!("msgid_plural {plural:?}\nmsgstr[0] {one:?}\nmsgstr[1] {more:?}\n");
            }
        }
    }
    Ok(text)
}

fn write(language: &Path, text: &str, age: SystemTime) -> std::io::Result<()> {
    let folder = language.join("LC_MESSAGES");
    fs::create_dir_all(&folder)?;
    let file = folder.join(concat!(env!("CARGO_PKG_NAME"), ".po"));
    fs::write(&file, text)?;
    for written in [&file, &folder, language] {
        backdate(written, age);
    }
    Ok(())
}

/// Cargo looks at what Slint's compiler has read to see whether this script has to run again, and what was written while it ran would
/// always be newer than it: every build would begin from the pages.
fn backdate(path: &Path, age: SystemTime) {
    // Where a system does not let us, that is all that comes of it.
    let _ = fs::File::open(path).and_then(|it| it.set_modified(age));
}
