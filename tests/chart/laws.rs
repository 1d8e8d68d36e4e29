use ardoise::ui::chart::{
    Across, Course, Frame, Scale, Shape, Stroke, TENTHS, bars, level, line, marks,
};
use proptest::prelude::*;

use super::any::{course, frame};
use super::drawing::{middles, pieces, reach};

fn turned(frame: Frame) -> Frame {
    Frame {
        leftward: !frame.leftward,
        ..frame
    }
}

/// Everything that is drawn of a course.
fn outlines(course: &Course, frame: Frame) -> Vec<String> {
    let of_series = (0..course.series.len()).flat_map(|series| {
        [
            line(course, series, Stroke::Solid, frame),
            line(course, series, Stroke::Dashed, frame),
            marks(course, series, Shape::Disc, frame),
            marks(course, series, Shape::Diamond, frame),
            bars(course, series, frame),
        ]
    });
    let target = course.target.map(|target| level(course, target, frame));
    of_series.chain(target).collect()
}

/// The places that the line of a series passes, in the order of the entries.
fn passed(course: &Course, series: usize, frame: Frame) -> Vec<(i32, i32)> {
    let pieces = pieces(&line(course, series, Stroke::Solid, frame));
    assert_eq!(pieces.len(), 1, "a line in one go");
    pieces[0].corners.clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn everything_lies_in_its_place(course in course(), frame in frame()) {
        for outline in outlines(&course, frame) {
            for piece in pieces(&outline) {
                let far = piece.across.map_or(0, |across| across / 2);
                let left = piece.corners[0].0;
                for (x, y) in piece.corners {
                    prop_assert!((0..=frame.width * TENTHS).contains(&x), "{x} {outline}");
                    prop_assert!(y >= far && y + far <= frame.height * TENTHS, "{y} {outline}");
                }
                prop_assert!(left + 2 * far <= frame.width * TENTHS);
            }
        }
    }

    #[test]
    fn the_time_goes_one_way_in_equal_steps(course in course(), frame in frame()) {
        let across = Across::new(course.entries(), frame);
        let places: Vec<i32> = (0..=course.entries()).map(|entry| across.at(entry)).collect();
        let steps: Vec<i32> = places.windows(2).map(|two| two[1] - two[0]).collect();
        if let (Some(least), Some(most)) = (steps.iter().min(), steps.iter().max()) {
            prop_assert!(most - least <= 1, "{least} to {most}");
            let onward = if frame.leftward { -*most } else { *least };
            prop_assert!(onward >= 0, "{least} to {most}");
        }
        prop_assert_eq!(across.at(0) != across.at(course.entries()), course.entries() > 0 && across.room() > 0);
    }

    #[test]
    fn from_right_to_left_it_is_the_mirror_image(course in course(), frame in frame()) {
        let width = frame.width * TENTHS;
        let there = Across::new(course.entries(), frame);
        let back = Across::new(course.entries(), turned(frame));
        for entry in 0..=course.entries() {
            prop_assert_eq!(there.at(entry), width - back.at(entry));
        }
        for series in 0..course.series.len() {
            let there = passed(&course, series, frame);
            let back = passed(&course, series, turned(frame));
            let mirrored: Vec<_> = back.into_iter().map(|(x, y)| (width - x, y)).collect();
            prop_assert_eq!(there, mirrored);
            for shape in [Shape::Disc, Shape::Diamond] {
                let there = middles(&marks(&course, series, shape, frame));
                let back = middles(&marks(&course, series, shape, turned(frame)));
                let mirrored: Vec<_> = back.into_iter().map(|(x, y)| (width - x, y)).collect();
                prop_assert_eq!(there, mirrored);
            }
        }
    }

    #[test]
    fn an_entry_is_nearest_to_its_own_place(course in course(), frame in frame()) {
        let entries = course.entries();
        let across = Across::new(entries, frame);
        for entry in 1..=entries {
            let found = across.nearest(across.at(entry));
            prop_assert_eq!(across.at(found), across.at(entry));
            prop_assert!(found >= entry, "the later one of those in one place");
        }
    }

    #[test]
    fn no_other_entry_is_nearer(course in course(), frame in frame(), x in -300..16_300i32) {
        let entries = course.entries();
        let across = Across::new(entries, frame);
        let found = across.nearest(x);
        prop_assert!((entries.min(1)..=entries).contains(&found));
        // What lies beyond the ends is as near as the ends are.
        let (left, right) = reach([across.at(0), across.at(entries)].into_iter());
        let away = |entry: usize| (across.at(entry) - x.clamp(left, right)).abs();
        for entry in 1..=entries {
            let closer = away(entry) < away(found) || (away(entry) == away(found) && entry > found);
            prop_assert!(!closer, "{} is nearer to {} than {}", entry, x, found);
        }
    }

    #[test]
    fn the_line_says_the_values(course in course(), frame in frame()) {
        let entries = course.entries();
        let across = Across::new(entries, frame);
        let (low, high) = course.range();
        let scale = Scale::of_lines((low, high), frame.height);
        // A height back to a value: how many values a point stands for.
        let (top, bottom) = (f64::from(scale.at(high)), f64::from(scale.at(low)));
        let range = f64::from(high) - f64::from(low);
        let point = if bottom > top { range / (bottom - top) * f64::from(TENTHS) } else { range };
        for series in 0..course.series.len() {
            let places = passed(&course, series, frame);
            prop_assert_eq!(places[0].0, across.at(0), "from the start");
            prop_assert_eq!(places[places.len() - 1].0, across.at(entries), "to the last");
            let all: Vec<usize> = (0..=entries).collect();
            let mut last = 0;
            for (x, y) in places {
                let here = all[last..].iter().find(|entry| across.at(**entry) == x);
                let entry = *here.expect("an entry's place");
                // Several entries can have one place where it is narrow.
                let same = all[entry..].iter().take_while(|it| across.at(**it) == x);
                let near = same.map(|it| course.value(series, *it)).any(|value| {
                    let read = if bottom > top {
                        f64::from(low) + range * (bottom - f64::from(y)) / (bottom - top)
                    } else {
                        f64::from(value)
                    };
                    (read - f64::from(value)).abs() <= point
                });
                prop_assert!(near, "{} reads otherwise at {}", y, entry);
                last = entry;
            }
        }
    }

    #[test]
    fn the_numbers_beside_it_are_few_and_round(course in course(), height in 20..1200i32, apart in 10..60i32) {
        let scale = Scale::of_lines(course.range(), height);
        let ticks = scale.ticks(apart * TENTHS, course.target);
        prop_assert!(ticks.len() <= 7, "{ticks:?}");
        for two in ticks.windows(2) {
            prop_assert!(two[0] < two[1]);
        }
        if let Some(target) = course.target {
            for tick in &ticks {
                prop_assert!((scale.at(*tick) - scale.at(target)).abs() >= apart * TENTHS);
            }
        }
        let steps: Vec<i64> = ticks.iter().map(|it| i64::from(*it)).filter(|it| *it != 0).collect();
        for tick in steps {
            // At most two digits before the zeros: 20, 500, 15 000 …
            let mut head = tick.abs();
            while head % 10 == 0 {
                head /= 10;
            }
            prop_assert!(head < 1000, "{tick} is not round");
        }
    }

    #[test]
    fn markers_stand_on_the_line_and_apart(course in course(), frame in frame()) {
        let across = Across::new(course.entries(), frame);
        let scale = Scale::of_lines(course.range(), frame.height);
        for shape in [Shape::Disc, Shape::Diamond] {
            let middles = middles(&marks(&course, 0, shape, frame));
            prop_assert_eq!(middles.is_empty(), course.entries() == 0);
            for two in middles.windows(2) {
                prop_assert!((two[0].0 - two[1].0).abs() >= 7 * TENTHS - 1, "{:?}", two);
            }
            if let Some(last) = middles.last() {
                let end = course.entries();
                prop_assert_eq!(*last, (across.at(end), scale.at(course.value(0, end))));
            }
        }
    }

    #[test]
    fn bars_do_not_lie_over_one_another(course in course(), frame in frame()) {
        let outline = bars(&course, 0, frame);
        let mut sides: Vec<(i32, i32)> = pieces(&outline)
            .iter()
            .map(|piece| reach(piece.corners.iter().map(|it| it.0)))
            .collect();
        sides.sort();
        for two in sides.windows(2) {
            prop_assert!(two[0].1 <= two[1].0, "{two:?}");
        }
        let brought = (1..=course.entries()).any(|entry| course.gain(0, entry) != 0);
        prop_assert_eq!(!sides.is_empty(), brought);
    }
}
