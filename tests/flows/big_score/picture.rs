use slint::ComponentHandle;

use crate::phone::Phone;

/// What is written on the page: of each point whether it is much unlike the slate.
pub struct Picture {
    width: usize,
    height: usize,
    ink: Vec<bool>,
}

impl Picture {
    pub fn of(phone: &Phone) -> Picture {
        let pixels = phone.ui.window().window().take_snapshot().unwrap();
        let slate = pixels.as_slice()[0];
        let unlike = |it: &slint::Rgba8Pixel| {
            let off = |a: u8, b: u8| u32::from(a.abs_diff(b));
            off(it.r, slate.r) + off(it.g, slate.g) + off(it.b, slate.b) > 160
        };
        Picture {
            width: pixels.width() as usize,
            height: pixels.height() as usize,
            ink: pixels.as_slice().iter().map(unlike).collect(),
        }
    }

    /// A part of it, measured in halves.
    pub fn half(&self, across: (usize, usize), down: (usize, usize)) -> Picture {
        let (left, right) = (self.width * across.0 / 2, self.width * across.1 / 2);
        let (top, foot) = (self.height * down.0 / 2, self.height * down.1 / 2);
        let row = |y: usize| self.ink[y * self.width + left..y * self.width + right].to_vec();
        Picture {
            width: right - left,
            height: foot - top,
            ink: (top..foot).flat_map(row).collect(),
        }
    }

    pub fn upper(&self) -> Picture {
        self.half((0, 2), (0, 1))
    }

    pub fn lower(&self) -> Picture {
        self.half((0, 2), (1, 2))
    }

    pub fn turned(mut self) -> Picture {
        self.ink.reverse();
        self
    }

    /// Whether it is the same drawing; the edge of a stroke may differ by a hair.
    pub fn is_like(&self, other: &Picture) -> bool {
        let pairs = || self.ink.iter().zip(&other.ink);
        let differ = pairs().filter(|(a, b)| a != b).count();
        let inked = self.ink.iter().filter(|it| **it).count();
        assert!(inked > 500, "something is drawn");
        (self.width, self.height) == (other.width, other.height) && differ * 100 < inked
    }

    /// The part of its width and of its height that the writing takes.
    pub fn filled(&self) -> (f64, f64) {
        let inked = || (0..self.ink.len()).filter(|at| self.ink[*at]);
        let span = |of: &dyn Fn(usize) -> usize, whole: usize| {
            let (least, most) = (inked().map(of).min(), inked().map(of).max());
            let span = most.unwrap_or_default() - least.unwrap_or_default() + 1;
            span as f64 / whole as f64
        };
        let across = span(&|at| at % self.width, self.width);
        (across, span(&|at| at / self.width, self.height))
    }
}
