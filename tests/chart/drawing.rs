//! Reads outlines back, as the window does.

/// A piece of an outline: where it begins and what it is drawn to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Piece {
    pub corners: Vec<(i32, i32)>,
    /// Of a disc: how far across it is.
    pub across: Option<i32>,
}

/// All pieces of an outline of straight lines and discs. Anything else fails, a number that is not whole above all.
#[track_caller]
pub fn pieces(outline: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut rest = outline;
    while let Some(letter) = rest.chars().next() {
        let end = rest[1..].find(|it: char| it.is_alphabetic());
        let end = end.map_or(rest.len(), |it| it + 1);
        let numbers: Vec<i32> = rest[1..end]
            .split_whitespace()
            .map(|it| it.parse().expect("a whole number"))
            .collect();
        match (letter, &numbers[..]) {
            ('M', [x, y]) => pieces.push(Piece {
                corners: vec![(*x, *y)],
                across: None,
            }),
            ('L', [x, y]) => {
                let piece = pieces.last_mut().expect("begun");
                piece.corners.push((*x, *y));
            }
            ('a', [radius, _, 0, 1, 0, across, 0]) => {
                let piece = pieces.last_mut().expect("begun");
                assert_eq!(across.abs(), 2 * radius);
                piece.across = Some(across.abs());
            }
            ('Z', []) => {}
            other => panic!("{other:?} in {outline}"),
        }
        rest = &rest[end..];
    }
    pieces
}

/// The middle of each closed figure of an outline.
#[track_caller]
pub fn middles(outline: &str) -> Vec<(i32, i32)> {
    let middle = |piece: Piece| match piece.across {
        Some(across) => (piece.corners[0].0 + across / 2, piece.corners[0].1),
        None => {
            let (left, right) = reach(piece.corners.iter().map(|it| it.0));
            let (top, bottom) = reach(piece.corners.iter().map(|it| it.1));
            ((left + right) / 2, (top + bottom) / 2)
        }
    };
    pieces(outline).into_iter().map(middle).collect()
}

/// The least and the greatest.
#[track_caller]
pub fn reach(numbers: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
    let least = numbers.clone().min().expect("a number");
    (least, numbers.max().expect("a number"))
}
