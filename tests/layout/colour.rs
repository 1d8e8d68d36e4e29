//! Colours as eyes take them: how bright they are beside each other, and what is left of them for eyes that see fewer.

use i_slint_core::Color;

/// Red, green and blue as they are written, and how much is let through; all 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colour {
    pub rgb: [f32; 3],
    pub alpha: f32,
}

impl Colour {
    /// The colour, of which the surroundings let through so much; nothing where nothing of it is seen.
    pub fn of(colour: Color, opacity: f32) -> Option<Colour> {
        let it = colour.to_argb_f32();
        let alpha = it.alpha * opacity;
        (alpha > 0.0).then_some(Colour {
            rgb: [it.red, it.green, it.blue],
            alpha,
        })
    }

    /// What is seen where it lies over an opaque one. Slint blends the colours as they are written.
    pub fn over(self, below: Colour) -> Colour {
        let mix = |at: usize| self.rgb[at] * self.alpha + below.rgb[at] * (1.0 - self.alpha);
        Colour {
            rgb: [0, 1, 2].map(mix),
            alpha: 1.0,
        }
    }

    /// The light that comes from it (sRGB, IEC 61966-2-1).
    fn light(self) -> [f32; 3] {
        self.rgb.map(|it| {
            if it <= 0.04045 {
                it / 12.92
            } else {
                ((it + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// How bright it is, 0 to 1.
    fn luminance(self) -> f32 {
        let [red, green, blue] = self.light();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast of two opaque colours, 1 to 21, as WCAG 2.2 reckons it.
    pub fn contrast(self, other: Colour) -> f32 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// What an eye without one kind of cones makes of it, in CIE L*a*b* (D65).
    pub fn seen_by(self, eye: Eye) -> [f32; 3] {
        let light = times(eye.matrix(), self.light()).map(|it| it.clamp(0.0, 1.0));
        let white = [0.950_47, 1.0, 1.088_83];
        let xyz = times(
            [
                [0.412_456, 0.357_576, 0.180_438],
                [0.212_673, 0.715_152, 0.072_175],
                [0.019_334, 0.119_192, 0.950_304],
            ],
            light,
        );
        let [x, y, z] = [0, 1, 2].map(|at| {
            let share = xyz[at] / white[at];
            if share > 0.008_856 {
                share.cbrt()
            } else {
                7.787 * share + 16.0 / 116.0
            }
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// How far apart two colours are for an eye: about 2 is the least that is noticed side by side (CIE 1976).
    pub fn distance(self, other: Colour, eye: Eye) -> f32 {
        let (one, other) = (self.seen_by(eye), other.seen_by(eye));
        let squares = one
            .iter()
            .zip(other)
            .map(|(one, other)| (one - other).powi(2));
        squares.sum::<f32>().sqrt()
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let [red, green, blue] = self.rgb.map(|it| (it * 255.0).round() as u8);
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Which kind of cones an eye has not got.
#[derive(Clone, Copy, Debug)]
pub enum Eye {
    /// None for red.
    Protan,
    /// None for green.
    Deutan,
    /// None for blue.
    Tritan,
}

impl Eye {
    /// What it does to light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation
    /// of Color Vision Deficiency", IEEE TVCG 15 (6), 2009; the matrices of its table for severity 1.0.
    fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Eye::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Eye::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Eye::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }
}

fn times(matrix: [[f32; 3]; 3], by: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row.iter().zip(by).map(|(one, other)| one * other).sum())
}

#[test]
fn contrast_and_eyes_are_reckoned_as_published() {
    let colour = |rgb: [u8; 3]| Colour {
        rgb: rgb.map(|it| f32::from(it) / 255.0),
        alpha: 1.0,
    };
    let (black, white) = (colour([0, 0, 0]), colour([255, 255, 255]));
    assert!((black.contrast(white) - 21.0).abs() < 0.01);
    // The grey that the examples of WCAG name as the lightest for text on white.
    assert!((colour([0x76, 0x76, 0x76]).contrast(white) - 4.54).abs() < 0.01);
    // Half of black over white.
    let half = Colour {
        alpha: 0.5,
        ..black
    };
    assert_eq!(half.over(white).to_string(), "#808080");
    // A red and a green that differ in nothing but what such eyes do not see, and greys that all eyes see alike.
    let (red, green) = (colour([200, 60, 60]), colour([120, 116, 52]));
    let red_green = red.distance(green, Eye::Deutan);
    assert!(
        red_green < red.distance(green, Eye::Tritan) / 2.0,
        "{red_green}"
    );
    for eye in [Eye::Protan, Eye::Deutan, Eye::Tritan] {
        assert!((white.distance(black, eye) - 100.0).abs() < 0.5, "{eye:?}");
    }
}
