//! The figures that are drawn: they stay in their place, fill it, line up, and are told from one another.

use ardoise::ui::strokes::{Clear, Hand, Place, columns, figure, height, longest, thickness};

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

/// The figures of a number, each by its strokes.
fn figures(value: i32, hand: Hand) -> Vec<Vec<Part>> {
    let commands = figure(value, value, hand, place((9000, 3000)), false);
    let mut figures: Vec<Vec<Part>> = Vec::new();
    for part in read(&commands) {
        if part.0 == 'M' {
            figures.push(Vec::new());
        }
        figures.last_mut().unwrap().push(part);
    }
    figures
}

/// Places along the strokes of a single figure, near one another.
fn line(parts: &[Part]) -> Vec<(f64, f64)> {
    let real = |(x, y): (i32, i32)| (f64::from(x), f64::from(y));
    let mut line: Vec<(f64, f64)> = Vec::new();
    for (letter, points) in parts {
        let from = line.last().copied();
        let ends: Vec<(f64, f64)> = points.iter().copied().map(real).collect();
        for step in 1..=40 {
            let t = f64::from(step) / 40.0;
            let u = 1.0 - t;
            let mix = |of: &[(f64, (f64, f64))]| {
                let sum = |pick: fn((f64, f64)) -> f64| of.iter().map(|it| it.0 * pick(it.1)).sum();
                (sum(|it| it.0), sum(|it| it.1))
            };
            line.push(match (letter, from) {
                ('L', Some(from)) => mix(&[(u, from), (t, ends[0])]),
                ('C', Some(from)) => mix(&[
                    (u * u * u, from),
                    (3.0 * u * u * t, ends[0]),
                    (3.0 * u * t * t, ends[1]),
                    (t * t * t, ends[2]),
                ]),
                _ => ends[0],
            });
        }
    }
    line
}

/// How far the place of one drawing that is farthest from the other one is from it.
fn apart(one: &[(f64, f64)], other: &[(f64, f64)]) -> f64 {
    let from = |one: &[(f64, f64)], other: &[(f64, f64)]| {
        let nearest = |a: &(f64, f64)| {
            let each = other.iter().map(|b| (a.0 - b.0).hypot(a.1 - b.1));
            each.fold(f64::MAX, f64::min)
        };
        one.iter().map(nearest).fold(0.0, f64::max)
    };
    from(one, other).max(from(other, one))
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
fn it_is_as_large_as_fits() {
    // Numbers that touch both edges of their cells.
    for value in [0, 8, 80, 808, 8000, 80_000, 888_888, -8, -60, -8000] {
        for at in [
            (3400, 2600),
            (4000, 3400),
            (6200, 7600),
            (1440, 600),
            (12_799, 331),
        ] {
            for hand in [WESTERN, FRENCH] {
                let thick = thickness(value, hand, place(at));
                let points = points(&figure(value, value, hand, place(at), false));
                let (left, right) = (
                    points.iter().map(|it| it.0).min(),
                    points.iter().map(|it| it.0).max(),
                );
                let (top, foot) = (
                    points.iter().map(|it| it.1).min(),
                    points.iter().map(|it| it.1).max(),
                );
                let wide = right.unwrap() - left.unwrap() + thick;
                let high = foot.unwrap() - top.unwrap() + thick;
                assert!(
                    at.0 - wide <= 3 || at.1 - high <= 3,
                    "{value} in {at:?}: {wide} × {high}"
                );
                // In the middle.
                assert!((left.unwrap() - (at.0 - thick - right.unwrap())).abs() <= 2);
                assert!((top.unwrap() - (at.1 - thick - foot.unwrap())).abs() <= 2);
                assert!((high - height(value, hand, place(at))).abs() <= 2);
                // As thick as can be seen from afar.
                assert!(
                    thick * 100 >= high * 8,
                    "{value} in {at:?}: {thick} of {high}"
                );
            }
        }
    }
}

#[test]
fn numbers_that_stand_beside_each_other_are_of_one_size() {
    let at = place((3400, 2600));
    let alone = points(&figure(8, 8, WESTERN, at, false));
    let beside = points(&figure(8, -12_345, WESTERN, at, false));
    let like = points(&figure(-12_345, -12_345, WESTERN, at, false));
    let high = |points: &[(i32, i32)]| {
        points.iter().map(|it| it.1).max().unwrap() - points.iter().map(|it| it.1).min().unwrap()
    };
    assert!(high(&alone) > high(&beside));
    assert_eq!(high(&beside), high(&like));
    // Whatever it is to be like, it never leaves its place.
    let thick = thickness(-12_345, WESTERN, at);
    for (x, y) in points(&figure(-12_345, 8, WESTERN, at, false)) {
        assert!((0..=3400 - thick).contains(&x) && (0..=2600 - thick).contains(&y));
    }
}

#[test]
fn the_longest_is_the_one_that_takes_the_most_room() {
    assert_eq!(longest([]), 0);
    assert_eq!(longest([1860, 740]), 1860);
    assert_eq!(longest([-160, 12_345]), 12_345);
    assert_eq!(longest([-160, 740]), -160);
    let all: Vec<i32> = values().collect();
    let at = place((3400, 2600));
    for hand in HANDS {
        for pair in all.windows(2) {
            let longest = longest(pair.iter().copied());
            let least = pair.iter().map(|it| thickness(*it, hand, at)).min();
            assert_eq!(Some(thickness(longest, hand, at)), least, "{pair:?}");
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

#[test]
fn no_figure_is_taken_for_another_one() {
    let at = place((600, 1000));
    let thick = f64::from(thickness(0, WESTERN, at));
    let mut drawn: Vec<(String, Vec<(f64, f64)>)> = Vec::new();
    for hand in [WESTERN, ARABIC] {
        for digit in 0..10 {
            let upright = line(&read(&figure(digit, digit, hand, at, false)));
            for (name, other) in &drawn {
                let one_hand = name.starts_with(&format!("{}", hand.arabic_indic));
                let apart = apart(&upright, other);
                assert!(
                    !one_hand || apart > thick,
                    "{digit} is like {name}: {apart}"
                );
            }
            drawn.push((format!("{} {digit}", hand.arabic_indic), upright));
        }
    }
    // Nor when it is read from the other side: a six is no nine.
    for (one, other) in [(6, 9), (9, 6), (2, 5), (5, 2), (4, 7), (7, 1)] {
        let turned = line(&read(&figure(one, one, WESTERN, at, true)));
        let upright = line(&read(&figure(other, other, WESTERN, at, false)));
        assert!(
            apart(&turned, &upright) > thick,
            "{one} turned is like {other}"
        );
    }
    let minus = &figures(-8, WESTERN)[0];
    let ys: Vec<i32> = minus.iter().flat_map(|it| &it.1).map(|it| it.1).collect();
    assert!(ys.windows(2).all(|it| it[0] == it[1]), "a minus is level");
}

#[test]
fn figures_stand_in_cells_of_equal_width() {
    for hand in [WESTERN, ARABIC] {
        let usual = figures(18_064, hand);
        for digit in 0..10 {
            // The hundreds change, and nothing beside them moves.
            let other = figures(18_064 + 100 * digit, hand);
            for place in [0, 1, 3, 4] {
                assert_eq!(usual[place], other[place], "{digit} in the third place");
            }
            assert_eq!(usual[2] == other[2], digit == 0);
        }
    }
}

#[test]
fn thousands_are_set_apart_where_the_language_does_it() {
    // From the middle of one figure to the middle of the next.
    let steps = |value: i32, hand: Hand| -> Vec<i32> {
        let figures = figures(value, hand);
        let middles = figures.iter().map(|parts| {
            let xs: Vec<i32> = line(parts).iter().map(|it| it.0.round() as i32).collect();
            (xs.iter().min().unwrap() + xs.iter().max().unwrap()) / 2
        });
        let middles: Vec<i32> = middles.collect();
        middles.windows(2).map(|it| it[1] - it[0]).collect()
    };
    let near = |a: i32, b: i32| (a - b).abs() <= 2;
    let plain = steps(8888, WESTERN);
    assert!(
        near(plain[0], plain[1]) && near(plain[1], plain[2]),
        "{plain:?}"
    );
    for (value, hand) in [
        (8888, FRENCH),
        (-8888, FRENCH),
        (88_888, WESTERN),
        (88_888, ARABIC),
    ] {
        let steps = steps(value, hand);
        let (ones, thousands) = (steps[steps.len() - 1], steps[steps.len() - 3]);
        assert!(thousands > ones + ones / 8, "{value}: {steps:?}");
        assert!(near(ones, steps[steps.len() - 2]), "{value}: {steps:?}");
    }
    let millions = steps(8_888_888, WESTERN);
    assert!(near(millions[0], millions[3]), "{millions:?}");
}

#[test]
fn a_grid_has_as_many_columns_as_make_the_figures_largest() {
    let glass = |width: i32, height: i32, count: i32, like: i32| {
        let clear = Clear {
            head: 360,
            edge: 120,
            least: width.min(height) * 38 / 100,
        };
        columns(count, like, WESTERN, place((width, height)), clear)
    };
    assert_eq!(glass(3600, 6400, 2, 120), 1, "one over the other");
    assert_eq!(glass(8440, 3900, 2, 120), 2, "side by side");
    assert_eq!(glass(3600, 6400, 8, 12), 2);
    assert_eq!(glass(8440, 3900, 8, 12), 4);
    assert_eq!(glass(3600, 6400, 4, 12), 2);
    assert_eq!(glass(3600, 6400, 1, 12), 1);
    assert_eq!(glass(3600, 6400, 0, 12), 1, "nobody");
    assert_eq!(glass(0, 0, 8, 12), 8, "no room at all is no reason to stop");
    for (width, height) in [(3200, 5680), (3600, 6400), (8440, 3900), (12_800, 8000)] {
        for count in 2..=8 {
            for like in [3, 12, -12, 120, -240] {
                let size = |columns: i32| {
                    let rows = (count + columns - 1) / columns;
                    let cell = (width / columns - 240, height / rows - 600);
                    let cell = place((cell.0.max(0), cell.1.max(0)));
                    let (high, thick) = (
                        self::height(like, WESTERN, cell),
                        thickness(like, WESTERN, cell),
                    );
                    f64::from(high) * f64::from(thick)
                };
                let best = glass(width, height, count, like);
                let may = |columns: &i32| width / columns >= width.min(height) * 38 / 100;
                assert!(
                    (1..=count)
                        .filter(may)
                        .all(|other| size(other) <= size(best))
                );
            }
        }
    }
}
