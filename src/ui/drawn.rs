//! What the chart of the open sheet is drawn from, and the answers to what its page asks of it.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc};

use super::bridge::{self, AppWindow, ChartEntry};
use super::chart::{self, Across, Course, Frame, Scale, Shape, Stroke, TENTHS};
use super::convert::count;

/// How the match went, and which entries those were.
#[derive(Debug, Default, PartialEq)]
pub struct Told {
    pub course: Course,
    pub entries: Vec<ChartEntry>,
}

/// The same for as long as the window lives, so that the page can ask for the outlines of whatever size it has.
#[derive(Clone, Default)]
pub struct Drawn(Rc<RefCell<Told>>);

impl Drawn {
    /// Takes in how the match went by now; answers whether that is something else than before.
    pub fn tell(&self, told: Told) -> bool {
        let news = *self.0.borrow() != told;
        self.0.replace(told);
        news
    }

    /// Answers what the page asks. It names the version with every question, since it asks again only when the question
    /// is another one.
    pub fn hang(&self, window: &AppWindow) {
        let chart = window.global::<bridge::Chart>();
        self.hang_values(&chart);
        self.hang_outlines(&chart);
        let drawn = self.clone();
        chart.on_ticks(move |_, height, apart, beside, target| {
            let told = drawn.0.borrow();
            let scale = Scale::of_lines(told.course.range(), height);
            let beside = beside.then_some(target);
            ModelRc::from(&scale.ticks(apart.saturating_mul(TENTHS), beside)[..])
        });
    }

    fn hang_values(&self, chart: &bridge::Chart) {
        let drawn = self.clone();
        chart.on_entry(move |_, number| {
            let told = drawn.0.borrow();
            let entry = index(number)
                .checked_sub(1)
                .and_then(|at| told.entries.get(at));
            entry.cloned().unwrap_or_default()
        });
        let drawn = self.clone();
        chart.on_value(move |_, series, number| {
            drawn.0.borrow().course.value(index(series), index(number))
        });
        let drawn = self.clone();
        chart.on_gain(move |_, series, number| {
            drawn.0.borrow().course.gain(index(series), index(number))
        });
        let drawn = self.clone();
        chart.on_across(move |_, number, width, end| {
            drawn.across(frame(width, 0, end)).at(index(number)) / TENTHS
        });
        let drawn = self.clone();
        chart.on_down(move |_, value, height| {
            let told = drawn.0.borrow();
            Scale::of_lines(told.course.range(), height).at(value) / TENTHS
        });
        let drawn = self.clone();
        chart.on_nothing(move |_, height| {
            chart::scale_of_bars(&drawn.0.borrow().course, height).at(0) / TENTHS
        });
        let drawn = self.clone();
        chart.on_nearest(move |_, x, width, end| {
            count(drawn.across(frame(width, 0, end)).nearest(x))
        });
        let drawn = self.clone();
        chart.on_stride(move |_, width, apart| {
            let across = drawn.across(frame(width, 0, 1));
            let entries = drawn.0.borrow().course.entries();
            count(chart::stride(
                entries,
                across.room(),
                apart.saturating_mul(TENTHS),
            ))
        });
    }

    fn hang_outlines(&self, chart: &bridge::Chart) {
        let drawn = self.clone();
        chart.on_line(move |_, series, dashed, width, height, end| {
            let stroke = if dashed {
                Stroke::Dashed
            } else {
                Stroke::Solid
            };
            let told = drawn.0.borrow();
            chart::line(
                &told.course,
                index(series),
                stroke,
                frame(width, height, end),
            )
            .into()
        });
        let drawn = self.clone();
        chart.on_marks(move |_, series, diamonds, width, height, end| {
            let shape = if diamonds {
                Shape::Diamond
            } else {
                Shape::Disc
            };
            let told = drawn.0.borrow();
            chart::marks(
                &told.course,
                index(series),
                shape,
                frame(width, height, end),
            )
            .into()
        });
        let drawn = self.clone();
        chart.on_bars(move |_, series, width, height, end| {
            let told = drawn.0.borrow();
            chart::bars(&told.course, index(series), frame(width, height, end)).into()
        });
        let drawn = self.clone();
        chart.on_level(move |_, value, width, height, end| {
            chart::level(&drawn.0.borrow().course, value, frame(width, height, end)).into()
        });
    }

    fn across(&self, frame: Frame) -> Across {
        Across::new(self.0.borrow().course.entries(), frame)
    }
}

/// A number of the page as one that counts; below 0 there is nothing.
fn index(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

/// The place that a page gives a drawing; `end` is the edge where the language ends a line: 0 left, 1 right.
fn frame(width: i32, height: i32, end: i32) -> Frame {
    Frame {
        width,
        height,
        leftward: end == 0,
    }
}
