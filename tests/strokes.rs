//! The figures that are drawn: they stay in their place, fill it, line up, and are told from one another.

mod shape;
mod size;

use ardoise::ui::strokes::{Hand, Place, figure, thickness};

const WESTERN: Hand = Hand {
    arabic_indic: false,
    groups_four: false,
};
const ARABIC: Hand = Hand {
    arabic_indic: true,
    groups_four: false,
};
const FRENCH: Hand = Hand {
    arabic_indic: false,
    groups_four: true,
};
const HANDS: [Hand; 3] = [WESTERN, ARABIC, FRENCH];

/// In tenths of a point: halves of phones and tablets, cells of a grid, and what nobody would hold.
const PLACES: [(i32, i32); 10] = [
    (3400, 2600),
    (3000, 2200),
    (4000, 3400),
    (6200, 7600),
    (1440, 600),
    (1, 9000),
    (9000, 1),
    (7, 7),
    (12_799, 331),
    (331, 12_799),
];

fn place((width, height): (i32, i32)) -> Place {
    Place { width, height }
}

/// Every value from −9990 to 99990 by a step that meets all digits in all places, and the ends of it.
fn values() -> impl Iterator<Item = i32> {
    (-9990..=99_990).step_by(991).chain([
        0,
        8,
        -8,
        80,
        8008,
        9999,
        10_000,
        99_990,
        i32::MAX,
        i32::MIN,
    ])
}

/// The strokes of one figure: what is done, and the points of it.
type Part = (char, Vec<(i32, i32)>);

/// Reads what a path is told. It may be told nothing but whole numbers.
fn read(commands: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut numbers: Vec<i32> = Vec::new();
    for word in commands.split_whitespace() {
        let letter = word.chars().next().filter(|it| "MLC".contains(*it));
        if let Some(letter) = letter {
            parts.push((letter, Vec::new()));
        }
        numbers.push(word.trim_start_matches(['M', 'L', 'C']).parse().unwrap());
        if let &[x, y] = &numbers[..] {
            parts.last_mut().unwrap().1.push((x, y));
            numbers.clear();
        }
    }
    assert!(numbers.is_empty());
    parts
}

fn points(commands: &str) -> Vec<(i32, i32)> {
    read(commands).into_iter().flat_map(|part| part.1).collect()
}

#[test]
fn every_number_stays_inside_its_place() {
    for at in PLACES {
        for hand in HANDS {
            for value in values() {
                let thick = thickness(value, hand, place(at));
                assert!((0..=at.0.min(at.1)).contains(&thick), "{value} in {at:?}");
                for turned in [false, true] {
                    let commands = figure(value, value, hand, place(at), turned);
                    for (x, y) in points(&commands) {
                        let fits =
                            (0..=at.0 - thick).contains(&x) && (0..=at.1 - thick).contains(&y);
                        assert!(fits, "{value} in {at:?} is drawn to {x} {y}");
                    }
                    assert_eq!(commands.is_empty(), at.0 <= thick || at.1 <= thick);
                }
            }
        }
    }
}

#[test]
fn turned_around_it_is_the_same_the_other_way_up() {
    for at in PLACES {
        for hand in HANDS {
            for value in values() {
                let thick = thickness(value, hand, place(at));
                let upright = read(&figure(value, value, hand, place(at), false));
                let mut again = read(&figure(value, value, hand, place(at), true));
                for (x, y) in again.iter_mut().flat_map(|part| &mut part.1) {
                    (*x, *y) = (at.0 - thick - *x, at.1 - thick - *y);
                }
                assert_eq!(again, upright, "{value} in {at:?}");
            }
        }
    }
    let at = place((3400, 2600));
    let turned = figure(1860, 1860, WESTERN, at, true);
    assert_ne!(turned, figure(1860, 1860, WESTERN, at, false));
}
