//! The Arabic letters of the web app. What is drawn on a canvas has none of the system's fonts, and the one that Slint brings along for
//! this case has Latin, Greek and Cyrillic letters only.

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Names a font with Arabic letters, where it is not the one below.
const ASKED: &str = "ARDOISE_ARABIC_FONT";

/// Where the package `fonts-noto-core` of Debian puts one.
const USUAL: &str = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf";

/// The Arabic block, with its digits and punctuation; the shapes of the letters come with them.
const LETTERS: &str = "--unicodes=600-6FF";

/// Writes the font beside what else is made for the web app: its Arabic block alone where the program `hb-subset` of HarfBuzz is there,
/// otherwise the whole font, which is four times as large.
pub fn write(file: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed={ASKED}");
    let font = env::var(ASKED).unwrap_or_else(|_| USUAL.to_owned());
    println!("cargo::rerun-if-changed={font}");
    if !fs::exists(&font)? {
        return Err(format!(
            "the web app needs a font with Arabic letters, and there is no {font}: name one in {ASKED}, or install fonts-noto-core"
        )
        .into());
    }
    let mut subset = Command::new("hb-subset");
    subset
        .arg(&font)
        .args([LETTERS, "--no-hinting", "-o"])
        .arg(file);
    if !subset.status().is_ok_and(|status| status.success()) {
        println!(
            "cargo::warning=without hb-subset (libharfbuzz-bin) the web app has all letters of {font}"
        );
        fs::copy(&font, file)?;
    }
    Ok(())
}
