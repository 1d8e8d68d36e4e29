//! A language that nobody speaks: English with accents, and longer by two fifths. The layout tests speak it, so that a page with
//! too little room is found before a translator finds it.

/// Its tag, from the range that is kept for private use.
pub const TAG: &str = "qps";

/// A text of the pages in it; what stands in braces stays.
pub fn translated(text: &str) -> String {
    let mut longer = String::new();
    let mut owed = 0;
    let mut in_braces = false;
    for letter in text.chars() {
        in_braces = match letter {
            '{' => true,
            '}' => false,
            _ => in_braces,
        };
        let accented = match letter {
            _ if in_braces => letter,
            'a' => 'å',
            'e' => 'é',
            'i' => 'ï',
            'o' => 'ö',
            'u' => 'ü',
            'A' => 'Å',
            'E' => 'É',
            'I' => 'Ï',
            'O' => 'Ö',
            'U' => 'Ü',
            _ => letter,
        };
        longer.push(accented);
        if letter.is_alphabetic() && !in_braces {
            owed += 2;
        }
        // Vowels are drawn out.
        while accented != letter && owed >= 5 {
            longer.extend(accented.to_lowercase());
            owed -= 5;
        }
    }
    longer
}
