//! Which of the app's languages is spoken.

/// The languages there are, as tags: the source, then one for each catalogue in `translations/`.
pub const TAGS: [&str; 6] = ["en", "fr", "nl", "sv", "nb", "ar"];

/// The language of the layout tests, which only a debug build speaks: English, longer by two fifths (`build/pseudo.rs`).
pub const PSEUDO: &str = "qps";

/// Those of them that are written from right to left.
const RIGHT_TO_LEFT: [&str; 1] = ["ar"];

/// Whether the language is written from right to left.
pub fn is_right_to_left(tag: &str) -> bool {
    RIGHT_TO_LEFT.contains(&tag)
}

/// Those that set the thousands of four digits apart, too; the others begin at five.
const GROUP_FOUR: [&str; 1] = ["fr"];

/// Whether the language writes 2 000 rather than 2000.
pub fn groups_four_digits(tag: &str) -> bool {
    GROUP_FOUR.contains(&tag)
}

/// The first of these preferences that the app speaks: by its exact tag, or else by its language without the region.
pub fn best_of<Tag: AsRef<str>>(
    preferences: impl IntoIterator<Item = Tag>,
) -> Option<&'static str> {
    preferences.into_iter().find_map(|preference| {
        let tag = preference.as_ref().replace('_', "-").to_ascii_lowercase();
        let exact = TAGS
            .into_iter()
            .find(|known| known.to_ascii_lowercase() == tag);
        exact.or_else(|| {
            let base = match tag.split(['-', '.', '@']).next().unwrap_or_default() {
                // Systems may name Norwegian without saying which; readers of Nynorsk read Bokmål.
                "no" | "nn" => "nb",
                base => base,
            };
            TAGS.into_iter().find(|known| *known == base)
        })
    })
}

/// Speaks one of [`TAGS`] from now on, in every window.
pub fn speak(tag: &str) {
    // The source language has no catalogue: its tag is an empty one to the bundle.
    let bundled = if tag == TAGS[0] { "" } else { tag };
    // It fails only for a catalogue that is not there; the words then stay as they are.
    let _ = slint::select_bundled_translation(bundled);
}
