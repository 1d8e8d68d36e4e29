//! How large numbers are written.

use ardoise::ui::strokes::{Clear, columns, figure, height, longest, thickness};

use super::{FRENCH, HANDS, WESTERN, place, points, values};

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
