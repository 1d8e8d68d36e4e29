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
    let mut bytes = fs::read(file)?;
    fit(&mut bytes).ok_or_else(|| format!("{font} is no font that can be used"))?;
    fs::write(file, bytes)?;
    Ok(())
}

/// How far the lines of Slint's own font for this case, Inter, reach above and below what letters stand on, as shares of their size.
const ABOVE: f64 = 0.968_75;
const BELOW: f64 = 0.241_2;

/// Gives the lines of the font the height of Inter's. Slint reckons the height of a line by the first font, and of a text that may be
/// shortened leaves out the first line where another font's reach higher. Only lines, not letters: those are drawn as they were.
fn fit(font: &mut [u8]) -> Option<()> {
    let (head, hhea, os2) = (
        table(font, b"head")?,
        table(font, b"hhea")?,
        table(font, b"OS/2")?,
    );
    let size = f64::from(u16::from_be_bytes(
        font.get(head + 18..head + 20)?.try_into().ok()?,
    ));
    let (above, below) = ((ABOVE * size).round() as i16, (BELOW * size).round() as i16);
    // Ascent, descent and the gap between lines, three times; the last two are without a sign.
    for (at, value) in [
        (hhea + 4, above),
        (hhea + 6, -below),
        (hhea + 8, 0),
        (os2 + 68, above),
        (os2 + 70, -below),
        (os2 + 72, 0),
        (os2 + 74, above),
        (os2 + 76, below),
    ] {
        font.get_mut(at..at + 2)?
            .copy_from_slice(&value.to_be_bytes());
    }
    Some(())
}

/// Where a table of the font begins.
fn table(font: &[u8], tag: &[u8; 4]) -> Option<usize> {
    let entries = font.get(12..)?.chunks_exact(16);
    let count = u16::from_be_bytes(font.get(4..6)?.try_into().ok()?);
    let mut entries = entries.take(usize::from(count));
    let entry = entries.find(|entry| entry.starts_with(tag))?;
    let offset = u32::from_be_bytes(entry.get(8..12)?.try_into().ok()?);
    usize::try_from(offset).ok()
}
