/// A typed line as it is kept: words with one blank between them, cut to that many characters.
pub fn tidy_line(text: &str, longest: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(longest).collect()
}
