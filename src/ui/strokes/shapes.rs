//! The figures as a hand writes them with chalk: the middle line of each stroke, in a cell [`CELL_WIDTH`] wide and
//! [`CELL_HEIGHT`] high. A nine is no six upside down: its stem is straight, so that a half that is turned around is not
//! read the wrong way.

use Bend::{Curve, From, Line};

/// A part of a drawing; places go from left to right and from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// The chalk is set down here.
    From(i32, i32),
    /// It goes straight on to here.
    Line(i32, i32),
    /// It goes on in a bend: two places that draw it towards them, and where it ends.
    Curve(i32, i32, i32, i32, i32, i32),
}

impl Bend {
    /// How a path calls it.
    pub fn letter(self) -> &'static str {
        match self {
            From(..) => "M",
            Line(..) => "L",
            Curve(..) => "C",
        }
    }

    /// Its places, as a path has them one after the other.
    pub fn points(self) -> Vec<(i32, i32)> {
        match self {
            From(x, y) | Line(x, y) => vec![(x, y)],
            Curve(x1, y1, x2, y2, x, y) => vec![(x1, y1), (x2, y2), (x, y)],
        }
    }
}

/// The width of a figure, from middle line to middle line.
pub const CELL_WIDTH: i32 = 600;
/// Its height.
pub const CELL_HEIGHT: i32 = 1000;

/// The minus sign, in a cell that is narrower than that of a figure.
pub const MINUS: &[Bend] = &[From(0, 500), Line(MINUS_WIDTH, 500)];
/// The width of that cell.
pub const MINUS_WIDTH: i32 = 360;

/// 0 to 9.
pub const WESTERN: [&[Bend]; 10] = [
    &[
        From(300, 0),
        Curve(490, 0, 600, 190, 600, 500),
        Curve(600, 810, 490, 1000, 300, 1000),
        Curve(110, 1000, 0, 810, 0, 500),
        Curve(0, 190, 110, 0, 300, 0),
    ],
    &[
        From(110, 230),
        Curve(210, 180, 300, 100, 350, 0),
        Line(350, 1000),
    ],
    &[
        From(30, 250),
        Curve(40, 90, 150, 0, 300, 0),
        Curve(460, 0, 570, 110, 570, 270),
        Curve(570, 440, 470, 550, 330, 680),
        Curve(210, 790, 80, 880, 20, 1000),
        Line(590, 1000),
    ],
    &[
        From(50, 180),
        Curve(90, 60, 180, 0, 300, 0),
        Curve(450, 0, 560, 95, 560, 240),
        Curve(560, 385, 450, 470, 260, 470),
        Curve(460, 470, 600, 575, 600, 735),
        Curve(600, 895, 470, 1000, 300, 1000),
        Curve(150, 1000, 50, 925, 10, 800),
    ],
    &[From(450, 1000), Line(450, 0), Line(0, 690), Line(600, 690)],
    &[
        From(540, 0),
        Line(120, 0),
        Line(80, 450),
        Curve(150, 385, 225, 360, 310, 360),
        Curve(480, 360, 600, 490, 600, 680),
        Curve(600, 870, 470, 1000, 300, 1000),
        Curve(150, 1000, 50, 930, 10, 810),
    ],
    &[
        From(540, 130),
        Curve(500, 45, 420, 0, 330, 0),
        Curve(120, 0, 0, 210, 0, 560),
        Curve(0, 840, 120, 1000, 305, 1000),
        Curve(480, 1000, 600, 870, 600, 690),
        Curve(600, 510, 480, 390, 310, 390),
        Curve(150, 390, 20, 500, 0, 660),
    ],
    &[
        From(10, 0),
        Line(590, 0),
        Curve(400, 290, 250, 640, 210, 1000),
    ],
    &[
        From(300, 465),
        Curve(150, 465, 45, 370, 45, 235),
        Curve(45, 95, 150, 0, 300, 0),
        Curve(450, 0, 555, 95, 555, 235),
        Curve(555, 370, 450, 465, 300, 465),
        Curve(120, 465, 0, 575, 0, 735),
        Curve(0, 895, 125, 1000, 300, 1000),
        Curve(475, 1000, 600, 895, 600, 735),
        Curve(600, 575, 480, 465, 300, 465),
    ],
    &[
        From(570, 310),
        Curve(570, 490, 450, 610, 290, 610),
        Curve(120, 610, 0, 490, 0, 305),
        Curve(0, 120, 120, 0, 290, 0),
        Curve(460, 0, 570, 120, 570, 310),
        Line(570, 1000),
    ],
];

/// ٠ to ٩. The nought is a dot, as chalk makes it that is turned once around itself.
pub const ARABIC_INDIC: [&[Bend]; 10] = [
    &[
        From(300, 440),
        Line(360, 500),
        Line(300, 560),
        Line(240, 500),
        Line(300, 440),
    ],
    &[From(200, 0), Curve(310, 270, 370, 620, 370, 1000)],
    &[
        From(580, 0),
        Curve(580, 180, 500, 290, 350, 290),
        Curve(200, 290, 110, 180, 40, 0),
        Curve(160, 280, 220, 630, 220, 1000),
    ],
    &[
        From(600, 0),
        Curve(605, 190, 570, 320, 470, 320),
        Curve(380, 320, 345, 230, 345, 60),
        Curve(345, 230, 300, 340, 215, 340),
        Curve(110, 340, 40, 190, 0, 0),
        Curve(90, 290, 150, 640, 150, 1000),
    ],
    &[
        From(500, 20),
        Curve(290, 60, 130, 140, 130, 255),
        Curve(130, 370, 270, 435, 450, 440),
        Curve(220, 480, 50, 590, 50, 760),
        Curve(50, 930, 240, 1000, 560, 930),
    ],
    &[
        From(300, 130),
        Curve(430, 130, 580, 420, 580, 680),
        Curve(580, 890, 470, 1000, 300, 1000),
        Curve(130, 1000, 20, 890, 20, 680),
        Curve(20, 420, 170, 130, 300, 130),
    ],
    &[
        From(30, 0),
        Curve(170, 70, 330, 70, 450, 20),
        Curve(450, 350, 490, 700, 580, 1000),
    ],
    &[
        From(0, 0),
        Curve(130, 300, 240, 640, 300, 1000),
        Curve(360, 640, 470, 300, 600, 0),
    ],
    &[
        From(0, 1000),
        Curve(130, 700, 240, 360, 300, 0),
        Curve(360, 360, 470, 700, 600, 1000),
    ],
    &[
        From(450, 400),
        Curve(370, 480, 280, 510, 210, 490),
        Curve(90, 470, 20, 370, 40, 240),
        Curve(60, 90, 150, 0, 260, 0),
        Curve(380, 0, 450, 100, 450, 250),
        Curve(450, 520, 500, 780, 590, 1000),
    ],
];
