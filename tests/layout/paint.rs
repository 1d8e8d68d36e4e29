//! What an item of the window paints, in colours.

use std::pin::Pin;

use i_slint_core::Brush;
use i_slint_core::item_rendering::RenderBorderRectangle;
use i_slint_core::items::{
    BasicBorderRectangle, BorderRectangle, ClippedImage, ComplexText, ImageItem, ItemRef, Path,
    Rectangle, SimpleText, TextInput, WindowItem,
};
use i_slint_core::lengths::{LogicalPoint, LogicalRect};

use super::colour::Colour;

/// The colours of one item.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paint {
    /// What a surface is filled with.
    pub fill: Option<Colour>,
    /// The line around a surface.
    pub edge: Option<Colour>,
    /// How round the corners of a surface are, in points.
    pub radius: f32,
    /// The colour of letters, or of a drawing that is coloured by the page.
    pub ink: Option<Colour>,
    /// A second colour of a drawing: what lies between its lines.
    pub body: Option<Colour>,
}

impl Paint {
    /// What an item paints that lets through so much of its surroundings, 0 to 1.
    pub fn of(item: Pin<ItemRef>, opacity: f32) -> Paint {
        let colour = |brush: Brush| Colour::of(brush.color(), opacity);
        macro_rules! is {
            ($kind:ty) => {
                ItemRef::downcast_pin::<$kind>(item)
            };
        }
        let mut paint = Paint::default();
        if let Some(window) = is!(WindowItem) {
            paint.fill = colour(window.background());
        }
        if let Some(surface) = is!(Rectangle) {
            paint.fill = colour(surface.background());
        }
        macro_rules! bordered {
            ($kind:ty) => {
                if let Some(surface) = is!($kind) {
                    paint.fill = colour(surface.background());
                    if surface.border_width().get() > 0.0 {
                        paint.edge = colour(surface.border_color());
                    }
                    let radius = RenderBorderRectangle::border_radius(surface);
                    paint.radius = radius.top_left.min(radius.bottom_right);
                }
            };
        }
        bordered!(BasicBorderRectangle);
        bordered!(BorderRectangle);
        macro_rules! coloured {
            ($($kind:ty: $colour:ident),+) => {
                $(if let Some(it) = is!($kind) {
                    paint.ink = colour(it.$colour());
                })+
            };
        }
        coloured!(ComplexText: color, SimpleText: color, ImageItem: colorize, ClippedImage: colorize);
        if let Some(input) = is!(TextInput).filter(|input| !input.text().is_empty()) {
            paint.ink = colour(input.color());
        }
        if let Some(path) = is!(Path) {
            paint.body = colour(path.fill());
            if path.stroke_width().get() > 0.0 {
                paint.ink = colour(path.stroke());
            }
        }
        paint
    }

    /// Whether its surface, which has this place, is painted at a point.
    pub fn covers(&self, place: LogicalRect, point: LogicalPoint) -> bool {
        if !place.contains(point) {
            return false;
        }
        let radius = self
            .radius
            .min(place.width() / 2.0)
            .min(place.height() / 2.0);
        let inner = place.inflate(-radius, -radius);
        let across = (inner.min_x() - point.x)
            .max(point.x - inner.max_x())
            .max(0.0);
        let down = (inner.min_y() - point.y)
            .max(point.y - inner.max_y())
            .max(0.0);
        across.hypot(down) <= radius.max(0.01)
    }
}
