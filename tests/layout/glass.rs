//! What a page looks like: every text, control and surface of the window with its place, as laid out with real glyphs.

use std::pin::Pin;
use std::rc::Rc;

use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::item_tree::{ItemRc, ItemVisitorResult, TraversalOrder, visit_items};
use i_slint_core::items::{
    AccessibleRole, BasicBorderRectangle, BorderRectangle, Clip, ComplexText, Flickable, ItemRef,
    Opacity, Rectangle, SimpleText, TextHorizontalAlignment, TextVerticalAlignment, TextWrap,
};
use i_slint_core::layout::Orientation;
use i_slint_core::lengths::{LogicalPoint, LogicalRect, LogicalSize, LogicalVector};
use i_slint_core::window::{WindowAdapter, WindowInner};
use slint::ComponentHandle;

use super::paint::Paint;
use crate::phone::Phone;

/// One thing on the glass.
#[derive(Clone, Debug)]
pub struct Piece {
    pub what: What,
    /// Its place in the window, in points.
    pub place: LogicalRect,
    /// How much of it its surroundings let through.
    pub seen: LogicalRect,
    /// Whether it can be scrolled into sight.
    pub scrolls: bool,
    /// The piece it lies in, as an index.
    pub inside: Option<usize>,
    /// The types and the id of `.slint` that it is an element of, for a person to find it.
    pub element: String,
    /// Its `accessible-id`, or that of what it lies in.
    pub id: String,
    /// Its colours, as far as its surroundings let them through.
    pub paint: Paint,
    /// Whether the control that it is, or that it lies in, can be used.
    pub enabled: bool,
}

#[derive(Clone, Debug)]
pub enum What {
    Text(Text),
    /// Something that can be tapped or typed into.
    Control,
    /// A painted surface; one that is not opaque lets what lies under it shine through.
    Surface {
        opaque: bool,
    },
    /// Anything else that is drawn.
    Drawing,
    /// What only holds others together.
    Frame,
}

#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    /// Where the letters are.
    pub ink: LogicalRect,
    /// The width of the whole text on one line, and of its longest word.
    pub whole: f32,
    pub word: f32,
    /// The height that it needs in the width it has.
    pub height: f32,
    pub wraps: bool,
    pub line: f32,
}

struct State {
    origin: LogicalVector,
    clip: LogicalRect,
    scrolls: bool,
    hidden: bool,
    inside: Option<usize>,
    id: String,
    opacity: f32,
    enabled: bool,
}

/// Everything in front, in the order in which it is painted.
pub fn look(phone: &Phone) -> Vec<Piece> {
    let window = WindowInner::from_pub(phone.ui.window().window());
    let adapter = window.window_adapter();
    let size = phone.size();
    let whole = LogicalRect::from_size(LogicalSize::new(size.width, size.height));
    let component = window.component();
    i_slint_core::item_tree::ensure_item_tree_instantiated(&component);
    let mut pieces = Vec::new();
    let state = State {
        origin: LogicalVector::default(),
        clip: whole,
        scrolls: false,
        hidden: false,
        inside: None,
        id: String::new(),
        opacity: 1.0,
        enabled: true,
    };
    visit_items(
        &component,
        TraversalOrder::BackToFront,
        |tree, item, index, state: &State| {
            let rc = ItemRc::new(tree.clone(), index);
            match visit(&rc, item, state, &adapter, &mut pieces) {
                Some(inner) => ItemVisitorResult::Continue(inner),
                None => ItemVisitorResult::SkipChildren,
            }
        },
        state,
    );
    pieces
}

fn visit(
    rc: &ItemRc,
    item: Pin<ItemRef>,
    state: &State,
    adapter: &Rc<dyn WindowAdapter>,
    pieces: &mut Vec<Piece>,
) -> Option<State> {
    let place = rc.geometry().translate(state.origin);
    let mut inner = State {
        origin: place.origin.to_vector(),
        clip: state.clip,
        scrolls: state.scrolls,
        hidden: state.hidden,
        inside: Some(pieces.len()),
        id: rc
            .accessible_string_property(AccessibleStringProperty::Id)
            .filter(|id| !id.is_empty())
            .map_or_else(|| state.id.clone(), Into::into),
        opacity: state.opacity,
        enabled: state.enabled && !is_off(rc),
    };
    if let Some(clip) = ItemRef::downcast_pin::<Clip>(item)
        && clip.clip()
    {
        if clip.is_visibility_clip() {
            return None;
        }
        inner.clip = meet(inner.clip, place);
    }
    if ItemRef::downcast_pin::<Flickable>(item).is_some() {
        inner.clip = meet(inner.clip, place);
        inner.scrolls = true;
    }
    if let Some(opacity) = ItemRef::downcast_pin::<Opacity>(item) {
        if opacity.opacity() == 0.0 {
            return None;
        }
        inner.opacity *= opacity.opacity();
    }
    let what = what(rc, item, place, adapter);
    pieces.push(Piece {
        what,
        place,
        seen: meet(state.clip, place),
        scrolls: state.scrolls,
        inside: state.inside,
        element: element(rc),
        id: inner.id.clone(),
        paint: Paint::of(item, inner.opacity),
        enabled: inner.enabled,
    });
    Some(inner)
}

fn what(
    rc: &ItemRc,
    item: Pin<ItemRef>,
    place: LogicalRect,
    adapter: &Rc<dyn WindowAdapter>,
) -> What {
    macro_rules! text_of {
        ($text:expr, $wrap:expr) => {{
            let text = $text;
            if text.text().is_empty() {
                return What::Frame;
            }
            let info = |orientation, constraint| {
                item.as_ref()
                    .layout_info(orientation, constraint, adapter, rc)
            };
            let wraps = $wrap != TextWrap::NoWrap;
            let whole = info(Orientation::Horizontal, -1.0).preferred;
            let word = if wraps {
                adapter
                    .renderer()
                    .text_content_widths(text, rc)
                    .map_or(0.0, |widths| widths.min.get())
            } else {
                whole
            };
            let height = info(Orientation::Vertical, place.width()).preferred;
            let line = adapter
                .renderer()
                .text_size(text, rc, None, TextWrap::NoWrap)
                .height;
            let (horizontal, vertical) = (text.horizontal_alignment(), text.vertical_alignment());
            let ink = LogicalSize::new(whole.min(place.width()), height.min(place.height()));
            let across = match horizontal {
                TextHorizontalAlignment::Center => 0.5,
                TextHorizontalAlignment::Right | TextHorizontalAlignment::End => 1.0,
                _ => 0.0,
            };
            let down = match vertical {
                TextVerticalAlignment::Center => 0.5,
                TextVerticalAlignment::Bottom => 1.0,
                _ => 0.0,
            };
            let at = LogicalPoint::new(
                place.min_x() + (place.width() - ink.width) * across,
                place.min_y() + (place.height() - ink.height) * down,
            );
            What::Text(Text {
                text: text.text().into(),
                ink: LogicalRect::new(at, ink),
                whole,
                word,
                height,
                wraps,
                line,
            })
        }};
    }
    if let Some(text) = ItemRef::downcast_pin::<ComplexText>(item) {
        return text_of!(text, text.wrap());
    }
    if let Some(text) = ItemRef::downcast_pin::<SimpleText>(item) {
        return text_of!(text, TextWrap::NoWrap);
    }
    if matches!(
        rc.accessible_role(),
        AccessibleRole::Button | AccessibleRole::TextInput
    ) {
        return What::Control;
    }
    macro_rules! surface {
        ($kind:ty) => {
            if let Some(surface) = ItemRef::downcast_pin::<$kind>(item) {
                let alpha = surface.background().color().alpha();
                if alpha > 0 {
                    return What::Surface {
                        opaque: alpha == 255,
                    };
                }
            }
        };
    }
    surface!(Rectangle);
    surface!(BasicBorderRectangle);
    surface!(BorderRectangle);
    if ItemRef::downcast_pin::<i_slint_core::items::ImageItem>(item).is_some()
        || ItemRef::downcast_pin::<i_slint_core::items::ClippedImage>(item).is_some()
        || ItemRef::downcast_pin::<i_slint_core::items::Path>(item).is_some()
    {
        return What::Drawing;
    }
    What::Frame
}

fn is_off(rc: &ItemRc) -> bool {
    rc.accessible_string_property(AccessibleStringProperty::Enabled)
        .is_some_and(|enabled| enabled == "false")
}

fn element(rc: &ItemRc) -> String {
    let names = rc.element_type_names_and_ids(0).unwrap_or_default();
    let names: Vec<String> = names
        .into_iter()
        .map(|(kind, id)| {
            if id.is_empty() {
                kind.into()
            } else {
                id.into()
            }
        })
        .collect();
    names.join(" ")
}

/// What two rectangles have in common; empty when it is nothing.
pub fn meet(one: LogicalRect, other: LogicalRect) -> LogicalRect {
    one.intersection(&other).unwrap_or_default()
}
