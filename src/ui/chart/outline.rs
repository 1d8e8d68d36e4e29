use std::fmt::Write;

/// A place in a drawing: tenths of a point from its left upper corner.
pub type Place = (i32, i32);

/// The outlines of a drawing, as `Path` of the pages reads them; all numbers are whole.
#[derive(Default)]
pub struct Outline(String);

impl Outline {
    /// Begins somewhere else.
    pub fn go(&mut self, (x, y): Place) {
        self.add(format_args!("M{x} {y}"));
    }

    /// Draws a straight line.
    pub fn draw(&mut self, (x, y): Place) {
        self.add(format_args!("L{x} {y}"));
    }

    /// A closed figure with these corners.
    pub fn corners(&mut self, corners: [Place; 4]) {
        let [first, rest @ ..] = corners;
        self.go(first);
        rest.into_iter().for_each(|corner| self.draw(corner));
        self.add(format_args!("Z"));
    }

    /// A disc round a place.
    pub fn disc(&mut self, (x, y): Place, radius: i32) {
        let across = 2 * radius;
        self.go((x - radius, y));
        self.add(format_args!("a{radius} {radius} 0 1 0 {across} 0"));
        self.add(format_args!("a{radius} {radius} 0 1 0 -{across} 0Z"));
    }

    pub fn done(self) -> String {
        self.0
    }

    fn add(&mut self, part: std::fmt::Arguments) {
        // Writing into a text does not fail.
        let _ = self.0.write_fmt(part);
    }
}
