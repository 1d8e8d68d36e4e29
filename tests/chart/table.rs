use ardoise::ui::chart::{
    Across, Course, EDGE, Frame, Scale, Shape, Stroke, TENTHS, bars, level, line, marks, stride,
};

use super::drawing::{middles, pieces, reach};

const FRAME: Frame = Frame {
    width: 216,
    height: 116,
    leftward: false,
};

/// Us 0, 100, 100, 250; them 0, 60, 200, 190, played to so much.
fn match_to(target: Option<i32>) -> Course {
    Course {
        series: vec![vec![0, 100, 100, 250], vec![0, 60, 200, 190]],
        target,
    }
}

#[test]
fn a_match_is_drawn_from_corner_to_corner() {
    let course = match_to(Some(500));
    assert_eq!(course.entries(), 3);
    assert_eq!(course.range(), (0, 500));
    // The edges are left free; 2000 tenths by 3 entries, 1000 tenths by 500 points.
    assert_eq!(
        line(&course, 0, Stroke::Solid, FRAME),
        "M80 1080L747 880L1413 880L2080 580"
    );
    let leftward = Frame {
        leftward: true,
        ..FRAME
    };
    assert_eq!(
        line(&course, 0, Stroke::Solid, leftward),
        "M2080 1080L1413 880L747 880L80 580"
    );
    assert_eq!(
        middles(&marks(&course, 1, Shape::Diamond, FRAME)),
        [(747, 960), (1413, 680), (2080, 700)]
    );
    assert_eq!(
        middles(&marks(&course, 1, Shape::Disc, FRAME)),
        [(747, 960), (1413, 680), (2080, 700)]
    );
}

#[test]
fn who_is_highest_and_what_an_entry_brought() {
    let course = match_to(None);
    assert_eq!(course.highest(), 0);
    assert_eq!(course.range(), (0, 250));
    let gains = |series: usize| [1, 2, 3].map(|entry| course.gain(series, entry));
    assert_eq!(gains(0), [100, 0, 150]);
    assert_eq!(gains(1), [60, 140, -10]);
    assert_eq!(course.gains(), (-10, 150));
    let tied = Course {
        series: vec![vec![0, 1], vec![0, 5], vec![0, 5]],
        target: None,
    };
    assert_eq!(tied.highest(), 1, "the first of those");
}

#[test]
fn a_total_can_be_beyond_the_target_and_below_nothing() {
    let course = Course {
        series: vec![vec![0, -100, 2300]],
        target: Some(2000),
    };
    assert_eq!(course.range(), (-100, 2300));
    let y = |outline: String| pieces(&outline)[0].corners[0].1;
    let target = y(level(&course, 2000, FRAME));
    let line = line(&course, 0, Stroke::Solid, FRAME);
    let heights: Vec<i32> = pieces(&line)[0].corners.iter().map(|it| it.1).collect();
    assert!(heights[2] < target && target < heights[0] && heights[0] < heights[1]);
}

#[test]
fn bars_go_up_and_down_from_the_line_of_nothing() {
    let course = match_to(None);
    let nothing = ardoise::ui::chart::scale_of_bars(&course, 40).at(0);
    let frame = Frame {
        height: 40,
        ..FRAME
    };
    let one = pieces(&bars(&course, 0, frame));
    assert_eq!(one.len(), 2, "the second deal brought nothing");
    for bar in &one {
        assert_eq!(reach(bar.corners.iter().map(|it| it.1)).1, nothing);
    }
    let two = pieces(&bars(&course, 1, frame));
    let down = reach(two[2].corners.iter().map(|it| it.1));
    assert_eq!(down.0, nothing, "the last deal took something away");
    assert!(down.1 > nothing);
    let least = Course {
        series: vec![vec![0, 1, 5000]],
        target: None,
    };
    let (top, bottom) = reach(
        pieces(&bars(&least, 0, frame))[0]
            .corners
            .iter()
            .map(|it| it.1),
    );
    assert_eq!(bottom - top, TENTHS, "the least is seen, too");
    let highest = reach(one[1].corners.iter().map(|it| it.1)).0;
    assert_eq!(highest, 2 * TENTHS, "the most reaches the edge");
}

#[test]
fn where_bars_are_too_close_one_stands_for_several() {
    // A thousand entries in two hundred points: 50, −20 and 0 in turn.
    let gains = [50, -20, 0];
    let mut values = vec![0];
    for at in 0..1000 {
        values.push(values[at] + gains[at % 3]);
    }
    let course = Course {
        series: vec![values],
        target: None,
    };
    let drawn = pieces(&bars(&course, 0, FRAME));
    assert!((40..=70).contains(&drawn.len()), "{} bars", drawn.len());
    for bar in &drawn[..drawn.len() - 1] {
        let (top, bottom) = reach(bar.corners.iter().map(|it| it.1));
        assert_eq!((top, bottom), (20, FRAME.height * TENTHS - 20));
    }
}

#[test]
fn dashes_are_pieces_of_the_line() {
    let flat = Course {
        series: vec![vec![5, 5]],
        target: None,
    };
    let drawn = pieces(&line(&flat, 0, Stroke::Dashed, FRAME));
    // 200 points of dashes of 7 and gaps of 8.
    assert_eq!(drawn.len(), 14);
    for dash in &drawn {
        let (from, to) = reach(dash.corners.iter().map(|it| it.0));
        assert!(to - from <= 70, "{from} to {to}");
    }
    let ends = drawn.windows(2).map(|two| {
        let end = two[0].corners.last().expect("an end").0;
        two[1].corners[0].0 - end
    });
    assert!(ends.into_iter().all(|gap| gap == 80));
}

#[test]
fn a_dash_goes_round_a_corner() {
    let course = Course {
        series: vec![(0..100).map(|it| it % 2 * 10).collect()],
        target: None,
    };
    let frame = Frame {
        width: 416,
        ..FRAME
    };
    let solid = pieces(&line(&course, 0, Stroke::Solid, frame));
    let dashed = pieces(&line(&course, 0, Stroke::Dashed, frame));
    let turns = &solid[0].corners;
    let inner = dashed
        .iter()
        .flat_map(|dash| dash.corners.iter().skip(1).rev().skip(1));
    let mut seen = 0;
    for corner in inner {
        assert!(
            turns.contains(corner),
            "{corner:?} is no corner of the line"
        );
        seen += 1;
    }
    assert!(seen > 20, "only {seen} corners");
}

#[test]
fn the_nearest_wins_and_of_two_the_later() {
    let across = Across::new(4, FRAME);
    let places = [0, 1, 2, 3, 4].map(|entry| across.at(entry));
    assert_eq!(places, [80, 580, 1080, 1580, 2080]);
    let nearest = |x: i32| across.nearest(x);
    assert_eq!([-50, 0, 80, 200].map(nearest), [1; 4], "not the start");
    assert_eq!([829, 830, 831].map(nearest), [1, 2, 2]);
    assert_eq!([1829, 1830, 2080, 5000].map(nearest), [3, 4, 4, 4]);
    let leftward = Frame {
        leftward: true,
        ..FRAME
    };
    let across = Across::new(4, leftward);
    let nearest = |x: i32| across.nearest(x);
    assert_eq!([2200, 1580, 1330, 1331, 0].map(nearest), [1, 1, 2, 1, 4]);
    assert_eq!(Across::new(0, FRAME).nearest(700), 0);
    assert_eq!(Across::new(1, FRAME).nearest(0), 1);
}

#[test]
fn the_numbers_beside_the_lines() {
    let ticks = |range: (i32, i32), height: i32, beside: Option<i32>| {
        Scale::of_lines(range, height).ticks(20 * TENTHS, beside)
    };
    assert_eq!(ticks((0, 2000), 216, Some(2000)), [0, 500, 1000, 1500]);
    assert_eq!(ticks((0, 2000), 216, None), [0, 500, 1000, 1500, 2000]);
    assert_eq!(ticks((-120, 2350), 216, Some(2000)), [0, 500, 1000, 1500]);
    assert_eq!(ticks((0, 7), 216, Some(0)), [2, 4, 6]);
    assert_eq!(ticks((-6, 9), 116, None), [-5, 0, 5]);
    assert_eq!(ticks((0, 0), 116, None), [0, 1], "nothing has happened yet");
    assert_eq!(ticks((0, 1), 116, None), [0, 1]);
    assert_eq!(ticks((0, 10), 40, None), [0, 10], "low");
    let far = ticks((i32::MIN, i32::MAX), 216, None);
    assert_eq!(
        far,
        [
            -2_000_000_000,
            -1_000_000_000,
            0,
            1_000_000_000,
            2_000_000_000
        ]
    );
}

#[test]
fn every_so_manieth_entry_is_marked() {
    let room = 300 * TENTHS;
    let apart = 15 * TENTHS;
    assert_eq!(stride(0, room, apart), 1);
    assert_eq!(stride(20, room, apart), 1);
    assert_eq!(stride(21, room, apart), 2);
    assert_eq!(stride(100, room, apart), 5);
    assert_eq!(stride(101, room, apart), 10);
    assert_eq!(stride(2000, room, apart), 100);
    assert_eq!(stride(2000, 0, apart), 500_000, "no room at all");
}

#[test]
fn many_entries_are_no_more_work_than_there_are_points() {
    let course = Course {
        series: vec![(0..=2000).collect()],
        target: None,
    };
    let drawn = pieces(&line(&course, 0, Stroke::Solid, FRAME));
    assert!(drawn[0].corners.len() <= 202);
    assert_eq!(drawn[0].corners.last(), Some(&(2160 - EDGE, EDGE)));
}

#[test]
fn without_room_nothing_fails() {
    let nowhere = Frame {
        width: -5,
        height: 0,
        leftward: true,
    };
    for entries in [0, 1, 2, 500] {
        let course = Course {
            series: vec![(0..=entries).collect()],
            target: Some(9),
        };
        for stroke in [Stroke::Solid, Stroke::Dashed] {
            line(&course, 0, stroke, nowhere);
        }
        marks(&course, 0, Shape::Disc, nowhere);
        bars(&course, 0, nowhere);
        Across::new(course.entries(), nowhere).nearest(3);
    }
    let nothing = Course::default();
    assert_eq!((nothing.entries(), nothing.highest()), (0, 0));
    assert_eq!(nothing.value(3, 4) + nothing.gain(0, 1), 0);
}
