use ardoise::ui::chart::{Course, Frame};
use proptest::collection::vec;
use proptest::prelude::*;

/// How many entries: few, many, and more than there is room for.
fn entries() -> impl Strategy<Value = usize> {
    prop_oneof![3 => 0..4usize, 4 => 4..80usize, 1 => 80..700usize, 1 => Just(2000usize)]
}

/// Values of a usual size, the same over and over, or as far apart as numbers go.
fn value() -> impl Strategy<Value = i32> {
    prop_oneof![
        4 => -500..3000i32,
        1 => Just(7),
        1 => any::<i32>(),
    ]
}

/// How a match of up to eight players went.
pub fn course() -> impl Strategy<Value = Course> {
    (entries(), 1..=8usize, any::<bool>())
        .prop_flat_map(|(entries, series, plain)| {
            let value = if plain {
                (-500..3000i32).boxed()
            } else {
                value().boxed()
            };
            let series = vec(vec(value, entries + 1), series);
            (series, proptest::option::of(value_of_target()))
        })
        .prop_map(|(series, target)| Course { series, target })
}

fn value_of_target() -> impl Strategy<Value = i32> {
    prop_oneof![Just(0), Just(2000), 1..99_990i32]
}

/// The place of a chart on anything from a watch to a wall.
pub fn frame() -> impl Strategy<Value = Frame> {
    (20..1600i32, 20..1200i32, any::<bool>()).prop_map(|(width, height, leftward)| Frame {
        width,
        height,
        leftward,
    })
}
