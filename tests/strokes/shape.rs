//! What figures look like, and how they stand beside each other.

use ardoise::ui::strokes::{Hand, figure, thickness};

use super::{ARABIC, FRENCH, Part, WESTERN, place, read};

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
