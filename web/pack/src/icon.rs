//! The icons, drawn from the app's own.

use std::error::Error;
use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The wooden frame of the slate, which fills an icon up to its edges where a system cuts it into its own shape.
const WOOD: &str = "#8a5a2b";

/// How an icon fills its square.
#[derive(Clone, Copy)]
enum Fit {
    /// As drawn, with the corners cut off.
    Whole,
    /// Up to the edges.
    Filled,
    /// Up to the edges, and drawn small enough to lie in the circle that every system leaves.
    Masked,
}

pub fn draw(icon: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let drawing = fs::read_to_string(icon)?;
    fs::write(out.join("icon.svg"), &drawing)?;
    for (name, size, fit) in [
        ("icon-192.png", 192, Fit::Whole),
        ("icon-512.png", 512, Fit::Whole),
        ("icon-180.png", 180, Fit::Filled),
        ("icon-maskable-512.png", 512, Fit::Masked),
    ] {
        let tree = Tree::from_str(&fitted(&drawing, fit), &Options::default())?;
        let mut pixels = Pixmap::new(size, size).ok_or("no icon is this large")?;
        let scale = size as f32 / tree.size().width();
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        pixels.save_png(out.join(name))?;
    }
    Ok(())
}

fn fitted(drawing: &str, fit: Fit) -> String {
    let (at, side) = match fit {
        Fit::Whole => return drawing.to_owned(),
        Fit::Filled => (0.0, 64.0),
        Fit::Masked => (6.4, 51.2),
    };
    let inner = drawing.replacen(
        r#"width="64" height="64""#,
        &format!(r#"x="{at}" y="{at}" width="{side}" height="{side}""#),
        1,
    );
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="{WOOD}"/>{inner}</svg>"#
    )
}
